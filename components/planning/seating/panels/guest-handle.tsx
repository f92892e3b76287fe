"use client";
import { useDraggable } from "@dnd-kit/core";
import type { SeatingGuest } from "@/contracts/planning/seating";
import styles from "./guests.module.css";

type Props = { guest: SeatingGuest; mayEdit: boolean; locked?: boolean };

/** A guest's name, to be dragged to a table by pointer, touch or keyboard. */
export function GuestHandle({ guest, mayEdit, locked = false }: Props) {
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: `guest:${guest.id}`,
    disabled: !mayEdit || locked,
    attributes: { roleDescription: "guest to be seated" },
  });
  if (!mayEdit || locked) return <span className={styles.name}>{guest.name}</span>;
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.handle}
      data-dragging={isDragging || undefined}
      {...listeners}
      {...attributes}
    >
      {guest.name}
    </button>
  );
}
