"use client";
import { useDroppable } from "@dnd-kit/core";
import { snap } from "@/components/planning/seating/model/geometry";
import { type Point, reach } from "@/contracts/planning/seating-geometry";
import { type SeatingRoom, type SeatingTable, tableName } from "@/contracts/planning/seating";
import { TableShape } from "./room-drawing";
import styles from "./room-plan.module.css";
import { usePlanMove } from "./use-plan-move";

type Props = {
  table: SeatingTable;
  room: SeatingRoom;
  mayEdit: boolean;
  selected: boolean;
  onSelect: () => void;
  onMove: (at: Point) => void;
};

/** A table on the plan, to which guests can be dragged. */
export function PlanTable({ table, room, mayEdit, selected, onSelect, onMove }: Props) {
  const { setNodeRef, isOver } = useDroppable({ id: `table:${table.id}`, disabled: !mayEdit });
  const full = table.guests.length >= table.seats;
  const { at, isMoving, handlers, holdTouch } = usePlanMove({
    at: { x: table.x, y: table.y },
    mayMove: mayEdit && !table.locked,
    within: ({ x, y }) => ({ x: snap(x, 0, room.width), y: snap(y, 0, room.depth) }),
    onSelect,
    onMove,
  });
  const says = [
    tableName(table.label),
    table.shape,
    `${table.guests.length} of ${table.seats} seats taken`,
    ...(table.locked ? ["locked"] : []),
  ];
  return (
    <g
      // The library measures any element, but its types only allow HTML elements.
      ref={(node) => {
        setNodeRef(node as unknown as HTMLElement | null);
        const release = holdTouch(node);
        return () => {
          release?.();
          setNodeRef(null);
        };
      }}
      className={styles.item}
      transform={`translate(${at.x} ${at.y})`}
      role="button"
      tabIndex={0}
      aria-pressed={selected}
      aria-label={says.join(", ")}
      data-movable={(mayEdit && !table.locked) || undefined}
      data-moving={isMoving || undefined}
      data-over={isOver ? (full ? "full" : "free") : undefined}
      {...handlers}
    >
      <circle className={styles.ring} r={reach(table)} />
      <TableShape table={table} />
    </g>
  );
}
