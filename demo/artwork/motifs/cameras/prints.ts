import { box } from "@/demo/artwork/drawing/geometry";
import { cut } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { place } from "@/demo/artwork/drawing/svg";
import { blossom, peony } from "../flowers";
import { leaf } from "../leaves";
import { view } from "./parts";

/** Instant prints, overlapped, pinned with a flower. */
export function prints(pen: Pen): string {
  const { ink, rng } = pen;
  const kinds = rng.shuffle([0, 1, 2]);
  const print = (kind: number): string =>
    cut(pen, box(-116, -132, 232, 282, 6), "#fffdf8", 1) + place(view(pen, 200, 196, kind), { y: -18 });
  return (
    place(print(kinds[0] ?? 0), { x: -130, y: -46, turn: -13 }) +
    place(print(kinds[1] ?? 1), { x: 138, y: -28, turn: 11 }) +
    place(print(kinds[2] ?? 2), { x: 0, y: 64, turn: -3 }) +
    place(leaf(pen, 96, 40, ink.leaf), { x: -158, y: 210, turn: -104 }) +
    place(leaf(pen, 96, 40, ink.sage), { x: -160, y: 214, turn: -50 }) +
    place(peony(pen, 60, { petal: ink.jewel, heart: ink.gilt }), { x: -140, y: 206 }) +
    place(blossom(pen, 36, { petal: ink.paper, heart: ink.brass }), { x: -206, y: 176 })
  );
}
