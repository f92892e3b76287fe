import { lit, polished } from "@/demo/artwork/drawing/finish";
import { box, scallop, shape, symmetric } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, ellipse, path, place, rect, stroke, times } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { leaf } from "../leaves";
import { flower } from "../posy";

/** Cupcakes on a stand of three plates. */
export function cupcakes(pen: Pen): string {
  const { ink } = pen;
  const icings = [ink.blush, "#fff6e6", ink.mist, tintOf(pen, ink.jewel, 0.3)];
  const cake = (x: number, y: number, i: number): string =>
    place(
      path(shape("-34 -6c 34 -6c 24 44c -24 44c"), i % 2 === 0 ? ink.jewel : ink.second) +
        stroke("M-16 0L-12 42M0 0V42M16 0L12 42", ink.paper, 2.5) +
        cut(pen, scallop(38, 8, 0.85), icings[i % 4] ?? ink.blush, 0.3) +
        path(scallop(22, 6, 0.85), shade(pen, icings[i % 4] ?? ink.blush, 0.1)) +
        circle(0, -8, 9, i % 3 === 0 ? ink.jewel : ink.gilt),
      { x, y },
    );
  const row = (count: number, y: number, from: number): string => {
    const half = count * 37 + 14;
    return (
      times(count, (i) => cake((i - (count - 1) / 2) * 76, y - 46, from + i)) +
      cut(pen, box(-half, y, half * 2, 16, 8), polished(pen), 0.7)
    );
  };
  return (
    path(symmetric("8 -200c 10 250c 34 280 110 290 110 300c"), polished(pen)) +
    row(3, -74, 2) +
    row(5, 76, 1) +
    row(7, 226, 0) +
    place(leaf(pen, 70, 30, ink.leaf), { y: -180, turn: -50 }) +
    place(leaf(pen, 70, 30, ink.sage), { y: -180, turn: 50 }) +
    place(flower("peony")(pen, 46, { petal: ink.jewel, heart: ink.gilt }), { y: -196 })
  );
}

/** Longevity peaches heaped on a red dish. */
export function peachBuns(pen: Pen): string {
  const { ink } = pen;
  const bun = (x: number, y: number): string =>
    place(
      path(shape("-20 56 -80 40 -60 64 0 70"), ink.leaf) +
        cut(pen, shape("0 -76c 40 -50 70 -6 54 44 0 62 -54 44 -70 -6 -40 -50"), "#fdeee6", 0.6) +
        path(shape("0 -76c 40 -50 60 -14 30 -16 0 -30 -30 -16 -60 -14 -40 -50"), "#f0a3a6") +
        stroke("M0 -70C12 -30 8 20 0 58", "#e7a1a0", 5) +
        path(shape("6 58c 60 66 80 40 40 34"), ink.leaf),
      { x, y },
    );
  const rows: readonly (readonly [number, number])[] = [
    [0, -190],
    [-72, -78],
    [72, -78],
    [-144, 38],
    [0, 38],
    [144, 38],
    [-206, 152],
    [-70, 156],
    [70, 156],
    [206, 152],
  ];
  return (
    rows.map(([x, y]) => bun(x, y)).join("") +
    cut(pen, shape("-300 190c 300 190c 250 250 130 270 -130 270 -250 250"), lit(pen, hex("red")), 0.8) +
    path(box(-300, 184, 600, 16, 8), ink.gilt) +
    path(box(-110, 266, 220, 34, 8), shade(pen, hex("red"), 0.3))
  );
}

/** A cake cut open to show its layers. */
export function layerCake(pen: Pen, { colour = "brown", count = 9 }: DrawnFeatures): string {
  const { ink } = pen;
  const dark = hex(colour);
  const step = 260 / count;
  const band = (x: number, w: number, skew: number): string =>
    times(count, (i) =>
      rect(
        x,
        -110 + i * step,
        w,
        step + 0.5,
        i % 2 === 0 ? dark : tintOf(pen, "#f2cf7a", i % 4 === 1 ? 0.4 : 0),
        { transform: `skewY(${skew})` },
      ),
    );
  return (
    cut(pen, shape("-296 190c 296 190c 240 236 0 250 -240 236"), "#fffdf8", 0.8) +
    path(box(-90, 240, 180, 50, 8), polished(pen)) +
    path(box(-150, 284, 300, 16, 8), ink.brass) +
    cut(pen, box(-236, -110, 330, 300, 4), dark, 0.9) +
    band(-236, 330, 0) +
    path(shape("-236 -110c -166 -176c 164 -176c 94 -110c"), tintOf(pen, dark, 0.25)) +
    path(shape("94 -110c 164 -176c 164 124c 94 190c"), shade(pen, dark, 0.2)) +
    place(cut(pen, box(0, -110, 110, 260, 3), dark, 0.7) + band(0, 110, 0), { x: 180, y: 40, turn: 10 }) +
    ellipse(-60, -150, 60, 12, shade(pen, dark, 0.2)) +
    place(leaf(pen, 70, 30, ink.leaf), { x: -90, y: -150, turn: -60 }) +
    place(flower("frangipani")(pen, 40, { petal: "#fffaf0", heart: ink.gilt }), { x: -50, y: -166 })
  );
}
