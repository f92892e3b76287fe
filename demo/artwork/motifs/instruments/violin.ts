import { turned } from "@/demo/artwork/drawing/finish";
import { box, lathe, line, moved, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { blossom, rose } from "../flowers";
import { leaf } from "../leaves";

/** A violin and its bow. */
export function violin(pen: Pen): string {
  const { ink } = pen;
  const varnish = tintOf(pen, "#a4502a", 0.06);
  const body = lathe([
    [0, -90, "c"],
    [34, -96],
    [92, -60],
    [92, 4],
    [66, 34, "c"],
    [60, 74],
    [76, 104, "c"],
    [118, 150],
    [104, 240],
    [40, 284],
    [0, 288],
  ]);
  const hole = "M58 60C40 74 76 112 52 138M52 138C44 148 34 138 42 130M58 60C66 52 74 62 66 70";
  return (
    place(
      stroke("M0 -290V290", ink.wood, 11) +
        stroke("M14 -270V276", "#fffaf2", 4) +
        path(box(-12, 244, 34, 48, 6), ink.night) +
        path(
          smooth(
            [
              [-6, -300, "c"],
              [10, -296],
              [22, -270, "c"],
              [-6, -262, "c"],
            ],
            true,
          ),
          ink.wood,
        ),
      { x: 150, turn: 17 },
    ) +
    place(
      path(box(-16, -250, 32, 200), ink.night) +
        cut(pen, body, turned(pen, varnish), 1) +
        path(body, "none", { stroke: shade(pen, varnish, 0.45), "stroke-width": 7 }) +
        path(moved(body, { scale: 0.92, y: 7 }), "none", { stroke: ink.gilt, "stroke-width": 2 }) +
        twin(stroke(hole, ink.night, 6)) +
        path(
          lathe([
            [15, -240, "c"],
            [19, 70, "c"],
          ]),
          ink.night,
        ) +
        path(
          lathe([
            [12, 196, "c"],
            [24, 276, "c"],
          ]),
          ink.night,
        ) +
        path(box(-46, 112, 92, 18, 5), ink.gilt) +
        stroke(
          [-9, -3, 3, 9].map((x) => line([x, -246], [x * 1.5, 116], [x, 200])).join(""),
          "#fff6e6",
          1.6,
        ) +
        path(
          smooth(
            [
              [-17, -236, "c"],
              [-15, -276],
              [0, -300],
              [22, -288],
              [14, -262],
              [17, -236, "c"],
            ],
            true,
          ),
          shade(pen, varnish, 0.4),
        ) +
        circle(4, -280, 11, ink.gilt) +
        twin(
          stroke("M18 -256H40M18 -236H40", ink.night, 7) +
            circle(42, -256, 7, ink.gilt) +
            circle(42, -236, 7, ink.gilt),
        ),
      { x: -40, turn: -9 },
    ) +
    place(leaf(pen, 90, 38, ink.leaf), { x: 128, y: 246, turn: 70 }) +
    place(leaf(pen, 84, 36, ink.sage), { x: 120, y: 250, turn: 20 }) +
    place(rose(pen, 60, { petal: ink.jewel, heart: ink.gilt }), { x: 120, y: 240 }) +
    place(blossom(pen, 32, { petal: ink.blush, heart: ink.jewel }), { x: 180, y: 262 })
  );
}
