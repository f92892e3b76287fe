import { leafShape, moved, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { sprig } from "../leaves";
import { HEART } from "./parts";

/** A pair of mandarin ducks on a lotus pond. */
export function mandarinDucks(pen: Pen): string {
  const { ink } = pen;
  const duck = (coat: string, crest: string, breast: string): string =>
    cut(
      pen,
      smooth(
        [
          [-150, 60, "c"],
          [-196, 10],
          [-150, 14],
          [-90, -8],
          [-30, -20],
          [10, -60],
          [4, -120],
          [44, -166],
          [96, -158],
          [116, -120, "c"],
          [156, -104],
          [114, -92, "c"],
          [96, -50],
          [112, 0],
          [80, 66],
          [0, 92],
          [-90, 88],
        ],
        true,
      ),
      breast,
      0.8,
    ) +
    path(
      smooth(
        [
          [-180, 14, "c"],
          [-110, -24],
          [-30, -12],
          [40, 20],
          [10, 62],
          [-80, 72],
          [-150, 50],
        ],
        true,
      ),
      coat,
    ) +
    stroke("M-150 30C-90 0 -30 10 20 30M-130 50C-80 26 -30 34 0 48", ink.gilt, 5) +
    path(
      smooth(
        [
          [-120, -12, "c"],
          [-104, -80],
          [-50, -96, "c"],
          [-40, -40],
          [-70, -4, "c"],
        ],
        true,
      ),
      crest,
    ) +
    stroke("M-104 -20Q-92 -60 -60 -80", ink.gilt, 4) +
    path(
      smooth(
        [
          [4, -120, "c"],
          [20, -156],
          [60, -178],
          [96, -158, "c"],
          [60, -130],
          [20, -90],
          [-6, -60, "c"],
        ],
        true,
      ),
      crest,
    ) +
    path(
      smooth(
        [
          [40, -132],
          [84, -142],
          [100, -122],
          [60, -112],
        ],
        true,
      ),
      "#fffaf2",
    ) +
    circle(84, -128, 7, ink.night) +
    path(
      smooth(
        [
          [110, -124, "c"],
          [160, -104],
          [114, -92, "c"],
        ],
        true,
      ),
      ink.jewel,
    ) +
    stroke("M20 -50C40 -20 80 -30 100 -50", "#fffaf2", 9);
  return (
    path(
      smooth(
        [
          [-300, 190],
          [-200, 170],
          [0, 180],
          [200, 168],
          [300, 186],
          [260, 262],
          [0, 290],
          [-260, 264],
        ],
        true,
      ),
      ink.panelDark ? tintOf(pen, ink.panel, 0.2) : shade(pen, ink.panel, 0.18),
    ) +
    stroke(
      "M-230 226C-180 214 -120 240 -60 228M60 250C120 236 180 262 230 246M-120 264C-80 256 -40 270 0 264",
      ink.panelDark ? ink.mist : ink.second,
      4,
      { opacity: 0.7 },
    ) +
    place(
      path(leafShape(170, 150), ink.leaf) + stroke("M0 -10V-150M0 -60L50 -110M0 -60L-50 -110", ink.sage, 4),
      { x: 236, y: 190, turn: 8 },
    ) +
    place(path(ring(5, petal(80, 44, 0.7), -36), ink.blush) + circle(0, 0, 14, ink.gilt), {
      x: -230,
      y: -60,
    }) +
    stroke("M-226 -10Q-240 90 -220 180", ink.leaf, 9) +
    place(duck(ink.second, ink.jewel, ink.gilt), { x: -96, y: 112, scale: 0.98 }) +
    place(duck(ink.mid, ink.deep, ink.blush), { x: 120, y: 136, flip: true, scale: 0.9 }) +
    path(moved(HEART, { y: -150, scale: 1.3 }), ink.jewel) +
    twin(sprig(pen, [50, -160], [130, -220], [220, -190], ink.leaf, 6, 46))
  );
}
