import { folded, polished, turned } from "@/demo/artwork/drawing/finish";
import {
  disc,
  dots,
  lathe,
  leafShape,
  line,
  moved,
  petal,
  polygon,
  ring,
  smooth,
} from "@/demo/artwork/drawing/geometry";
import { cut } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { blossom, peony } from "../flowers";
import { leaf } from "../leaves";

/** Bunga telur: an egg in a gilt cup under a paper flower, with favour boxes. */
export function favours(pen: Pen): string {
  const { ink } = pen;
  const boxed = (x: number, colour: string): string =>
    place(
      cut(
        pen,
        polygon([
          [-74, 0],
          [74, 0],
          [88, 150],
          [-88, 150],
        ]),
        folded(pen, colour, 0.1),
        0.7,
      ) +
        path(
          polygon([
            [-80, 62],
            [80, 62],
            [83, 94],
            [-83, 94],
          ]),
          ink.gilt,
        ) +
        path(ring(8, petal(32, 19, 0.4)), ink.paper, { transform: "translate(0 78)" }) +
        circle(0, 78, 9, ink.jewel) +
        twin(
          path(
            smooth(
              [
                [0, 4, "c"],
                [24, -46],
                [66, -50],
                [60, -6],
              ],
              true,
            ),
            ink.gilt,
          ),
        ) +
        circle(0, -4, 13, ink.brass),
      { x, y: 150 },
    );
  return (
    stroke(line([0, 60], [0, -120]), ink.leaf, 8) +
    place(leaf(pen, 110, 46, ink.leaf), { y: 10, turn: -56 }) +
    place(leaf(pen, 110, 46, ink.sage), { y: -20, turn: 56 }) +
    place(peony(pen, 118, { petal: ink.jewel, heart: ink.gilt }), { y: -170 }) +
    twin(
      stroke("M0 -20Q60 -80 130 -96", ink.gilt, 4) +
        place(blossom(pen, 38, { petal: ink.blush, heart: ink.jewel }), { x: 138, y: -98 }) +
        stroke("M0 10Q80 -10 150 -6", ink.gilt, 4) +
        path(dots(6, 24, 8) + disc(9), ink.gilt, { transform: "translate(164 -6)" }),
    ) +
    boxed(-176, ink.second) +
    boxed(176, ink.mid) +
    cut(
      pen,
      lathe([
        [0, 44],
        [66, 90],
        [80, 150],
        [50, 204],
        [0, 216],
      ]),
      turned(pen, ink.paper),
      0.6,
    ) +
    cut(
      pen,
      lathe([
        [84, 160, "c"],
        [74, 214],
        [30, 242],
        [22, 268],
        [80, 292],
        [84, 300, "c"],
      ]),
      polished(pen),
      0.6,
    ) +
    path(
      Array.from({ length: 7 }, (_, i) => moved(leafShape(40, 30), { x: -72 + i * 24, y: 182 })).join(""),
      ink.gilt,
    )
  );
}
