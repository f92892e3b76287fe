import { box } from "@/demo/artwork/drawing/geometry";
import { shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke } from "@/demo/artwork/drawing/svg";
import { cheongsam } from "../gowns/cheongsam";
import { gown } from "../gowns/gown";
import { kebaya } from "../gowns/kebaya";

/** A rail of clothes for the whole day. */
export function rack(pen: Pen): string {
  const { ink } = pen;
  const hung = pen.rng.shuffle([gown, cheongsam, kebaya]);
  return (
    stroke("M-276 300V-270H276V300", shade(pen, ink.brass, 0.2), 15) +
    stroke("M-278 298V-271H274", ink.gilt, 5) +
    path(box(-300, 284, 60, 16, 8) + box(240, 284, 60, 16, 8), ink.wood) +
    circle(-276, -270, 14, ink.brass) +
    circle(276, -270, 14, ink.brass) +
    hung.map((draw, i) => place(draw(pen), { x: -165 + i * 165, y: 14, scale: 0.86 })).join("")
  );
}
