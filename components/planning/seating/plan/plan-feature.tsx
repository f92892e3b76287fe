"use client";
import { snap } from "@/components/planning/seating/model/geometry";
import type { Point } from "@/contracts/planning/seating-geometry";
import { PLAN_FEATURE_LABELS, type PlanFeature, type SeatingRoom } from "@/contracts/planning/seating";
import { FeatureShape } from "./room-drawing";
import styles from "./room-plan.module.css";
import { usePlanMove } from "./use-plan-move";

type Props = {
  feature: PlanFeature;
  room: SeatingRoom;
  mayEdit: boolean;
  selected: boolean;
  onSelect: () => void;
  onMove: (at: Point) => void;
};

/** The stage, a door, a wall or another feature on the plan. */
export function PlanFeatureItem({ feature, room, mayEdit, selected, onSelect, onMove }: Props) {
  const { at, isMoving, handlers, holdTouch } = usePlanMove({
    at: { x: feature.x, y: feature.y },
    mayMove: mayEdit,
    within: ({ x, y }) => ({
      x: snap(x, 0, Math.max(0, room.width - feature.width)),
      y: snap(y, 0, Math.max(0, room.depth - feature.depth)),
    }),
    onSelect,
    onMove,
  });
  return (
    <g
      ref={holdTouch}
      className={styles.item}
      transform={`translate(${at.x} ${at.y})`}
      role="button"
      tabIndex={0}
      aria-pressed={selected}
      aria-label={PLAN_FEATURE_LABELS[feature.kind]}
      data-movable={mayEdit || undefined}
      data-moving={isMoving || undefined}
      {...handlers}
    >
      <FeatureShape feature={feature} />
      <rect
        className={styles.ring}
        x={-10}
        y={-10}
        width={feature.width + 20}
        height={feature.depth + 20}
        rx={14}
      />
    </g>
  );
}
