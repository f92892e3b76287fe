import { box, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { blossom, peony } from "../flowers";
import { leaf } from "../leaves";
import { happiness } from "./parts";

/** Red packets, fanned. */
export function redPackets(pen: Pen): string {
  const { ink } = pen;
  const skins = [shade(pen, ink.jewel, 0.22), ink.jewel, tintOf(pen, ink.jewel, 0.12)];
  const packet = (i: number): string => {
    const red = skins[i] ?? ink.jewel;
    return (
      cut(pen, box(-104, -210, 208, 380, 10), red, 0.9) +
      path(box(-92, -198, 184, 356, 5), "none", { stroke: ink.gilt, "stroke-width": 3 }) +
      path(
        smooth(
          [
            [-104, -210, "c"],
            [104, -210, "c"],
            [104, -176, "c"],
            [40, -140],
            [0, -130],
            [-40, -140],
            [-104, -176, "c"],
          ],
          true,
        ),
        shade(pen, red, 0.2),
      ) +
      stroke(
        smooth([
          [-104, -176],
          [-40, -140],
          [0, -130],
          [40, -140],
          [104, -176],
        ]),
        ink.gilt,
        4,
      ) +
      (i === 2
        ? place(
            circle(0, 0, 72, ink.gilt) +
              circle(0, 0, 66, red) +
              place(happiness(ink.gilt, 13), { scale: 0.48 }),
            { y: 10 },
          ) + path(ring(8, petal(26, 14, 0.4)), ink.gilt, { transform: "translate(0 118)" })
        : place(
            path(ring(8, petal(60, 34, 0.4)), ink.gilt) +
              path(ring(8, petal(36, 18, 0.5), 22.5), red) +
              circle(0, 0, 12, ink.gilt),
            { y: 10 },
          ))
    );
  };
  return (
    place(packet(0), { x: -112, y: 40, turn: -20 }) +
    place(packet(1), { x: 112, y: 40, turn: 20 }) +
    place(packet(2), { y: 14 }) +
    place(leaf(pen, 100, 42, ink.leaf), { x: -60, y: 232, turn: -80 }) +
    place(leaf(pen, 100, 42, ink.leaf), { x: 60, y: 232, turn: 80 }) +
    place(peony(pen, 72, { petal: ink.blush, heart: ink.gilt }), { y: 224 }) +
    twin(place(blossom(pen, 40, { petal: ink.paper, heart: ink.jewel }), { x: 100, y: 238 }))
  );
}
