"use client";
import dynamic from "next/dynamic";
import { useMemo, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { PageTabs } from "@/components/ui/list/page-tabs";
import { useListParams } from "@/components/ui/list/use-list-params";
import { type GuestChange, GUESTS_KEPT_DAYS } from "@/contracts/planning/guest/guest";
import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";
import { addDays, formatDate } from "@/lib/dates";
import { useDownloadMutation } from "@/services/download";
import { useShowGuestsQuery } from "@/services/planning/guest";
import { useLive } from "@/components/session/use-live";
import { useGetWeddingEventsQuery } from "@/services/planning/wedding-event";
import { GuestTabs } from "./guest-tabs";
import { AccountPage } from "@/components/ui/page/account-page";
import styles from "./guest-workspace.module.css";
import { GuestsPanel } from "./list/guests-panel";
import { UndoNotice } from "@/components/ui/feedback/undo/undo-notice";
import { useGuestUndo } from "./list/use-guest-undo";
import { KeyFigures } from "./overview/key-figures";

const AddGuestsDialog = dynamic(() => import("./dialogs/add-guests-dialog"));
const ImportDialog = dynamic(() => import("./dialogs/import-dialog"));
const DuplicatesDialog = dynamic(() => import("./dialogs/duplicates-dialog"));
const HouseholdDialog = dynamic(() => import("./dialogs/household-dialog"));
const EventsPanel = dynamic(() => import("./overview/events-panel").then(({ EventsPanel: Panel }) => Panel));
const HouseholdsPanel = dynamic(() =>
  import("./overview/households-panel").then(({ HouseholdsPanel: Panel }) => Panel),
);

const PATH = "/user/dashboard/guest-list";
const TABS = [
  { tab: "guests", label: "Guests" },
  { tab: "households", label: "Households" },
  { tab: "events", label: "Events" },
] as const;
type Tab = (typeof TABS)[number]["tab"];

/** The couple's guest list: key figures, the guests, their households, and the events. */
export function GuestWorkspace() {
  useLive();
  const { get, set } = useListParams();
  const summary = useShowGuestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const planned = useGetWeddingEventsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [dialog, setDialog] = useState<"add" | "import" | "duplicates" | null>(null);
  const [home, setHome] = useState<{ id: string; name: string } | null>(null);
  const [download, { isLoading }] = useDownloadMutation();
  const undo = useGuestUndo();
  const tab: Tab = TABS.find((each) => each.tab === get("tab"))?.tab ?? "guests";
  const { data } = summary;
  const events = planned.data?.docs;
  const context = useMemo(
    () => (data && events ? { groups: data.groups, events, mayEdit: data.mayEdit } : null),
    [data, events],
  );
  const close = () => setDialog(null);
  const onChanged = (message: string, { undoId }: GuestChange) => {
    setDialog(null);
    setHome(null);
    undo.offer(message, undoId);
  };
  const save = (format: "csv" | "xlsx") =>
    void download({ url: "/user/guest/export", params: { format }, fileName: `guest-list.${format}` });

  return (
    <AccountPage
      title="Guest List"
      lead="Both families’ guests in one list, with every event’s numbers."
      actions={
        data && data.guests > 0 ? (
          <>
            {data.mayEdit ? (
              <>
                <Button onClick={() => setDialog("add")}>Add guests</Button>
                <Button variant="secondary" onClick={() => setDialog("import")}>
                  Import
                </Button>
              </>
            ) : null}
            <select
              className={styles.more}
              aria-label="Export"
              value=""
              disabled={isLoading}
              onChange={({ target }) => save(target.value as "csv" | "xlsx")}
            >
              <option value="">Export</option>
              <option value="xlsx">Excel (.xlsx)</option>
              <option value="csv">CSV</option>
            </select>
          </>
        ) : null
      }
    >
      <GuestTabs />
      {data && context ? (
        <>
          {data.guests > 0 ? (
            <KeyFigures
              summary={data}
              events={context.events}
              onWithoutContact={() => set({ tab: "", contact: "none" })}
            />
          ) : null}
          {data.duplicates > 0 && data.mayEdit ? (
            <p className={styles.hint}>
              {data.duplicates === 1 ? "1 possible duplicate." : `${data.duplicates} possible duplicates.`}{" "}
              <button type="button" onClick={() => setDialog("duplicates")}>
                Review duplicates
              </button>
            </p>
          ) : null}
          <PageTabs label="Views of the guest list" path={PATH} tabs={TABS} current={tab} />
          {tab === "guests" ? (
            <GuestsPanel
              context={context}
              summary={data}
              onAdd={() => setDialog("add")}
              onImport={() => setDialog("import")}
              onHousehold={setHome}
              offer={undo.offer}
            />
          ) : tab === "households" ? (
            <HouseholdsPanel onOpen={setHome} />
          ) : (
            <EventsPanel events={context.events} summary={data} />
          )}
          {data.guests > 0 ? <KeptUntil events={context.events} /> : null}
          {dialog === "add" ? (
            <AddGuestsDialog open context={context} onClose={close} onAdded={onChanged} />
          ) : null}
          {dialog === "import" ? (
            <ImportDialog
              open
              context={context}
              onClose={close}
              onImported={(message, undoId) => {
                close();
                undo.offer(message, undoId);
              }}
            />
          ) : null}
          {dialog === "duplicates" ? (
            <DuplicatesDialog
              open
              undo={undo}
              onClose={close}
              onDone={(message, change) => onChanged(`${message}. No duplicates left`, change)}
            />
          ) : null}
          {home ? (
            <HouseholdDialog
              open
              {...home}
              mayEdit={data.mayEdit}
              onClose={() => setHome(null)}
              onChanged={onChanged}
            />
          ) : null}
        </>
      ) : summary.error || planned.error ? (
        <LoadFailure
          title="Your guest list could not be loaded"
          error={summary.error ?? planned.error}
          retry={() => Promise.all([summary.refetch(), planned.refetch()])}
        />
      ) : (
        <div role="status" aria-label="Loading your guest list" className={styles.loading}>
          <Skeleton height="9rem" shape="block" />
          <Skeleton height="24rem" shape="block" />
        </div>
      )}
      <UndoNotice
        // The dialog offers its own undo, within reach of the keyboard.
        of={dialog === "duplicates" ? null : undo.last}
        message={undo.last?.message}
        onUndo={undo.take}
        onClose={undo.dismiss}
      />
    </AccountPage>
  );
}

function KeptUntil({ events }: { events: readonly WeddingEvent[] }) {
  const last = events
    .flatMap(({ date }) => date ?? [])
    .toSorted()
    .at(-1);
  return (
    <p className={styles.hint}>
      We delete your guests’ details {last ? `on ${formatDate(addDays(last, GUESTS_KEPT_DAYS))}, ` : ""}
      {GUESTS_KEPT_DAYS} days after your last event. Export the list before then if you’d like to keep it.
    </p>
  );
}
