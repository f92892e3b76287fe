import { box } from "@/demo/artwork/drawing/geometry";
import { checker, tiling, wallpaper, weave, WEAVE_NAMES } from "../motifs/patterns";
import { posy } from "../motifs/posy";
import { TILE_NAMES } from "../motifs/tiles";
import { cut, snap } from "@/demo/artwork/drawing/pen";
import { livelyGlaze } from "@/demo/artwork/motifs/stage";
import type { Stage } from "@/demo/artwork/motifs/stage";
import { path, place, rect } from "@/demo/artwork/drawing/svg";

/** Samples of tile, cloth and paper laid over one another, with a spray of flowers. */
export function swatch(stage: Stage): string {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const glaze = livelyGlaze(stage);
  const sheet = (x: number, y: number, wide: number, high: number, fill: string): string =>
    place(
      cut(pen, box(0, 0, wide, high), ink.paper, 1.4) +
        rect(18, 18, wide - 36, high - 36, fill) +
        path(box(26, 26, wide - 52, high - 52), "none", { stroke: ink.line, "stroke-width": 3 }),
      { x: snap(pen, x), y: snap(pen, y) },
    );
  const left = rng.chance(0.5);
  return (
    rect(0, 0, w, h, wallpaper(pen, ink.ground, ink.groundMark)) +
    sheet(
      left ? w * 0.06 : w * 0.42,
      70,
      w * 0.5,
      470,
      checker(pen, stage.tile, rng.pick(TILE_NAMES), glaze, 145),
    ) +
    sheet(
      left ? w * 0.46 : w * 0.06,
      330,
      w * 0.44,
      500,
      weave(pen, rng.pick(WEAVE_NAMES), ink.panel, ink.panelMark),
    ) +
    sheet(
      left ? w * 0.16 : w * 0.54,
      560,
      w * 0.28,
      270,
      tiling(pen, rng.pick(TILE_NAMES), livelyGlaze(stage), 117),
    ) +
    place(posy(pen, 430, posies, 200), { x: left ? w * 0.46 : w * 0.5, y: 700, turn: left ? 8 : -8 })
  );
}
