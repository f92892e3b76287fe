import { polished } from "@/demo/artwork/drawing/finish";
import { box, dots, polygon } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, times } from "@/demo/artwork/drawing/svg";
import { peony, rose } from "../flowers";
import { foliage } from "../leaves";

/** One long table laid down its length, candles and greens between. */
export function longTable(pen: Pen): string {
  const { ink } = pen;
  const cloth = ink.panelDark ? "#fffaf0" : apart(pen, [ink.tint, ink.mist, ink.blush]);
  const china = "#fffdf8";
  const seat = apart(pen, [ink.wood, ink.jewel, ink.second]);
  const xs = [-220, -110, 0, 110, 220];
  const spots = Array.from({ length: 22 }, (_, i) => ({
    x: -270 + i * 26,
    y: (i % 3) * 8 - 8,
    turn: i % 2 === 0 ? 66 : -112,
    length: 66,
    width: 24,
  }));
  return (
    xs
      .map(
        (x) =>
          cut(pen, box(x - 40, -236, 80, 70, 18), seat, 0.5) +
          cut(pen, box(x - 40, 166, 80, 70, 18), seat, 0.5),
      )
      .join("") +
    cut(pen, box(-300, -176, 600, 352, 14), cloth, 1) +
    path(box(-300, -52, 600, 104), tintOf(pen, ink.jewel, 0.75)) +
    stroke("M-300 -52H300M-300 52H300", ink.gilt, 4) +
    xs
      .map((x) =>
        [-116, 116]
          .map(
            (y) =>
              circle(x + 2, y + 4, 41, shade(pen, cloth, 0.2)) +
              circle(x, y, 40, china) +
              circle(x, y, 27, shade(pen, china, 0.07)) +
              path(
                polygon([
                  [x - 9, y - 22],
                  [x + 9, y - 22],
                  [x + 6, y + 22],
                  [x - 6, y + 22],
                ]),
                ink.jewel,
              ) +
              stroke(
                `M${x - 50} ${y - 24}V${y + 24}M${x + 50} ${y - 24}V${y + 24}`,
                polished(pen, "#b9babd"),
                4,
              ) +
              circle(x + 50, y + (y > 0 ? -46 : 46), 12, tintOf(pen, ink.gilt, 0.4)),
          )
          .join(""),
      )
      .join("") +
    foliage(pen, spots, ink.leaf) +
    xs
      .map((x, i) =>
        place(
          (i % 2 === 0 ? peony : rose)(pen, i % 2 === 0 ? 40 : 32, {
            petal: i % 2 === 0 ? ink.blush : ink.jewel,
            heart: ink.gilt,
          }),
          { x },
        ),
      )
      .join("") +
    times(4, (i) => circle(-165 + i * 110, 0, 17, "#fffdf8") + circle(-165 + i * 110, 0, 8, ink.gilt)) +
    path(dots(1, 0, 0), "none")
  );
}
