import { lit } from "@/demo/artwork/drawing/finish";
import { petal, scallop, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { around, circle, hoop, path, place, stroke } from "@/demo/artwork/drawing/svg";
import { leaf } from "../leaves";
import { weave } from "../patterns";

/** A steamed fish on an oval platter, from above. */
export function fishPlatter(pen: Pen): string {
  const { ink } = pen;
  const body = smooth(
    [
      [-190, 4, "c"],
      [-130, -58],
      [-20, -82],
      [90, -50],
      [150, -10, "c"],
      [224, -70, "c"],
      [206, 0],
      [224, 70, "c"],
      [150, 14, "c"],
      [90, 56],
      [-20, 84],
      [-130, 60],
    ],
    true,
  );
  const scalesFill = weave(pen, "scales", ink.jewel, tintOf(pen, ink.jewel, 0.3));
  const garnish = (x: number, y: number, turn: number): string =>
    place(leaf(pen, 74, 30, ink.leaf), { x, y, turn });
  const lime = (x: number, y: number): string =>
    place(
      circle(0, 0, 34, ink.leaf) +
        circle(0, 0, 29, ink.paper) +
        around(8, () => path(petal(26, 17, 0.2), ink.sage)),
      { x, y },
    );
  return (
    cut(pen, scallop(270, 28, 0.9), ink.paper, 1) +
    around(28, (i) => circle(0, -250, i % 2 === 0 ? 9 : 5, i % 2 === 0 ? ink.second : ink.jewel)) +
    hoop(0, 0, 228, ink.second, 5) +
    hoop(0, 0, 218, ink.brass, 2) +
    garnish(-150, -80, -60) +
    garnish(-60, -110, -20) +
    garnish(60, -110, 20) +
    garnish(-150, 90, -120) +
    garnish(-40, 116, 190) +
    garnish(70, 110, 150) +
    lime(-96, 128) +
    lime(110, 112) +
    lime(20, -136) +
    place(
      cut(pen, body, lit(pen, ink.jewel), 0.8) +
        path(
          smooth(
            [
              [-110, -52, "c"],
              [-20, -78],
              [90, -46],
              [146, 0, "c"],
              [90, 52],
              [-20, 80],
              [-110, 54, "c"],
              [-84, 0],
            ],
            true,
          ),
          scalesFill,
        ) +
        path("M-60 -76C-30 -122 40 -116 76 -60Z", tintOf(pen, ink.jewel, 0.2)) +
        path("M-20 82C0 116 44 110 60 66Z", tintOf(pen, ink.jewel, 0.2)) +
        circle(-146, -14, 15, ink.paper) +
        circle(-146, -14, 7, ink.night) +
        stroke("M-112 -46C-90 -16 -90 18 -112 48", ink.gilt, 5) +
        stroke("M172 -34L206 -52M176 0H206M172 34L206 52", ink.gilt, 4),
      { turn: -12 },
    )
  );
}
