import { star } from "@/demo/artwork/drawing/geometry";
import { glow } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import type { Stage } from "@/demo/artwork/motifs/stage";
import { path, rect } from "@/demo/artwork/drawing/svg";

/** Rays or a soft light behind a subject, about the origin. */
export function glowDisc(pen: Pen, r: number): string {
  const { ink, rng } = pen;
  if (rng.chance(0.5)) return glow(0, 0, r * 1.25, ink.panelDark ? ink.mid : "#ffffff", 0.55);
  return path(star(28, r * 1.7, r * 0.2), ink.panelMark, { opacity: 0.4 });
}

/** A shelf or floor across the picture from `y` down, with a moulded front. */
export function ledge({ pen, w, h }: Stage, y: number): string {
  const { ink } = pen;
  const { frame, line, wood } = ink;
  return (
    rect(0, y - 4, w, 10, ink.night, { opacity: 0.18 }) +
    rect(0, y, w, h - y, wood) +
    rect(0, y, w, 34, frame) +
    rect(0, y + 34, w, 6, line) +
    rect(0, y + 40, w, 12, ink.night, { opacity: 0.25 })
  );
}
