"use client";
import { useMedia } from "@/components/ui/page/use-media";
import dynamic from "next/dynamic";
import { useCallback, useMemo, useState } from "react";
import { Button } from "@/components/ui/action/button";
import { EmptyState } from "@/components/ui/feedback/empty-state";
import { LoadFailure } from "@/components/ui/feedback/load-failure";
import { Skeleton } from "@/components/ui/feedback/skeleton/skeleton";
import { useListParams } from "@/components/ui/list/use-list-params";
import {
  type Guest,
  GUEST_MESSAGES,
  type GuestChange,
  type GuestSummary,
} from "@/contracts/planning/guest/guest";
import {
  useChangeGuestsMutation,
  useCreateGroupMutation,
  useUpdateGuestMutation,
} from "@/services/planning/guest";
import { BulkBar, type BulkChange } from "./bulk-bar";
import type { GuestPatch } from "./grid/cell-editor";
import type { GridContext } from "@/components/planning/guest-list/context/grid-context";
import { FilterBar } from "./filter-bar";
import { isFiltered, queryFrom } from "./filters";
import { GuestCards } from "./guest-cards";
import { GuestGrid } from "./grid/guest-grid";
import styles from "./guests-panel.module.css";
import { countOf, NONE, type Selection } from "./grid/selection";
import { LIMIT, useGuestPages } from "./use-guest-pages";

/** Too narrow for the grid. */
const TOO_NARROW = "(max-width: 45rem)";

const GuestDialog = dynamic(() => import("../dialogs/guest-dialog"));

type Props = {
  context: GridContext;
  summary: GuestSummary;
  onAdd: () => void;
  onImport: () => void;
  onHousehold: (household: { id: string; name: string }) => void;
  offer: (message: string, undoId: string | null) => void;
};

const FIRST = { first: 0, last: LIMIT - 1 };
const pageOf = (index: number) => Math.floor(index / LIMIT);

/** The filtered list: a grid, or cards on a phone, with actions for the selected guests. */
export function GuestsPanel({ context, summary, onAdd, onImport, onHousehold, offer }: Props) {
  const { search, get, set } = useListParams();
  const key = JSON.stringify(queryFrom(search, get));
  const filter = useMemo(() => JSON.parse(key) as ReturnType<typeof queryFrom>, [key]);
  const [range, setRange] = useState(FIRST);
  const [chosen, setChosen] = useState({ key, selection: NONE });
  const [opened, setOpened] = useState<Guest | null>(null);
  const narrow = useMedia(TOO_NARROW);
  const { total, rowAt, error, retry } = useGuestPages(filter, range.first, range.last);
  const [update] = useUpdateGuestMutation();
  const [bulk, { isLoading }] = useChangeGuestsMutation();
  const [createGroup] = useCreateGroupMutation();
  // Another filter shows other guests, and hidden ones must not stay selected.
  const selection = chosen.key === key ? chosen.selection : NONE;

  const setSelection = useCallback((next: Selection) => setChosen({ key, selection: next }), [key]);
  const onRange = useCallback(
    (first: number, last: number) =>
      // Scrolling within loaded pages re-renders only the grid.
      setRange((held) =>
        pageOf(held.first) === pageOf(first) && pageOf(held.last) === pageOf(last) ? held : { first, last },
      ),
    [],
  );
  const onSave = useCallback(
    async ({ id, version }: Guest, patch: GuestPatch) => {
      const { data } = await update({ id, version, ...patch });
      if (data) offer(GUEST_MESSAGES.updated, data.undoId);
    },
    [update, offer],
  );
  const onHome = useCallback(
    ({ householdId, householdTitle }: Guest) => onHousehold({ id: householdId, name: householdTitle }),
    [onHousehold],
  );
  const change = async (what: BulkChange) => {
    const who = selection.all ? { filter } : { ids: [...selection.ids] };
    const { data } = await bulk({ ...who, ...what } as Parameters<typeof bulk>[0]);
    if (!data) return;
    if (what.action === "delete") setSelection(NONE);
    const done = what.action === "delete" ? "deleted" : "updated";
    offer(data.changed === 1 ? `Guest ${done}` : `${data.changed} guests ${done}`, data.undoId);
  };
  const groupThem = async (name: string) => {
    const { data } = await createGroup(name);
    if (data) await change({ action: "group", groupId: data.id });
  };
  const onChanged = (message: string, { undoId }: GuestChange) => {
    setOpened(null);
    offer(message, undoId);
  };
  const count = countOf(selection, total ?? 0);
  const filtered = isFiltered(filter);
  const list = { total: total ?? 0, rowAt, onRange, context, selection, onOpen: setOpened };

  if (summary.guests === 0) {
    return (
      <EmptyState
        title="Start your guest list"
        action={
          summary.mayEdit ? (
            <span className={styles.starts}>
              <Button onClick={onAdd}>Add guests</Button>
              <Button variant="secondary" onClick={onImport}>
                Import a sheet
              </Button>
            </span>
          ) : null
        }
      >
        Add a household at a time, or bring both families’ lists from Excel. You’ll see each event’s numbers
        here.
      </EmptyState>
    );
  }
  return (
    <section aria-label="Guests" className={styles.panel}>
      <FilterBar search={search} get={get} set={set} summary={summary} events={context.events} />
      <p className={styles.found} role="status">
        {total === undefined
          ? "Loading guests"
          : `${total.toLocaleString("en-SG")} ${total === 1 ? "guest" : "guests"}${filtered ? " found" : ""}`}
      </p>
      {error && total === undefined ? (
        <LoadFailure title="Your guests could not be loaded" error={error} retry={retry} />
      ) : total === undefined ? (
        <Skeleton height="24rem" shape="block" />
      ) : total === 0 ? (
        <EmptyState title="No matches">Try fewer words, or clear a filter.</EmptyState>
      ) : narrow ? (
        <GuestCards
          key={key}
          {...list}
          onToggle={({ id }) => {
            const ids = new Set(selection.all ? [] : selection.ids);
            if (!ids.delete(id)) ids.add(id);
            setSelection({ all: false, ids });
          }}
        />
      ) : (
        <GuestGrid
          key={key}
          {...list}
          onSelection={setSelection}
          onSave={(guest, patch) => void onSave(guest, patch)}
          onHousehold={onHome}
        />
      )}
      {count > 0 && summary.mayEdit ? (
        <BulkBar
          count={count}
          context={context}
          busy={isLoading}
          tags={summary.tags}
          onChange={(what) => void change(what)}
          onNewGroup={(name) => void groupThem(name)}
          onClear={() => setSelection(NONE)}
        />
      ) : null}
      {opened ? (
        <GuestDialog
          key={opened.id + opened.version}
          open
          guest={opened}
          context={context}
          onClose={() => setOpened(null)}
          onChanged={onChanged}
        />
      ) : null}
    </section>
  );
}
