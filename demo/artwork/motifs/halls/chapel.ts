import { folded, lit } from "@/demo/artwork/drawing/finish";
import { box, line, petal, polygon, ring, spot } from "@/demo/artwork/drawing/geometry";
import { apart, contact, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { blossom } from "../flowers";
import { foliage } from "../leaves";
import { rainTree } from "../scenery/nature";

/** A white chapel with a spire and a rose window. */
export function chapel(pen: Pen): string {
  const { ink } = pen;
  const white = "#fffaf0";
  const roof = apart(pen, [ink.second, ink.deep, ink.jewel]);
  const lancet = (x: number, y: number, w: number, h: number): string => {
    const d = `M${x - w} ${y}V${y - h + w * 1.4}Q${x - w} ${y - h + w * 0.4} ${x} ${y - h}Q${x + w} ${y - h + w * 0.4} ${x + w} ${y - h + w * 1.4}V${y}Z`;
    return (
      path(d, ink.mist) +
      path(d, "none", { stroke: ink.gilt, "stroke-width": 4 }) +
      stroke(line([x, y], [x, y - h]) + line([x - w, y - h * 0.5], [x + w, y - h * 0.5]), ink.gilt, 2.5) +
      path(box(x - w + 3, y - h * 0.48, w - 5, h * 0.46), tintOf(pen, ink.blush, 0.2))
    );
  };
  return (
    contact(pen, 0, 296, 300, 18, 0.6) +
    twin(place(rainTree(pen, 120, ink.leaf), { x: 232, y: 296 })) +
    cut(pen, box(-206, 40, 412, 258), white, 0.8) +
    path(box(110, 40, 96, 258), ink.night, { opacity: 0.06 }) +
    cut(
      pen,
      polygon([
        [-228, 46],
        [-120, -60],
        [120, -60],
        [228, 46],
      ]),
      lit(pen, roof, 0.16),
      0.5,
    ) +
    cut(pen, box(-96, -120, 192, 420), folded(pen, white, 0.07), 0.6) +
    cut(
      pen,
      polygon([
        [-112, -112],
        [0, -232],
        [112, -112],
      ]),
      lit(pen, roof, 0.14),
      0.5,
    ) +
    path(
      polygon([
        [-74, -116],
        [0, -196],
        [74, -116],
      ]),
      white,
    ) +
    path(
      polygon([
        [-34, -190],
        [0, -290],
        [34, -190],
      ]),
      shade(pen, roof, 0.12),
    ) +
    stroke("M0 -290V-318M-11 -306H11", ink.gilt, 6) +
    twin(
      path(box(96, -140, 22, 440), shade(pen, white, 0.1)) +
        path(
          polygon([
            [92, -140],
            [107, -190],
            [122, -140],
          ]),
          roof,
        ),
    ) +
    place(
      circle(0, 0, 58, ink.gilt) +
        circle(0, 0, 52, ink.mist) +
        path(ring(8, petal(48, 27, 0.3)), ink.blush) +
        path(ring(8, petal(48, 27, 0.3)), "none", { stroke: ink.gilt, "stroke-width": 2.5 }) +
        circle(0, 0, 12, ink.jewel),
      { y: -38 },
    ) +
    lancet(-152, 230, 22, 120) +
    lancet(152, 230, 22, 120) +
    path(box(-104, 34, 208, 8), ink.gilt) +
    path("M-52 300V140Q-52 92 0 64Q52 92 52 140V300Z", shade(pen, white, 0.3)) +
    path("M-44 300V142Q-44 100 0 74Q44 100 44 142V300Z", ink.wood) +
    stroke("M0 76V300M-22 100V300M22 100V300", shade(pen, ink.wood, 0.4), 3) +
    circle(-9, 204, 5, ink.gilt) +
    circle(9, 204, 5, ink.gilt) +
    place(
      foliage(
        pen,
        Array.from({ length: 10 }, (_, i) => ({
          ...spot(30, i * 36),
          turn: i * 36 + 60,
          length: 26,
          width: 12,
        })),
        ink.leaf,
      ) + place(blossom(pen, 15, { petal: ink.jewel, heart: ink.gilt }), { y: 28 }),
      { y: 150 },
    )
  );
}
