import { lit } from "@/demo/artwork/drawing/finish";
import { box, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, twin } from "@/demo/artwork/drawing/svg";
import { peony } from "../flowers";
import { leaf } from "../leaves";
import { weave } from "../patterns";

/** A gift box with a broad ribbon. */
export function giftBox(pen: Pen): string {
  const { ink, rng } = pen;
  const paper = apart(pen, [ink.second, ink.blush, ink.mist, ink.jewel]);
  const ribbon = paper === ink.jewel ? ink.gilt : ink.jewel;
  const wrap = weave(
    pen,
    rng.pick(["songket", "jasmines", "sprays", "parang"]),
    paper,
    shade(pen, paper, 0.16),
  );
  return (
    cut(pen, box(-206, -30, 412, 330, 8), wrap, 1) +
    path(box(60, -30, 146, 330), ink.night, { opacity: 0.08 }) +
    path(box(-38, -30, 76, 330), ribbon) +
    path(box(-38, -30, 12, 330) + box(26, -30, 12, 330), shade(pen, ribbon, 0.25)) +
    cut(pen, box(-230, -100, 460, 84, 8), lit(pen, tintOf(pen, paper, 0.12)), 0.7) +
    path(box(-38, -100, 76, 84), ribbon) +
    path(box(-230, -28, 460, 8), ink.night, { opacity: 0.14 }) +
    twin(
      cut(
        pen,
        smooth(
          [
            [0, -110, "c"],
            [60, -240],
            [170, -276],
            [214, -200],
            [150, -128],
          ],
          true,
        ),
        ribbon,
        0.5,
      ) +
        path(
          smooth(
            [
              [16, -120, "c"],
              [80, -200],
              [156, -226],
              [160, -176],
              [110, -138],
            ],
            true,
          ),
          shade(pen, ribbon, 0.28),
        ) +
        cut(
          pen,
          smooth(
            [
              [0, -108, "c"],
              [60, -80],
              [120, -30],
              [150, 40, "c"],
              [116, 34, "c"],
              [96, 58, "c"],
              [70, 0],
              [10, -60],
            ],
            true,
          ),
          ribbon,
          0.4,
        ),
    ) +
    cut(pen, box(-34, -146, 68, 60, 18), tintOf(pen, ribbon, 0.12), 0.4) +
    place(leaf(pen, 84, 36, ink.leaf), { x: 4, y: -120, turn: 140 }) +
    place(peony(pen, 48, { petal: ink.paper, heart: ink.gilt }), { y: -118 })
  );
}
