import { lit, polished, turned } from "@/demo/artwork/drawing/finish";
import { box, line, moved, polygon, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke } from "@/demo/artwork/drawing/svg";
import { blossom, jasmine } from "../flowers";
import { leaf } from "../leaves";
import { HEART } from "./parts";

/** A clipboard with a list that is nearly done. */
export function checklist(pen: Pen): string {
  const { ink } = pen;
  const board = apart(pen, [ink.wood, ink.jewel, ink.deep]);
  const row = (y: number, done: boolean, w: number): string =>
    path(box(-146, y - 20, 40, 40, 8), done ? ink.jewel : "#fffbf2") +
    path(box(-146, y - 20, 40, 40, 8), "none", { stroke: ink.brass, "stroke-width": 3 }) +
    (done ? stroke(line([-136, y], [-128, y + 10], [-115, y - 10]), "#fffbf2", 6) : "") +
    stroke(line([-80, y - 6], [-80 + w, y - 6]), done ? shade(pen, ink.paper, 0.4) : ink.night, 7) +
    stroke(line([-80, y + 14], [-80 + w * 0.6, y + 14]), shade(pen, ink.paper, 0.22), 5);
  return (
    cut(pen, box(-212, -262, 424, 556, 22), lit(pen, board, 0.1), 1.1) +
    cut(pen, box(-184, -226, 368, 496, 6), "#fffbf2", 0.4) +
    path(box(-170, -212, 340, 468, 3), "none", { stroke: ink.gilt, "stroke-width": 2.5 }) +
    cut(
      pen,
      smooth(
        [
          [-92, -216, "c"],
          [-84, -262],
          [-40, -272],
          [-30, -298],
          [0, -306],
          [30, -298],
          [40, -272],
          [84, -262],
          [92, -216, "c"],
        ],
        true,
      ),
      polished(pen),
      0.5,
    ) +
    circle(0, -278, 11, board) +
    row(-150, true, 190) +
    row(-78, true, 150) +
    row(-6, true, 210) +
    row(66, true, 170) +
    row(138, false, 200) +
    path(moved(HEART, { x: 110, y: 206, scale: 0.8 }), ink.jewel) +
    stroke("M-140 206H70", ink.brass, 3) +
    place(
      cut(pen, box(-11, -170, 22, 290, 8), turned(pen, ink.second), 0.7) +
        path(
          polygon([
            [-11, 118],
            [11, 118],
            [0, 160],
          ]),
          ink.tint,
        ) +
        path(
          polygon([
            [-4, 144],
            [4, 144],
            [0, 160],
          ]),
          ink.night,
        ) +
        path(box(-11, -170, 22, 36, 8), ink.jewel) +
        path(box(-11, -138, 22, 14), ink.gilt),
      { x: 214, y: 60, turn: 18 },
    ) +
    place(leaf(pen, 88, 38, ink.leaf), { x: -196, y: 250, turn: -120 }) +
    place(blossom(pen, 46, { petal: ink.blush, heart: ink.jewel }), { x: -196, y: 244 }) +
    place(jasmine(pen, 28, { petal: "#fffaf2", heart: ink.gilt }), { x: -146, y: 270 })
  );
}
