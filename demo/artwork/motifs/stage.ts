import { box } from "@/demo/artwork/drawing/geometry";
import type { Glaze, TileName } from "@/demo/artwork/motifs/tiles";
import type { PosyStyle } from "@/demo/artwork/motifs/posy";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path } from "@/demo/artwork/drawing/svg";

/** The picture's height in drawing units; its width follows from the aspect. */
export const STAGE_HEIGHT = 900;

/** The half width and half height of the box that a motif is drawn in. */
export const MOTIF_REACH = 300;

/** A picture in the making. */
export interface Stage {
  pen: Pen;
  w: number;
  h: number;
  posies: PosyStyle;
  tile: TileName;
}

/** A subject drawn about the origin within ±300, its foot at +300 and its head at `top`. */
export interface Subject {
  art: string;
  top: number;
}

/** Sets a subject into a picture. */
export type Staging = (stage: Stage, subject: Subject) => string;

/** Returns the distance from the origin down to the middle of a subject. */
export function middle(top: number): number {
  return (top + MOTIF_REACH) / 2;
}

/** The stage filled edge to edge. */
export function backdrop({ w, h }: Stage, fill: string): string {
  return path(box(0, 0, w, h), fill);
}

/** The glaze of a tile that stands beside the panel: lively, on a light body. */
export function livelyGlaze({ pen }: Stage): Glaze {
  const { ink } = pen;
  const sets = [
    { base: ink.paper, first: ink.jewel, second: ink.second, third: ink.mid },
    { base: ink.tint, first: ink.deep, second: ink.jewel, third: ink.paper },
    { base: ink.mist, first: ink.second, second: ink.jewel, third: ink.paper },
    { base: ink.paper, first: ink.deep, second: ink.mid, third: ink.tint },
  ] as const;
  return pen.rng.pick(sets);
}
