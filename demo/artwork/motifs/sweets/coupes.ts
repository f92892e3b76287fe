import { polished, turned } from "@/demo/artwork/drawing/finish";
import { box, lathe } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, ellipse, path, place, stroke, times } from "@/demo/artwork/drawing/svg";
import { flower } from "../posy";

/** Two champagne coupes and a bottle in its foil. */
export function coupes(pen: Pen): string {
  const { ink } = pen;
  const glass = (tone: string): string =>
    path(
      lathe([
        [104, -120, "c"],
        [96, -66],
        [50, -30],
        [8, -18, "c"],
        [7, 92, "c"],
        [20, 108],
        [72, 116, "c"],
        [72, 122, "c"],
      ]),
      tintOf(pen, ink.mist, 0.5),
      { opacity: 0.85 },
    ) +
    path(
      lathe([
        [100, -98, "c"],
        [90, -62],
        [48, -34],
        [0, -24],
      ]),
      tone,
    ) +
    ellipse(0, -98, 100, 12, tintOf(pen, tone, 0.35)) +
    times(7, (i) =>
      circle(-50 + ((i * 37) % 100), -88 + ((i * 23) % 44), 3 + (i % 3), ink.paper, { opacity: 0.8 }),
    ) +
    stroke("M-84 -92C-78 -66 -58 -48 -34 -40", "#ffffff", 6, { opacity: 0.7 });
  const bottle =
    cut(
      pen,
      lathe([
        [30, -300, "c"],
        [30, -190],
        [38, -130],
        [86, -60],
        [92, 0],
        [92, 288],
        [84, 300, "c"],
      ]),
      turned(pen, shade(pen, ink.leaf, 0.45)),
      0.8,
    ) +
    path(
      lathe([
        [33, -306, "c"],
        [33, -180],
        [44, -120, "c"],
      ]),
      polished(pen),
    ) +
    path(box(-92, 40, 184, 140), ink.paper) +
    path(box(-92, 52, 184, 4), ink.brass) +
    path(box(-92, 164, 184, 4), ink.brass) +
    place(flower("peony")(pen, 46, { petal: ink.jewel, heart: ink.gilt }), { y: 110 });
  return (
    bottle +
    place(glass(ink.gilt), { x: -158, y: 178, turn: -6 }) +
    place(glass(tintOf(pen, ink.blush, 0.2)), { x: 160, y: 178, turn: 6 })
  );
}
