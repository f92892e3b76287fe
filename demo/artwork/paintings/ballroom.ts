import { mix, luminance } from "@/demo/artwork/drawing/colour";
import { disc, line, polygon } from "@/demo/artwork/drawing/geometry";
import type { Point } from "@/demo/artwork/drawing/geometry";
import { contact, glow, shade, tintOf } from "@/demo/artwork/drawing/pen";
import { n, path, place, rect, stroke, times } from "@/demo/artwork/drawing/svg";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { livelyGlaze } from "@/demo/artwork/motifs/stage";
import type { Stage } from "@/demo/artwork/motifs/stage";
import { ballroomStage } from "../motifs/halls/ballroom-stage";
import { CHANDELIERS, chandelier } from "../motifs/halls/chandelier";
import { dressedTable } from "../motifs/halls/dressed-table";
import { tiling, weave } from "../motifs/patterns";
import { posy } from "../motifs/posy";

/** Tables in view, and how many stand in each row on one side of the aisle, from the stage to the door. */
const PLANS: readonly (readonly [tables: number, rows: readonly number[]])[] = [
  [4, [1, 1]],
  [6, [1, 1, 1]],
  [10, [2, 2, 1]],
  [12, [2, 2, 2]],
  [16, [2, 2, 2, 2]],
  [20, [3, 3, 2, 2]],
];

/** The numbers of tables that a hall can be drawn with. */
export const TABLE_PLANS = PLANS.map(([tables]) => tables);

/** A room in one-point perspective: `k` is 1 at the far wall and grows towards the eye, `f` is -1 to 1 across it. */
interface Room {
  floor: (f: number, k: number) => Point;
  /** A point of the right wall (`side` 1) or the left one, `up` 0 at the floor and 1 at the ceiling. */
  wall: (side: number, k: number, up: number) => Point;
  half: number;
  top: number;
  foot: number;
  nearest: number;
}

function roomOf({ w, h }: Stage): Room {
  const cx = w / 2;
  const eye = h * 0.35;
  const half = Math.min(w * 0.27, h * 0.5);
  const top = h * 0.1;
  const foot = h * 0.52;
  return {
    half,
    top,
    foot,
    nearest: (h - eye) / (foot - eye),
    floor: (f, k) => [cx + f * half * k, eye + (foot - eye) * k],
    wall: (side, k, up) => [cx + side * half * k, eye + ((foot - eye) * (1 - up) + (top - eye) * up) * k],
  };
}

/** Where the bays of a side wall begin and end: as deep as each other, so that they widen towards the eye. */
const BAYS = Array.from(
  { length: 5 },
  (_, i) => [1 / (0.95 - i * 0.15), 1 / (0.95 - i * 0.15 - 0.1)] as const,
);

type Finish = "windows" | "panels" | "drapes" | "screens";

const FINISHES: readonly [Finish, ...Finish[]] = ["windows", "windows", "panels", "drapes", "screens"];

/** An opening with a round head in a side wall, seen aslant. */
function archOn(room: Room, side: number, from: number, to: number, up: number): string {
  const corners = [
    room.wall(side, from, 0.04),
    room.wall(side, from, up),
    room.wall(side, to, up),
    room.wall(side, to, 0.04),
  ];
  const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = [], [x3 = 0, y3 = 0] = [], [x4 = 0, y4 = 0] = []] =
    corners;
  const rise = Math.abs(x3 - x2) * 0.9;
  return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}C${n(x2)} ${n(y2 - rise)} ${n(x3)} ${n(y3 - rise)} ${n(x3)} ${n(y3)}L${n(x4)} ${n(y4)}Z`;
}

/** The side walls: windows to a garden or the night, panelling with lamps, drapes, or carved screens. */
function sideWalls(stage: Stage, room: Room, colour: string): string {
  const { pen } = stage;
  const { ink, rng } = pen;
  const finish = rng.pick(FINISHES);
  const sky = rng.pick([ink.mist, ink.tint, ink.deep, ink.night] as const);
  const garden = luminance(sky) > 0.3 ? ink.sage : mix(ink.leaf, ink.night, 0.4);
  const screen = weave(pen, "lattice", shade(pen, colour, 0.26), ink.line, 0.6);
  const cloth = rng.pick([ink.jewel, ink.deep, ink.second, ink.blush] as const);
  const bay = (side: number, from: number, to: number): string => {
    const inner = archOn(room, side, from, to, 0.66);
    const [lampX = 0, lampY = 0] = room.wall(side, (from + to) / 2, 0.56);
    const sill = polygon([
      room.wall(side, from, 0.04),
      room.wall(side, from, 0.3),
      room.wall(side, to, 0.36),
      room.wall(side, to, 0.04),
    ]);
    if (finish === "windows") {
      const middle = (from + to) / 2;
      return (
        path(archOn(room, side, from * 0.985, to * 1.015, 0.68), ink.gilt) +
        path(inner, sky) +
        path(sill, garden) +
        stroke(
          line(room.wall(side, middle, 0.04), room.wall(side, middle, 0.74)) +
            line(room.wall(side, from, 0.4), room.wall(side, to, 0.4)),
          ink.gilt,
          2.5 * middle,
        )
      );
    }
    if (finish === "screens")
      return path(archOn(room, side, from * 0.985, to * 1.015, 0.68), ink.gilt) + path(inner, screen);
    if (finish === "drapes") {
      const edge = (k: number, up: number): Point => room.wall(side, k, up);
      const third = (to - from) / 3;
      return times(3, (i) =>
        path(
          polygon([
            edge(from + third * i, 0),
            edge(from + third * i, 0.92),
            edge(from + third * (i + 1), 0.92),
            edge(from + third * (i + 1), 0),
          ]),
          i % 2 === 0 ? cloth : shade(pen, cloth, 0.2),
        ),
      );
    }
    return (
      path(inner, tintOf(pen, colour, luminance(colour) > 0.3 ? 0.4 : 0.1)) +
      path(inner, "none", { stroke: ink.line, "stroke-width": 3 * from }) +
      glow(lampX, lampY, 46 * from, ink.gilt, 0.8) +
      path(disc(9 * from, lampX, lampY), "#fffaf0")
    );
  };
  return [-1, 1]
    .map(
      (side) =>
        path(
          polygon([
            room.wall(side, 1, 0),
            room.wall(side, 1, 1),
            room.wall(side, 9, 1),
            room.wall(side, 9, 0),
          ]),
          side < 0 ? shade(pen, colour, 0.14) : shade(pen, colour, 0.08),
        ) +
        BAYS.map(([from, to]) => bay(side, from, to)).join("") +
        path(
          polygon([
            room.wall(side, 1, 0),
            room.wall(side, 1, 0.045),
            room.wall(side, 9, 0.045),
            room.wall(side, 9, 0),
          ]),
          ink.wood,
        ) +
        path(
          polygon([
            room.wall(side, 1, 0.93),
            room.wall(side, 1, 1),
            room.wall(side, 9, 1),
            room.wall(side, 9, 0.93),
          ]),
          ink.line,
        ),
    )
    .join("");
}

/** Coffers that run from the stage to the door. */
function ceiling({ pen }: Stage, room: Room, colour: string): string {
  const beam = shade(pen, colour, 0.14);
  const at = (f: number, k: number): Point => [room.floor(f, k)[0], room.wall(1, k, 1)[1]];
  const across = [1.12, 1.35, 1.75, 2.5, 4];
  return (
    path(polygon([at(-1, 1), at(1, 1), at(1, 9), at(-1, 9)]), colour) +
    [-0.72, -0.26, 0.26, 0.72]
      .map((f) => path(polygon([at(f - 0.03, 1), at(f + 0.03, 1), at(f + 0.03, 9), at(f - 0.03, 9)]), beam))
      .join("") +
    across.map((k) => path(polygon([at(-1, k), at(1, k), at(1, k * 1.05), at(-1, k * 1.05)]), beam)).join("")
  );
}

/**
 * A ballroom seen from its entrance: the stage at the far end, lights above, and the requested number of tables on both
 * sides of the aisle.
 */
export function ballroom(stage: Stage, { tables = 6, ceremony = "civil" }: DrawnFeatures): string {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const room = roomOf(stage);
  const { half, top, foot, floor } = room;
  const light = luminance(ink.panel) > 0.3;
  const wall = light ? mix(ink.panel, ink.paper, 0.25) : ink.panel;
  const ground = light
    ? rng.pick([ink.mid, ink.deep, ink.second] as const)
    : rng.pick([ink.tint, ink.mid, ink.blush] as const);
  const carpet = weave(
    pen,
    rng.pick(["sprays", "jasmines", "scales"] as const),
    ground,
    mix(ground, luminance(ground) > 0.3 ? ink.mid : ink.night, 0.3),
    0.9,
  );
  const runner = rng.pick(["#fffaf0", ink.jewel, ink.deep] as const);
  const edging = runner === "#fffaf0" ? ink.gilt : ink.line;
  const kind = rng.pick(CHANDELIERS);
  const wide = w > h * 1.8;

  const [, rows] = PLANS.find(([count]) => count >= tables) ?? [20, [3, 3, 2, 2]];
  const most = Math.max(...rows);
  const outer = most === 1 ? 0.56 : 0.8;
  const last = Math.min(room.nearest * 0.84, (w * (most === 1 ? 0.36 : 0.52)) / (half * outer));
  const id = pen.sheet.define("table", (name) => `<g id="${name}">${dressedTable(pen, posies)}</g>`);
  const seated = rows
    .map((count, row) => {
      const k = 1.22 + ((last - 1.22) * row) / Math.max(1, rows.length - 1);
      const size = (half * k * (most === 1 ? 0.2 : most === 2 ? 0.15 : 0.12)) / 100;
      return [-1, 1]
        .map((side) =>
          times(count, (i) => {
            const f = count === 1 ? (most === 1 ? 0.56 : 0.5) : 0.34 + ((outer - 0.34) * i) / (count - 1);
            const [x, y] = floor(side * f, k);
            return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y - 40 * size)}) scale(${n(side * size * 100)}e-2 ${n(size * 100)}e-2)"/>`;
          }),
        )
        .join("");
    })
    .join("");
  const stands = [1.3, 1.75, 2.5]
    .flatMap((k) =>
      [-1, 1].map((side) => {
        const [x, y] = floor(side * 0.15, k);
        return (
          contact(pen, x, y, 26 * k, 7 * k, 0.4) +
          place(stroke("M0 0V-44", ink.gilt, 5) + place(posy(pen, 44, posies, 220), { y: -40 }), {
            x,
            y,
            scale: 0.62 * k,
          })
        );
      }),
    )
    .join("");
  const scale = (foot - top) / 590;
  const lamp = (x: number, y: number, size: number): string =>
    place(chandelier(pen, kind, posies, 400), { x, y, scale: size });
  return (
    ceiling(stage, room, light ? tintOf(pen, wall, 0.5) : tintOf(pen, wall, 0.12)) +
    rect(w / 2 - half, top, half * 2, foot - top, wall) +
    times(7, (i) =>
      rect(
        w / 2 - half + (half / 3.5) * (i + 0.12),
        top + 14,
        (half / 3.5) * 0.76,
        foot - top - 30,
        shade(pen, wall, i % 2 === 0 ? 0.07 : 0.04),
      ),
    ) +
    sideWalls(stage, room, wall) +
    rect(w / 2 - half, top, half * 2, 10, ink.line) +
    path(polygon([floor(-1, 1), floor(1, 1), floor(1, 9), floor(-1, 9)]), carpet) +
    path(polygon([floor(-1, 1), floor(1, 1), floor(1, 1.25), floor(-1, 1.25)]), ink.night, {
      opacity: 0.16,
    }) +
    rect(w / 2 - half * 0.86, foot - 22, half * 1.72, 26, tiling(pen, stage.tile, livelyGlaze(stage), 26)) +
    place(ballroomStage(pen, { motif: "ballroom stage", ceremony }), {
      x: w / 2,
      y: foot - 22 - 300 * scale,
      scale,
    }) +
    path(polygon([floor(-0.13, 1), floor(0.13, 1), floor(0.13, 9), floor(-0.13, 9)]), runner) +
    path(
      polygon([floor(-0.13, 1), floor(-0.11, 1), floor(-0.11, 9), floor(-0.13, 9)]) +
        polygon([floor(0.11, 1), floor(0.13, 1), floor(0.13, 9), floor(0.11, 9)]),
      edging,
    ) +
    stands +
    seated +
    (wide || kind === "lanterns" ? lamp(w * 0.2, h * 0.16, 0.9) + lamp(w * 0.8, h * 0.16, 0.9) : "") +
    (kind === "lanterns" ? "" : lamp(w / 2, h * 0.1, wide ? 0.62 : 0.78))
  );
}
