"use client";
import { lazy, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Alert } from "@/components/ui/feedback/alert";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { SettingsCard } from "@/components/ui/page/settings-card";
import { BUSY_READ_MINUTES, type BusyCalendar } from "@/contracts/messaging/calendar/busy-calendar";
import { formatDateTime } from "@/lib/dates";
import { notify } from "@/lib/notice/notify";
import {
  useGetBusyCalendarQuery,
  useReadBusyCalendarMutation,
  useRemoveBusyCalendarMutation,
} from "@/services/messaging/busy-calendar";
import { BusyCalendarForm } from "./busy-calendar-form";
import styles from "./busy-calendar.module.css";

const ConfirmDialog = lazy(() => import("@/components/ui/feedback/confirm-dialog"));

/** The connected calendar whose busy times prevent double bookings. */
export function BusyCalendarCard() {
  const { data, error, isFetching, refetch } = useGetBusyCalendarQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <SettingsCard title="Busy times from your own calendar">
      <div className={styles.stack}>
        <p className={styles.note}>
          Connect Google Calendar, Apple Calendar or Outlook, so that couples can’t book you when you’re busy
          there. We read times only, never what an event is about.
        </p>
        {error && !isFetching ? (
          <LoadFailure title="Your calendar connection could not be loaded" error={error} retry={refetch} />
        ) : null}
        {!data && !error ? <Skeleton shape="block" height="6rem" /> : null}
        {data?.address ? <Connected calendar={data} /> : null}
        {data ? <BusyCalendarForm key={`${data.address}${data.blocks}`} calendar={data} /> : null}
      </div>
    </SettingsCard>
  );
}

function Connected({ calendar }: { calendar: BusyCalendar }) {
  const { address, error, lastReadAt, lastTriedAt, times, days, unread, undated } = calendar;
  const [read, reading] = useReadBusyCalendarMutation();
  const [remove, removing] = useRemoveBusyCalendarMutation();
  const [asked, setAsked] = useState(false);
  const again = async () => {
    const { data } = await read();
    if (data && !data.error) notify("success", "Calendar read");
  };
  const disconnect = async () => {
    await remove();
    setAsked(false);
  };
  return (
    <>
      {error ? (
        <Alert tone="bad" title="We couldn’t read your calendar">
          {error}. {lastTriedAt ? `Last tried ${formatDateTime(lastTriedAt)}. ` : ""}
          {lastReadAt
            ? `What we read on ${formatDateTime(lastReadAt)} still blocks your times.`
            : "Check the address, and enter it again if it has changed."}
        </Alert>
      ) : null}
      {unread > 0 ? (
        <Alert tone="warn" title={`${count(unread, "event")} couldn’t be read in full`}>
          {unread > undated
            ? "We keep you busy on the day an event starts when we can’t read the rest of it, such as how it repeats. "
            : ""}
          {undated > 0
            ? `${count(undated, "event")} without a date we can read ${undated === 1 ? "blocks" : "block"} nothing: check ${undated === 1 ? "it" : "them"} in your own calendar.`
            : ""}
        </Alert>
      ) : null}
      <p>
        <strong>{address}</strong>
      </p>
      <p className={styles.note}>
        {lastReadAt
          ? `Last read ${formatDateTime(lastReadAt)}: ${count(times, "busy time")} and ${count(days, "blocked day")} ahead. We read it again every ${BUSY_READ_MINUTES} minutes.`
          : "Not read yet."}
      </p>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" busy={reading.isLoading} onClick={() => void again()}>
          Read again
        </Button>
        <Button variant="plain" size="sm" onClick={() => setAsked(true)}>
          Disconnect
        </Button>
      </div>
      <Suspense>
        {asked ? (
          <ConfirmDialog
            open
            title="Disconnect this calendar?"
            confirm="Disconnect"
            cancel="Keep it"
            tone="danger"
            busy={removing.isLoading}
            onConfirm={() => void disconnect()}
            onClose={() => setAsked(false)}
          >
            The times and days that it blocks are open for bookings again.
          </ConfirmDialog>
        ) : null}
      </Suspense>
    </>
  );
}

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? "" : "s"}`;
