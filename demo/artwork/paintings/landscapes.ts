import { box, disc, polygon, scallop } from "@/demo/artwork/drawing/geometry";
import { contact, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import { livelyGlaze } from "@/demo/artwork/motifs/stage";
import type { Stage } from "@/demo/artwork/motifs/stage";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { heavens, hourOfDay } from "./sky";
import { path, place, rect, stroke, times } from "@/demo/artwork/drawing/svg";
import { tiling } from "../motifs/patterns";
import { posy } from "../motifs/posy";
import { bumboat, skyline } from "../motifs/scenery/bay";
import { coconutPalm, rainTree, ridge } from "../motifs/scenery/nature";
import { terrace } from "../motifs/scenery/shophouse";
import { flowerArch } from "../motifs/arrangements/flower-arch";
import { lanterns } from "../motifs/arrangements/lanterns";
import { luminance, mix } from "@/demo/artwork/drawing/colour";

/** The bay and its towers at dusk, lanterns hung in front. */
export function bay(stage: Stage, features: DrawnFeatures): string {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const hour = hourOfDay(stage, features.hour);
  const water = luminance(hour.top) > 0.3 ? mix(ink.mist, ink.second, 0.16) : mix(ink.night, ink.deep, 0.45);
  const horizon = h * 0.66;
  const k = Math.max(1.05, w / 1020);
  const light = luminance(hour.top) > 0.3;
  const sunX = w * rng.range(0.4, 0.62);
  const ripples = Array.from(
    { length: 18 },
    (_, i) => `M${((i * 211) % w) - 40} ${horizon + 36 + (i % 6) * 38}q22 -12 44 0t44 0`,
  ).join("");
  const glitter = Array.from({ length: 7 }, (_, i) =>
    box(sunX - 96 + i * 9 + (i % 2) * 14, horizon + 22 + i * 30, 192 - i * 18, 9, 4.5),
  ).join("");
  const mirrored = Array.from(
    { length: 8 },
    (_, i) =>
      box(w * (0.06 + i * 0.12), horizon + 14 + (i % 3) * 16, w * 0.07, 8, 4) +
      box(w * (0.08 + i * 0.12), horizon + 44 + (i % 2) * 20, w * 0.05, 7, 3.5),
  ).join("");
  return (
    heavens(stage, hour, sunX, h * 0.3) +
    place(skyline(pen, mix(hour.low, ink.mid, 0.6), mix(ink.deep, hour.top, 0.15)), {
      x: w / 2,
      y: horizon + 4,
      scale: k,
      flip: rng.chance(0.5),
    }) +
    rect(0, horizon, w, h - horizon, water) +
    rect(0, horizon, w, 8, ink.gilt) +
    path(mirrored, shade(pen, water, 0.2)) +
    path(glitter, tintOf(pen, hour.sun, 0.3), { opacity: 0.8 }) +
    stroke(ripples, light ? "#fffaf0" : tintOf(pen, water, 0.35), 4) +
    place(bumboat(pen, light ? ink.second : ink.deep === hour.top ? ink.second : ink.jewel), {
      x: w * rng.range(0.36, 0.64),
      y: h * 0.84,
      scale: 1.1,
      flip: rng.chance(0.5),
    }) +
    place(lanterns(pen), { x: w * (rng.chance(0.5) ? 0.13 : 0.87), y: 170, scale: 0.56 }) +
    path(`M0 ${h - 40}Q${w / 2} ${h - 96} ${w} ${h - 40}V${h}H0Z`, shade(pen, ink.leaf, 0.2)) +
    place(posy(pen, 330, posies, 150), { x: w * 0.06, y: h + 10, turn: 20 }) +
    place(posy(pen, 380, posies, 150), { x: w * 0.9, y: h + 10, turn: -16 })
  );
}

/** A street of shophouses, tiles on its five-foot way. */
export function street(stage: Stage, features: DrawnFeatures): string {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const hour = hourOfDay(stage, features.hour);
  const kerb = h - 150;
  return (
    heavens(stage, hour, w * rng.range(0.25, 0.75), h * 0.2) +
    path(ridge(w, kerb, h * 0.42, 90, 4, rng.range(0, 6)), mix(ink.sage, hour.low, 0.35)) +
    terrace(pen, w / 2 - 800, w / 2 + 800, kerb, 1.34) +
    rect(0, kerb, w, 46, tiling(pen, stage.tile, livelyGlaze(stage), 46)) +
    rect(0, kerb + 46, w, 14, ink.line) +
    rect(0, kerb + 60, w, h - kerb - 60, shade(pen, ink.ground, 0.2)) +
    times(Math.ceil(w / 160), (i) => rect(i * 160 + 30, h - 44, 84, 9, tintOf(pen, ink.ground, 0.4))) +
    stroke(`M0 70Q${w / 4} 170 ${w / 2} 84T${w} 70`, ink.wood, 4) +
    times(13, (i) => {
      const t = i / 12;
      const y = 70 + (t < 0.5 ? 57 : 0) * Math.sin(Math.PI * Math.min(1, t * 2)) + 8;
      return i % 2 === 0
        ? ""
        : place(
            cut(pen, scallop(30, 8, 0.9), i % 4 === 1 ? ink.jewel : ink.gilt, 0.4) +
              path(box(-10, 26, 20, 9), ink.brass) +
              stroke("M0 36V58", ink.jewel, 4),
            { x: t * w, y: y + 26 },
          );
    }) +
    place(posy(pen, 320, posies, 150), { x: rng.chance(0.5) ? 60 : w - 60, y: h + 8 })
  );
}

/** An arch of flowers out of doors: on a lawn or by the sea, under trees or strings of light. */
export function lawn(stage: Stage, { venue = "garden", hour: when }: DrawnFeatures): string {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const hour = hourOfDay(stage, when);
  const seaside = venue === "beach";
  const ground = seaside ? mix(ink.gilt, ink.paper, 0.55) : mix(ink.leaf, ink.sage, rng.range(0.35, 0.7));
  const side = rng.chance(0.5);
  const cx = w * rng.pick([0.5, 0.5, 0.42, 0.58] as const);
  const far = h * (seaside ? 0.66 : 0.68);
  const carpet = rng.pick([ink.jewel, "#fffaf0", ink.blush] as const);
  const edge = carpet === "#fffaf0" ? ink.gilt : "#fffaf0";
  const land = seaside
    ? rect(
        0,
        h * 0.52,
        w,
        h * 0.2,
        luminance(hour.top) > 0.3 ? mix(ink.mist, ink.second, 0.35) : mix(ink.second, ink.night, 0.4),
      ) +
      stroke(
        Array.from(
          { length: 9 },
          (_, i) => `M${((i * 263) % w) - 40} ${h * (0.55 + (i % 4) * 0.035)}q40 -12 80 0t80 0`,
        ).join(""),
        "#fffaf0",
        4,
        { opacity: 0.6 },
      )
    : path(ridge(w, h, h * 0.62, 120, 4, rng.range(0, 6)), mix(ink.sage, hour.low, 0.3)) +
      path(ridge(w, h, h * 0.68, 70, 5, rng.range(0, 6)), mix(ink.sage, ink.leaf, 0.3));
  const chair = (x: number, y: number, s: number): string =>
    place(
      path(box(-30, -84, 60, 70, 12), ink.gilt) +
        path(box(-22, -76, 44, 54, 8), "#fffaf0") +
        path(box(-34, -18, 68, 14, 5), "#fffaf0") +
        stroke("M-28 -4V44M28 -4V44", ink.brass, 7),
      { x, y, scale: s },
    );
  const chairs = [0, 1, 2]
    .flatMap((row) =>
      [-1, 1].flatMap((s) =>
        [0, 1].map((seat) =>
          chair(cx + s * (170 + row * 62 + seat * (96 + row * 14)), h * 0.77 + row * 62, 0.86 + row * 0.2),
        ),
      ),
    )
    .join("");
  const bulbs = [0, 1].map((k) => `M0 ${60 + k * 70}Q${w * 0.5} ${250 + k * 40} ${w} ${50 + k * 60}`);
  const lights =
    stroke(bulbs.join(""), ink.wood, 3) +
    path(
      Array.from({ length: 26 }, (_, i) => {
        const t = (i % 13) / 12;
        const k = i < 13 ? 0 : 1;
        const u = 1 - t;
        return disc(
          9,
          t * w,
          u * u * (60 + k * 70) + 2 * u * t * (250 + k * 40) + t * t * (50 + k * 60) + 12,
        );
      }).join(""),
      ink.gilt,
    );
  return (
    heavens(stage, hour, w * rng.range(0.36, 0.64), h * 0.34) +
    land +
    path(`M0 ${far + 20}Q${w / 2} ${far - 40} ${w} ${far + 20}V${h}H0Z`, ground) +
    path(
      polygon([
        [cx - 46, h * 0.72],
        [cx + 46, h * 0.72],
        [cx + 210, h],
        [cx - 210, h],
      ]),
      carpet,
    ) +
    path(
      polygon([
        [cx - 36, h * 0.72],
        [cx - 30, h * 0.72],
        [cx - 162, h],
        [cx - 184, h],
      ]) +
        polygon([
          [cx + 36, h * 0.72],
          [cx + 30, h * 0.72],
          [cx + 162, h],
          [cx + 184, h],
        ]),
      edge,
    ) +
    contact(pen, cx, h * 0.735, 220, 18, 0.5) +
    place(flowerArch(pen), { x: cx, y: h * 0.73 - 258, scale: 0.86 }) +
    (rng.chance(0.6)
      ? chairs
      : place(posy(pen, 150, posies, 200), { x: cx - 250, y: h * 0.86 }) +
        place(posy(pen, 150, posies, 200), { x: cx + 250, y: h * 0.86 })) +
    (seaside
      ? place(coconutPalm(pen, 620, ink.leaf), { x: side ? 110 : w - 110, y: h * 0.9, flip: !side })
      : place(rainTree(pen, 420, ink.leaf), { x: side ? 60 : w - 60, y: h * 0.86 })) +
    place(coconutPalm(pen, 420, mix(ink.leaf, ink.night, 0.15)), {
      x: side ? w - 90 : 90,
      y: h * 0.78,
      flip: side,
    }) +
    (rng.chance(0.5) ? lights : "") +
    place(posy(pen, 300, posies, 150), { x: side ? w - 40 : 40, y: h + 10 })
  );
}
