"use client";
import dynamic from "next/dynamic";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { Segments } from "@/components/ui/action/segments";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { useListParams } from "@/components/ui/list/use-list-params";
import { Icon } from "@/components/ui/media/icon";
import { PageTitle } from "@/components/ui/page/heading/page-title";
import { isIsoDate, todayInSingapore } from "@/lib/dates";
import { useGetVendorCalendarQuery } from "@/services/messaging/calendar";
import { CalendarGrid } from "./calendar-grid";
import { CALENDAR_LOOKS, type CalendarLook, daysOf, fullDays, titleOf, turn } from "./calendar-days";
import { CalendarList } from "./calendar-list";
import styles from "./calendar-view.module.css";

const DayDialog = lazy(() => import("./day-dialog"));
const CapacityForm = dynamic(() => import("./capacity-form").then((part) => part.CapacityForm), {
  ssr: false,
});

const BusyCalendarCard = dynamic(() => import("./busy-calendar").then((part) => part.BusyCalendarCard), {
  ssr: false,
});

const LOOKS = [
  { value: "month", label: "Month" },
  { value: "week", label: "Week" },
  { value: "list", label: "List" },
] as const;

/** A vendor's calendar: weddings, visits, held and blocked days. View and date are in the address. */
export function CalendarView({ feed }: { feed: ReactNode }) {
  const { get, set } = useListParams();
  const [today] = useState(() => todayInSingapore());
  const [opened, setOpened] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const look = CALENDAR_LOOKS.find((each) => each === get("look")) ?? "month";
  const date = isIsoDate(get("date")) ? get("date") : today;
  const { data, currentData, error, isFetching, refetch } = useGetVendorCalendarQuery(daysOf(look, date), {
    refetchOnMountOrArgChange: true,
  });
  const days = currentData ? fullDays(currentData) : [];
  const day = days.find((each) => each.date === opened);
  const go = (to: string) => set({ date: to === today ? "" : to });
  const open = (on: string) => {
    setOpened(on);
    setShown(true);
  };

  return (
    <>
      <PageTitle title="Calendar">
        Weddings, visits and held dates. Choose a day to block it, open it or hold it for a couple.
      </PageTitle>
      <div className={styles.bar}>
        <div className={styles.turn}>
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Previous ${look === "list" ? "days" : look}`}
            onClick={() => go(turn(look, date, -1))}
          >
            <Icon name="chevron-left" />
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Next ${look === "list" ? "days" : look}`}
            onClick={() => go(turn(look, date, 1))}
          >
            <Icon name="chevron-right" />
          </Button>
          <Button variant="plain" size="sm" onClick={() => go(today)}>
            Today
          </Button>
        </div>
        <h2 className={styles.title} aria-live="polite">
          {titleOf(look, date)}
        </h2>
        <Segments<CalendarLook>
          label="Show as"
          options={LOOKS}
          value={look}
          onChoose={(next) => set({ look: next === "month" ? "" : next })}
        />
      </div>
      {error && !isFetching ? (
        <LoadFailure title="The calendar could not be loaded" error={error} retry={refetch} />
      ) : null}
      {!currentData && (!error || isFetching) ? (
        <div role="status" aria-label="Loading the calendar">
          <Skeleton shape="block" height={look === "month" ? "34rem" : "14rem"} />
        </div>
      ) : null}
      {currentData && look !== "list" ? (
        <CalendarGrid
          days={days}
          capacity={currentData.dailyCapacity}
          month={look === "month" ? date.slice(0, 7) : null}
          today={today}
          onOpen={open}
        />
      ) : null}
      {currentData && look !== "month" ? (
        <div className={look === "week" ? styles.words : undefined}>
          <CalendarList days={days} capacity={currentData.dailyCapacity} onOpen={open} />
        </div>
      ) : null}
      {day && currentData ? (
        <Suspense>
          <DayDialog
            key={day.date}
            open={shown}
            day={day}
            capacity={currentData.dailyCapacity}
            today={today}
            onClose={() => setShown(false)}
          />
        </Suspense>
      ) : null}
      <div className={styles.settings}>
        {data ? <CapacityForm key={data.dailyCapacity} dailyCapacity={data.dailyCapacity} /> : null}
        {feed}
        <BusyCalendarCard />
      </div>
    </>
  );
}
