"use client";
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { type ReactNode, useId } from "react";
import styles from "./sortable-list.module.css";

export type SortableItem = {
  id: string;
  /** Announced when it is moved. */ name: string;
  content: ReactNode;
};

type Props = {
  items: readonly SortableItem[];
  /** `grid` for pictures. */
  layout?: "column" | "grid";
  /** Called with the ids in their new order. */
  onSort: (ids: string[]) => void;
};

const LESS_THAN_A_DRAG = { activationConstraint: { distance: 5 } };

/**
 * A list that can be reordered by drag or keyboard: Space lifts an item, arrows move it, Space drops it. Load it
 * lazily.
 */
export default function SortableList({ items, layout = "column", onSort }: Props) {
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, LESS_THAN_A_DRAG),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map((item) => item.id);
  const nameOf = (key: string | number) => items.find((item) => item.id === key)?.name ?? "";
  const placeOf = (key: string | number) => `position ${ids.indexOf(String(key)) + 1} of ${ids.length}`;

  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))];
    if (from < 0 || to < 0 || from === to) return;
    const rest = ids.toSpliced(from, 1);
    onSort(rest.toSpliced(to, 0, String(active.id)));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: {
          draggable: "Press Space to lift, the arrow keys to move, Space to drop, and Escape to cancel.",
        },
        announcements: {
          onDragStart: ({ active }) => `Lifted ${nameOf(active.id)}, ${placeOf(active.id)}.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active.id)} is at ${placeOf(over.id)}.` : undefined,
          onDragEnd: ({ active, over }) =>
            over ? `Dropped ${nameOf(active.id)} at ${placeOf(over.id)}.` : undefined,
          onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
        },
      }}
    >
      <SortableContext
        items={ids}
        strategy={layout === "grid" ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ul className={styles.list} data-layout={layout}>
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

function Item({ item }: { item: SortableItem }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.id });
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-lifted={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition: transition ?? undefined }}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        aria-label={`Move ${item.name}`}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          {[5, 11].flatMap((x) => [3, 8, 13].map((y) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.4" />))}
        </svg>
      </button>
      <div className={styles.content}>{item.content}</div>
    </li>
  );
}
