import { folded } from "@/demo/artwork/drawing/finish";
import { box, leafShape, moved, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { blossom } from "../flowers";
import { view } from "./parts";

/** A wedding album, open. */
export function album(pen: Pen): string {
  const { ink } = pen;
  const page = smooth(
    [
      [0, -186, "c"],
      [90, -206],
      [270, -196, "c"],
      [274, 180, "c"],
      [90, 174],
      [0, 198, "c"],
    ],
    true,
  );
  const frame = (w: number, h: number, kind: number): string =>
    path(box(-w / 2 - 7, -h / 2 - 7, w + 14, h + 14), "#fffdf8") +
    path(box(-w / 2 - 7, -h / 2 - 7, w + 14, h + 14), "none", { stroke: ink.brass, "stroke-width": 2.5 }) +
    view(pen, w, h, kind);
  return (
    cut(pen, box(-292, -202, 584, 412, 14), ink.jewel, 1.1) +
    path(box(-280, -190, 560, 388, 8), "none", { stroke: ink.gilt, "stroke-width": 4 }) +
    twin(
      path(page, folded(pen, ink.paper, 0.04)) +
        stroke("M6 -186Q16 0 6 194", shade(pen, ink.paper, 0.25), 9, { opacity: 0.5 }),
    ) +
    place(frame(176, 132, 0), { x: -140, y: -92, turn: -2 }) +
    place(frame(176, 132, 2), { x: -140, y: 80, turn: 2 }) +
    place(frame(190, 262, 1), { x: 142, y: -6 }) +
    place(path(moved(leafShape(60, 26), { turn: 40 }) + moved(leafShape(60, 26), { turn: -50 }), ink.sage), {
      x: 250,
      y: 150,
    }) +
    place(blossom(pen, 34, { petal: ink.blush, heart: ink.jewel }), { x: 246, y: 152 }) +
    stroke("M0 190L-14 290L4 268L20 292L14 190", ink.jewel, 14)
  );
}
