import { lit, polished, turned } from "@/demo/artwork/drawing/finish";
import { box, disc, line, polar, polygon } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, hoop, path, place, stroke, times } from "@/demo/artwork/drawing/svg";
import { lens } from "./parts";

/** A cine camera with two reels. */
export function cine(pen: Pen): string {
  const { ink } = pen;
  const reel = (r: number): string =>
    cut(pen, disc(r), ink.night, 0.6) +
    hoop(0, 0, r - 8, ink.brass, 6) +
    times(5, (i) => {
      const [x, y] = polar(r * 0.56, i * 72);
      return circle(x, y, r * 0.22, ink.panel);
    }) +
    circle(0, 0, r * 0.18, ink.gilt);
  const legs = line([0, 130], [-140, 298]) + line([0, 130], [150, 298]) + line([0, 130], [8, 300]);
  return (
    stroke(legs, shade(pen, ink.wood, 0.1), 18) +
    stroke(legs, tintOf(pen, ink.wood, 0.3), 4) +
    place(reel(104), { x: -106, y: -186 }) +
    place(reel(84), { x: 84, y: -170 }) +
    cut(pen, box(-196, -92, 330, 216, 24), lit(pen, ink.jewel), 0.9) +
    path(box(-180, -76, 298, 184, 14), "none", { stroke: ink.gilt, "stroke-width": 4 }) +
    cut(
      pen,
      polygon([
        [134, -34],
        [206, -66],
        [206, 88],
        [134, 58],
      ]),
      turned(pen, ink.night),
      0.5,
    ) +
    path(box(200, -74, 34, 170, 8), polished(pen)) +
    path(box(232, -60, 12, 142, 6), ink.mist) +
    place(lens(pen, 60), { x: -104, y: 20 }) +
    circle(30, -20, 26, ink.brass) +
    circle(30, -20, 16, ink.gilt) +
    stroke("M30 -20L66 30", ink.brass, 9) +
    circle(68, 32, 11, ink.gilt) +
    path(box(-40, 118, 90, 26, 6), polished(pen))
  );
}
