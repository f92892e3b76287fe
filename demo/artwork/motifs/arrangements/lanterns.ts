import { polished, turned } from "@/demo/artwork/drawing/finish";
import { box, lathe, leafShape, line, moved, polar, smooth } from "@/demo/artwork/drawing/geometry";
import type { Knot } from "@/demo/artwork/drawing/geometry";
import { cut, glow, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, times } from "@/demo/artwork/drawing/svg";
import { blossom, peony } from "../flowers";

/** A pair of silk lanterns, painted with flowers. */
export function lanterns(pen: Pen): string {
  const { ink } = pen;
  const one = (r: number, silk: string): string => {
    const body: Knot[] = [
      [r * 0.42, -r * 0.86, "c"],
      [r * 0.86, -r * 0.56],
      [r, 0],
      [r * 0.86, r * 0.56],
      [r * 0.42, r * 0.86, "c"],
    ];
    const ribs =
      [0.28, 0.62]
        .map(
          (k) =>
            smooth([
              [r * 0.42 * k, -r * 0.86],
              [r * k, 0],
              [r * 0.42 * k, r * 0.86],
            ]) +
            smooth([
              [-r * 0.42 * k, -r * 0.86],
              [-r * k, 0],
              [-r * 0.42 * k, r * 0.86],
            ]),
        )
        .join("") + line([0, -r * 0.86], [0, r * 0.86]);
    return (
      glow(0, 0, r * 1.7, ink.gilt, 0.35) +
      cut(pen, lathe(body), turned(pen, silk), 1) +
      stroke(ribs, shade(pen, silk, 0.24), 3) +
      path(
        box(-r * 0.46, -r * 1.02, r * 0.92, r * 0.18, 6) + box(-r * 0.46, r * 0.84, r * 0.92, r * 0.18, 6),
        polished(pen),
      ) +
      place(
        peony(pen, r * 0.42, { petal: silk === ink.jewel ? ink.blush : ink.jewel, heart: ink.gilt }),
        {},
      ) +
      path(
        [-70, 70, -120, 120]
          .map((turn) => {
            const [x, y] = polar(r * 0.4, turn);
            return moved(leafShape(r * 0.3, r * 0.13), { x, y, turn });
          })
          .join(""),
        ink.sage,
      ) +
      stroke(line([0, r * 1.02], [0, r * 1.2]), ink.gilt, 5) +
      circle(0, r * 1.24, r * 0.09, ink.second) +
      stroke(
        [-3, -2, -1, 0, 1, 2, 3].map((k) => line([k * 2, r * 1.3], [k * 5, r * 1.78])).join(""),
        ink.jewel,
        5,
      )
    );
  };
  return (
    stroke("M-300 -284Q0 -230 300 -284", ink.wood, 8) +
    stroke(line([-130, -262], [-130, -110]) + line([140, -264], [140, -190]), ink.panelLine, 4) +
    place(one(140, ink.jewel), { x: -130, y: 34 }) +
    place(one(112, ink.blush), { x: 140, y: -66 }) +
    times(7, (i) =>
      place(blossom(pen, 24 + (i % 3) * 8, { petal: i % 2 === 0 ? ink.blush : ink.jewel, heart: ink.gilt }), {
        x: -260 + i * 86,
        y: -262 + (i % 2) * 14,
        turn: i * 30,
      }),
    )
  );
}
