"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { lazy, Suspense, useRef, useState } from "react";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { todayInSingapore } from "@/lib/dates";
import { useGetCustomerProfileQuery } from "@/services/identity/auth";
import { useAppSelector } from "@/store/hooks";
import { BookedSoFar } from "./booked-so-far";
import { CoupleCard } from "./couple-card";
import styles from "./wedding-details-view.module.css";
import { WeddingDays } from "./wedding-days";
import { WeddingFacts } from "./wedding-facts";

const EditDetails = lazy(() => import("./edit-details"));

/** The wedding's details, to read and edit, and the bookings for the day. */
export function WeddingDetailsView() {
  const [today] = useState(() => todayInSingapore());
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useAppSelector((state) => state.auth.userData?.id);
  const { data: profile, error, isFetching, refetch } = useGetCustomerProfileQuery(id ?? skipToken);

  const close = () => {
    setEditing(false);
    // The button has been rendered again by then.
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (!profile) {
    return (
      <div className={styles.page}>
        {error && !isFetching ? (
          <LoadFailure title="Your wedding details could not be loaded" error={error} retry={refetch} />
        ) : (
          <div role="status" aria-label="Loading your wedding details">
            <Skeleton shape="block" height="14rem" />
          </div>
        )}
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <CoupleCard profile={profile} today={today} />
      {editing ? (
        <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
          <EditDetails profile={profile} onDone={close} />
        </Suspense>
      ) : (
        <WeddingFacts profile={profile} opener={opener} onEdit={() => setEditing(true)} />
      )}
      <WeddingDays />
      <BookedSoFar />
    </div>
  );
}
