"use client";
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  getClientRect,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type ReactNode, useId, useState } from "react";
import { type SeatingGuest, type SeatingLayout, tableName } from "@/contracts/planning/seating";
import { guestIdOf, jumpToPlaces, type Place, placeOf, underPointer } from "./model/drag";
import { tablesIn } from "./model/edits";
import styles from "./panels/guests.module.css";

const MOUSE = { activationConstraint: { distance: 5 } };
/** A shorter press scrolls. */
const TOUCH = { activationConstraint: { delay: 220, tolerance: 8 } };

/** Tables are positioned by a transform, which the library would otherwise ignore. */
const MEASURING = { droppable: { measure: getClientRect } };

type Props = {
  layout: SeatingLayout;
  guests: ReadonlyMap<string, SeatingGuest>;
  onDrop: (guest: SeatingGuest, place: Place) => void;
  children: ReactNode;
};

/** Lets guests be dragged to tables and seats by mouse, touch and keyboard, announcing where they are. */
export function SeatingBoard({ layout, guests, onDrop, children }: Props) {
  const id = useId();
  const [lifted, setLifted] = useState<SeatingGuest | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, { coordinateGetter: jumpToPlaces }),
  );
  const guestOf = (key: string | number) => guests.get(guestIdOf(key));
  const nameOf = (key: string | number) => guestOf(key)?.name ?? "";
  const whereIs = (key: string | number) => {
    const place = placeOf(key);
    if (!place || place.kind === "unseated") return "the guests without a seat";
    const table = tablesIn(layout).find((each) => each.id === place.tableId);
    if (!table) return "";
    const name = tableName(table.label);
    if (place.kind === "seat") {
      const taken = table.guests.find(({ position }) => position === place.position);
      const by = taken ? `, taken by ${guests.get(taken.guestId)?.name ?? "a guest"}` : ", free";
      return `seat ${place.position + 1} of ${name}${by}`;
    }
    const free = table.seats - table.guests.length;
    return `${name}, ${free === 0 ? "full" : `${free} of ${table.seats} seats free`}`;
  };
  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(null);
    const [guest, place] = [guestOf(active.id), placeOf(over?.id)];
    if (guest && place) onDrop(guest, place);
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={underPointer}
      measuring={MEASURING}
      onDragStart={({ active }) => setLifted(guestOf(active.id) ?? null)}
      onDragEnd={drop}
      onDragCancel={() => setLifted(null)}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            "Press Space to lift the guest, the arrow keys to go from table to table, Space to seat them, and Escape to cancel.",
        },
        announcements: {
          onDragStart: ({ active }) => `Lifted ${nameOf(active.id)}.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active.id)} is over ${whereIs(over.id)}.` : undefined,
          onDragEnd: ({ active, over }) =>
            over ? `Dropped ${nameOf(active.id)} on ${whereIs(over.id)}.` : `${nameOf(active.id)} stays.`,
          onDragCancel: ({ active }) => `${nameOf(active.id)} is back where they were.`,
        },
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {lifted ? <span className={styles.lifted}>{lifted.name}</span> : null}
      </DragOverlay>
    </DndContext>
  );
}
