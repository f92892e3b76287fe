import { polished, turned } from "@/demo/artwork/drawing/finish";
import { lathe, scallop } from "@/demo/artwork/drawing/geometry";
import { apart, cut } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place } from "@/demo/artwork/drawing/svg";
import { peony } from "../flowers";
import { tiling } from "../patterns";
import { pickGreens, posy } from "../posy";
import { TILE_NAMES } from "../tiles";
import { ROUND } from "./parts";

/** A kamcheng, the lidded jar of a nyonya house, full of flowers. */
export function kamcheng(pen: Pen): string {
  const { ink, rng } = pen;
  const glaze = apart(pen, [ink.second, ink.blush, ink.mist, ink.jewel]);
  const jar = lathe([
    [92, 34, "c"],
    [104, 56],
    [178, 110],
    [196, 180],
    [160, 256],
    [110, 286, "c"],
    [116, 300, "c"],
  ]);
  const style = { flowers: rng.shuffle(ROUND).slice(0, 4), greens: pickGreens(pen) };
  return (
    place(posy(pen, 330, style, 176), { y: 46 }) +
    cut(pen, jar, turned(pen, glaze), 1) +
    path(
      lathe([
        [190, 150, "c"],
        [194, 190],
        [184, 222, "c"],
      ]),
      tiling(
        pen,
        rng.pick(TILE_NAMES),
        { base: ink.paper, first: ink.jewel, second: ink.leaf, third: ink.mid },
        74,
      ),
    ) +
    path(
      lathe([
        [188, 144, "c"],
        [191, 152, "c"],
      ]) +
        lathe([
          [185, 220, "c"],
          [181, 228, "c"],
        ]),
      ink.brass,
    ) +
    path(
      lathe([
        [96, 30, "c"],
        [102, 50, "c"],
      ]),
      polished(pen),
    ) +
    path(
      lathe([
        [112, 284, "c"],
        [116, 300, "c"],
      ]),
      ink.brass,
    ) +
    place(
      cut(pen, scallop(66, 8, 0.86), ink.paper, 0.3) + peony(pen, 54, { petal: ink.jewel, heart: ink.gilt }),
      { y: 184 },
    )
  );
}
