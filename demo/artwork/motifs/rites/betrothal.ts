import { lit, polished, turned } from "@/demo/artwork/drawing/finish";
import {
  box,
  disc,
  lathe,
  leafShape,
  moved,
  petal,
  ring,
  scallop,
  star,
} from "@/demo/artwork/drawing/geometry";
import { apart, cut, glow, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { peony } from "../flowers";
import { leaf } from "../leaves";
import { happiness } from "../letters/parts";

/** Guo da li: a lacquered basket with oranges, and candles of dragon and phoenix. */
export function betrothal(pen: Pen): string {
  const { ink } = pen;
  const red = apart(pen, [ink.jewel, ink.deep]);
  const orange = "#e58a2b";
  const candle = place(
    glow(0, -256, 90, ink.gilt, 0.7) +
      path(
        lathe([
          [0, -292],
          [12, -264],
          [0, -244, "c"],
        ]),
        ink.gilt,
      ) +
      cut(pen, box(-24, -240, 48, 470, 8), turned(pen, tintOf(pen, red, 0.06)), 0.7) +
      stroke(
        "M-22 -190C30 -170 -30 -120 18 -90C40 -60 -26 -40 -18 0C-6 30 30 40 18 90C0 120 -20 130 -18 160",
        ink.gilt,
        8,
      ) +
      path(
        [-160, -96, -30, 40, 110]
          .map((y, i) =>
            moved(leafShape(30, 20), { x: i % 2 === 0 ? 6 : -6, y, turn: i % 2 === 0 ? 60 : -60 }),
          )
          .join(""),
        ink.gilt,
      ) +
      path(
        lathe([
          [42, 206, "c"],
          [28, 232],
          [16, 250],
          [52, 290],
          [56, 300, "c"],
        ]),
        polished(pen),
      ),
    { x: 238 },
  );
  const fruit = (x: number, y: number): string =>
    place(
      cut(pen, disc(44), lit(pen, orange, 0.12), 0.4) +
        path(star(5, 13, 5), ink.leaf, { transform: "translate(4 -34)" }) +
        circle(-14, -14, 9, "#f6b765"),
      { x, y },
    );
  const half = "M-176 -20C-176 -250 176 -250 176 -20";
  return (
    twin(candle) +
    stroke(half, shade(pen, red, 0.3), 26) +
    stroke(half, red, 16) +
    stroke(half, ink.gilt, 4) +
    place(
      cut(pen, scallop(66, 12, 0.9), ink.gilt, 0.5) +
        path(scallop(56, 12, 0.9), red) +
        place(happiness(ink.gilt, 14), { scale: 0.38 }),
      { y: -192 },
    ) +
    fruit(-92, -34) +
    fruit(92, -34) +
    fruit(0, -40) +
    fruit(-48, -92) +
    fruit(48, -92) +
    place(leaf(pen, 60, 26, ink.leaf), { x: -140, y: -20, turn: -60 }) +
    place(leaf(pen, 60, 26, ink.leaf), { x: 140, y: -20, turn: 60 }) +
    cut(
      pen,
      lathe([
        [190, -10, "c"],
        [196, 90],
        [180, 130, "c"],
      ]),
      turned(pen, red),
      0.8,
    ) +
    cut(
      pen,
      lathe([
        [186, 130, "c"],
        [196, 220],
        [176, 280, "c"],
        [182, 300, "c"],
      ]),
      turned(pen, red),
      0.5,
    ) +
    path(box(-200, -20, 400, 18, 9) + box(-196, 120, 392, 18, 9) + box(-190, 284, 380, 16, 8), ink.gilt) +
    twin(
      path(ring(6, petal(34, 20, 0.4)), ink.gilt, { transform: "translate(116 54)" }) +
        path(ring(6, petal(34, 20, 0.4)), ink.gilt, { transform: "translate(116 206)" }),
    ) +
    place(peony(pen, 50, { petal: ink.blush, heart: ink.gilt }), { y: 54 }) +
    path(
      [-1, 1]
        .map(
          (s) =>
            moved(leafShape(64, 28), { x: s * 34, y: 54, turn: s * 96 }) +
            moved(leafShape(64, 28), { x: s * 20, y: 206, turn: s * 90 }),
        )
        .join(""),
      ink.gilt,
    ) +
    circle(0, 206, 19, ink.gilt)
  );
}
