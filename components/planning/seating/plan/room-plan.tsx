"use client";
import { useState } from "react";
import { Button } from "@/components/ui/action/button";
import type { PlanFeature, SeatingRoom, SeatingTable } from "@/contracts/planning/seating";
import { PlanFeatureItem } from "./plan-feature";
import { PlanTable } from "./plan-table";
import { RoomGround } from "./room-drawing";
import styles from "./room-plan.module.css";

const ZOOMS = [1, 1.5, 2, 3] as const;

export type Selection = { kind: "table" | "feature"; id: string } | null;
type Props = {
  room: SeatingRoom;
  mayEdit: boolean;
  selection: Selection;
  /** Starts enlarged, to be scrolled. */
  narrow: boolean;
  onSelect: (selection: Selection) => void;
  onTable: (table: SeatingTable, at: { x: number; y: number }) => void;
  onFeature: (feature: PlanFeature, at: { x: number; y: number }) => void;
};

/** The room to scale: tables and features move by pointer or arrow keys, and guests can be dropped on tables. */
export function RoomPlan({ room, mayEdit, selection, narrow, onSelect, onTable, onFeature }: Props) {
  const [zoom, setZoom] = useState(narrow ? 2 : 0);
  const scale = ZOOMS[zoom] ?? 1;
  return (
    <div className={styles.frame}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={`Plan of ${room.name}`}>
        <svg
          className={styles.plan}
          style={{ width: `${scale * 100}%` }}
          viewBox={`-20 -20 ${room.width + 40} ${room.depth + 40}`}
          role="group"
          aria-label={`${room.name}, ${room.width / 100} by ${room.depth / 100} metres`}
          onClick={() => onSelect(null)}
        >
          <RoomGround room={room} />
          {room.features.map((feature) => (
            <PlanFeatureItem
              key={feature.id}
              feature={feature}
              room={room}
              mayEdit={mayEdit}
              selected={selection?.id === feature.id}
              onSelect={() => onSelect({ kind: "feature", id: feature.id })}
              onMove={(at) => onFeature(feature, at)}
            />
          ))}
          {room.tables.map((table) => (
            <PlanTable
              key={table.id}
              table={table}
              room={room}
              mayEdit={mayEdit}
              selected={selection?.id === table.id}
              onSelect={() => onSelect({ kind: "table", id: table.id })}
              onMove={(at) => onTable(table, at)}
            />
          ))}
        </svg>
      </div>
      <div className={styles.zoom} role="group" aria-label="Zoom">
        <Button
          variant="secondary"
          size="sm"
          aria-label="Zoom out"
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          −
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label="Zoom in"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          +
        </Button>
      </div>
    </div>
  );
}
