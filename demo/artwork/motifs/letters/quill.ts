import { polished, turned } from "@/demo/artwork/drawing/finish";
import { box, lathe, line, petal, polygon, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cast, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke } from "@/demo/artwork/drawing/svg";
import { script } from "./parts";

/** A nib and ink beside a half-written letter. */
export function quill(pen: Pen): string {
  const { ink } = pen;
  const feather = smooth(
    [
      [-150, 176, "c"],
      [-96, 40],
      [-20, -110],
      [90, -230],
      [210, -296, "c"],
      [214, -190],
      [150, -60],
      [60, 30],
      [-60, 100],
      [-130, 168, "c"],
    ],
    true,
  );
  const plume = apart(pen, [ink.jewel, ink.second, ink.deep]);
  return (
    place(
      cut(pen, box(-230, -200, 400, 470, 4), "#fffbf2", 0.9) +
        path(box(-212, -182, 364, 434), "none", { stroke: ink.brass, "stroke-width": 3 }) +
        path(ring(8, petal(40, 24, 0.4)), ink.jewel, { transform: "translate(-30 -124)" }) +
        stroke(
          script(-150, -40, 250) + script(-150, 10, 220) + script(-150, 60, 250) + script(-150, 110, 170),
          ink.night,
          4,
        ),
      { turn: -6, x: -20 },
    ) +
    place(
      cut(
        pen,
        lathe([
          [40, 120, "c"],
          [44, 150],
          [92, 176],
          [104, 240],
          [96, 292, "c"],
          [86, 300, "c"],
        ]),
        turned(pen, ink.night),
        0.8,
      ) +
        path(
          lathe([
            [46, 108, "c"],
            [46, 134, "c"],
          ]),
          polished(pen),
        ) +
        path(box(-62, 206, 124, 56, 6), ink.paper) +
        path(ring(6, petal(22, 13, 0.4)), ink.jewel, { transform: "translate(0 234)" }),
      { x: 176 },
    ) +
    cast(pen, feather, 0.8) +
    path(feather, plume) +
    path(
      smooth(
        [
          [-150, 176, "c"],
          [-60, 10],
          [60, -140],
          [210, -296, "c"],
          [214, -190],
          [150, -60],
          [60, 30],
          [-60, 100],
          [-130, 168, "c"],
        ],
        true,
      ),
      shade(pen, plume, 0.18),
    ) +
    stroke(
      smooth([
        [-196, 250],
        [-150, 176],
        [-60, 10],
        [60, -140],
        [196, -276],
      ]),
      ink.gilt,
      7,
    ) +
    stroke(
      [0, 1, 2, 3, 4].map((i) => line([-90 + i * 52, 60 - i * 66], [-36 + i * 58, 60 - i * 60])).join(""),
      tintOf(pen, plume, 0.2),
      3,
    ) +
    path(
      polygon([
        [-212, 274],
        [-200, 232],
        [-176, 246],
      ]),
      polished(pen),
    )
  );
}
