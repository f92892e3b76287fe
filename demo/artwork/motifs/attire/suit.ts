import { folded, polished } from "@/demo/artwork/drawing/finish";
import { box, lathe, polygon, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { rose } from "../flowers";
import { leaf } from "../leaves";

/** A dinner suit on a form: satin lapels, bow tie, a flower in the buttonhole. */
export function suit(pen: Pen): string {
  const { ink, rng } = pen;
  const wool =
    ink.panelDark && ink.panel !== ink.mid
      ? rng.pick([ink.tint, ink.mid])
      : rng.pick([ink.night, ink.second, ink.deep]);
  const satin = shade(pen, wool, 0.4);
  const jacket = smooth(
    [
      [0, -226, "c"],
      [44, -232, "c"],
      [150, -190],
      [178, -140],
      [168, 30],
      [180, 150],
      [172, 226, "c"],
      [30, 246, "c"],
      [0, 210, "c"],
      [-30, 246, "c"],
      [-172, 226, "c"],
      [-180, 150],
      [-168, 30],
      [-178, -140],
      [-150, -190],
      [-44, -232, "c"],
    ],
    true,
  );
  const sleeve = smooth(
    [
      [150, -190, "c"],
      [190, -130],
      [214, 40],
      [220, 196, "c"],
      [168, 204, "c"],
      [160, 40],
      [158, -90, "c"],
    ],
    true,
  );
  const lapel = smooth(
    [
      [40, -234, "c"],
      [76, -214, "c"],
      [92, -150, "c"],
      [70, -132, "c"],
      [84, -118, "c"],
      [4, 40, "c"],
      [0, -6, "c"],
    ],
    true,
  );
  return (
    path(
      lathe([
        [9, 150, "c"],
        [9, 262, "c"],
        [26, 276],
        [96, 288],
        [100, 300, "c"],
      ]),
      polished(pen),
    ) +
    path(
      lathe([
        [26, -250, "c"],
        [24, -264],
        [8, -268],
        [8, -280],
        [14, -290],
        [0, -300],
      ]),
      polished(pen),
    ) +
    twin(cut(pen, sleeve, wool, 0.6)) +
    cut(pen, jacket, folded(pen, wool, 0.2), 0.8) +
    path(
      polygon([
        [0, 20],
        [-62, -224],
        [-30, -252],
        [30, -252],
        [62, -224],
      ]),
      ink.paper,
    ) +
    path(
      polygon([
        [0, 20],
        [0, -180],
        [30, -252],
        [62, -224],
      ]),
      shade(pen, ink.paper, 0.1),
    ) +
    times(3, (i) => circle(0, -150 + i * 46, 5, ink.brass)) +
    twin(cut(pen, lapel, satin, 0.4) + stroke("M76 -214L92 -150L70 -132", tintOf(pen, wool, 0.2), 2.5)) +
    twin(
      path(
        smooth(
          [
            [2, -206, "c"],
            [52, -234],
            [60, -206],
            [52, -178],
          ],
          true,
        ),
        ink.jewel,
      ) + stroke("M12 -206L46 -214M12 -204L46 -194", shade(pen, ink.jewel, 0.35), 3),
    ) +
    path(box(-11, -218, 22, 26, 7), shade(pen, ink.jewel, 0.2)) +
    twin(stroke("M70 124L136 112", tintOf(pen, wool, 0.25), 5)) +
    circle(0, 62, 10, ink.brass) +
    circle(0, 128, 10, ink.brass) +
    path(
      polygon([
        [72, -62],
        [104, -88],
        [112, -66],
        [132, -80],
        [136, -50],
        [80, -40],
      ]),
      ink.paper,
    ) +
    place(leaf(pen, 44, 20, ink.leaf), { x: -86, y: -96, turn: 150 }) +
    place(leaf(pen, 44, 20, ink.sage), { x: -86, y: -96, turn: 210 }) +
    place(rose(pen, 30, { petal: ink.blush, heart: ink.gilt }), { x: -86, y: -104 })
  );
}
