import { box, disc } from "@/demo/artwork/drawing/geometry";
import { plainTable } from "../motifs/halls/banquet-table";
import { tiling, weave } from "../motifs/patterns";
import { foliage } from "../motifs/leaves";
import { blooms, flower } from "../motifs/posy";
import { cut, shade } from "@/demo/artwork/drawing/pen";
import { livelyGlaze } from "@/demo/artwork/motifs/stage";
import type { Stage } from "@/demo/artwork/motifs/stage";
import { path, place, rect, times } from "@/demo/artwork/drawing/svg";

/** A ballroom from above: tables about the aisle that leads to the stage. */
export function ballroomFloor(stage: Stage): string {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const upright = rng.chance(0.5);
  const scale = upright ? 0.86 : 0.62;
  const carpet = weave(pen, rng.pick(["sprays", "jasmines"]), ink.ground, ink.groundMark, 2);
  const table = pen.sheet.define("table", (id) => `<g id="${id}">${plainTable(pen)}</g>`);
  const seat = (x: number, y: number, turn: number): string =>
    `<use href="#${table}" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn}) scale(${scale})"/>`;
  const aisleWidth = 170;
  const across = w / 2;
  const seats = upright
    ? [
        [across - 372, 200, 10],
        [across - 372, 706, 24],
        [across + 372, 200, 0],
        [across + 372, 706, 16],
      ]
    : [
        [w * 0.18, 160, 8],
        [w * 0.5, 160, 22],
        [w * 0.82, 160, 0],
        [w * 0.18, h - 150, 14],
        [w * 0.5, h - 150, 4],
        [w * 0.82, h - 150, 28],
      ];
  const aisle = upright
    ? cut(pen, box(across - aisleWidth / 2, -20, aisleWidth, h + 40), ink.panel, 0.8) +
      rect(across - aisleWidth / 2 + 14, 0, 26, h, tiling(pen, stage.tile, livelyGlaze(stage), 26)) +
      rect(across + aisleWidth / 2 - 40, 0, 26, h, tiling(pen, stage.tile, livelyGlaze(stage), 26))
    : cut(pen, box(-20, h / 2 - 62, w + 40, 124), ink.panel, 0.8) +
      rect(0, h / 2 - 52, w, 20, tiling(pen, stage.tile, livelyGlaze(stage), 20)) +
      rect(0, h / 2 + 32, w, 20, tiling(pen, stage.tile, livelyGlaze(stage), 20));
  const stands = times(4, (i) => {
    const x = upright ? across + (i % 2 === 0 ? -1 : 1) * 130 : w * (i < 2 ? 0.34 : 0.66);
    const y = upright ? (i < 2 ? 455 : 900) : h / 2 + (i % 2 === 0 ? -92 : 92);
    const leaves = Array.from({ length: 10 }, (_, k) => ({
      x: 0,
      y: 0,
      turn: k * 36,
      length: 62,
      width: 26,
    }));
    const kind = posies.flowers[i % posies.flowers.length] ?? "rose";
    return place(
      path(disc(40), shade(pen, ink.ground, 0.3)) +
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
