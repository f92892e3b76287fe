import { mix } from "@/demo/artwork/drawing/colour";
import { box, dots, ring } from "@/demo/artwork/drawing/geometry";
import { tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { brilliant, sparkle, band } from "./parts";

/** Two wedding bands, one through the other. */
export function twoRings(pen: Pen, { colour, accent }: DrawnFeatures): string {
  const { ink } = pen;
  const beads = (r: number, tone: string): string => path(dots(24, r, 6), tone);
  const metal = colour ? hex(colour) : ink.gilt;
  const left = band(pen, 150, 44, metal) + beads(150, ink.jewel);
  const right =
    band(pen, 150, 44, colour ? mix(metal, ink.night, 0.14) : ink.brass) +
    stroke(ring(36, "M-8 -162L0 -140L8 -162"), tintOf(pen, ink.gilt, 0.4), 4);
  const id = pen.sheet.define(
    "lace",
    (name) => `<clipPath id="${name}"><path d="${box(-40, -260, 140, 250)}"/></clipPath>`,
  );
  return (
    place(left, { x: -96, y: 60 }) +
    place(right, { x: 96, y: 60 }) +
    `<g clip-path="url(#${id})">${place(left, { x: -96, y: 60 })}</g>` +
    (accent
      ? place(brilliant(pen, 72, hex(accent)), { x: 96, y: -108, turn: 0 }) +
        stroke("M60 -142L72 -104L96 -92L120 -104L132 -142", metal, 11)
      : "") +
    place(sparkle(52), { x: 178, y: -214 }) +
    place(sparkle(26), { x: 14, y: -196 })
  );
}
