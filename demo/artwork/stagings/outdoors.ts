import { mix } from "@/demo/artwork/drawing/colour";
import { coconutPalm, rainTree, ridge } from "../motifs/scenery/nature";
import { terrace } from "../motifs/scenery/shophouse";
import { tiling } from "../motifs/patterns";
import { posy } from "../motifs/posy";
import { heavens, hourOfDay } from "../paintings/sky";
import { contact, shade, tintOf } from "@/demo/artwork/drawing/pen";
import { livelyGlaze } from "@/demo/artwork/motifs/stage";
import type { Staging } from "@/demo/artwork/motifs/stage";
import { path, place, rect, times } from "@/demo/artwork/drawing/svg";

/** In the road before a row of shophouses. */
export const onStreet: Staging = (stage, { art }) => {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const kerb = h - 250;
  const road = shade(pen, ink.ground, 0.22);
  return (
    heavens(stage, hourOfDay(stage), w * rng.range(0.3, 0.7), h * 0.16) +
    terrace(pen, w / 2 - 720, w / 2 + 720, kerb, 1.2) +
    path(`M0 0H${w}V${kerb}H0Z`, ink.paper, { opacity: 0.34 }) +
    rect(0, kerb, w, 44, tiling(pen, stage.tile, livelyGlaze(stage), 44)) +
    rect(0, kerb + 44, w, 12, ink.line) +
    rect(0, kerb + 56, w, h - kerb - 56, road) +
    times(Math.ceil(w / 170), (i) => rect(i * 170 + 20, h - 40, 92, 9, tintOf(pen, road, 0.4))) +
    contact(pen, w / 2, h - 78, 380, 30, 0.6) +
    place(art, { x: w / 2, y: h - 78 - 300 * 1.14, scale: 1.14 }) +
    place(posy(pen, 230, posies, 150), { x: 50, y: h + 6, turn: 14 }) +
    place(posy(pen, 230, posies, 150), { x: w - 50, y: h + 6, turn: -14 })
  );
};

/** On grass, between a rain tree and a palm. */
export const onLawn: Staging = (stage, { art }) => {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const hour = hourOfDay(stage);
  const side = rng.chance(0.5);
  const foot = h - 90;
  const grass = mix(ink.leaf, ink.sage, 0.5);
  return (
    heavens(stage, hour, w * rng.range(0.35, 0.65), h * 0.32) +
    path(ridge(w, h, h * 0.7, 130, 4, rng.range(0, 6)), mix(ink.sage, hour.low, 0.4)) +
    path(ridge(w, h, h * 0.76, 80, 5, rng.range(0, 6)), mix(ink.sage, ink.leaf, 0.25)) +
    place(rainTree(pen, 330, ink.leaf), { x: side ? 90 : w - 90, y: h * 0.83 }) +
    place(coconutPalm(pen, 470, mix(ink.leaf, ink.night, 0.15)), { x: side ? w - 110 : 110, y: h * 0.83 }) +
    path(`M0 ${h * 0.81}Q${w / 2} ${h * 0.75} ${w} ${h * 0.81}V${h}H0Z`, grass) +
    path(`M0 ${h * 0.93}Q${w / 2} ${h * 0.86} ${w} ${h * 0.95}V${h}H0Z`, shade(pen, grass, 0.12)) +
    contact(pen, w / 2, foot, 360, 26, 0.5) +
    place(art, { x: w / 2, y: foot - 300 * 1.06, scale: 1.06 }) +
    place(posy(pen, 260, posies, 150), { x: side ? w - 60 : 60, y: h + 10 })
  );
};
