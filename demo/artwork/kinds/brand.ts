import { layInk } from "@/demo/artwork/drawing/ink";
import { frond, monstera } from "../motifs/leaves";
import { checker, tiling } from "../motifs/patterns";
import { posy } from "../motifs/posy";
import { PALETTES } from "@/demo/artwork/drawing/palettes";
import { createSheet, cut } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { box, scallop } from "@/demo/artwork/drawing/geometry";
import { seeded } from "@/demo/artwork/drawing/random";
import { STAGE_HEIGHT } from "@/demo/artwork/motifs/stage";
import { hoop, path, place, rect } from "@/demo/artwork/drawing/svg";

export interface BrandPicture {
  width: number;
  height: number;
  /** An SVG of the brand, set into the middle `wide` drawing units across; the picture is 900 units high. */
  mark: string;
  wide: number;
}

function open({ width, height }: BrandPicture, key: string): { pen: Pen; w: number; h: number } {
  const rng = seeded(`brand/${key}`);
  const ink = { ...layInk(PALETTES["bridal-wear"], "light", rng), leaf: "#3f7a52", sage: "#a6c499" };
  return {
    pen: { ink, rng, sheet: createSheet(height / STAGE_HEIGHT) },
    w: (STAGE_HEIGHT * width) / height,
    h: STAGE_HEIGHT,
  };
}

function close(
  { width, height }: BrandPicture,
  { pen, w, h }: ReturnType<typeof open>,
  body: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}"><defs>${pen.sheet.defs()}</defs>${body}</svg>`;
}

/** An SVG file as a part of another, its middle at (x, y). */
function inset(mark: string, x: number, y: number, wide: number): string {
  const [, w = "1", h = "1"] = /width="([\d.]+)" height="([\d.]+)"/.exec(mark) ?? [];
  const high = (wide * Number(h)) / Number(w);
  return mark
    .replace(
      /width="[\d.]+" height="[\d.]+"/,
      `x="${x - wide / 2}" y="${y - high / 2}" width="${wide}" height="${high}"`,
    )
    .trim();
}

/** The picture that a shared link shows when its page has none of its own. */
export function drawOpenGraph(picture: BrandPicture): string {
  const stage = open(picture, "open-graph");
  const { pen, w, h } = stage;
  const { ink } = pen;
  const glaze = { base: "#fbf3e8", first: "#8f1d3f", second: "#1f5b57", third: "#dfa09c" };
  const style = {
    flowers: ["peony", "orchid", "frangipani", "rose"] as const,
    greens: { big: monstera, small: frond },
  };
  const plaque = (inset: number): string =>
    box(w * 0.16 + inset, 210 + inset, w * 0.68 - 2 * inset, h - 420 - 2 * inset, 40);
  return close(
    picture,
    stage,
    rect(0, 0, w, h, checker(pen, "rosette", "scroll", glaze, 180)) +
      cut(pen, plaque(0), "#fffaf3", 1.6) +
      path(plaque(20), "none", { stroke: ink.brass, "stroke-width": 4 }) +
      inset(picture.mark, w / 2, h / 2, picture.wide) +
      place(posy(pen, 400, style, 160), { x: w * 0.1, y: h - 40, turn: 30 }) +
      place(posy(pen, 340, style, 160), { x: w * 0.92, y: 90, turn: 206 }),
  );
}

/** Draws the placeholder of a missing picture: quiet tiles and the emblem. */
export function drawPlaceholder(picture: BrandPicture): string {
  const stage = open(picture, "placeholder");
  const { pen, w, h } = stage;
  const quiet = { base: "#f5ede2", first: "#efe4d6", second: "#ece0d0", third: "#f1e8dc" };
  return close(
    picture,
    stage,
    rect(0, 0, w, h, tiling(pen, "rosette", quiet, 150)) +
      place(path(scallop(300, 18, 0.9), "#fbf7f1") + hoop(0, 0, 264, "#dccbb2", 4), { x: w / 2, y: h / 2 }) +
      inset(picture.mark, w / 2, h / 2, picture.wide),
  );
}
