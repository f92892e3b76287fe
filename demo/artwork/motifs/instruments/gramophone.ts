import { lit } from "@/demo/artwork/drawing/finish";
import { box, line, petal, ring, scallop, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, hoop, path, place, stroke } from "@/demo/artwork/drawing/svg";
import { tiling } from "../patterns";
import { TILE_NAMES } from "../tiles";

/** A gramophone whose horn is a flower. */
export function gramophone(pen: Pen): string {
  const { ink, rng } = pen;
  const horn = apart(pen, [ink.jewel, ink.second, ink.mid]);
  return (
    stroke("M-40 110C-150 90 -150 -40 -60 -70", shade(pen, ink.brass, 0.2), 34) +
    stroke("M-46 104C-150 84 -152 -42 -66 -74", ink.gilt, 9) +
    cut(
      pen,
      smooth(
        [
          [-84, -60, "c"],
          [-40, -110],
          [10, -190],
          [40, -220, "c"],
          [150, 60, "c"],
          [40, 20],
          [-40, -20],
        ],
        true,
      ),
      shade(pen, horn, 0.24),
      0.6,
    ) +
    place(
      cut(pen, scallop(168, 9, 0.86), horn, 0.9) +
        path(ring(9, line([0, 0], [0, -152])), "none", { stroke: ink.gilt, "stroke-width": 5 }) +
        path(ring(9, petal(150, 56, 0.4), 20), shade(pen, horn, 0.12)) +
        circle(0, 0, 62, shade(pen, horn, 0.45)) +
        circle(0, 0, 34, ink.night) +
        hoop(0, 0, 64, ink.gilt, 5),
      { x: 96, y: -112, turn: 18 },
    ) +
    cut(pen, box(-210, 150, 420, 130, 10), lit(pen, tintOf(pen, ink.wood, 0.14)), 0.9) +
    path(box(-226, 134, 452, 26, 8) + box(-230, 272, 460, 28, 8), ink.wood) +
    path(box(-226, 134, 452, 6), ink.gilt) +
    path(
      box(-160, 178, 320, 76),
      tiling(
        pen,
        rng.pick(TILE_NAMES),
        { base: ink.paper, first: ink.jewel, second: ink.second, third: ink.mid },
        76,
      ),
    ) +
    path(box(-160, 178, 320, 76), "none", { stroke: ink.brass, "stroke-width": 5 }) +
    cut(
      pen,
      smooth(
        [
          [-160, 128],
          [0, 108],
          [160, 128],
          [160, 136],
          [0, 146],
          [-160, 136],
        ],
        true,
      ),
      ink.night,
      0.3,
    ) +
    stroke("M210 210H262V176", ink.brass, 10) +
    circle(262, 170, 15, ink.jewel)
  );
}
