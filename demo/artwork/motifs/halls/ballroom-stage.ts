import { polished } from "@/demo/artwork/drawing/finish";
import { box, lathe, line, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut, glow, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, hoop, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { peony } from "../flowers";
import { leaf } from "../leaves";
import { happiness } from "../letters/parts";

/** A chandelier over a stage with the double happiness, drapes at both sides. */
export function ballroomStage(pen: Pen): string {
  const { ink } = pen;
  const drape = apart(pen, [ink.jewel, ink.deep, ink.second]);
  const candle = (x: number, y: number): string =>
    place(
      glow(0, -34, 46, ink.gilt, 0.7) +
        path(
          lathe([
            [0, -48],
            [7, -30],
            [0, -18, "c"],
          ]),
          ink.gilt,
        ) +
        path(box(-6, -20, 12, 24), "#fffaf0") +
        path(
          lathe([
            [15, 2, "c"],
            [8, 12, "c"],
          ]),
          ink.brass,
        ),
      { x, y },
    );
  const strings = Array.from({ length: 9 }, (_, i) => ({
    x: -120 + i * 30,
    drop: 70 - Math.abs(i - 4) * 13,
  }));
  return (
    cut(pen, box(-272, -270, 544, 520), tintOf(pen, drape, 0.08), 0.8) +
    path(
      Array.from({ length: 9 }, (_, i) => box(-272 + i * 64, -270, 32, 520)).join(""),
      shade(pen, drape, 0.16),
    ) +
    place(
      circle(0, 0, 112, ink.gilt) +
        circle(0, 0, 104, drape) +
        hoop(0, 0, 94, ink.gilt, 3) +
        place(happiness(ink.gilt, 13), { scale: 0.74 }),
      { y: 92 },
    ) +
    stroke("M0 -300V-214", ink.gilt, 6) +
    path(
      lathe([
        [8, -222, "c"],
        [20, -200],
        [10, -176, "c"],
      ]),
      polished(pen),
    ) +
    stroke(
      "M0 -186C-60 -120 -140 -130 -150 -176M0 -186C60 -120 140 -130 150 -176M0 -186C-30 -110 -80 -110 -84 -156M0 -186C30 -110 80 -110 84 -156",
      ink.gilt,
      7,
    ) +
    candle(-150, -178) +
    candle(150, -178) +
    candle(-84, -158) +
    candle(84, -158) +
    candle(0, -200) +
    stroke(strings.map(({ x, drop }) => line([x, -140], [x, -140 + drop])).join(""), ink.gilt, 2) +
    strings
      .map(({ x, drop }) =>
        path(
          lathe([
            [0, -10],
            [7, 2],
            [0, 16],
          ]),
          "#fffaf0",
          { transform: `translate(${x} ${-130 + drop})` },
        ),
      )
      .join("") +
    twin(
      cut(
        pen,
        smooth(
          [
            [290, -280, "c"],
            [120, -280, "c"],
            [150, -120],
            [226, 20],
            [244, 60, "c"],
            [236, 160],
            [252, 262, "c"],
            [290, 262, "c"],
          ],
          true,
        ),
        drape,
        0.7,
      ) +
        stroke(
          "M150 -270C180 -120 240 0 262 56M200 -270C220 -140 262 -40 276 40M258 80L266 258",
          shade(pen, drape, 0.35),
          5,
        ) +
        path(box(232, 52, 60, 18, 9), ink.gilt),
    ) +
    path(`M-300 -282${times(6, () => "c20 70 80 70 100 0")}Z`, drape) +
    path(`M-300 -282${times(6, () => "c20 70 80 70 100 0")}`, "none", {
      stroke: ink.gilt,
      "stroke-width": 6,
    }) +
    cut(pen, box(-298, 248, 596, 26, 6), ink.gilt, 0.5) +
    path(box(-286, 274, 572, 26), ink.wood) +
    twin(
      place(leaf(pen, 80, 34, ink.leaf), { x: 190, y: 250, turn: -36 }) +
        place(leaf(pen, 80, 34, ink.leaf), { x: 196, y: 250, turn: 20 }) +
        place(peony(pen, 44, { petal: ink.blush, heart: ink.gilt }), { x: 194, y: 226 }),
    )
  );
}
