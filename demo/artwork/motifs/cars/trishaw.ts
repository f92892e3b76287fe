import { lit, polished } from "@/demo/artwork/drawing/finish";
import { box, line, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, contact, cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, hoop, path, place, stroke, times } from "@/demo/artwork/drawing/svg";
import { frangipani, peony } from "../flowers";
import { leaf } from "../leaves";
import { tiling } from "../patterns";
import { TILE_NAMES } from "../tiles";

/** A trishaw with its canopy and flowers. */
export function trishaw(pen: Pen): string {
  const { ink, rng } = pen;
  const frame = apart(pen, [ink.jewel, ink.deep, ink.second]);
  const big = (x: number): string =>
    place(
      hoop(3, 6, 94, ink.night, 12, { opacity: 0.2 }) +
        hoop(0, 0, 94, ink.night, 13) +
        hoop(0, 0, 84, ink.gilt, 4) +
        stroke(ring(20, line([0, 0], [0, -84])), ink.brass, 2) +
        circle(0, 0, 14, ink.brass),
      { x, y: 204 },
    );
  const canopy = smooth(
    [
      [-30, -180, "c"],
      [20, -262],
      [130, -290],
      [240, -262],
      [282, -176, "c"],
    ],
    true,
  );
  return (
    contact(pen, 0, 294, 310, 16, 0.6) +
    big(-200) +
    stroke("M-200 204L-130 40L-20 150L-200 204M-130 40L-20 30M-20 150L-20 30M-146 4L-120 60", frame, 13) +
    path(
      smooth(
        [
          [-176, -6],
          [-130, -18],
          [-100, -4],
          [-110, 8],
          [-170, 10],
        ],
        true,
      ),
      ink.wood,
    ) +
    stroke("M-20 40L-40 -60M-40 -60C-10 -80 20 -70 24 -50", ink.brass, 10) +
    circle(-20, 150, 24, ink.brass) +
    circle(-20, 150, 10, ink.night) +
    stroke("M30 120L-6 -170M262 120L276 -170", ink.brass, 9) +
    cut(
      pen,
      smooth(
        [
          [16, -20, "c"],
          [40, -40],
          [70, 60],
          [236, 64, "c"],
          [270, 90],
          [262, 156, "c"],
          [40, 156, "c"],
          [20, 80],
        ],
        true,
      ),
      frame,
      0.8,
    ) +
    path(
      box(66, 84, 180, 60, 8),
      tiling(
        pen,
        rng.pick(TILE_NAMES),
        { base: ink.paper, first: ink.jewel, second: ink.second, third: ink.mid },
        60,
      ),
    ) +
    path(box(66, 84, 180, 60, 8), "none", { stroke: ink.gilt, "stroke-width": 4 }) +
    cut(
      pen,
      smooth(
        [
          [30, -40, "c"],
          [60, -60],
          [84, 40],
          [230, 44, "c"],
          [226, 70, "c"],
          [66, 72, "c"],
        ],
        true,
      ),
      ink.blush,
      0.4,
    ) +
    stroke("M44 -44L76 50M54 -20H64M62 6H72", shade(pen, ink.blush, 0.25), 3) +
    cut(pen, canopy, lit(pen, ink.jewel === ink.panel ? ink.gilt : ink.jewel), 0.8) +
    stroke("M60 -280L50 -180M126 -290V-180M196 -280L206 -180", ink.gilt, 4) +
    path(`M-34 -182${times(9, () => "a17.5 20 0 0 0 35 0")}Z`, ink.gilt) +
    path(box(-38, -190, 326, 14, 7), polished(pen)) +
    big(206) +
    stroke("M150 156H262L206 204", frame, 12) +
    path(
      smooth(
        [
          [108, 190],
          [140, 110],
          [206, 92],
          [276, 112],
          [302, 180, "c"],
          [280, 170],
          [206, 108],
          [132, 150],
        ],
        true,
      ),
      ink.brass,
    ) +
    [
      [10, -176, 40],
      [70, -170, 28],
      [262, -172, 38],
      [200, -168, 26],
      [-60, -60, 36],
    ]
      .map(
        ([x = 0, y = 0, r = 0], i) =>
          place(leaf(pen, r * 1.7, r * 0.8, ink.leaf), { x, y, turn: 120 + i * 40 }) +
          place(
            (i % 2 === 0 ? peony : frangipani)(pen, r, {
              petal: i % 2 === 0 ? ink.blush : "#fffaf0",
              heart: ink.gilt,
            }),
            { x, y },
          ),
      )
      .join("")
  );
}
