import { polished } from "@/demo/artwork/drawing/finish";
import { dots, lathe, leafShape, moved, petal, polar, ring, scallop } from "@/demo/artwork/drawing/geometry";
import type { Knot, Point } from "@/demo/artwork/drawing/geometry";
import { cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, times, twin } from "@/demo/artwork/drawing/svg";
import { gem } from "./parts";

/** Kerosang: the three brooches of a kebaya, joined by chains. */
export function kerosang(pen: Pen): string {
  const { ink, rng } = pen;
  const stone = rng.pick([ink.jewel, ink.second, ink.mist]);
  const brooch = (r: number): string =>
    cut(pen, scallop(r, 10, 0.9), polished(pen, ink.brass), 0.6) +
    path(ring(10, petal(r * 0.86, r * 0.42, 0.4)), ink.gilt) +
    path(ring(10, moved(petal(r * 0.3, r * 0.16, 0.5), { y: -r * 0.46 })), stone) +
    path(dots(10, r * 0.95, r * 0.07, 18), ink.paper) +
    circle(0, 0, r * 0.42, ink.brass) +
    gem(pen, r * 0.34, stone) +
    path(dots(12, r * 0.39, r * 0.04), ink.paper);
  const heart: Knot[] = [
    [0, -108, "c"],
    [56, -150],
    [128, -120],
    [132, -40],
    [80, 50],
    [0, 150, "c"],
  ];
  const chain = (from: Point, to: Point): string =>
    times(9, (i) =>
      circle(
        from[0] + ((to[0] - from[0]) * i) / 8 + Math.sin((Math.PI * i) / 8) * 40,
        from[1] + ((to[1] - from[1]) * i) / 8,
        7,
        "none",
        { stroke: ink.gilt, "stroke-width": 4 },
      ),
    );
  const mother =
    cut(pen, lathe(heart), polished(pen, ink.brass), 0.7) +
    path(moved(lathe(heart), { scale: 0.84 }), ink.gilt) +
    path(moved(lathe(heart), { scale: 0.66 }), shade(pen, ink.brass, 0.1)) +
    times(5, (i) => {
      const [x, y] = polar(76, -144 + 72 * i, 0, -20);
      return place(path(leafShape(60, 26), stone), { x: x * 0.2, y: y * 0.2 - 10, turn: -144 + 72 * i });
    }) +
    gem(pen, 34, stone) +
    twin(times(5, (i) => circle(112 - i * i * 4.2, -100 + i * 44, 6, ink.paper)));
  return (
    chain([0, -20], [0, 60]) +
    chain([0, 120], [0, 190]) +
    place(mother, { y: -140 }) +
    place(brooch(84), { y: 104, x: 0 }) +
    place(brooch(66), { y: 240 })
  );
}
