import { polished } from "@/demo/artwork/drawing/finish";
import { box, polygon, scallop, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, ellipse, hoop, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { tiling } from "../patterns";
import { posy, pickGreens } from "../posy";
import { TILE_NAMES } from "../tiles";

/** The signing table, laid with a cloth, two chairs behind it. */
export function signingTable(pen: Pen): string {
  const { ink, rng } = pen;
  const cloth = ink.panelDark ? "#fffaf2" : apart(pen, [ink.blush, ink.mist, ink.mid]);
  const style = {
    flowers: rng.shuffle(["peony", "rose", "orchid", "frangipani"] as const).slice(0, 3),
    greens: pickGreens(pen),
  };
  const chair =
    cut(
      pen,
      smooth(
        [
          [56, 60, "c"],
          [64, -120],
          [100, -196],
          [136, -212],
          [172, -196],
          [208, -120],
          [216, 60, "c"],
        ],
        true,
      ),
      polished(pen),
      0.6,
    ) +
    path(
      smooth(
        [
          [78, 60, "c"],
          [84, -110],
          [112, -170],
          [136, -182],
          [160, -170],
          [188, -110],
          [194, 60, "c"],
        ],
        true,
      ),
      ink.panel,
    ) +
    stroke("M136 -180V60M108 -160L108 60M164 -160V60", ink.brass, 7) +
    place(path(scallop(26, 8), ink.jewel) + circle(0, 0, 9, ink.gilt), { x: 136, y: -104 }) +
    stroke("M62 60L56 300M210 60L216 300", shade(pen, ink.brass, 0.2), 10);
  return (
    twin(chair) +
    cut(
      pen,
      smooth(
        [
          [-268, 66, "c"],
          [268, 66, "c"],
          [290, 294, "c"],
          [180, 300],
          [0, 302],
          [-180, 300],
          [-290, 294, "c"],
        ],
        true,
      ),
      cloth,
      1,
    ) +
    path(
      [-0.82, -0.5, -0.18, 0.18, 0.5, 0.82]
        .map((k) =>
          smooth(
            [
              [k * 262, 84, "c"],
              [k * 282 + 14, 296, "c"],
              [k * 282 - 14, 296, "c"],
            ],
            true,
          ),
        )
        .join(""),
      shade(pen, cloth, 0.12),
    ) +
    path(
      `M-274 108${times(9, () => "a30.4 36 0 0 0 60.9 0")}Z`,
      tiling(
        pen,
        rng.pick(TILE_NAMES),
        { base: ink.paper, first: ink.jewel, second: ink.second, third: ink.mid },
        50,
      ),
    ) +
    path(box(-280, 56, 560, 54, 10), ink.jewel) +
    path(box(-280, 100, 560, 8), ink.gilt) +
    place(posy(pen, 190, style, 190), { y: 82 }) +
    place(
      cut(
        pen,
        polygon([
          [-76, 0],
          [66, 0],
          [54, -30],
          [-64, -30],
        ]),
        ink.deep,
        0.4,
      ) +
        path(
          polygon([
            [-66, -6],
            [-6, -6],
            [-6, -26],
            [-58, -26],
          ]) +
            polygon([
              [56, -6],
              [2, -6],
              [2, -26],
              [48, -26],
            ]),
          "#fffbf2",
        ) +
        stroke("M34 -22L92 -74", ink.gilt, 6),
      { x: -166, y: 62 },
    ) +
    place(
      cut(pen, scallop(44, 12, 0.86), ink.jewel, 0.3) +
        hoop(-12, -6, 16, ink.gilt, 6) +
        hoop(12, -6, 16, ink.brass, 6),
      { x: 180, y: 36 },
    ) +
    ellipse(180, 62, 52, 8, ink.brass)
  );
}
