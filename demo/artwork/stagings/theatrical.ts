import { ledge } from "./parts";
import { box, disc, polar, scallop, smooth, star } from "@/demo/artwork/drawing/geometry";
import type { Knot, Point } from "@/demo/artwork/drawing/geometry";
import { mix } from "@/demo/artwork/drawing/colour";
import { turned } from "@/demo/artwork/drawing/finish";
import { foliage, sprig } from "../motifs/leaves";
import { tiling, wallpaper } from "../motifs/patterns";
import { blooms, flower, posy } from "../motifs/posy";
import type { FlowerName } from "../motifs/posy";
import { cut, contact, glow, shade } from "@/demo/artwork/drawing/pen";
import { backdrop, livelyGlaze, middle } from "@/demo/artwork/motifs/stage";
import type { Stage, Staging } from "@/demo/artwork/motifs/stage";
import { circle, ellipse, path, place, rect, stroke, times } from "@/demo/artwork/drawing/svg";

/** Leaves and flowers between the sheets. */
interface Dressing {
  behind: string;
  before: string;
}

/** A peep-show of cut paper: sheets with ever smaller openings, the subject at the far end. */
export const paperCave: Staging = (stage, { art, top }) => {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const lobes = rng.pick([14, 17, 20] as const);
  const opening = (rx: number, ry: number, turn: number): string => {
    const knots = Array.from({ length: lobes * 2 }, (_, i): Knot => {
      const [x, y] = polar(i % 2 === 0 ? 1.015 : 0.975, (180 / lobes) * i + turn);
      return [w / 2 + x * rx, h / 2 + y * ry];
    });
    return smooth(knots, true);
  };
  const sheets = [
    { rx: w * 0.3, ry: 350, tone: mix(ink.panel, ink.ground, 0.3), turn: 0 },
    { rx: w * 0.36, ry: 396, tone: mix(ink.panel, ink.ground, 0.65), turn: 14 },
    { rx: w * 0.43, ry: 440, tone: ink.ground, turn: 26 },
  ];
  const sheet = ({ rx, ry, tone, turn }: (typeof sheets)[number]): string => {
    const edge = opening(rx, ry, turn);
    // The sheet hides the outer half of these lines; the inner half is its shadow.
    const shadow =
      stroke(edge, ink.night, 34, { opacity: 0.1, transform: "translate(6 12)" }) +
      stroke(edge, ink.night, 14, { opacity: 0.16, transform: "translate(3 5)" });
    return `${shadow}<g fill-rule="evenodd">${path(box(-20, -20, w + 40, h + 40) + edge, tone)}</g>`;
  };
  const vine = (tone: string, rx: number, ry: number, from: number, sweep: number): string => {
    const at = (angle: number, reach: number): Point => {
      const [x, y] = polar(reach, angle);
      return [w / 2 + x * rx, h / 2 + y * ry];
    };
    return sprig(pen, at(from, 1.06), at(from + sweep / 2, 1.16), at(from + sweep, 0.98), tone, 8, 108);
  };
  const [far, near, nearest] = sheets;
  if (!far || !near || !nearest) return "";
  const corner = (x: number, y: number, turn: number, tone: string): string =>
    place(posies.greens.big(pen, 400, tone), { x, y, turn });
  const dark = shade(pen, ink.leaf, 0.2);
  const dressings: readonly [Dressing, ...Dressing[]] = [
    {
      behind: vine(ink.sage, far.rx, far.ry, 84, -62) + vine(ink.sage, far.rx, far.ry, 276, 62),
      before: vine(ink.leaf, near.rx, near.ry, 136, -64) + vine(ink.leaf, near.rx, near.ry, 224, 64),
    },
    {
      behind: corner(w * 0.13, h * 0.16, 128, ink.sage) + corner(w * 0.87, h * 0.16, 232, ink.sage),
      before: corner(w * 0.06, h * 0.8, 42, dark) + corner(w * 0.94, h * 0.8, -42, dark),
    },
    {
      behind: vine(ink.sage, far.rx, far.ry, 132, -60) + vine(ink.sage, far.rx, far.ry, 228, 60),
      before: [0.27, 0.38, 0.62, 0.73]
        .map((x, i) => {
          const drop = h * (i % 3 === 0 ? 0.3 : 0.17);
          const bloom = blooms(pen)[i % 4] ?? blooms(pen)[0];
          const kind: FlowerName = posies.flowers[i % posies.flowers.length] ?? "rose";
          return (
            stroke(`M${w * x} -10V${drop}`, ink.line, 3) +
            place(flower(kind)(pen, i % 3 === 0 ? 54 : 42, bloom), { x: w * x, y: drop }) +
            path(disc(9, w * x, drop * 0.5) + disc(6, w * x, drop * 0.64), bloom.petal)
          );
        })
        .join(""),
    },
  ];
  const { behind, before } = rng.pick(dressings);
  return (
    backdrop(stage, ink.panel) +
    glow(w / 2, h / 2, 380, ink.panelDark ? ink.mid : "#ffffff", 0.6) +
    sheet(far) +
    behind +
    sheet(near) +
    place(art, { x: w / 2, y: h / 2 - middle(top) * 0.94, scale: 0.94 }) +
    before +
    sheet(nearest) +
    place(posy(pen, 300, posies, 150), { x: 70, y: h - 10, turn: 34 }) +
    place(posy(pen, 260, posies, 150), { x: w - 60, y: h - 6, turn: -34 })
  );
};

/** Round steps before a great sun, leaves at both sides. */
export const podium: Staging = (stage, { art, top }) => {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const floor = h - 120;
  const cx = w / 2;
  const step = (half: number, y: number, high: number, tone: string): string =>
    ellipse(cx, y + high, half, half * 0.12, shade(pen, tone, 0.3)) +
    rect(cx - half, y, half * 2, high, turned(pen, tone)) +
    ellipse(cx, y, half, half * 0.12, mix(tone, ink.paper, 0.3)) +
    stroke(
      `M${cx - half} ${y + high * 0.6}A${half} ${half * 0.12} 0 0 0 ${cx + half} ${y + high * 0.6}`,
      ink.line,
      4,
    );
  const high = 300 - top;
  const scale = Math.min(1.02, 610 / Math.max(high, 500));
  const rays = rng.chance(0.5);
  return (
    backdrop(stage, ink.ground) +
    rect(0, floor, w, h - floor, shade(pen, ink.ground, 0.16)) +
    place(
      cut(pen, disc(376), ink.panel, 1.2) +
        (rays
          ? path(star(32, 360, 120), ink.panelMark, { opacity: 0.35 })
          : path(scallop(350, 28, 0.9), mix(ink.panel, ink.panelMark, 0.3))) +
        circle(0, 0, 356, "none", { stroke: ink.panelLine, "stroke-width": 3 }),
      { x: cx, y: 400 },
    ) +
    place(posies.greens.big(pen, 430, shade(pen, ink.leaf, 0.1)), { x: cx - 350, y: floor + 20, turn: -16 }) +
    place(posies.greens.big(pen, 380, ink.leaf), { x: cx - 390, y: floor + 20, turn: -44 }) +
    place(posies.greens.big(pen, 430, ink.leaf), { x: cx + 350, y: floor + 20, turn: 16 }) +
    place(posies.greens.big(pen, 360, ink.sage), { x: cx + 392, y: floor + 20, turn: 44 }) +
    contact(pen, cx, floor + 76, 470, 40, 0.5) +
    step(400, floor + 2, 66, ink.frame) +
    step(316, floor - 46, 56, mix(ink.frame, ink.paper, 0.3)) +
    contact(pen, cx, floor - 44, 240, 22, 0.5) +
    place(art, { x: cx, y: floor - 42 - 300 * scale, scale }) +
    place(posy(pen, 220, posies, 180), { x: cx - 380, y: floor + 60, turn: -8 }) +
    place(posy(pen, 190, posies, 180), { x: cx + 384, y: floor + 62, turn: 8 })
  );
};

function curtain({ pen, h }: Stage, reach: number, cloth: string): string {
  const dark = shade(pen, cloth, 0.22);
  const { gilt } = pen.ink;
  const edge = smooth(
    [
      [-20, -20, "c"],
      [reach, -20, "c"],
      [reach * 0.92, h * 0.24],
      [reach * 0.5, h * 0.5],
      [reach * 0.34, h * 0.58, "c"],
      [reach * 0.5, h * 0.76],
      [reach * 0.62, h + 20, "c"],
      [-20, h + 20, "c"],
    ],
    true,
  );
  const folds = [0.2, 0.42, 0.64, 0.84]
    .map(
      (k) =>
        `M${reach * k} -20C${reach * k} ${h * 0.25} ${reach * k * 0.6} ${h * 0.42} ${reach * k * 0.34} ${h * 0.57}M${reach * k * 0.34} ${h * 0.6}Q${reach * k * 0.5} ${h * 0.78} ${reach * k * 0.6} ${h + 20}`,
    )
    .join("");
  return (
    cut(pen, edge, cloth, 1.3) +
    stroke(folds, dark, 9) +
    path(box(-20, h * 0.565, reach * 0.4, 26, 13), gilt) +
    circle(reach * 0.37, h * 0.58, 20, gilt) +
    stroke(
      [-8, -3, 3, 8]
        .map((x) => `M${reach * 0.37 + x * 0.5} ${h * 0.6}L${reach * 0.37 + x * 2} ${h * 0.7}`)
        .join(""),
      gilt,
      5,
    )
  );
}

/** Drawn curtains, a tiled floor, the subject in the light. */
export const curtains: Staging = (stage, { art }) => {
  const { pen, w, h } = stage;
  const { ink, rng } = pen;
  const floor = h - 130;
  const cloth = ink.frame === ink.panel ? ink.ground : ink.frame;
  const swag = w / 6;
  const side = curtain(stage, w * 0.27, cloth);
  const valance = `M-2 -10V60${times(6, () => `c${swag * 0.2} 84 ${swag * 0.8} 84 ${swag} 0`)}V-10Z`;
  return (
    backdrop(stage, rng.chance(0.5) ? ink.panel : wallpaper(pen, ink.panel, ink.panelMark)) +
    glow(w / 2, h * 0.46, 430, ink.panelDark ? ink.mid : "#ffffff", 0.6) +
    ledge(stage, floor) +
    rect(0, floor + 50, w, h - floor - 50, tiling(pen, stage.tile, livelyGlaze(stage), 80)) +
    contact(pen, w / 2, floor + 8, 280, 26, 0.6) +
    place(art, { x: w / 2, y: floor + 2 - 300 * 1.06, scale: 1.06 }) +
    side +
    place(side, { x: w, flip: true }) +
    cut(pen, valance, cloth, 0.9) +
    stroke(valance.replace("M-2 -10V60", "M-2 60").replace("V-10Z", ""), ink.gilt, 7) +
    times(7, (i) => circle(swag * i, 64, 13, ink.gilt))
  );
};

/** A garland swung from both corners over a plain wall. */
export const garlanded: Staging = (stage, { art }) => {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const floor = h - 90;
  const colours = blooms(pen);
  const swing = (from: number, to: number, drop: number, count: number): string =>
    times(count, (i) => {
      const t = i / (count - 1);
      const x = from + (to - from) * t;
      const y = 4 + drop * 4 * t * (1 - t);
      const kind: FlowerName = posies.flowers[i % posies.flowers.length] ?? "rose";
      return place(
        flower(kind)(
          pen,
          i % 3 === 1 ? rng.range(46, 58) : rng.range(28, 36),
          colours[(i * 3) % 4] ?? colours[0],
        ),
        { x, y, turn: i * 50 },
      );
    });
  const leaves = (from: number, to: number, drop: number): string =>
    foliage(
      pen,
      Array.from({ length: 26 }, (_, i) => {
        const t = i / 25;
        return {
          x: from + (to - from) * t,
          y: 4 + drop * 4 * t * (1 - t),
          turn: 180 + (i % 2 === 0 ? 52 : -52) - (t - 0.5) * 50,
          length: rng.range(66, 104),
          width: rng.range(26, 40),
        };
      }),
      ink.leaf,
    );
  return (
    backdrop(stage, wallpaper(pen, ink.ground, ink.groundMark)) +
    place(
      cut(pen, `M-330 0V-420A330 330 0 0 1 330 -420V0Z`, ink.panel, 1.3) +
        path("M-312 0V-420A312 312 0 0 1 312 -420V0", "none", { stroke: ink.panelLine, "stroke-width": 3 }),
      { x: w / 2, y: floor },
    ) +
    ledge(stage, floor) +
    contact(pen, w / 2, floor + 6, 260, 24, 0.6) +
    place(art, { x: w / 2, y: floor - 300, scale: 1 }) +
    leaves(-30, w * 0.52, 150) +
    leaves(w * 0.48, w + 30, 150) +
    swing(-10, w * 0.5, 150, 9) +
    swing(w * 0.5, w + 10, 150, 9) +
    place(posy(pen, 220, posies, 170), { x: w / 2 - 350, y: floor + 40 }) +
    place(posy(pen, 220, posies, 170), { x: w / 2 + 350, y: floor + 40 })
  );
};
