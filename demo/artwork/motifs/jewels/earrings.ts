import { polished } from "@/demo/artwork/drawing/finish";
import { box, leafShape, petal, ring, scallop, smooth } from "@/demo/artwork/drawing/geometry";
import { cast, cut } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { gem, brilliant } from "./parts";

/** A pair of long earrings, hung from a rail. */
export function earrings(pen: Pen): string {
  const { ink, rng } = pen;
  const stone = rng.pick([ink.jewel, ink.second]);
  return (
    cut(pen, box(-250, -286, 500, 22, 11), polished(pen, ink.brass), 0.6) +
    twin(
      place(
        stroke("M0 -276V-206", ink.gilt, 5) +
          place(
            cast(pen, scallop(54, 8), 0.5) +
              path(scallop(54, 8), ink.brass) +
              path(ring(8, petal(46, 28, 0.4)), ink.gilt) +
              gem(pen, 22, stone),
            { y: -160 },
          ) +
          cut(
            pen,
            smooth(
              [
                [-22, -104, "c"],
                [22, -104, "c"],
                [60, -60],
                [104, 60, "c"],
                [0, 84],
                [-104, 60, "c"],
                [-60, -60],
              ],
              true,
            ),
            polished(pen, ink.brass),
            0.6,
          ) +
          path(
            smooth(
              [
                [-56, -30, "c"],
                [0, -14],
                [56, -30, "c"],
                [66, -2, "c"],
                [0, 16],
                [-66, -2, "c"],
              ],
              true,
            ),
            stone,
          ) +
          times(5, (i) =>
            place(path(leafShape(34, 20), ink.gilt), { x: -64 + i * 32, y: 56 - Math.abs(i - 2) * 4 }),
          ) +
          times(7, (i) =>
            place(
              stroke("M0 0V46", ink.gilt, 3) +
                circle(0, 58, 13, i % 2 === 0 ? ink.paper : stone) +
                circle(-4, 54, 4, "#ffffff"),
              { x: -90 + i * 30, y: 68 + (i % 2) * 16 - Math.abs(i - 3) * 2 },
            ),
          ) +
          place(brilliant(pen, 30, ink.mist), { y: 214 }),
        { x: 128 },
      ),
    )
  );
}
