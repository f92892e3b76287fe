import { turned } from "@/demo/artwork/drawing/finish";
import { disc, dots, leafShape, moved, petal, ring } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, hoop, path, place, stroke } from "@/demo/artwork/drawing/svg";
import { peony } from "../flowers";
import { leaf } from "../leaves";

/** Kompang: two frame drums before the tinsel palms of bunga manggar. */
export function kompang(pen: Pen): string {
  const { ink } = pen;
  const palm = (x: number, turn: number, tones: readonly [string, string]): string =>
    place(
      stroke("M0 300V-60", ink.gilt, 8) +
        stroke(
          [-62, -46, -30, -15, 0, 15, 30, 46, 62]
            .map((a) => moved("M0 -60Q20 -150 64 -186", { turn: a * 1.1 }))
            .join(""),
          tones[0],
          6,
        ) +
        path(
          [-66, -44, -22, 0, 22, 44, 66]
            .flatMap((a) =>
              [0.5, 0.75, 1].map((t) =>
                moved(leafShape(30, 17), {
                  x: 64 * t * Math.cos((a * Math.PI) / 180) + 150 * t * Math.sin((a * Math.PI) / 180),
                  y: -60 - 130 * t * Math.cos((a * Math.PI) / 180),
                  turn: a + 40,
                }),
              ),
            )
            .join(""),
          tones[1],
        ) +
        circle(0, -60, 16, ink.gilt),
      { x, turn, y: -20 },
    );
  const drum = (r: number): string =>
    cut(pen, disc(r), turned(pen, tintOf(pen, ink.wood, 0.1)), 1) +
    hoop(0, 0, r - 9, ink.brass, 6) +
    path(dots(20, r - 20, 6), ink.gilt) +
    circle(0, 0, r - 32, "#f7e6c9") +
    circle(-r * 0.1, -r * 0.12, r * 0.56, "#fdf2dc") +
    hoop(0, 0, r - 32, shade(pen, ink.brass, 0.3), 4) +
    path(ring(12, petal(r * 0.3, r * 0.13, 0.5)), ink.jewel) +
    path(ring(12, petal(r * 0.17, r * 0.07, 0.5), 15), ink.second) +
    circle(0, 0, r * 0.06, ink.gilt);
  return (
    palm(-150, -16, [ink.jewel, ink.gilt]) +
    palm(150, 16, [ink.second, ink.blush]) +
    palm(0, 0, [ink.gilt, ink.jewel]) +
    place(drum(150), { x: 104, y: 130 }) +
    place(drum(172), { x: -92, y: 126 }) +
    place(peony(pen, 44, { petal: ink.jewel, heart: ink.gilt }), { x: 14, y: 262 }) +
    place(leaf(pen, 70, 30, ink.leaf), { x: -24, y: 276, turn: -80 }) +
    place(leaf(pen, 70, 30, ink.leaf), { x: 50, y: 276, turn: 80 })
  );
}
