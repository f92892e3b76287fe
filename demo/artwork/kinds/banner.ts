import { OPENINGS } from "../motifs/openings";
import { ledge } from "../stagings/parts";
import type { StagingName } from "../stagings/stagings";
import { mix } from "@/demo/artwork/drawing/colour";
import { box, scallop } from "@/demo/artwork/drawing/geometry";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import type { Motif } from "@/demo/artwork/scenes/motif";
import { tiling, wallpaper } from "../motifs/patterns";
import { posy } from "../motifs/posy";
import { contact, cut, shade, snap } from "@/demo/artwork/drawing/pen";
import { backdrop, livelyGlaze, middle } from "@/demo/artwork/motifs/stage";
import type { Stage } from "@/demo/artwork/motifs/stage";
import { hoop, path, place, rect, times } from "@/demo/artwork/drawing/svg";

const UPRIGHT: readonly StagingName[] = ["niche", "podium", "onLawn"];

/** A thing to show and how it looks. */
export interface Exhibit {
  motif: Motif;
  features: DrawnFeatures;
}

const stands = ({ motif: { stagings, paint } }: Exhibit): boolean =>
  !paint && UPRIGHT.some((name) => stagings.includes(name));

/** The lead and two more; `upright` leaves out what only lies on a table. */
function gather(
  stage: Stage,
  lead: Exhibit,
  others: readonly Exhibit[],
  upright: boolean,
): readonly Exhibit[] {
  const able = others.filter((one) => !one.motif.paint && (!upright || stands(one)));
  const rest = stage.pen.rng.shuffle(able.filter(({ motif }) => motif.name !== lead.motif.name));
  const more = rest.length > 1 ? rest : [...rest, ...able];
  return !lead.motif.paint && (!upright || stands(lead)) ? [lead, ...more] : more;
}

/** An arcade: the category's things under arches, posies between. */
function arcade(stage: Stage, lead: Exhibit, art: readonly Exhibit[]): string {
  const { pen, w, h, posies } = stage;
  const { ink, rng } = pen;
  const arch = OPENINGS[rng.pick(["round", "ogee", "foiled", "shouldered"] as const)];
  const floor = h - 100;
  const exhibits = gather(stage, lead, art, true);
  const bays = [0.5, 0.19, 0.81];
  const panels = [ink.panel, ink.panelDark ? ink.deep : ink.mist, ink.panelDark ? ink.deep : ink.mist];
  return (
    backdrop(stage, wallpaper(pen, ink.ground, ink.groundMark)) +
    rect(0, floor - 240, w, 240, tiling(pen, stage.tile, livelyGlaze(stage), 120)) +
    rect(0, floor - 262, w, 24, ink.frame) +
    rect(0, floor - 240, w, 6, ink.line) +
    bays
      .map((x, i) => {
        const main = i === 0;
        const [wide, high] = main ? [640, 790] : [500, 640];
        const { motif, features } = exhibits[i] ?? lead;
        const scale = main ? 1 : 0.78;
        return place(
          cut(pen, arch(wide, high), ink.frame, 1.5) +
            path(arch(wide - 44, high - 24), ink.line) +
            path(arch(wide - 60, high - 32), panels[i] ?? ink.panel) +
            contact(pen, 0, 2, wide * 0.36, 24, 0.5) +
            place(motif.draw(pen, features), { y: -300 * scale, scale }),
          { x: w * x, y: floor },
        );
      })
      .join("") +
    ledge(stage, floor) +
    [0.345, 0.655].map((x) => place(posy(pen, 300, posies, 160), { x: w * x, y: floor + 40 })).join("") +
    place(posy(pen, 220, posies, 150), { x: 10, y: h, turn: 20 }) +
    place(posy(pen, 220, posies, 150), { x: w - 10, y: h, turn: -20 })
  );
}

/** Roundels hung on a wall of tiles. */
function roundels(stage: Stage, lead: Exhibit, art: readonly Exhibit[]): string {
  const { pen, w, h, posies } = stage;
  const { ink } = pen;
  const exhibits = gather(stage, lead, art, false);
  const size = 150;
  const columns = Math.ceil(w / size) + 1;
  const left = snap(pen, (w - columns * size) / 2);
  return (
    place(rect(0, 0, columns * size, h, tiling(pen, stage.tile, livelyGlaze(stage), size)), { x: left }) +
    cut(pen, box(-10, 150, w + 20, h - 300), ink.ground, 1.2) +
    rect(0, 172, w, 5, ink.line) +
    rect(0, h - 177, w, 5, ink.line) +
    rect(0, 186, w, h - 372, wallpaper(pen, ink.ground, ink.groundMark)) +
    [0.5, 0.2, 0.8]
      .map((x, i) => {
        const { motif, features } = exhibits[i] ?? lead;
        const r = i === 0 ? 410 : 330;
        const scale = r / 460;
        return place(
          cut(pen, scallop(r, 20, 0.9), ink.frame, 1.5) +
            cut(
              pen,
              scallop(r - 40, 20, 0.9, 9),
              i === 0 ? ink.panel : mix(ink.panel, ink.panelDark ? ink.night : ink.paper, 0.25),
              0.6,
            ) +
            hoop(0, 0, r - 66, ink.panelLine, 3) +
            place(motif.draw(pen, features), { y: -middle(motif.top ?? -300) * scale, scale }),
          { x: w * x, y: h / 2 },
        );
      })
      .join("") +
    [
      [0.35, 6],
      [0.65, -6],
    ]
      .map(([x = 0, turn = 0]) => place(posy(pen, 250, posies, 200), { x: w * x, y: h - 130, turn }))
      .join("")
  );
}

/** One long shelf with a spray at each end. */
function shelf(stage: Stage, lead: Exhibit, art: readonly Exhibit[]): string {
  const { pen, w, h, posies } = stage;
  const { ink } = pen;
  const floor = h - 110;
  const exhibits = gather(stage, lead, art, true);
  const spots = [0.5, 0.255, 0.745];
  return (
    backdrop(stage, ink.panel) +
    times(7, (i) =>
      place(path(OPENINGS.round(220, 560), shade(pen, ink.panel, i % 2 === 0 ? 0.08 : 0.04)), {
        x: (w / 7) * (i + 0.5),
        y: floor,
      }),
    ) +
    ledge(stage, floor) +
    rect(0, floor + 52, w, h - floor - 52, tiling(pen, stage.tile, livelyGlaze(stage), 58)) +
    place(posies.greens.big(pen, 520, shade(pen, ink.leaf, 0.1)), { x: w * 0.08, y: floor, turn: 12 }) +
    place(posies.greens.big(pen, 500, ink.leaf), { x: w * 0.92, y: floor, turn: -12 }) +
    spots
      .map((spot, i) => {
        const { motif, features } = exhibits[i] ?? lead;
        const scale = i === 0 ? 1.06 : 0.8;
        return (
          contact(pen, w * spot, floor + 4, 190, 18, 0.5) +
          place(motif.draw(pen, features), { x: w * spot, y: floor - 300 * scale, scale })
        );
      })
      .join("") +
    place(posy(pen, 400, posies, 150), { x: w * 0.05, y: h - 40, turn: 10 }) +
    place(posy(pen, 400, posies, 150), { x: w * 0.95, y: h - 40, turn: -10 })
  );
}

/** A wide picture for the head of a page: a place itself, or three things shown together. */
export function banner(stage: Stage, lead: Exhibit, others: readonly Exhibit[]): string {
  const { motif, features } = lead;
  if (motif.paint) return motif.paint(stage, features);
  const upright = [lead, ...others].filter(stands).length > 1;
  return stage.pen.rng.pick(upright ? [arcade, roundels, shelf] : [roundels])(stage, lead, others);
}
