import { polished, turned } from "@/demo/artwork/drawing/finish";
import { box, lathe, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place } from "@/demo/artwork/drawing/svg";
import { blossom } from "../flowers";
import { leaf } from "../leaves";
import { tiling } from "../patterns";
import { TILE_NAMES } from "../tiles";

/** Brushes in a porcelain jar painted as a tile. */
export function brushes(pen: Pen): string {
  const { ink, rng } = pen;
  const brush = (x: number, turn: number, length: number, w: number, hair: string, handle: string): string =>
    place(
      path(
        lathe([
          [w * 0.24, 60, "c"],
          [w * 0.3, -length * 0.5],
          [w * 0.34, -length + 40, "c"],
        ]),
        turned(pen, handle),
      ) +
        path(
          lathe([
            [w * 0.36, -length + 42, "c"],
            [w * 0.48, -length - 20, "c"],
          ]),
          polished(pen),
        ) +
        path(
          lathe([
            [0, -length - 40 - w * 1.5],
            [w * 0.66, -length - 40 - w * 0.9],
            [w * 0.8, -length - 40 - w * 0.3],
            [w * 0.48, -length - 18, "c"],
          ]),
          hair,
        ) +
        path(
          smooth(
            [
              [0, -length - 40 - w * 1.5],
              [w * 0.66, -length - 40 - w * 0.9],
              [w * 0.8, -length - 40 - w * 0.3],
              [w * 0.48, -length - 18, "c"],
              [w * 0.1, -length - 18, "c"],
            ],
            true,
          ),
          shade(pen, hair, 0.16),
        ),
      { x, y: 60, turn },
    );
  return (
    brush(-70, -20, 180, 46, ink.blush, ink.night) +
    brush(84, 19, 190, 52, tintOf(pen, ink.wood, 0.35), ink.jewel) +
    brush(-26, -7, 232, 34, ink.jewel, ink.second) +
    brush(36, 6, 246, 60, ink.tint, ink.deep) +
    brush(6, 0, 120, 26, ink.mid, ink.brass) +
    cut(
      pen,
      lathe([
        [152, 44, "c"],
        [150, 100],
        [136, 240],
        [120, 292],
        [110, 300, "c"],
      ]),
      ink.paper,
      1,
    ) +
    path(
      lathe([
        [149, 92, "c"],
        [142, 200],
        [136, 244, "c"],
      ]),
      tiling(
        pen,
        rng.pick(TILE_NAMES),
        { base: ink.paper, first: ink.jewel, second: ink.second, third: ink.mid },
        76,
      ),
    ) +
    path(
      smooth(
        [
          [60, 44, "c"],
          [152, 44, "c"],
          [150, 100],
          [136, 240],
          [120, 292],
          [110, 300, "c"],
          [44, 300, "c"],
        ],
        true,
      ),
      ink.night,
      { opacity: 0.1 },
    ) +
    path(box(-158, 34, 316, 20, 10), ink.second) +
    path(
      lathe([
        [149, 86, "c"],
        [148, 93, "c"],
      ]) +
        lathe([
          [137, 242, "c"],
          [135, 249, "c"],
        ]),
      ink.brass,
    ) +
    place(blossom(pen, 40, { petal: ink.jewel, heart: ink.gilt }), { x: 128, y: 268 }) +
    place(leaf(pen, 64, 28, ink.leaf), { x: 150, y: 284, turn: 74 })
  );
}
