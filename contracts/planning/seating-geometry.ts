import type { SeatingTable } from "./seating";

/** Centimetres. */
const SEAT_PITCH = 60;
const CHAIR = 22;

export type Point = { x: number; y: number };

/** Half the width and depth of a table without its chairs. */
export function halfSize({ shape, seats }: Pick<SeatingTable, "shape" | "seats">): { w: number; d: number } {
  if (shape === "round") {
    const radius = Math.max(60, Math.round((seats * SEAT_PITCH) / (2 * Math.PI)));
    return { w: radius, d: radius };
  }
  return { w: Math.max(60, (Math.ceil(seats / 2) * SEAT_PITCH) / 2), d: 45 };
}

/** The radius of a circle around a table with its chairs. */
export function reach(table: Pick<SeatingTable, "shape" | "seats">): number {
  const { w, d } = halfSize(table);
  return (table.shape === "round" ? w : Math.hypot(w, d)) + 2 * CHAIR;
}

/** The chairs around a table's centre before it is turned: 0 at the top, then clockwise. */
export function chairs({ shape, seats }: Pick<SeatingTable, "shape" | "seats">): Point[] {
  const { w, d } = halfSize({ shape, seats });
  if (shape === "round") {
    return Array.from({ length: seats }, (_, at) => {
      const angle = (2 * Math.PI * at) / seats - Math.PI / 2;
      return { x: (w + CHAIR) * Math.cos(angle), y: (w + CHAIR) * Math.sin(angle) };
    });
  }
  const top = Math.ceil(seats / 2);
  const bottom = seats - top;
  const along = (at: number, of: number) => ((at + 0.5) / of) * 2 * w - w;
  return Array.from({ length: seats }, (_, at) =>
    at < top ? { x: along(at, top), y: -d - CHAIR } : { x: -along(at - top, bottom), y: d + CHAIR },
  );
}
