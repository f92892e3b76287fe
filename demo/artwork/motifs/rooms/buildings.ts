import { lit, polished } from "@/demo/artwork/drawing/finish";
import { box, line, polygon, shape } from "@/demo/artwork/drawing/geometry";
import { apart, contact, cut, glow, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { peony, rose } from "../flowers";
import { frond, leaf, monstera } from "../leaves";

/** A glasshouse under palms, lamps lit within. */
export function glasshouse(pen: Pen): string {
  const { ink } = pen;
  const iron = ink.panelDark ? "#fffaf0" : ink.second;
  const pane = tintOf(pen, ink.mist, 0.3);
  const bars = Array.from({ length: 9 }, (_, i) => -224 + i * 56);
  return (
    contact(pen, 0, 296, 300, 18, 0.5) +
    path(
      polygon([
        [-236, -30],
        [0, -250],
        [236, -30],
        [236, 296],
        [-236, 296],
      ]),
      pane,
    ) +
    glow(0, 110, 190, ink.gilt, 0.5) +
    place(frond(pen, 220, ink.leaf), { x: -150, y: 296, turn: -14 }) +
    place(frond(pen, 220, ink.sage), { x: 160, y: 296, turn: 16 }) +
    place(monstera(pen, 190, ink.leaf), { x: -90, y: 296, turn: 12 }) +
    place(monstera(pen, 170, ink.leaf), { x: 100, y: 296, turn: -16 }) +
    [-130, 0, 130]
      .map(
        (x, i) =>
          stroke(`M${x} ${-90 - (i % 2) * 60}V${-10 + (i % 2) * 20}`, ink.brass, 3) +
          circle(x, 4 + (i % 2) * 20, 17, ink.gilt),
      )
      .join("") +
    path("M-52 296V150a52 52 0 0 1 104 0V296Z", tintOf(pen, pane, 0.6)) +
    stroke(
      bars.map((x) => line([x, 296], [x, -30 - (236 - Math.abs(x)) * 0.06])).join("") +
        bars
          .filter((_, i) => i % 2 === 0)
          .map((x) => line([x, -32], [x * 0.2, -236]))
          .join("") +
        "M-236 90H-52M52 90H236M-236 200H-52M52 200H236M-170 -92H170M-96 -160H96",
      iron,
      5,
    ) +
    stroke(
      "M-252 -28L0 -256L252 -28M-236 -34V296M236 -34V296M-244 -30H244M-52 296V150a52 52 0 0 1 104 0V296M0 102V296",
      iron,
      11,
    ) +
    path(box(-250, 284, 500, 16, 4), shade(pen, iron, 0.2)) +
    circle(0, -266, 14, ink.gilt) +
    twin(
      place(peony(pen, 40, { petal: ink.jewel, heart: ink.gilt }), { x: 214, y: 272 }) +
        place(rose(pen, 30, { petal: ink.blush, heart: ink.gilt }), { x: 168, y: 284 }),
    )
  );
}

/** A marquee with pennants, festoon lights in its mouth. */
export function marquee(pen: Pen): string {
  const { ink } = pen;
  const cloth = "#fffaf0";
  const stripe = apart(pen, [ink.mist, ink.blush, ink.tint]);
  return (
    contact(pen, 0, 296, 310, 18, 0.5) +
    path(box(-250, 20, 500, 276), shade(pen, cloth, 0.16)) +
    glow(0, 190, 150, ink.gilt, 0.6) +
    path(
      polygon([
        [-110, 296],
        [-84, 60],
        [84, 60],
        [110, 296],
      ]),
      tintOf(pen, ink.gilt, 0.5),
    ) +
    twin(
      cut(pen, shape("66 20c 262 20c 276 296c 150 296c 96 190"), cloth, 0.5) +
        path(shape("150 20c 190 20c 208 296c 170 296c"), stripe) +
        path(shape("230 20c 262 20c 276 296c 246 296c"), stripe) +
        path(box(116, 172, 40, 16, 8), ink.jewel),
    ) +
    cut(pen, shape("0 -250c 60 -130 170 -30 292 14c 292 40c -292 40c -292 14c -170 -30 -60 -130"), cloth, 1) +
    path(shape("0 -250c 12 -130 40 -20 60 40c -60 40c -40 -20 -12 -130"), stripe) +
    twin(path(shape("30 -190c 100 -90 150 -10 170 40c 230 40c 200 0 130 -60"), stripe)) +
    path(`M-292 38${times(12, () => "a24.3 26 0 0 0 48.7 0")}Z`, ink.jewel) +
    stroke("M0 -250V-296", ink.brass, 7) +
    path(
      polygon([
        [0, -296],
        [64, -278],
        [0, -260],
      ]),
      ink.jewel,
    ) +
    stroke("M-84 70Q0 130 84 70", ink.wood, 3) +
    times(5, (i) => circle(-60 + i * 30, 90 + (i % 4 === 0 ? 0 : 14), 8, ink.gilt)) +
    twin(
      place(leaf(pen, 90, 40, ink.leaf), { x: 268, y: 296, turn: 20 }) +
        place(peony(pen, 40, { petal: ink.blush, heart: ink.gilt }), { x: 270, y: 276 }),
    )
  );
}

/** A made bed with flowers on it and a lamp at each side: a room for the night. */
export function suiteRoom(pen: Pen): string {
  const { ink } = pen;
  const head = apart(pen, [ink.jewel, ink.second, ink.deep]);
  return (
    contact(pen, 0, 292, 300, 16, 0.5) +
    cut(
      pen,
      shape("-220 180c -220 -120 -180 -176 -90 -190 0 -206 90 -190 180 -176 220 -120 220 180c"),
      lit(pen, head),
      0.9,
    ) +
    stroke("M-190 150V-100Q-170 -150 -90 -160Q0 -176 90 -160Q170 -150 190 -100V150", ink.gilt, 4) +
    twin(
      path(box(242, 120, 58, 170, 6), ink.wood) +
        stroke("M271 120V40", ink.brass, 8) +
        glow(271, 0, 66, ink.gilt, 0.5) +
        cut(
          pen,
          polygon([
            [246, 46],
            [296, 46],
            [284, -24],
            [258, -24],
          ]),
          "#fff3d6",
          0.4,
        ),
    ) +
    twin(
      cut(pen, shape("14 96c 24 20 60 8 150 8 196 24 200 96c"), "#fffdf8", 0.5) +
        cut(pen, shape("40 120c 50 62 80 54 140 56 168 66 172 120c"), tintOf(pen, head, 0.55), 0.4),
    ) +
    cut(pen, shape("-236 104c 236 104c 250 270c -250 270c"), "#fffdf8", 0.8) +
    path(shape("-242 180c 0 200 242 180c 250 270c -250 270c"), head) +
    stroke("M-240 192Q0 214 240 192", ink.gilt, 5) +
    path(box(-240, 266, 24, 32, 4) + box(216, 266, 24, 32, 4), polished(pen)) +
    [
      [-52, 150],
      [-18, 140],
      [20, 142],
      [54, 152],
      [0, 162],
    ]
      .map(([x = 0, y = 0], i) =>
        place(rose(pen, 24, { petal: i % 2 === 0 ? ink.jewel : ink.blush, heart: ink.gilt }), { x, y }),
      )
      .join("")
  );
}
