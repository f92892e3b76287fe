import { box, disc } from "@/demo/artwork/drawing/geometry";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { plainTable } from "../motifs/halls/banquet-table";
import { tiling, weave } from "../motifs/patterns";
import { foliage } from "../motifs/leaves";
import { blooms, flower } from "../motifs/posy";
import { cut, shade } from "@/demo/artwork/drawing/pen";
import { livelyGlaze } from "@/demo/artwork/motifs/stage";
import type { Stage } from "@/demo/artwork/motifs/stage";
import { n, path, place, rect, times } from "@/demo/artwork/drawing/svg";

/** Columns of tables on each side of the aisle, and tables in a column. */
const PLANS: readonly (readonly [tables: number, columns: number, rows: number])[] = [
  [4, 2, 1],
  [6, 3, 1],
  [10, 5, 1],
  [12, 3, 2],
  [16, 4, 2],
  [20, 5, 2],
];

/** The numbers of tables that a hall can be drawn with. */
export const TABLE_PLANS = PLANS.map(([tables]) => tables);

/** A hall from above: as many tables as asked for, on both sides of the aisle that leads to the stage. */
export function ballroomFloor(stage: Stage, { tables = 6 }: DrawnFeatures): string {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const [, columns, rows] = PLANS.find(([count]) => count >= tables) ?? [20, 5, 2];
  const carpet = weave(pen, rng.pick(["sprays", "jasmines"]), ink.ground, ink.groundMark, 2);
  const table = pen.sheet.define("table", (id) => `<g id="${id}">${plainTable(pen)}</g>`);
  const seat = (x: number, y: number, turn: number): string =>
    `<use href="#${table}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${n(scale * 100)}e-2)"/>`;
  const gap = w / columns;
  const band = (h - 150) / 2 / rows;
  const scale = Math.min(gap, band * (rows === 1 ? 0.98 : 1.06)) / 600;
  const seats = [-1, 1].flatMap((side) =>
    Array.from({ length: rows * columns }, (_, i) => {
      const row = Math.floor(i / columns);
      return [
        gap * ((i % columns) + 0.5),
        h / 2 + side * (75 + band * (row + 0.5)),
        (i * 17 + row * 9) % 36,
      ] as const;
    }),
  );
  const aisle =
    cut(pen, box(-20, h / 2 - 62, w + 40, 124), ink.panel, 0.8) +
    rect(0, h / 2 - 52, w, 20, tiling(pen, stage.tile, livelyGlaze(stage), 20)) +
    rect(0, h / 2 + 32, w, 20, tiling(pen, stage.tile, livelyGlaze(stage), 20));
  const stands = times(columns - 1, (i) => {
    const x = gap * (i + 1);
    const y = h / 2;
    const leaves = Array.from({ length: 10 }, (_, k) => ({
      x: 0,
      y: 0,
      turn: k * 36,
      length: 62,
      width: 26,
    }));
    const kind = posies.flowers[i % posies.flowers.length] ?? "rose";
    return place(
      path(disc(40), shade(pen, ink.panel, 0.2)) +
        foliage(pen, leaves, i % 2 === 0 ? ink.leaf : ink.sage) +
        flower(kind)(pen, 38, blooms(pen)[i % 2 === 0 ? 0 : 2]),
      { x, y },
    );
  });
  return (
    rect(0, 0, w, h, carpet) +
    aisle +
    seats.map(([x = 0, y = 0, turn = 0]) => seat(x, y, turn)).join("") +
    stands
  );
}
