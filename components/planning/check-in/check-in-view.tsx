"use client";
import dynamic from "next/dynamic";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { SelectField } from "@/components/ui/form/field";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { GuestTabs } from "@/components/planning/guest-list/guest-tabs";
import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";
import { formatDate } from "@/lib/dates";
import { useGetCheckInQuery } from "@/services/planning/check-in/check-in";
import { useLive } from "@/components/session/use-live";
import { useGetWeddingEventsQuery } from "@/services/planning/wedding-event";
import { CheckInFigures } from "./check-in-figures";
import { AccountPage } from "@/components/ui/page/account-page";
import styles from "./check-in.module.css";

const LinksTab = dynamic(() => import("./links-tab").then(({ LinksTab: Tab }) => Tab));
const PartiesTab = dynamic(() => import("./parties-tab").then(({ PartiesTab: Tab }) => Tab));
const ArrivalsTab = dynamic(() => import("./arrivals-tab").then(({ ArrivalsTab: Tab }) => Tab));
const GiftsTab = dynamic(() => import("./gifts-tab").then(({ GiftsTab: Tab }) => Tab));

const PATH = "/user/dashboard/guest-list/check-in";
const TABS = [
  { tab: "guests", label: "Parties and tables" },
  { tab: "arrivals", label: "Arrivals" },
  { tab: "helpers", label: "Helpers’ links" },
  { tab: "gifts", label: "Ang bao" },
] as const;
type Tab = (typeof TABS)[number]["tab"];
/** Members who may only read see neither links nor ang bao. */
const FOR_PLANNERS: readonly Tab[] = ["helpers", "gifts"];

/** The couple's view of check-in: live counts, arrivals, the helpers' links and the ang bao. */
export function CheckInView() {
  const { get } = useListParams();
  useLive();
  const events = useGetWeddingEventsQuery(undefined, { refetchOnMountOrArgChange: true });
  const docs = events.data?.docs;
  const event = docs?.find(({ id }) => id === get("event")) ?? busiest(docs);
  return (
    <AccountPage
      title="Check-in"
      lead="Give helpers a link for the door. They need no account, and it works without network."
    >
      <GuestTabs />
      {docs && event ? (
        <EventCheckIn event={event} events={docs} />
      ) : events.error && !events.isFetching ? (
        <LoadFailure title="Your events could not be loaded" error={events.error} retry={events.refetch} />
      ) : (
        <CardRowsSkeleton label="Loading check-in" count={3} />
      )}
    </AccountPage>
  );
}

const pathOf = (eventId: string) => (eventId ? `${PATH}?event=${eventId}` : PATH);

/** The banquet, or the first event. */
const busiest = (events: readonly WeddingEvent[] | undefined) =>
  events?.find(({ kind }) => kind === "banquet") ?? events?.[0];

function EventCheckIn({ event, events }: { event: WeddingEvent; events: readonly WeddingEvent[] }) {
  const { get, set } = useListParams();
  const {
    currentData: data,
    error,
    isFetching,
    refetch,
  } = useGetCheckInQuery(event.id, {
    refetchOnMountOrArgChange: true,
  });
  if (!data) {
    return error && !isFetching ? (
      <LoadFailure title="Check-in could not be loaded" error={error} retry={refetch} />
    ) : (
      <CardRowsSkeleton label="Loading check-in" count={3} />
    );
  }
  const tabs = TABS.filter(({ tab }) => data.links || !FOR_PLANNERS.includes(tab));
  const tab: Tab = tabs.find((each) => each.tab === get("tab"))?.tab ?? "guests";
  return (
    <>
      {events.length > 1 ? (
        <div className={styles.event}>
          <SelectField
            id="check-in-event"
            label="Event"
            value={event.id}
            onChange={({ target }) => set({ event: target.value })}
          >
            {events.map(({ id, name, date }) => (
              <option key={id} value={id}>
                {date ? `${name}, ${formatDate(date)}` : name}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
      <CheckInFigures data={data} />
      <PageTabs label="Check-in" path={pathOf(get("event"))} tabs={tabs} current={tab} />
      {tab === "guests" ? <PartiesTab eventId={event.id} tables={data.tables} /> : null}
      {tab === "arrivals" ? <ArrivalsTab eventId={event.id} mayUndo={data.links !== null} /> : null}
      {tab === "helpers" && data.links ? <LinksTab event={event} links={data.links} /> : null}
      {tab === "gifts" ? <GiftsTab eventId={event.id} /> : null}
    </>
  );
}
