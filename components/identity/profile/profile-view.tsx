"use client";
import { skipToken } from "@reduxjs/toolkit/query";
import { lazy, Suspense } from "react";
import { RowsSkeleton } from "@/components/ui/page/home-section";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { useGetCustomerProfileQuery } from "@/services/identity/auth";
import { useAppSelector } from "@/store/hooks";
import { ProfileHead } from "./profile-head";
import styles from "./profile-view.module.css";

/** Loaded separately, because it includes parsing of phone numbers. */
const AccountForm = lazy(() => import("./account-form").then(({ AccountForm: form }) => ({ default: form })));
const LazySections = lazy(() => import("./lazy-sections"));

/** A couple's contact details and sign-in settings. The wedding details have their own page. */
export function ProfileView() {
  const id = useAppSelector((state) => state.auth.userData?.id);
  const { data: profile, error, refetch } = useGetCustomerProfileQuery(id ?? skipToken);
  if (!profile) {
    return error ? (
      <div className={styles.page}>
        <LoadFailure title="Your profile could not be loaded" error={error} retry={refetch} />
      </div>
    ) : null;
  }
  return (
    <div className={styles.page}>
      <ProfileHead profile={profile} />
      <Suspense fallback={<RowsSkeleton label="Loading your details" />}>
        <AccountForm key={profile.id} profile={profile} />
      </Suspense>
      <Suspense>
        <LazySections profile={profile} />
      </Suspense>
    </div>
  );
}
