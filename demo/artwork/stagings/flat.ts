import { ledge } from "./parts";
import { box, disc, dots, polar, scallop } from "@/demo/artwork/drawing/geometry";
import { flower, blooms, posy } from "../motifs/posy";
import type { FlowerName } from "../motifs/posy";
import { TILE_NAMES } from "../motifs/tiles";
import { checker, tiling, wallpaper, weave, WEAVE_NAMES } from "../motifs/patterns";
import { foliage, leaf } from "../motifs/leaves";
import { cast, cut, shade, snap } from "@/demo/artwork/drawing/pen";
import { backdrop, livelyGlaze, middle } from "@/demo/artwork/motifs/stage";
import type { Staging } from "@/demo/artwork/motifs/stage";
import { hoop, path, place, rect, times } from "@/demo/artwork/drawing/svg";

/** Scalloped papers laid one on another, flowers at two corners. */
export const medallion: Staging = (stage, { art, top }) => {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const lobes = rng.pick([12, 16, 20, 24] as const);
  const flip = rng.chance(0.5);
  return (
    backdrop(stage, wallpaper(pen, ink.ground, ink.groundMark)) +
    place(
      cut(pen, scallop(412, lobes, 0.9), ink.frame, 1.5) +
        path(dots(lobes, 398, 9, 180 / lobes), ink.ground) +
        hoop(0, 0, 376, ink.line, 4) +
        cut(pen, scallop(356, lobes, 0.9, 180 / lobes), shade(pen, ink.panel, 0.12), 0.44) +
        cut(pen, scallop(332, lobes, 0.9), ink.panel, 0.44) +
        path(dots(lobes, 316, 5), ink.panelLine) +
        place(art, { y: -middle(top) * 0.9, scale: 0.9 }),
      { x: w / 2, y: h / 2 },
    ) +
    place(
      place(posy(pen, 330, posies, 150), { x: -w / 2 + 40, y: h / 2 - 20, turn: 40 }) +
        place(posy(pen, 270, posies, 150), { x: w / 2 - 30, y: -h / 2 + 20, turn: 222 }),
      { x: w / 2, y: h / 2, flip },
    )
  );
};

/** A wall of tiles with a framed picture set in it. */
export const mosaic: Staging = (stage, { art, top }) => {
  const { pen, w, h } = stage;
  const { ink, rng } = pen;
  const size = rng.pick([225, 300] as const);
  const columns = Math.ceil(w / size / 2) * 2 + 1;
  const left = snap(pen, (w - columns * size) / 2);
  const glaze = livelyGlaze(stage);
  const wall = place(
    rect(
      0,
      0,
      columns * size,
      h,
      rng.chance(0.6)
        ? checker(pen, stage.tile, rng.pick(TILE_NAMES), glaze, size)
        : tiling(pen, stage.tile, glaze, size),
    ),
    { x: left },
  );
  const side = 640;
  const frame = (inset: number): string =>
    box(-side / 2 + inset, -side / 2 + inset, side - 2 * inset, side - 2 * inset);
  return (
    backdrop(stage, glaze.base) +
    wall +
    place(
      cut(pen, frame(-34), ink.frame, 1.3) +
        path(frame(-20), "none", { stroke: ink.line, "stroke-width": 4 }) +
        path(frame(0), ink.panel) +
        path(`M${-side / 2} ${-side / 2}h${side}v16h${16 - side}v${side - 16}h-16Z`, ink.night, {
          opacity: 0.2,
        }) +
        path(frame(26), "none", { stroke: ink.panelLine, "stroke-width": 2.5 }) +
        place(art, { y: -middle(top) * 0.92, scale: 0.92 }),
      { x: w / 2, y: h / 2 },
    )
  );
};

/** Seen from above: a batik cloth across the table, the subject on it, petals strewn about. */
export const cloth: Staging = (stage, { art, top }) => {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const name = rng.pick(WEAVE_NAMES);
  const wide = 640;
  const long = w * 1.5;
  const fringe = times(2, (i) => rect(-long / 2, i === 0 ? -wide / 2 - 16 : wide / 2, long, 16, ink.line));
  const runner =
    cast(pen, box(-long / 2, -wide / 2 - 16, long, wide + 32), 1.2) +
    rect(-long / 2, -wide / 2, long, wide, weave(pen, name, ink.ground, ink.groundMark, 1.5)) +
    fringe +
    rect(-long / 2, -wide / 2 + 26, long, 34, tiling(pen, stage.tile, livelyGlaze(stage), 34), {
      transform: "translate(0 0)",
    }) +
    rect(-long / 2, wide / 2 - 60, long, 34, ink.frame) +
    rect(-long / 2, wide / 2 - 46, long, 5, ink.line);
  const strewn = times(6, (i) => {
    const [x, y] = polar(rng.range(400, 440), 30 + i * 60 + rng.range(-8, 8));
    const kind: FlowerName = posies.flowers[i % posies.flowers.length] ?? "rose";
    const big = i % 2 === 0;
    const r = big ? rng.range(62, 80) : rng.range(36, 48);
    const turn = rng.range(0, 360);
    const sprigs = [20, 130, 250]
      .map((a) => place(leaf(pen, r * 1.9, r * 0.76, a === 130 ? ink.sage : ink.leaf), { turn: a + turn }))
      .join("");
    return place(sprigs + flower(kind)(pen, r, blooms(pen)[i % 4] ?? blooms(pen)[0]), {
      x: x * (w / h) * 0.9,
      y: y * 0.92,
    });
  });
  return (
    backdrop(stage, wallpaper(pen, ink.panel, ink.panelMark)) +
    place(runner + strewn, { x: w / 2, y: h / 2 }) +
    place(
      cut(pen, scallop(352, 20, 0.9), ink.frame, 1.3) +
        cut(pen, scallop(330, 20, 0.9), ink.panel, 0.4) +
        hoop(0, 0, 308, ink.panelLine, 3) +
        place(art, { y: -middle(top) * 0.9, scale: 0.9 }),
      { x: w / 2, y: h / 2 },
    )
  );
};

/** A wreath of flowers and leaves about the subject. */
export const wreath: Staging = (stage, { art, top }) => {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const r = 368;
  const greens = [ink.leaf, ink.sage, shade(pen, ink.leaf, 0.3)] as const;
  const leaves = greens
    .map((tone, k) =>
      foliage(
        pen,
        Array.from({ length: 24 }, (_, i) => {
          const angle = 5 * (i * 3 + k) + rng.range(-3, 3);
          const [x, y] = polar(r + rng.range(-16, 16), angle);
          return {
            x,
            y,
            turn: angle + (i % 2 === 0 ? 48 : 124),
            length: rng.range(100, 140),
            width: rng.range(38, 54),
          };
        }),
        tone,
      ),
    )
    .join("");
  const colours = blooms(pen);
  const heads = times(18, (i) => {
    const angle = 20 * i + rng.range(-5, 5);
    const big = i % 3 === 0;
    const [x, y] = polar(r + rng.range(-10, 10), angle);
    const kind: FlowerName = posies.flowers[i % posies.flowers.length] ?? "rose";
    return place(
      flower(kind)(pen, big ? rng.range(66, 84) : rng.range(32, 46), colours[i % 4] ?? colours[0]),
      { x, y, turn: rng.range(0, 360) },
    );
  });
  return (
    backdrop(stage, wallpaper(pen, ink.ground, ink.groundMark)) +
    place(
      cut(pen, disc(r + 26), ink.panel, 1.2) +
        hoop(0, 0, 290, ink.panelLine, 3) +
        leaves +
        heads +
        place(art, { y: -middle(top) * 0.8, scale: 0.8 }),
      { x: w / 2, y: h / 2 },
    )
  );
};

/** A papered wall beside a wall of tiles; the subject stands where they meet. */
export const twoWalls: Staging = (stage, { art }) => {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const left = rng.chance(0.5);
  const split = left ? w * 0.33 : w * 0.67;
  const floor = h - 92;
  const cx = left ? w * 0.58 : w * 0.42;
  const tiled = rect(
    left ? 0 : split,
    0,
    left ? split : w - split,
    h,
    tiling(pen, stage.tile, livelyGlaze(stage), rng.pick([180, 225] as const)),
  );
  return (
    backdrop(stage, ink.panel) +
    rect(left ? split : split - 16, 0, 16, h, ink.night, { opacity: 0.14 }) +
    tiled +
    rect(split - 9, 0, 18, h, ink.frame) +
    rect(split - 2, 0, 4, h, ink.line) +
    ledge(stage, floor) +
    place(posy(pen, 360, posies, 150), { x: left ? w - 150 : 150, y: floor + 24 }) +
    place(art, { x: cx, y: floor - 300 * 1.1, scale: 1.1 }) +
    place(posy(pen, 200, posies, 170), { x: left ? split - 60 : split + 60, y: h - 20 })
  );
};
