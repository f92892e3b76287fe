import { polished, turned } from "@/demo/artwork/drawing/finish";
import { box, lathe, line } from "@/demo/artwork/drawing/geometry";
import { cut, glow } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke } from "@/demo/artwork/drawing/svg";
import { blossom, orchid, peony } from "../flowers";
import { pickGreens, posy } from "../posy";
import { ROUND } from "./parts";

/** A table's centrepiece: candles in glass among flowers. */
export function centrepiece(pen: Pen): string {
  const { ink, rng } = pen;
  const style = { flowers: rng.shuffle(ROUND).slice(0, 3), greens: pickGreens(pen) };
  const candle = (x: number, high: number, wax: string): string =>
    place(
      glow(0, -high - 40, 90, ink.gilt, 0.45) +
        path(
          lathe([
            [0, -high - 66],
            [13, -high - 34],
            [0, -high - 12, "c"],
          ]),
          ink.second,
        ) +
        path(
          lathe([
            [0, -high - 50],
            [7, -high - 30],
            [0, -high - 14, "c"],
          ]),
          ink.gilt,
        ) +
        stroke(line([0, -high - 14], [0, -high]), ink.night, 3) +
        cut(pen, box(-20, -high, 40, high, 4), turned(pen, wax), 0.4) +
        cut(
          pen,
          lathe([
            [30, -16, "c"],
            [20, 6],
            [14, 30, "c"],
            [16, 150],
            [70, 172, "c"],
          ]),
          polished(pen),
          0.4,
        ),
      { x, y: 128 },
    );
  return (
    candle(0, 270, ink.panelDark ? ink.paper : ink.blush) +
    candle(-150, 180, ink.paper) +
    candle(150, 190, ink.blush) +
    cut(
      pen,
      lathe([
        [180, 214, "c"],
        [170, 260],
        [120, 290],
        [124, 300, "c"],
      ]),
      polished(pen),
      0.7,
    ) +
    place(posy(pen, 230, style, 190), { x: -96, y: 236, turn: -24 }) +
    place(posy(pen, 230, style, 190), { x: 96, y: 236, turn: 24 }) +
    place(peony(pen, 86, { petal: ink.jewel, heart: ink.gilt }), { y: 176 }) +
    place(orchid(pen, 56, { petal: ink.blush, heart: ink.gilt }), { x: -100, y: 226 }) +
    place(blossom(pen, 42, { petal: ink.paper, heart: ink.brass }), { x: 92, y: 230 })
  );
}
