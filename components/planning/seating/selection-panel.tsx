"use client";
import type { SeatingGuest, SeatingLayout, SeatingRoom, SeatingTable } from "@/contracts/planning/seating";
import { tableName } from "@/contracts/planning/seating";
import * as edits from "./model/edits";
import type { Seating } from "./model/use-seating";
import { FeaturePanel } from "./panels/feature-panel";
import { RoomPanel } from "./panels/room-panel";
import { RoomSummary } from "./panels/room-summary";
import type { TableActions } from "./panels/table-actions";
import { TablePanel } from "./panels/table-panel";
import type { Selection } from "./plan/room-plan";

type Props = {
  room: SeatingRoom;
  layout: SeatingLayout;
  selection: Selection;
  guests: ReadonlyMap<string, SeatingGuest>;
  tables: readonly SeatingTable[];
  mayEdit: boolean;
  change: Seating["change"];
  seatActions: Pick<TableActions, "onLockGuest" | "onUnseat" | "onMoveGuest">;
  onSelect: (selection: Selection) => void;
};

/** Edits the selection on the plan, or the room itself. */
export function SelectionPanel(props: Props) {
  const { room, layout, selection, guests, tables, mayEdit, change, seatActions, onSelect } = props;
  const editRoom = (label: string, edit: (before: SeatingRoom) => SeatingRoom) =>
    change(label, (now) => edits.editRoom(now, room.id, edit));
  const table = room.tables.find(({ id }) => id === selection?.id);
  if (table) {
    return (
      <TablePanel
        key={table.id}
        table={table}
        tables={tables}
        guests={guests}
        mayEdit={mayEdit}
        {...seatActions}
        taken={room.tables.filter(({ id }) => id !== table.id).map(({ label }) => label)}
        onChange={(label, changed) => change(label, (now) => edits.editTable(now, table.id, changed))}
        onRemove={() => {
          onSelect(null);
          change(`${tableName(table.label)} deleted`, (now) => edits.removeTable(now, table.id));
        }}
      />
    );
  }
  const feature = room.features.find(({ id }) => id === selection?.id);
  if (feature && mayEdit) {
    return (
      <FeaturePanel
        key={feature.id}
        feature={feature}
        onChange={(label, changed) =>
          editRoom(label, (before) => ({
            ...before,
            features: before.features.map((each) =>
              each.id === feature.id ? { ...each, ...changed } : each,
            ),
          }))
        }
        onRemove={() => {
          onSelect(null);
          editRoom("Plan changed", (before) => ({
            ...before,
            features: before.features.filter((each) => each.id !== feature.id),
          }));
        }}
      />
    );
  }
  if (!mayEdit) return <RoomSummary room={room} />;
  return (
    <RoomPanel
      key={room.id}
      room={room}
      tables={tables.length}
      onChange={(label, changed) => editRoom(label, (before) => ({ ...before, ...changed }))}
      onAddTables={(added) =>
        change(added.count === 1 ? "Table added" : `${added.count} tables added`, (now) =>
          edits.addTables(now, room.id, added),
        )
      }
      onAddFeature={(kind) =>
        editRoom("Plan changed", (before) => ({
          ...before,
          features: [...before.features, edits.newFeature(kind, before)],
        }))
      }
      onRemove={
        layout.rooms.length > 1
          ? () =>
              change(`${room.name} deleted`, (now) => ({
                ...now,
                rooms: now.rooms.filter(({ id }) => id !== room.id),
              }))
          : null
      }
    />
  );
}
