import { disc, moved, smooth } from "@/demo/artwork/drawing/geometry";
import type { Knot } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke } from "@/demo/artwork/drawing/svg";

/** A scroll of cloud, `w` wide, resting on the origin. */
export function cloud(pen: Pen, w: number, colour: string): string {
  const r = w / 8;
  const d = `M${-w / 2} 0C${-w / 2 - r} ${-r * 1.6} ${-w / 2 + r} ${-r * 2.4} ${-w * 0.3} ${-r * 1.6}C${-w * 0.28} ${-r * 3.6} ${w * 0.02} ${-r * 4} ${w * 0.06} ${-r * 2}C${w * 0.14} ${-r * 3.2} ${w * 0.34} ${-r * 2.8} ${w * 0.32} ${-r * 1.3}C${w * 0.5} ${-r * 1.9} ${w / 2 + r} ${-r * 0.7} ${w / 2} 0Z`;
  const curls = `M${-w * 0.36} ${-r * 0.6}c${r * 0.2} ${-r} ${r * 1.4} ${-r} ${r * 1.2} 0M${-w * 0.1} ${-r * 1.5}c${r * 0.1} ${-r * 1.3} ${r * 1.6} ${-r * 1.1} ${r * 1.3} ${r * 0.1}M${w * 0.2} ${-r * 0.7}c${r * 0.1} ${-r * 0.9} ${r * 1.2} ${-r * 0.8} ${r} ${r * 0.1}`;
  return cut(pen, d, colour, 0.5) + stroke(curls, shade(pen, colour, 0.14), Math.max(2, r * 0.12));
}

/** A rain tree: a broad canopy in three layers, its foot at the origin. */
export function rainTree(pen: Pen, r: number, colour: string): string {
  const crown = (k: number, dy: number, tone: string): string =>
    cut(
      pen,
      smooth(
        [
          [-r * k, dy],
          [-r * 0.8 * k, dy - r * 0.34],
          [-r * 0.36 * k, dy - r * 0.5],
          [0, dy - r * 0.62 * k],
          [r * 0.4 * k, dy - r * 0.5],
          [r * 0.84 * k, dy - r * 0.3],
          [r * k, dy + r * 0.02],
          [r * 0.5 * k, dy + r * 0.12],
          [0, dy + r * 0.05],
          [-r * 0.5 * k, dy + r * 0.13],
        ],
        true,
      ),
      tone,
      0.5,
    );
  return (
    path(
      smooth(
        [
          [-r * 0.08, 0, "c"],
          [-r * 0.05, -r * 0.4],
          [-r * 0.4, -r * 0.8, "c"],
          [-r * 0.02, -r * 0.56],
          [r * 0.36, -r * 0.84, "c"],
          [r * 0.06, -r * 0.4],
          [r * 0.1, 0, "c"],
        ],
        true,
      ),
      pen.ink.wood,
    ) +
    crown(1, -r * 0.7, shade(pen, colour, 0.2)) +
    crown(0.76, -r * 0.92, colour) +
    crown(0.46, -r * 1.12, tintOf(pen, colour, 0.16))
  );
}

/** A coconut palm, its foot at the origin. */
export function coconutPalm(pen: Pen, high: number, colour: string): string {
  const fronds = [-112, -78, -44, -12, 24, 58, 94];
  return (
    stroke(
      `M0 0Q${high * 0.1} ${-high * 0.5} ${high * 0.02} ${-high}`,
      tintOf(pen, pen.ink.wood, 0.2),
      high * 0.045,
    ) +
    place(
      path(
        fronds
          .filter((_, i) => i % 2 === 0)
          .map((turn) => moved(bentLeaf(high * 0.46, turn), { turn }))
          .join(""),
        shade(pen, colour, 0.16),
      ) +
        path(
          fronds
            .filter((_, i) => i % 2 === 1)
            .map((turn) => moved(bentLeaf(high * 0.46, turn), { turn }))
            .join(""),
          colour,
        ) +
        path(
          disc(high * 0.03, -high * 0.03, high * 0.03) + disc(high * 0.03, high * 0.03, high * 0.04),
          pen.ink.brass,
        ),
      { x: high * 0.02, y: -high },
    )
  );
}

function bentLeaf(length: number, turn: number): string {
  const droop = (turn > 0 ? 1 : -1) * length * 0.16;
  return `M0 0C${length * 0.18} ${-length * 0.4} ${length * 0.16 + droop} ${-length * 0.8} ${droop} ${-length}C${droop - length * 0.08} ${-length * 0.7} ${-length * 0.16} ${-length * 0.36} 0 0Z`;
}

/** A hill or bank of trees across the picture. */
export function ridge(w: number, base: number, y: number, rise: number, waves: number, phase = 0): string {
  const knots: Knot[] = Array.from({ length: waves * 2 + 1 }, (_, i) => [
    (w / (waves * 2)) * i,
    y - (i % 2 === 0 ? 0 : rise) * (0.7 + 0.3 * Math.sin(i * 2.3 + phase)),
  ]);
  return `${smooth(knots)}V${base}H0Z`;
}
