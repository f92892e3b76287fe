import { disc, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { cast, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke } from "@/demo/artwork/drawing/svg";

/** A pair of satin heels. */
export function heels(pen: Pen): string {
  const { ink, rng } = pen;
  const satin = ink.panelDark
    ? rng.pick([ink.paper, ink.blush])
    : rng.pick([ink.jewel, ink.second, ink.deep]);
  const upper = smooth(
    [
      [-240, 96, "c"],
      [-236, 66],
      [-170, 50],
      [-90, 8],
      [-20, -72],
      [40, -128],
      [96, -172, "c"],
      [136, -176],
      [142, -90],
      [116, -20, "c"],
      [60, -26],
      [-10, 44],
      [-90, 94],
      [-170, 104],
    ],
    true,
  );
  const one =
    cast(pen, upper, 0.8) +
    path(
      smooth(
        [
          [120, -40, "c"],
          [140, -60, "c"],
          [136, 40],
          [150, 196, "c"],
          [128, 196, "c"],
          [118, 60],
        ],
        true,
      ),
      shade(pen, satin, 0.25),
    ) +
    path(
      "M-240 96C-170 112 -90 100 -10 50C40 18 80 -20 120 -20L118 -4C80 -2 44 36 -4 66C-90 116 -180 122 -240 108Z",
      ink.brass,
    ) +
    path(upper, satin) +
    path(
      smooth(
        [
          [40, -128, "c"],
          [96, -172, "c"],
          [136, -176],
          [142, -90],
          [116, -20, "c"],
          [60, -26],
          [70, -90],
        ],
        true,
      ),
      shade(pen, satin, 0.1),
    ) +
    stroke("M-170 50C-110 20 -50 -40 40 -128L96 -172", ink.gilt, 5) +
    place(
      path(ring(8, petal(44, 25, 0.4)), ink.gilt) +
        circle(0, 0, 15, ink.jewel) +
        path(disc(5, -4, -4), "#ffffff"),
      { x: -168, y: 56, turn: 10 },
    );
  return place(one, { x: 76, y: 0, scale: 0.92 }) + place(one, { x: -40, y: 116, scale: 0.98 });
}
