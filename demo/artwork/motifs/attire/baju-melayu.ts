import { mix } from "@/demo/artwork/drawing/colour";
import { folded } from "@/demo/artwork/drawing/finish";
import { box, lathe, polygon, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { weave } from "../patterns";

/** Baju Melayu with a songket samping at the waist. */
export function bajuMelayu(pen: Pen, { colour }: DrawnFeatures): string {
  const { ink, rng } = pen;
  const silk = colour
    ? hex(colour)
    : ink.panelDark
      ? rng.pick([ink.blush, ink.mist, ink.tint])
      : rng.pick([ink.second, ink.deep, ink.jewel]);
  const songket = rng.pick([ink.jewel, ink.deep, ink.second]);
  const band = colour ? mix(silk, ink.night, 0.42) : songket === silk ? ink.night : songket;
  const sleeve = smooth(
    [
      [92, -196, "c"],
      [150, -170],
      [200, -20],
      [226, 110, "c"],
      [166, 126, "c"],
      [130, -30, "c"],
    ],
    true,
  );
  const torso = lathe([
    [40, -214, "c"],
    [110, -192],
    [130, -110],
    [126, 60],
    [132, 110, "c"],
  ]);
  const leg = smooth(
    [
      [2, 170, "c"],
      [124, 170, "c"],
      [108, 298, "c"],
      [26, 300, "c"],
    ],
    true,
  );
  const wrap = lathe([
    [130, 20, "c"],
    [138, 100],
    [132, 182, "c"],
  ]);
  return (
    stroke("M0 -224C0 -262 34 -254 30 -278C26 -300 -8 -298 -8 -276", ink.brass, 7) +
    twin(cut(pen, leg, shade(pen, silk, 0.1), 0.4)) +
    twin(
      cut(pen, sleeve, folded(pen, silk, 0.12), 0.6) + stroke("M170 100L222 86", shade(pen, silk, 0.3), 3),
    ) +
    cut(pen, torso, folded(pen, silk, 0.1), 0.7) +
    cut(pen, wrap, weave(pen, "songket", band, ink.gilt), 0.6) +
    path(
      smooth(
        [
          [-40, 18, "c"],
          [74, 18, "c"],
          [62, 182, "c"],
          [-52, 182, "c"],
        ],
        true,
      ),
      weave(pen, "jasmines", shade(pen, band, 0.2), ink.gilt),
    ) +
    stroke("M-40 20L-52 182M74 20L62 182", ink.gilt, 5) +
    path(
      lathe([
        [130, 20, "c"],
        [132, 38, "c"],
      ]),
      ink.gilt,
    ) +
    path(
      lathe([
        [134, 162, "c"],
        [132, 182, "c"],
      ]),
      ink.gilt,
    ) +
    cut(
      pen,
      smooth(
        [
          [-44, -212, "c"],
          [-40, -242, "c"],
          [0, -232],
          [40, -242, "c"],
          [44, -212, "c"],
          [0, -198],
        ],
        true,
      ),
      tintOf(pen, silk, 0.15),
      0.2,
    ) +
    path(box(-12, -204, 24, 180, 6), shade(pen, silk, 0.12)) +
    times(5, (i) => circle(0, -188 + i * 38, 8, ink.gilt) + circle(0, -188 + i * 38, 3.5, ink.jewel)) +
    path(
      polygon([
        [52, -120],
        [104, -120],
        [104, -66],
        [78, -54],
        [52, -66],
      ]),
      shade(pen, silk, 0.14),
    )
  );
}
