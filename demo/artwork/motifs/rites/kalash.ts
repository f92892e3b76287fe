import { lit, polished } from "@/demo/artwork/drawing/finish";
import { box, lathe, moved, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, glow } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { jasmine, marigold } from "../flowers";
import { leaf } from "../leaves";

/** A brass kalash with coconut and mango leaves, lamps beside it. */
export function kalash(pen: Pen): string {
  const { ink } = pen;
  const lamp = place(
    glow(0, -46, 84, ink.gilt, 0.8) +
      path(
        lathe([
          [0, -84],
          [13, -50],
          [0, -28, "c"],
        ]),
        ink.jewel === ink.panel ? ink.gilt : ink.jewel,
      ) +
      path(
        lathe([
          [0, -64],
          [7, -46],
          [0, -30, "c"],
        ]),
        ink.gilt,
      ) +
      cut(
        pen,
        smooth(
          [
            [-66, -24, "c"],
            [66, -24, "c"],
            [50, 20],
            [16, 34, "c"],
            [-16, 34, "c"],
            [-50, 20],
          ],
          true,
        ),
        polished(pen),
        0.5,
      ) +
      path(ring(5, petal(16, 9, 0.4)), ink.jewel, { transform: "translate(0 2)" }),
    { x: 222, y: 266 },
  );
  return (
    twin(lamp) +
    [-72, -44, 44, 72].map((turn) => place(leaf(pen, 196, 64, ink.leaf), { y: -60, turn })).join("") +
    cut(
      pen,
      smooth(
        [
          [0, -286, "c"],
          [36, -240],
          [82, -180],
          [86, -110],
          [50, -58],
          [-50, -58],
          [-86, -110],
          [-82, -180],
          [-36, -240],
        ],
        true,
      ),
      lit(pen, "#8a5a2c"),
      0.7,
    ) +
    stroke("M-40 -220Q-60 -160 -50 -90M0 -260V-80M40 -220Q60 -160 50 -90", "#6b4220", 5) +
    [-22, 22, 0]
      .map((turn, i) =>
        place(leaf(pen, i === 2 ? 110 : 150, 56, i === 2 ? ink.leaf : ink.sage), {
          y: -30,
          turn: turn * 2.2,
        }),
      )
      .join("") +
    cut(
      pen,
      lathe([
        [106, -66, "c"],
        [96, -44],
        [70, -24, "c"],
        [150, 40],
        [176, 120],
        [150, 216],
        [84, 262, "c"],
        [96, 286],
        [130, 300, "c"],
      ]),
      polished(pen),
      1,
    ) +
    path(box(-112, -74, 224, 20, 10), ink.gilt) +
    path(
      lathe([
        [172, 86, "c"],
        [176, 122],
        [170, 156, "c"],
      ]),
      ink.jewel,
    ) +
    path(
      Array.from({ length: 11 }, (_, i) => moved(petal(34, 20, 0.6), { x: -140 + i * 28, y: 140 })).join(""),
      ink.gilt,
    ) +
    path(
      lathe([
        [170, 80, "c"],
        [173, 88, "c"],
      ]) +
        lathe([
          [171, 154, "c"],
          [167, 162, "c"],
        ]),
      ink.gilt,
    ) +
    place(circle(0, 0, 30, ink.jewel) + path(ring(8, petal(26, 13, 0.5)), ink.gilt), { y: 32 }) +
    times(13, (i) => {
      const t = (i - 6) / 6;
      return place(
        i % 2 === 0
          ? marigold(pen, 23, { petal: ink.mid, heart: ink.gilt })
          : jasmine(pen, 20, { petal: "#fffaf2", heart: ink.gilt }),
        { x: t * 118, y: -52 + 64 * (1 - t * t) },
      );
    })
  );
}
