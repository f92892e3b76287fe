import { chairs, halfSize } from "@/contracts/planning/seating-geometry";
import {
  PLAN_FEATURE_LABELS,
  type PlanFeature,
  type PlanFeatureKind,
  type SeatingRoom,
  type SeatingTable,
} from "@/contracts/planning/seating";
import styles from "./room-drawing.module.css";

/** A room with its features and tables, for pages that only show it. */
export function RoomDrawing({ room }: { room: SeatingRoom }) {
  return (
    <svg
      className={styles.room}
      viewBox={`-20 -20 ${room.width + 40} ${room.depth + 40}`}
      role="img"
      aria-label={`Plan of ${room.name}: ${room.tables.length} tables`}
    >
      <RoomGround room={room} />
      {room.features.map((feature) => (
        <g key={feature.id} transform={`translate(${feature.x} ${feature.y})`}>
          <FeatureShape feature={feature} />
        </g>
      ))}
      {room.tables.map((table) => (
        <g key={table.id} transform={`translate(${table.x} ${table.y})`}>
          <TableShape table={table} />
        </g>
      ))}
    </svg>
  );
}

export function RoomGround({ room }: { room: Pick<SeatingRoom, "width" | "depth"> }) {
  return <rect className={styles.ground} width={room.width} height={room.depth} rx={12} />;
}

/** Too small, or too many, to be named on the plan. */
const UNNAMED: ReadonlySet<PlanFeatureKind> = new Set(["wall", "pillar"]);

export function FeatureShape({ feature }: { feature: PlanFeature }) {
  const { kind, width, depth } = feature;
  return (
    <>
      <rect className={styles[kind]} width={width} height={depth} rx={10} />
      {UNNAMED.has(kind) ? null : (
        <text className={styles.featureName} x={width / 2} y={depth / 2}>
          {PLAN_FEATURE_LABELS[kind]}
        </text>
      )}
    </>
  );
}

/** A table with its chairs, centred on the origin. Filled chairs are taken. */
export function TableShape({ table }: { table: SeatingTable }) {
  const { w, d } = halfSize(table);
  const taken = new Set(table.guests.map(({ position }) => position));
  const size = table.label.length > 12 ? styles.tiny : table.label.length > 4 ? styles.small : styles.label;
  return (
    <>
      <g transform={`rotate(${table.rotation})`}>
        {chairs(table).map(({ x, y }, at) => (
          <circle
            key={at}
            className={taken.has(at) ? styles.taken : styles.chair}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r={18}
          />
        ))}
        <rect
          className={styles.table}
          data-full={taken.size >= table.seats || undefined}
          x={-w}
          y={-d}
          width={2 * w}
          height={2 * d}
          rx={table.shape === "round" ? w : 14}
        />
      </g>
      <text className={size} y={-14}>
        {table.label}
      </text>
      <text className={styles.count} y={32}>
        {taken.size}/{table.seats}
      </text>
    </>
  );
}
