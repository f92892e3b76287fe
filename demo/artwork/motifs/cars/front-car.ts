import { polished, turned } from "@/demo/artwork/drawing/finish";
import { box, disc, line, petal, polygon, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { contact, cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { blossom, rose } from "../flowers";
import { leaf } from "../leaves";
import { coat, bow } from "./parts";

/** A round-nosed motor car from the front, ribbons drawn to its bonnet. */
export function frontCar(pen: Pen): string {
  const { ink } = pen;
  const paint = coat(pen);
  const ribbon = paint === ink.jewel ? ink.gilt : ink.jewel;
  return (
    contact(pen, 0, 292, 300, 20, 0.7) +
    twin(path(box(150, 190, 74, 108, 24), ink.night)) +
    cut(
      pen,
      smooth(
        [
          [-172, -60, "c"],
          [-150, -170],
          [-104, -222],
          [0, -236],
          [104, -222],
          [150, -170],
          [172, -60, "c"],
        ],
        true,
      ),
      paint,
      0.9,
    ) +
    path(
      smooth(
        [
          [-148, -66, "c"],
          [-130, -156],
          [-92, -196],
          [0, -206],
          [92, -196],
          [130, -156],
          [148, -66, "c"],
        ],
        true,
      ),
      ink.mist,
    ) +
    path(
      polygon([
        [-96, -66],
        [-40, -202],
        [0, -206],
        [-50, -66],
      ]),
      "#ffffff",
      { opacity: 0.6 },
    ) +
    twin(
      circle(40, -110, 26, ink.deep) +
        path(
          smooth(
            [
              [12, -66, "c"],
              [20, -92],
              [60, -92],
              [70, -66, "c"],
            ],
            true,
          ),
          ink.deep,
        ),
    ) +
    twin(
      cut(
        pen,
        smooth(
          [
            [130, -50, "c"],
            [220, -30],
            [274, 60],
            [276, 190],
            [250, 226, "c"],
            [150, 226, "c"],
            [120, 60],
          ],
          true,
        ),
        shade(pen, paint, 0.16),
        0.5,
      ),
    ) +
    cut(
      pen,
      smooth(
        [
          [-152, -66, "c"],
          [0, -86],
          [152, -66, "c"],
          [160, 40],
          [140, 226, "c"],
          [-140, 226, "c"],
          [-160, 40],
        ],
        true,
      ),
      turned(pen, paint),
      0.6,
    ) +
    cut(
      pen,
      smooth(
        [
          [0, -20],
          [66, 0],
          [84, 80],
          [74, 170],
          [0, 196],
          [-74, 170],
          [-84, 80],
          [-66, 0],
        ],
        true,
      ),
      polished(pen),
      0.4,
    ) +
    path(
      smooth(
        [
          [0, -4],
          [54, 12],
          [70, 80],
          [62, 162],
          [0, 182],
          [-62, 162],
          [-70, 80],
          [-54, 12],
        ],
        true,
      ),
      shade(pen, ink.night, 0.1),
    ) +
    stroke(
      [-45, -30, -15, 0, 15, 30, 45]
        .map((x) => line([x, 8 + Math.abs(x) * 0.2], [x, 172 - Math.abs(x) * 0.2]))
        .join(""),
      ink.gilt,
      6,
    ) +
    twin(
      cut(pen, disc(50, 206, 76), polished(pen), 0.5) +
        circle(206, 76, 39, "#fffaf0") +
        stroke("M206 40V112M172 76H240", ink.mid, 2) +
        circle(132, 168, 20, ink.gilt) +
        circle(132, 168, 13, "#fffaf0"),
    ) +
    cut(pen, box(-286, 216, 572, 32, 16), polished(pen), 0.5) +
    path(box(-66, 222, 132, 46, 6), "#fffaf0") +
    path(ring(8, petal(18, 10, 0.4)), ink.jewel, { transform: "translate(-30 245)" }) +
    path(ring(8, petal(18, 10, 0.4)), ink.jewel, { transform: "translate(30 245)" }) +
    path("M0 256C-20 240 -10 230 0 238C10 230 20 240 0 256Z", ink.jewel) +
    twin(stroke("M6 6L146 -66", ribbon, 11)) +
    place(bow(pen, ribbon, 0.8), { y: -4 }) +
    place(leaf(pen, 70, 30, ink.leaf), { x: -20, y: -50, turn: -70 }) +
    place(leaf(pen, 70, 30, ink.leaf), { x: 20, y: -50, turn: 70 }) +
    place(rose(pen, 46, { petal: ink.blush, heart: ink.gilt }), { y: -50 }) +
    twin(place(blossom(pen, 27, { petal: "#fffaf0", heart: ink.jewel }), { x: 56, y: -44 }))
  );
}
