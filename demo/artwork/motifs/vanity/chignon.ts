import { folded } from "@/demo/artwork/drawing/finish";
import {
  disc,
  lathe,
  leafShape,
  line,
  moved,
  petal,
  ring,
  scallop,
  smooth,
} from "@/demo/artwork/drawing/geometry";
import type { Knot } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { frangipani, jasmine, peony } from "../flowers";

/** A bride's chignon from behind, ringed with jasmine and pinned with gold. */
export function chignon(pen: Pen): string {
  const { ink } = pen;
  const hair = shade(pen, ink.night, 0.3);
  const strand = tintOf(pen, hair, 0.2);
  const skin = "#d9a47e";
  const crown: Knot[] = [
    [0, -262],
    [110, -240],
    [172, -150],
    [166, -30],
    [110, 70],
    [40, 110],
  ];
  const pin = (turn: number, length: number): string =>
    place(
      stroke(line([0, -60], [0, -length]), ink.gilt, 6) +
        path(moved(ring(7, petal(30, 17, 0.4)), { y: -length }), ink.gilt) +
        circle(0, -length, 10, ink.jewel) +
        times(3, (i) => circle(-14 + i * 14, -length + 44, 5, ink.gilt)),
      { x: 0, y: 30, turn },
    );
  return (
    cut(
      pen,
      lathe([
        [56, 40, "c"],
        [58, 140],
        [96, 190],
        [200, 222],
        [252, 262],
        [262, 300, "c"],
      ]),
      folded(pen, skin, 0.08),
      0.7,
    ) +
    path(
      smooth(
        [
          [-262, 300, "c"],
          [-252, 262],
          [-216, 230, "c"],
          [-110, 268],
          [0, 278],
          [110, 268],
          [216, 230, "c"],
          [252, 262],
          [262, 300, "c"],
        ],
        true,
      ),
      ink.jewel,
    ) +
    stroke(
      smooth([
        [-214, 232],
        [-110, 269],
        [0, 279],
        [110, 269],
        [214, 232],
      ]),
      ink.gilt,
      6,
    ) +
    twin(
      path(disc(22, 166, -40), skin) +
        circle(170, -8, 9, ink.gilt) +
        path(moved(leafShape(30, 20), { x: 170, y: 32 }), ink.gilt),
    ) +
    cut(pen, lathe(crown), hair, 0.7) +
    stroke(
      [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8]
        .map((k) =>
          smooth([
            [k * 60, -256],
            [k * 190, -110],
            [k * 120, 10],
          ]),
        )
        .join(""),
      strand,
      5,
    ) +
    pin(-52, 220) +
    pin(-26, 244) +
    pin(0, 252) +
    pin(26, 244) +
    pin(52, 220) +
    cut(pen, scallop(118, 11, 0.9, 0, 30), hair, 0.6) +
    stroke("M-84 30A84 84 0 1 1 40 104M-54 30A54 54 0 1 0 30 -16M-20 40A24 24 0 1 1 24 36", strand, 6) +
    times(15, (i) =>
      place(jasmine(pen, 25, { petal: "#fffaf2", heart: ink.gilt }), {
        x: 128 * Math.sin(((i * 24 - 168) * Math.PI) / 180),
        y: 30 - 128 * Math.cos(((i * 24 - 168) * Math.PI) / 180),
        turn: i * 20,
      }),
    ) +
    place(peony(pen, 48, { petal: ink.jewel, heart: ink.gilt }), { x: 112, y: 96 }) +
    place(frangipani(pen, 40, { petal: ink.paper, heart: ink.gilt }), { x: 152, y: 30 })
  );
}
