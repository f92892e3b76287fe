import { lit, polished } from "@/demo/artwork/drawing/finish";
import { box, disc, moved, petal, polygon, ring, scallop, smooth } from "@/demo/artwork/drawing/geometry";
import { contact, cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, times } from "@/demo/artwork/drawing/svg";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { peony } from "../flowers";
import { wheel, coat } from "./parts";

/** A coach for the guests, dressed with flags. */
export function coach(pen: Pen, features: DrawnFeatures): string {
  const { ink } = pen;
  const paint = coat(pen, features);
  return (
    contact(pen, 0, 292, 320, 20, 0.7) +
    cut(
      pen,
      smooth(
        [
          [-296, 216, "c"],
          [-298, -70],
          [-270, -130],
          [-200, -146],
          [220, -146],
          [276, -120],
          [296, 20],
          [298, 216, "c"],
        ],
        true,
      ),
      lit(pen, paint, 0.12),
      1,
    ) +
    path(
      smooth(
        [
          [-282, -60, "c"],
          [-262, -116],
          [-200, -130],
          [220, -130],
          [264, -108],
          [276, -60, "c"],
        ],
        true,
      ),
      "#fffaf0",
    ) +
    path(
      box(-276, -46, 92, 108, 12) +
        box(-172, -46, 92, 108, 12) +
        box(-68, -46, 92, 108, 12) +
        box(36, -46, 92, 108, 12),
      ink.mist,
    ) +
    path(box(146, -46, 82, 240, 10), shade(pen, paint, 0.22)) +
    path(
      box(156, -36, 62, 130, 8) +
        smooth(
          [
            [240, -46, "c"],
            [272, -46, "c"],
            [288, 30],
            [288, 64, "c"],
            [240, 64, "c"],
          ],
          true,
        ),
      ink.mist,
    ) +
    path(
      [-276, -172, -68, 36]
        .map((x) =>
          polygon([
            [x + 20, 62],
            [x + 54, -46],
            [x + 74, -46],
            [x + 40, 62],
          ]),
        )
        .join(""),
      "#ffffff",
      { opacity: 0.6 },
    ) +
    path(box(-298, 92, 440, 10) + box(232, 92, 64, 10), ink.gilt) +
    path(box(-298, 108, 440, 4) + box(232, 108, 64, 4), ink.gilt) +
    path(`M-286 -128${times(16, () => "l17 30l17 -30")}Z`, ink.jewel === paint ? ink.gilt : ink.jewel) +
    path(box(-304, 204, 608, 22, 10), shade(pen, paint, 0.4)) +
    cut(pen, disc(22, 278, 158), polished(pen), 0.3) +
    circle(280, 158, 14, "#fffaf0") +
    place(wheel(pen, 66), { x: -170, y: 230 }) +
    place(wheel(pen, 66), { x: 200, y: 230 }) +
    place(
      cut(pen, scallop(56, 12, 0.9), "#fffaf0", 0.3) + peony(pen, 42, { petal: ink.jewel, heart: ink.gilt }),
      { x: -20, y: 152 },
    ) +
    path(
      ring(1, moved(petal(60, 26, 0.8), { x: 44, y: 152, turn: 90 })) +
        moved(petal(60, 26, 0.8), { x: -84, y: 152, turn: -90 }),
      ink.leaf,
    )
  );
}
