import { glowDisc, ledge } from "./parts";
import { OPENINGS } from "../motifs/openings";
import type { OpeningName } from "../motifs/openings";
import { tiling, wallpaper } from "../motifs/patterns";
import { posy } from "../motifs/posy";
import { blossom } from "../motifs/flowers";
import { leaf } from "../motifs/leaves";
import { alongCurve, box, curve } from "@/demo/artwork/drawing/geometry";
import type { Point } from "@/demo/artwork/drawing/geometry";
import { cast, contact, cut, shade } from "@/demo/artwork/drawing/pen";
import { backdrop, livelyGlaze } from "@/demo/artwork/motifs/stage";
import type { Staging } from "@/demo/artwork/motifs/stage";
import { circle, clipped, hoop, path, place, rect, stroke, times } from "@/demo/artwork/drawing/svg";

const ARCHES: readonly [OpeningName, ...OpeningName[]] = [
  "round",
  "ogee",
  "foiled",
  "shouldered",
  "petalled",
];

/** A niche under an arch, in a papered wall, flowers at its foot. */
export const niche: Staging = (stage, { art }) => {
  const { pen, w, h, posies } = stage;
  const { ink, rng, sheet } = pen;
  const arch = OPENINGS[rng.pick(ARCHES)];
  const floor = h - 92;
  const cx = w / 2;
  const inner = arch(590, 735);
  const clip = sheet.define(`clip${inner}`, (id) => `<clipPath id="${id}"><path d="${inner}"/></clipPath>`);
  const bigLeft = rng.chance(0.5);
  return (
    backdrop(stage, wallpaper(pen, ink.ground, ink.groundMark)) +
    place(
      cut(pen, arch(716, 802), ink.frame, 1.6) +
        path(arch(694, 791), "none", { stroke: shade(pen, ink.frame, 0.22), "stroke-width": 3 }) +
        path(arch(646, 765), ink.line) +
        path(arch(634, 758), shade(pen, ink.panel, 0.3)) +
        clipped(
          clip,
          path(inner, ink.panel) +
            place(glowDisc(pen, 330), { y: -400 }) +
            path(inner, "none", {
              stroke: ink.night,
              "stroke-width": 34,
              opacity: 0.12,
              transform: "translate(-14 -22)",
            }),
        ),
      { x: cx, y: floor },
    ) +
    ledge(stage, floor) +
    contact(pen, cx, floor + 6, 250, 26, 0.6) +
    place(art, { x: cx, y: floor - 300 * 0.98, scale: 0.98 }) +
    place(posy(pen, 300, posies, 150), {
      x: cx + (bigLeft ? -335 : 335),
      y: h - 40,
      turn: bigLeft ? -6 : 6,
    }) +
    place(posy(pen, 205, posies, 170), {
      x: cx + (bigLeft ? 345 : -345),
      y: h - 30,
      turn: bigLeft ? 10 : -10,
    })
  );
};

/** A moon gate in a tiled wall, a flowering branch across it. */
export const moonGate: Staging = (stage, { art }) => {
  const { pen, w, h } = stage;
  const { ink, rng, sheet } = pen;
  const cx = w / 2;
  const cy = h / 2 - 6;
  const r = 372;
  const clip = sheet.define("moon", (id) => `<clipPath id="${id}"><circle r="${r - 34}"/></clipPath>`);
  const mirrored = rng.chance(0.5);
  const hill = (y: number, rise: number, tone: string): string =>
    path(
      `M-400 ${y}C-260 ${y - rise} -180 ${y - rise * 0.4} -60 ${y - rise * 0.7}S150 ${y - rise * 1.3} 400 ${y - rise * 0.2}V400H-400Z`,
      tone,
    );
  const scene =
    circle(0, 0, r, ink.panel) +
    circle(-110, -130, 88, ink.panelLine, { opacity: 0.32 }) +
    hill(150, 150, shade(pen, ink.panel, 0.12)) +
    hill(215, 100, shade(pen, ink.panel, 0.26)) +
    hill(262, 40, shade(pen, ink.panel, 0.42));
  const from: Point = [470, -430];
  const via: Point = [190, -330];
  const to: Point = [-170, -286];
  const branch =
    stroke(curve(from, via, to), ink.wood, 11) +
    stroke("M250 -355Q170 -250 190 -180M60 -316Q10 -370 -60 -386", ink.wood, 6) +
    times(11, (i) => {
      const { x, y } = alongCurve(from, via, to, 0.14 + i * 0.082);
      const side = i % 2 === 0 ? -1 : 1;
      return i % 3 === 2
        ? place(leaf(pen, 62, 26, ink.leaf), { x, y, turn: side * 70 + 10 })
        : place(
            blossom(pen, rng.range(22, 40), { petal: i % 2 === 0 ? ink.blush : ink.jewel, heart: ink.gilt }),
            { x: x + rng.range(-12, 12), y: y + side * 22, turn: rng.range(0, 70) },
          );
    }) +
    place(blossom(pen, 30, { petal: ink.paper, heart: ink.jewel }), { x: 190, y: -180 }) +
    place(blossom(pen, 24, { petal: ink.blush, heart: ink.jewel }), { x: -60, y: -386 });
  return (
    backdrop(
      stage,
      rng.chance(0.5)
        ? wallpaper(pen, ink.ground, ink.groundMark)
        : tiling(
            pen,
            stage.tile,
            {
              base: ink.ground,
              first: ink.groundMark,
              second: shade(pen, ink.ground, 0.1),
              third: ink.groundMark,
            },
            120,
          ),
    ) +
    place(
      cast(
        pen,
        `M${-r - 30} 0a${r + 30} ${r + 30} 0 1 1 ${2 * r + 60} 0a${r + 30} ${r + 30} 0 1 1 ${-2 * r - 60} 0Z`,
        1.4,
      ) +
        circle(0, 0, r + 30, ink.frame) +
        hoop(0, 0, r + 14, ink.line, 4) +
        circle(0, 0, r - 22, ink.line) +
        clipped(
          clip,
          scene +
            hoop(-10, -18, r - 28, ink.night, 30, { opacity: 0.16 }) +
            contact(pen, 0, 286, 240, 26, 0.6) +
            place(art, { y: 290 - 300 * 0.86, scale: 0.86 }),
        ) +
        place(branch, { flip: mirrored }),
      { x: cx, y: cy },
    )
  );
};

/** A shophouse wall with its dado of tiles; the subject stands on a shelf before a papered disc. */
export const dado: Staging = (stage, { art }) => {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const shelf = h - 96;
  const band = 210;
  const side = rng.chance(0.5) ? 1 : -1;
  const cx = w / 2 - side * w * 0.06;
  const opening = rng.pick(["moon", "round", "plate", "octagon"] as const);
  const disc = opening === "round" ? OPENINGS.round(560, 700) : OPENINGS[opening](660, 660);
  const discY = opening === "round" ? shelf : shelf - 40;
  return (
    backdrop(stage, ink.ground) +
    place(
      cut(pen, disc, ink.panel, 1.2) +
        path(disc, "none", {
          stroke: ink.panelLine,
          "stroke-width": 5,
          transform: "translate(0 -13) scale(.96)",
        }),
      { x: cx, y: discY },
    ) +
    rect(0, shelf - band, w, band, "#000", { opacity: 0.12, transform: "translate(0 12)" }) +
    rect(0, shelf - band, w, band, tiling(pen, stage.tile, livelyGlaze(stage), band / 2), {
      transform: `translate(0 0)`,
    }) +
    path(box(0, shelf - band - 20, w, 24), ink.frame) +
    rect(0, shelf - band - 4, w, 5, ink.line) +
    ledge(stage, shelf) +
    contact(pen, cx, shelf + 6, 260, 28, 0.7) +
    place(posy(pen, 380, posies, 150), { x: cx + side * (w * 0.35), y: shelf + 30 }) +
    place(art, { x: cx, y: shelf - 300 * 1.06, scale: 1.06 })
  );
};
