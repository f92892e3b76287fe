import { polished } from "@/demo/artwork/drawing/finish";
import { mix } from "@/demo/artwork/drawing/colour";
import { box, lathe, line, polar, shape, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut, glow, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, hoop, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { marigold, peony } from "../flowers";
import { leaf } from "../leaves";
import { happiness } from "../letters/parts";
import { weave } from "../patterns";

/** The decoration over the couple's seats: the double happiness, a dais, marigolds, or a plain wreath. */
function sign(pen: Pen, ceremony: DrawnFeatures["ceremony"], drape: string): string {
  const { ink } = pen;
  if (ceremony === "chinese") {
    return place(
      circle(0, 0, 112, ink.gilt) +
        circle(0, 0, 104, drape) +
        hoop(0, 0, 94, ink.gilt, 3) +
        place(happiness(ink.gilt, 13), { scale: 0.74 }),
      { y: 92 },
    );
  }
  if (ceremony === "malay") {
    const seat = (x: number): string =>
      path(shape(`${x - 54} 236c ${x - 58} 100 ${x} 40 ${x + 58} 100 ${x + 54} 236c`), ink.gilt) +
      path(shape(`${x - 40} 226c ${x - 44} 116 ${x} 66 ${x + 44} 116 ${x + 40} 226c`), "#fffaf0") +
      path(box(x - 58, 176, 116, 66, 10), mix(ink.gilt, "#fffaf0", 0.4));
    return (
      path("M-170 250V60C-170 -40 -60 -50 0 -110C60 -50 170 -40 170 60V250Z", "none", {
        stroke: ink.gilt,
        "stroke-width": 13,
      }) +
      path(
        "M-152 250V66C-152 -20 -54 -34 0 -84C54 -34 152 -20 152 66V250Z",
        weave(pen, "songket", mix(drape, ink.night, 0.25), ink.brass),
      ) +
      seat(-62) +
      seat(62)
    );
  }
  if (ceremony === "indian") {
    return (
      path("M-190 250V-60M190 250V-60", "none", { stroke: ink.gilt, "stroke-width": 18 }) +
      path("M-206 -60L0 -130L206 -60V-40H-206Z", ink.gilt) +
      times(13, (i) =>
        place(marigold(pen, 22, { petal: i % 2 === 0 ? "#e08a2c" : "#f0b93f", heart: ink.gilt }), {
          x: -180 + i * 30,
          y: -22 + (i % 2) * 18,
        }),
      ) +
      twin(
        times(7, (i) =>
          place(marigold(pen, 18, { petal: i % 2 === 0 ? "#e08a2c" : "#f0b93f", heart: ink.gilt }), {
            x: 190,
            y: 10 + i * 34,
          }),
        ),
      ) +
      path(box(-90, 120, 180, 120, 14), ink.gilt) +
      path(box(-78, 132, 156, 76, 10), mix(ink.jewel, drape, 0.2))
    );
  }
  return (
    hoop(0, 92, 104, ink.gilt, 7) +
    times(16, (i) => {
      const [x, y] = polar(104, i * 22.5, 0, 92);
      return place(leaf(pen, 52, 22, i % 2 === 0 ? ink.leaf : ink.sage), { x, y, turn: i * 22.5 + 70 });
    }) +
    times(5, (i) => {
      const [x, y] = polar(104, 130 + i * 26, 0, 92);
      return place(
        peony(pen, i === 2 ? 34 : 25, { petal: i % 2 === 0 ? ink.blush : "#fffaf0", heart: ink.gilt }),
        { x, y },
      );
    })
  );
}

/** A chandelier over a stage, drapes at both sides, and over the seats what the couple's customs ask for. */
export function ballroomStage(pen: Pen, { ceremony }: DrawnFeatures): string {
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
    sign(pen, ceremony, drape) +
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
