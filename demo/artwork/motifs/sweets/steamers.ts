import { lit, polished, turned } from "@/demo/artwork/drawing/finish";
import { box, moved, scallop, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { leaf } from "../leaves";
import { flower } from "../posy";

/** Bamboo steamers with buns, steam rising. */
export function steamers(pen: Pen): string {
  const { ink } = pen;
  const bamboo = tintOf(pen, ink.gilt, 0.25);
  const basket = (y: number): string => {
    const slats = Array.from({ length: 21 }, (_, i) => `M${-210 + i * 21} ${y - 84}V${y - 22}`).join("");
    return (
      cut(pen, box(-240, y - 104, 480, 104, 12), turned(pen, bamboo), 0.5) +
      stroke(slats, shade(pen, ink.brass, 0.1), 3) +
      path(box(-248, y - 108, 496, 24, 10) + box(-248, y - 24, 496, 24, 10), polished(pen)) +
      twin(path(box(160, y - 108, 26, 108), shade(pen, ink.brass, 0.25)))
    );
  };
  const pleats = [-64, -38, -13, 13, 38, 64].map((a) => moved("M0 6Q8 -22 2 -58", { turn: a })).join("");
  const bun = (x: number, y: number, fill: string, mark: string): string =>
    place(
      cut(
        pen,
        smooth(
          [
            [-92, 60, "c"],
            [-90, 0],
            [-52, -52],
            [0, -66],
            [52, -52],
            [90, 0],
            [92, 60, "c"],
          ],
          true,
        ),
        lit(pen, fill, 0.1),
        0.5,
      ) +
        place(stroke(pleats, shade(pen, fill, 0.24), 4), { y: -28 }) +
        path(scallop(15, 6), mark, { transform: "translate(0 -34)" }),
      { x, y },
    );
  const curl = "M0 0C-42 -36 38 -64 4 -116C-10 -140 6 -160 20 -166";
  const steam = [-130, 6, 132].map((x, i) => moved(curl, { x, y: -72 - (i % 2) * 40 })).join("");
  return (
    stroke(steam, ink.panelDark ? ink.paper : ink.mid, 10, { opacity: 0.6 }) +
    bun(-140, 22, ink.paper, ink.jewel) +
    bun(140, 22, ink.paper, ink.jewel) +
    bun(0, 6, ink.blush, ink.second) +
    basket(300) +
    basket(184) +
    place(flower("peony")(pen, 44, { petal: ink.jewel, heart: ink.gilt }), { x: 206, y: 70 }) +
    place(leaf(pen, 88, 36, ink.leaf), { x: 176, y: 84, turn: -68 }) +
    place(leaf(pen, 78, 34, ink.sage), { x: 200, y: 96, turn: 205 })
  );
}
