import { luminance } from "@/demo/artwork/drawing/colour";
import { folded } from "@/demo/artwork/drawing/finish";
import { lathe, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { blossom, peony } from "../flowers";
import { weave } from "../patterns";
import { sprig } from "../leaves";

/** A cheongsam with an embroidered branch, on a hanger. */
export function cheongsam(pen: Pen, { colour, fabric, count = 1 }: DrawnFeatures): string {
  if (count > 1) {
    return [-150, 150]
      .map((x, i) =>
        place(cheongsam(pen, { motif: "cheongsam", colour: i === 0 ? colour : "jade", fabric }), {
          x,
          y: 20,
          scale: 0.92,
        }),
      )
      .join("");
  }
  const { ink, rng } = pen;
  const silk = colour ? hex(colour) : ink.panelDark ? ink.blush : rng.pick([ink.jewel, ink.deep, ink.second]);
  const thread = luminance(silk) < 0.4 ? ink.gilt : ink.jewel;
  const light = tintOf(pen, silk, 0.12);
  const body = lathe([
    [30, -216, "c"],
    [96, -190],
    [118, -130, "c"],
    [86, -118, "c"],
    [80, -80],
    [64, -24],
    [98, 70],
    [96, 180],
    [88, 292, "c"],
  ]);
  return (
    stroke("M0 -226C0 -262 34 -254 30 -278C26 -300 -8 -298 -8 -276", ink.brass, 7) +
    cut(
      pen,
      lathe([
        [0, -238],
        [40, -226],
        [112, -180, "c"],
        [108, -170, "c"],
        [0, -206],
      ]),
      ink.wood,
      0.4,
    ) +
    cut(
      pen,
      body,
      fabric === "lace" ? weave(pen, "jasmines", silk, shade(pen, silk, 0.16)) : folded(pen, silk, 0.1),
      0.9,
    ) +
    path(
      smooth(
        [
          [74, 150, "c"],
          [96, 150, "c"],
          [88, 292, "c"],
          [66, 292, "c"],
        ],
        true,
      ),
      shade(pen, silk, 0.35),
    ) +
    stroke("M74 152L66 290M-96 180L-88 290M88 292H-88", ink.gilt, 4) +
    cut(
      pen,
      smooth(
        [
          [-30, -216, "c"],
          [-28, -246, "c"],
          [0, -236],
          [28, -246, "c"],
          [30, -216, "c"],
          [0, -204],
        ],
        true,
      ),
      light,
      0.2,
    ) +
    stroke("M-28 -246Q0 -230 28 -246M0 -206C20 -176 60 -168 96 -150M30 -216Q0 -202 -30 -216", ink.gilt, 4) +
    [
      [4, -200],
      [40, -168],
      [84, -150],
    ]
      .map(([x = 0, y = 0]) =>
        place(
          path("M0 0C-16 -14 -26 4 -14 8C-6 10 0 4 0 0C0 4 6 10 14 8C26 4 16 -14 0 0Z", ink.gilt) +
            circle(0, 0, 5, ink.jewel),
          { x, y, turn: 24 },
        ),
      )
      .join("") +
    sprig(pen, [-60, 280], [40, 150], [-26, -70], thread === ink.gilt ? ink.sage : ink.leaf, 5, 46) +
    place(peony(pen, 46, { petal: thread === ink.gilt ? ink.blush : ink.jewel, heart: ink.gilt }), {
      x: 0,
      y: 150,
    }) +
    place(peony(pen, 32, { petal: thread === ink.gilt ? ink.paper : ink.blush, heart: ink.gilt }), {
      x: -34,
      y: 226,
    }) +
    place(blossom(pen, 24, { petal: ink.blush, heart: ink.brass }), { x: 24, y: 54 }) +
    place(blossom(pen, 19, { petal: ink.paper, heart: ink.brass }), { x: -20, y: -40 })
  );
}
