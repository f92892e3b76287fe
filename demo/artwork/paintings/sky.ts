import { mix } from "@/demo/artwork/drawing/colour";
import { disc } from "@/demo/artwork/drawing/geometry";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { cloud } from "../motifs/scenery/nature";
import { cut, tintOf } from "@/demo/artwork/drawing/pen";
import { backdrop } from "@/demo/artwork/motifs/stage";
import type { Stage } from "@/demo/artwork/motifs/stage";
import { hoop, path, place } from "@/demo/artwork/drawing/svg";

export interface Sky {
  top: string;
  low: string;
  sun: string;
}

/** The hours of a wedding day; any of them unless one is asked for. */
export function hourOfDay({ pen }: Stage, hour?: DrawnFeatures["hour"]): Sky {
  const { ink } = pen;
  const day: readonly [Sky, Sky, Sky] = [
    { top: ink.tint, low: ink.paper, sun: ink.jewel },
    { top: ink.blush, low: ink.tint, sun: ink.jewel },
    { top: ink.mist, low: ink.paper, sun: ink.gilt },
  ];
  const night: readonly [Sky, Sky] = [
    { top: ink.deep, low: ink.mid, sun: ink.gilt },
    { top: ink.night, low: ink.deep, sun: ink.gilt },
  ];
  if (hour) return pen.rng.pick(hour === "day" ? day : night);
  return pen.rng.pick([...day, ...night]);
}

/** A sky of cut paper: rings of light about the sun or moon, and clouds. */
export function heavens(stage: Stage, hour: Sky, x: number, y: number): string {
  const { pen, w } = stage;
  const rings = [520, 400, 290, 190]
    .map((r, i) => path(disc(r, x, y), mix(hour.top, hour.low, 0.3 + i * 0.22)))
    .join("");
  const cloudTone = mix(hour.low, pen.ink.paper, 0.55);
  return (
    backdrop(stage, hour.top) +
    rings +
    cut(pen, disc(104, x, y), hour.sun, 0.5) +
    hoop(x, y, 90, tintOf(pen, hour.sun, 0.4), 3) +
    place(cloud(pen, 280, cloudTone), { x: x - w * 0.3, y: y + 40 }) +
    place(cloud(pen, 210, cloudTone), { x: x + w * 0.26, y: y - 40 }) +
    place(cloud(pen, 160, cloudTone), { x: x - w * 0.14, y: y - 130 })
  );
}
