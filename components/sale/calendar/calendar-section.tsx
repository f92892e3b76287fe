"use client";
import type { ReactNode } from "react";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { Button } from "@/components/ui/action/button";
import { useGetCalendarFeedQuery, useResetCalendarFeedMutation } from "@/services/sale/calendar";
import { CalendarLink } from "./calendar-link";
import styles from "./calendar-section.module.css";

/** The account's dates in a calendar program; `children` describes them. */
export function CalendarSection({ children }: { children: ReactNode }) {
  const { data, error, isFetching, refetch } = useGetCalendarFeedQuery();
  const [create, { isLoading }] = useResetCalendarFeedMutation();
  return (
    <SettingsCard title="In your calendar">
      <p className={styles.note}>{children}</p>
      {error && !isFetching ? (
        <LoadFailure title="Your calendar link could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!data && !error ? <Skeleton shape="block" height="3rem" /> : null}
      {data && !data.url ? (
        <Button className={styles.create} variant="secondary" busy={isLoading} onClick={() => void create()}>
          Create calendar link
        </Button>
      ) : null}
      {data?.url && data.webcalUrl && data.googleUrl ? (
        <CalendarLink url={data.url} webcalUrl={data.webcalUrl} googleUrl={data.googleUrl} />
      ) : null}
    </SettingsCard>
  );
}
