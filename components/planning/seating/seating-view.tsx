"use client";
import { lazy, Suspense } from "react";
import { GuestTabs } from "@/components/planning/guest-list/guest-tabs";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";
import { useLive } from "@/components/session/use-live";
import { useGetSeatingQuery } from "@/services/planning/seating";
import { useGetWeddingEventsQuery } from "@/services/planning/wedding-event";
import { AccountPage } from "@/components/ui/page/account-page";

const SeatingWorkspace = lazy(() => import("./seating-workspace"));

const PATH = "/user/dashboard/guest-list/seating";

/** The seating plan of each event. */
export function SeatingView() {
  useLive();
  const { get } = useListParams();
  const { data, error, refetch } = useGetWeddingEventsQuery(undefined, { refetchOnMountOrArgChange: true });
  const planned = data?.docs ?? [];
  const main = mainEvent(planned);
  // The page's plain path shows the first tab.
  const events = main ? [main, ...planned.filter(({ id }) => id !== main.id)] : [];
  const event = events.find(({ id }) => id === get("event")) ?? main;
  return (
    <AccountPage
      title="Seating"
      lead="Seat your guests by hand, or let us find a table for everyone and keep your rules."
    >
      <GuestTabs />
      {event ? (
        <>
          {events.length > 1 ? (
            <PageTabs
              label="Events"
              path={PATH}
              param="event"
              tabs={events.map(({ id, name }) => ({ tab: id, label: name }))}
              current={event.id}
            />
          ) : null}
          <EventSeating key={event.id} event={event} />
        </>
      ) : error ? (
        <LoadFailure title="Your events could not be loaded" error={error} retry={refetch} />
      ) : (
        <CardRowsSkeleton label="Loading your seating" count={3} />
      )}
    </AccountPage>
  );
}

/** The event that people sit down for, or else the first. */
function mainEvent(events: readonly WeddingEvent[]): WeddingEvent | undefined {
  return events.find(({ kind }) => kind === "banquet" || kind === "lunch") ?? events[0];
}

function EventSeating({ event }: { event: WeddingEvent }) {
  const { data, error, isFetching, refetch } = useGetSeatingQuery(event.id, {
    refetchOnMountOrArgChange: true,
  });
  if (data) {
    return (
      <Suspense fallback={<CardRowsSkeleton label="Loading your seating" count={3} />}>
        <SeatingWorkspace
          plan={data}
          venueName={event.venueName}
          refetch={async () => (await refetch()).data}
        />
      </Suspense>
    );
  }
  if (error && !isFetching) {
    return <LoadFailure title="Your seating could not be loaded" error={error} retry={refetch} />;
  }
  return <CardRowsSkeleton label="Loading your seating" count={3} />;
}
