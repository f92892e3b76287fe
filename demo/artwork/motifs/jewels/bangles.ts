import { dots, leafShape, moved, petal, ring } from "@/demo/artwork/drawing/geometry";
import { shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { sparkle, band } from "./parts";

/** A pair of wedding bangles, chased with a phoenix's feathers. */
export function bangles(pen: Pen, { colour }: DrawnFeatures): string {
  const { ink } = pen;
  const metal = colour ? hex(colour) : ink.gilt;
  const one = (r: number): string =>
    band(pen, r, 58, metal) +
    path(ring(20, moved(leafShape(34, 20), { y: -r + 16 })), shade(pen, ink.brass, 0.1)) +
    path(ring(20, moved(leafShape(20, 9), { y: -r + 10 })), ink.jewel) +
    path(dots(20, r + 22, 4, 9) + dots(20, r - 22, 4, 9), shade(pen, ink.brass, 0.25));
  return (
    place(one(170), { x: -64, y: -60 }) +
    place(one(170), { x: 76, y: 80 }) +
    place(path(ring(6, petal(44, 28, 0.3)), ink.jewel) + circle(0, 0, 14, metal), { x: -226, y: 196 }) +
    place(sparkle(46), { x: 190, y: -180 }) +
    place(sparkle(24), { x: 236, y: -120 })
  );
}
