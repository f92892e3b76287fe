"use client";
import { useMedia } from "@/components/ui/page/use-media";
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { ChoiceChips } from "@/components/planning/shared/choice-chips";
import { useGetVenuePlansQuery } from "@/services/planning/room-plan";
import { notify } from "@/lib/notice/notify";
import {
  MAX_ROOMS,
  type SeatingGuest,
  type SeatingPlan,
  type SeatingTable,
  tableName,
} from "@/contracts/planning/seating";
import type { Place } from "./model/drag";
import * as edits from "./model/edits";
import { roomFor } from "./model/geometry";
import { useSeating } from "./model/use-seating";
import { GuestsPanel } from "./panels/guests-panel";
import { TableCards } from "./panels/table-cards";
import { TableSeats } from "./panels/table-seats";
import { RoomPlan, type Selection } from "./plan/room-plan";
import { SaveNotice } from "./save-notice";
import { SeatingBoard } from "./seating-board";
import { SeatingTools } from "./seating-tools";
import { SelectionPanel } from "./selection-panel";
import styles from "./seating.module.css";
import { StartSeating } from "./start-seating";

/** Too narrow for guests and plan side by side. */
const TOO_NARROW = "(max-width: 56rem)";

const AutoDialog = lazy(() => import("./dialogs/auto-dialog"));
const RulesDialog = lazy(() => import("./dialogs/rules-dialog"));
const ShareDialog = lazy(() => import("./dialogs/share-dialog"));

type View = "guests" | "tables" | "plan";

type Props = { plan: SeatingPlan; venueName: string; refetch: () => Promise<SeatingPlan | undefined> };

/** The seating of one event: guests without a seat, the plan of the room, and the selection on it. */
export default function SeatingWorkspace({ plan, venueName, refetch }: Props) {
  const seating = useSeating(plan);
  const { layout, change } = seating;
  const { mayEdit } = plan;
  const narrow = useMedia(TOO_NARROW);
  const [roomId, setRoomId] = useState<string | null>(null);
  const [selection, setSelection] = useState<Selection>(null);
  const [view, setView] = useState<View>("guests");
  const [dialog, setDialog] = useState<"auto" | "rules" | "share" | null>(null);
  const guests = useMemo(() => new Map(plan.guests.map((guest) => [guest.id, guest])), [plan.guests]);
  const tables = useMemo(() => edits.tablesIn(layout), [layout]);
  const unseated = useMemo(() => {
    const seated = new Set(tables.flatMap((table) => table.guests.map(({ guestId }) => guestId)));
    return plan.guests.filter(({ id }) => !seated.has(id));
  }, [tables, plan.guests]);
  const room = layout.rooms.find(({ id }) => id === roomId) ?? layout.rooms[0];
  const { data: venue } = useGetVenuePlansQuery(plan.eventId, { skip: !mayEdit || layout.rooms.length > 0 });
  useUndoKeys(seating, mayEdit && dialog === null);

  const seatAt = useCallback(
    (tableId: string, guestIds: string[]) => {
      const table = tables.find(({ id }) => id === tableId);
      if (!table) return;
      if (edits.freeSeats(table).length < guestIds.length) {
        notify("error", `${tableName(table.label)} has no free seat. Choose another table.`);
        return;
      }
      const who = guestIds.length === 1 ? guests.get(guestIds[0] ?? "")?.name : `${guestIds.length} guests`;
      change(`${who} seated at ${tableName(table.label)}`, (now) => edits.seatAt(now, tableId, guestIds));
    },
    [tables, guests, change],
  );
  const drop = (guest: SeatingGuest, place: Place) => {
    if (place.kind === "unseated") {
      if (unseated.includes(guest)) return;
      change(`${guest.name} has no seat`, (now) => edits.unseat(now, [guest.id]));
    } else if (place.kind === "table") {
      const here = tables.find(({ id }) => id === place.tableId);
      if (!here?.guests.some(({ guestId }) => guestId === guest.id)) seatAt(place.tableId, [guest.id]);
    } else {
      const table = tables.find(({ id }) => id === place.tableId);
      if (!table) return;
      if (table.guests.some(({ position, locked }) => position === place.position && locked)) {
        notify("error", "This seat is locked. Unlock it first.");
        return;
      }
      change(`${guest.name} seated at ${tableName(table.label)}`, (now) =>
        edits.seatOn(now, place.tableId, place.position, guest.id),
      );
    }
  };

  if (!room) {
    return mayEdit ? (
      <>
        <SaveNotice seating={seating} refetch={refetch} />
        <StartSeating
          guests={plan.guests.length}
          venueName={venueName}
          plans={venue?.docs ?? []}
          onPlan={({ room: chosen }, count) => {
            const { room: first, missing } = edits.roomFromPlan(chosen, count);
            change(`${chosen.name} set up`, (now) =>
              edits.addTables({ ...now, rooms: [first] }, first.id, {
                count: missing,
                seats: 10,
                shape: "round",
              }),
            );
          }}
          onStart={({ name, count, seats }) => {
            const first = edits.newRoom(name, roomFor(count, { seats, shape: "round" }));
            change(`${name} set up`, (now) =>
              edits.addTables({ ...now, rooms: [first] }, first.id, { count, seats, shape: "round" }),
            );
          }}
        />
      </>
    ) : (
      <p className={styles.note}>The couple hasn’t set up a room for this event yet.</p>
    );
  }
  const seatActions = {
    onLockGuest: (guest: SeatingGuest, locked: boolean) =>
      change(`${guest.name} ${locked ? "locked" : "unlocked"}`, (now) =>
        edits.lockGuest(now, guest.id, locked),
      ),
    onUnseat: (guest: SeatingGuest) =>
      change(`${guest.name} has no seat`, (now) => edits.unseat(now, [guest.id])),
    onMoveGuest: (guest: SeatingGuest, tableId: string) => seatAt(tableId, [guest.id]),
  };
  const guestsPanel = <GuestsPanel guests={unseated} tables={tables} mayEdit={mayEdit} onSeat={seatAt} />;
  const planOfRoom = (
    <RoomPlan
      room={room}
      mayEdit={mayEdit}
      selection={selection}
      narrow={narrow}
      onSelect={setSelection}
      onTable={(table, at) =>
        change(`${tableName(table.label)} moved`, (now) => edits.editTable(now, table.id, at))
      }
      onFeature={(feature, at) =>
        change("Plan changed", (now) =>
          edits.editRoom(now, room.id, (before) => ({
            ...before,
            features: before.features.map((each) => (each.id === feature.id ? { ...each, ...at } : each)),
          })),
        )
      }
    />
  );
  const panel = (
    <SelectionPanel
      room={room}
      layout={layout}
      selection={selection}
      guests={guests}
      tables={tables}
      mayEdit={mayEdit}
      change={change}
      seatActions={seatActions}
      onSelect={setSelection}
    />
  );
  return (
    <SeatingBoard layout={layout} guests={guests} onDrop={drop}>
      <SaveNotice seating={seating} refetch={refetch} />
      <SeatingTools
        seating={seating}
        mayEdit={mayEdit}
        eventId={plan.eventId}
        guests={plan.guests.length}
        unseated={unseated.length}
        onAuto={() => setDialog("auto")}
        onRules={() => setDialog("rules")}
        onShare={() => setDialog("share")}
      />
      {layout.rooms.length > 1 || mayEdit ? (
        <div className={styles.rooms}>
          <ChoiceChips
            label="Rooms"
            choices={layout.rooms.map(({ id, name, tables: own }) => {
              return { value: id, label: name, count: own.length };
            })}
            value={room.id}
            onChoose={(id) => {
              setRoomId(id);
              setSelection(null);
            }}
          />
          {mayEdit && layout.rooms.length < MAX_ROOMS ? (
            <button
              type="button"
              className={styles.addRoom}
              onClick={() => {
                const added = edits.newRoom(`Room ${layout.rooms.length + 1}`);
                change("Room added", (now) => ({ ...now, rooms: [...now.rooms, added] }));
                setRoomId(added.id);
                setSelection(null);
              }}
            >
              Add a room
            </button>
          ) : null}
        </div>
      ) : null}
      {narrow ? (
        <>
          <ChoiceChips
            label="View"
            choices={[
              { value: "guests", label: "Without a seat", count: unseated.length },
              { value: "tables", label: "Tables", count: room.tables.length },
              { value: "plan", label: "Plan" },
            ]}
            value={view}
            onChoose={setView}
          />
          {view === "guests" ? (
            guestsPanel
          ) : view === "tables" ? (
            <TableCards
              tables={room.tables}
              open={selection?.kind === "table" ? selection.id : null}
              onOpen={(id) => setSelection(id ? { kind: "table", id } : null)}
            >
              {(table: SeatingTable) => (
                <TableSeats
                  table={table}
                  tables={tables}
                  guests={guests}
                  mayEdit={mayEdit}
                  {...seatActions}
                />
              )}
            </TableCards>
          ) : (
            <>
              {planOfRoom}
              {panel}
            </>
          )}
        </>
      ) : (
        <div className={styles.columns}>
          {guestsPanel}
          {planOfRoom}
          {panel}
        </div>
      )}
      <Suspense>
        {dialog === "auto" ? (
          <AutoDialog
            eventId={plan.eventId}
            layout={layout}
            guests={plan.guests}
            unseated={unseated.length}
            onAccept={(next) => {
              setDialog(null);
              change("Everyone seated automatically", () => next);
            }}
            onClose={() => setDialog(null)}
          />
        ) : null}
        {dialog === "rules" ? (
          <RulesDialog
            layout={layout}
            guests={plan.guests}
            onChange={(label, changed) => change(label, (now) => ({ ...now, ...changed }))}
            onClose={() => setDialog(null)}
          />
        ) : null}
        {dialog === "share" ? (
          <ShareDialog eventId={plan.eventId} links={plan.links} onClose={() => setDialog(null)} />
        ) : null}
      </Suspense>
    </SeatingBoard>
  );
}

/** Ctrl+Z undoes, and redoes with Shift, except while typing. */
function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
      if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [active, undo, redo]);
}
