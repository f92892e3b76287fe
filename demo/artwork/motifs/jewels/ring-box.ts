import { lit } from "@/demo/artwork/drawing/finish";
import { box, line, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { brilliant, sparkle, band } from "./parts";

/** A ring in its open box. */
export function ringBox(pen: Pen, { colour, accent }: DrawnFeatures): string {
  const { ink, rng } = pen;
  const velvet = rng.pick([ink.jewel, ink.second, ink.deep]);
  const silk = ink.panelDark ? ink.paper : ink.tint;
  const stone = accent ? hex(accent) : rng.pick([ink.mist, ink.blush, ink.paper]);
  const metal = colour ? hex(colour) : ink.gilt;
  return (
    cut(
      pen,
      smooth(
        [
          [-214, 60, "c"],
          [-190, -214, "c"],
          [-150, -246],
          [150, -246],
          [190, -214, "c"],
          [214, 60, "c"],
        ],
        true,
      ),
      lit(pen, velvet),
      1,
    ) +
    path(
      smooth(
        [
          [-186, 50, "c"],
          [-166, -196, "c"],
          [-140, -220],
          [140, -220],
          [166, -196, "c"],
          [186, 50, "c"],
        ],
        true,
      ),
      silk,
    ) +
    stroke(
      line([0, -206], [0, 50]) +
        [-120, -60, 60, 120].map((x) => line([x * 0.92, -212], [x * 1.1, 50])).join(""),
      shade(pen, silk, 0.14),
      3,
    ) +
    place(path(ring(8, petal(40, 22, 0.6)), ink.brass) + circle(0, 0, 10, ink.jewel), { y: -128 }) +
    place(band(pen, 92, 22, metal), { y: 66 }) +
    path(
      smooth(
        [
          [-236, 60, "c"],
          [-150, 96],
          [0, 104],
          [150, 96],
          [236, 60, "c"],
          [222, 140, "c"],
          [-222, 140, "c"],
        ],
        true,
      ),
      silk,
    ) +
    path(box(-60, 78, 120, 32, 12), shade(pen, silk, 0.16)) +
    cut(
      pen,
      smooth(
        [
          [-240, 120, "c"],
          [240, 120, "c"],
          [224, 286],
          [206, 300, "c"],
          [-206, 300, "c"],
          [-224, 286],
        ],
        true,
      ),
      lit(pen, velvet),
      0.6,
    ) +
    path(box(-240, 116, 480, 12, 6), ink.gilt) +
    path(box(-30, 150, 60, 44, 10), ink.gilt) +
    circle(0, 172, 9, shade(pen, ink.brass, 0.3)) +
    place(brilliant(pen, 64, stone), { y: -18 }) +
    stroke("M-30 -46L-22 -14L0 -4L22 -14L30 -46", metal, 9) +
    place(sparkle(44), { x: 66, y: -122 }) +
    place(sparkle(22), { x: -84, y: -72 }) +
    place(sparkle(16), { x: 100, y: -60 })
  );
}
