"use client";
import { type ReactNode, useState } from "react";
import { BackLink } from "@/components/ui/action/back-link";
import { ButtonLink } from "@/components/ui/action/button";
import { Segments } from "@/components/ui/action/segments";
import { Alert } from "@/components/ui/feedback/alert";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { isMissing } from "@/components/ui/feedback/message-page/is-missing";
import { CardRowsSkeleton } from "@/components/ui/feedback/skeleton/card-rows-skeleton";
import { Figures } from "@/components/ui/list/figures";
import { ChoiceChips } from "@/components/planning/shared/choice-chips";
import type { Beo } from "@/contracts/planning/beo";
import { changesIn, countChanges } from "@/contracts/planning/beo-sections";
import { formatDateTime } from "@/lib/dates";
import { type BeoOf, useGetBeoQuery } from "@/services/planning/beo";
import { BeoPrints } from "./beo-prints";
import { BeoRunSheet } from "./beo-run-sheet";
import { BeoSections } from "./beo-sections";
import { BeoVersions } from "./beo-versions";
import { LatestVersion } from "./latest-version";
import styles from "./beo.module.css";

type Props = {
  of: BeoOf;
  /** The vendor's button that opens the conversation with the couple. */
  message?: ReactNode;
};

/** The event order of an order: the couple's plan as the vendor needs it, updated as it changes. */
export function BeoView({ of, message }: Props) {
  const [eventId, setEventId] = useState<string | null>(null);
  const [version, setVersion] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useGetBeoQuery(
    { ...of, ...(eventId ? { eventId } : {}), ...(version ? { version } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  const order = of.side === "vendor" ? `/vendor/dashboard/orders/${of.id}` : `/user/manage-orders/${of.id}`;
  if (!data) {
    if (!error || isFetching) return <CardRowsSkeleton label="Loading the event order" count={5} />;
    if (isMissing(error))
      return <Missing href={of.side === "vendor" ? "/vendor/dashboard/orders" : "/user/manage-orders"} />;
    return <LoadFailure title="The event order could not be loaded" error={error} retry={refetch} />;
  }
  return (
    <article className={styles.page} data-side={of.side}>
      <BackLink href={order}>{`Order ${data.orderNumber}`}</BackLink>
      <header className={styles.head}>
        <div>
          <p className={styles.kicker}>Event order</p>
          <h1 className={styles.title}>{of.side === "vendor" ? data.couple : data.vendorName}</h1>
          <p className={styles.note}>{leadOf(data)}</p>
        </div>
        {message}
      </header>
      {data.events.length > 1 ? (
        <ChoiceChips
          label="Events"
          choices={data.events.map(({ id, name }) => ({ value: id, label: name }))}
          value={data.eventId ?? ""}
          onChoose={(id) => {
            setEventId(id);
            setVersion(null);
          }}
        />
      ) : null}
      {data.state === "live" ? (
        <Live beo={data} of={of} onVersion={setVersion} />
      ) : (
        <WithoutPlan beo={data} of={of} />
      )}
    </article>
  );
}

function leadOf({ state, sections, version, versions }: Beo): string {
  if (state !== "live") return "";
  const event = sections.find(({ kind }) => kind === "event");
  const when = ["Event", "Date", "Time", "Place"].flatMap((label) => {
    const line = event?.lines.find((each) => each.label === label && each.mark !== "removed");
    return line ? [line.value] : [];
  });
  const shown = versions.find(({ number }) => number === version);
  return [...when, shown ? `Version ${shown.number} of ${formatDateTime(shown.issuedAt)}` : ""]
    .filter(Boolean)
    .join(" · ");
}

type LiveProps = { beo: Beo; of: BeoOf; onVersion: (version: number | null) => void };

function Live({ beo, of, onVersion }: LiveProps) {
  const [shown, setShown] = useState<"all" | "changes">("all");
  const changes = countChanges(beo.sections);
  const isChanges = shown === "changes" && changes > 0;
  const sections = isChanges ? changesIn(beo.sections) : beo.sections;
  const isNow = beo.version === null;
  return (
    <>
      {beo.isPurged ? (
        <Alert title="Guests’ details are deleted">
          Names, meals and allergies are deleted 90 days after a wedding. Numbers and payments stay.
        </Alert>
      ) : null}
      <Figures figures={figuresOf(beo)} isLive />
      <p className={styles.jump}>
        <a href="#prints">Prints and versions</a>
      </p>
      <LatestVersion beo={beo} of={of} changes={isNow ? changes : 0} />
      {isNow ? null : (
        <Alert title={`You’re reading version ${beo.version}`}>
          <button type="button" className={styles.link} onClick={() => onVersion(null)}>
            Show the plan as it is now
          </button>
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {changes > 0 ? (
            <div className={styles.filter}>
              <p role="status">
                {changes} {changes === 1 ? "change" : "changes"} since version {beo.since}
              </p>
              <Segments
                label="Lines shown"
                options={[
                  { value: "all", label: "Everything" },
                  { value: "changes", label: "Changes only" },
                ]}
                value={shown}
                onChoose={setShown}
              />
            </div>
          ) : null}
          {beo.afterGuarantee.length > 0 && isNow ? (
            <section className={styles.after} aria-label="After the guarantee">
              <h2>After the guarantee</h2>
              <p className={styles.note}>
                These changed after the guarantee date. The guaranteed version stands as it is.
              </p>
              <BeoSections sections={beo.afterGuarantee} rooms={[]} />
            </section>
          ) : null}
          <BeoSections
            sections={sections}
            rooms={isChanges ? [] : beo.rooms}
            times={isNow && !isChanges ? <BeoRunSheet beo={beo} of={of} /> : null}
          />
        </div>
        <aside id="prints" className={styles.aside}>
          <BeoPrints beo={beo} of={of} />
          <BeoVersions beo={beo} onVersion={onVersion} />
        </aside>
      </div>
    </>
  );
}

function figuresOf({ items, counts }: Beo): (readonly [string, string | number])[] {
  const [first] = items;
  const several = items.length > 1;
  const sum = (units: (item: Beo["items"][number]) => number) =>
    items.reduce((total, item) => total + units(item), 0);
  if (!first || !counts) return [];
  const guaranteed = items.every((item) => item.guaranteed !== null)
    ? sum((item) => item.guaranteed ?? 0)
    : "–";
  const unit = several || !/table|round/i.test(first.priceMetric) ? "Units" : "Tables";
  return [
    [`${unit} now`, sum(({ ordered }) => ordered)],
    ["Guaranteed", guaranteed],
    ["Projected", sum(({ projected }) => projected)],
    ["Coming", counts.attending],
    ["Not answered", counts.waiting],
    ["Children’s chairs", counts.children],
  ];
}

function WithoutPlan({ beo, of }: { beo: Beo; of: BeoOf }) {
  if (beo.state === "day") {
    return (
      <div className={styles.main}>
        <BeoRunSheet beo={beo} of={of} title="Your part of the day" />
      </div>
    );
  }
  if (beo.state === "closed") {
    return (
      <EmptyState title="This order is cancelled">
        The couple’s plans are no longer shared with this order.
      </EmptyState>
    );
  }
  return of.side === "vendor" ? (
    <EmptyState title="Not connected to an event yet">
      Once {beo.couple} connect this order to their event, its tables, meals, allergies, room plan and run
      sheet appear here and update as their guests reply.
    </EmptyState>
  ) : (
    <EmptyState
      title="Not connected to an event yet"
      action={
        <ButtonLink href="/user/dashboard/guest-list/invitations?tab=banquet">
          Connect it in Your banquet
        </ButtonLink>
      }
    >
      Connect this order to your event, and {beo.vendorName} sees your tables, meals, allergies, room plan and
      run sheet as they change.
    </EmptyState>
  );
}

function Missing({ href }: { href: string }) {
  return (
    <EmptyState
      drawing="missing"
      headingLevel="h1"
      title="This order does not exist"
      action={<ButtonLink href={href}>Show all orders</ButtonLink>}
    >
      The link may be incomplete, or it belongs to another account.
    </EmptyState>
  );
}
