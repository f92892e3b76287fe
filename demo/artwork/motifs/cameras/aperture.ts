import { line, polar, polygon, ring, scallop } from "@/demo/artwork/drawing/geometry";
import { cut } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, hoop, path, place, stroke } from "@/demo/artwork/drawing/svg";
import { peony } from "../flowers";

/** The blades of a lens, opened like a tile's rosette. */
export function aperture(pen: Pen): string {
  const { ink } = pen;
  const tones = [ink.jewel, ink.deep, ink.mid];
  const blade = polygon([polar(236, -30), polar(236, 12), polar(96, 44), polar(98, 2)]);
  return (
    cut(pen, scallop(288, 24, 0.9), ink.brass, 1.1) +
    circle(0, 0, 272, ink.night) +
    hoop(0, 0, 262, ink.gilt, 4) +
    stroke(ring(72, line([0, -254], [0, -242])), ink.gilt, 3) +
    tones.map((tone, k) => path(ring(3, blade, 40 * k), tone)).join("") +
    stroke(ring(9, line(polar(236, -30), polar(98, 2), polar(96, 44))), ink.night, 4) +
    circle(0, 0, 104, ink.panelDark ? ink.paper : ink.tint) +
    place(peony(pen, 88, { petal: ink.blush, heart: ink.gilt }), {})
  );
}
