import { flower, blooms } from "../motifs/posy";
import { mix } from "@/demo/artwork/drawing/colour";
import {
  disc,
  dots,
  leafShape,
  moved,
  petal,
  polar,
  ring,
  scallop,
  star,
} from "@/demo/artwork/drawing/geometry";
import { GLYPHS } from "./glyphs";
import { tiling, wallpaper } from "../motifs/patterns";
import { cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { backdrop, livelyGlaze } from "@/demo/artwork/motifs/stage";
import type { Stage } from "@/demo/artwork/motifs/stage";
import { circle, hoop, path, place, stroke } from "@/demo/artwork/drawing/svg";

/** The letters of a monogram, about the origin, `size` high. */
function monogram(label: string, size: number, colour: string): string {
  const letters = [...label.toUpperCase()]
    .map((letter) => GLYPHS[letter])
    .filter((glyph) => glyph !== undefined)
    .slice(0, 2);
  const gap = 20;
  const width =
    letters.reduce((sum, { advance }) => sum + advance, 0) - gap * Math.max(0, letters.length - 1);
  const scale = Math.min(size / 700, (size * 1.45) / width);
  let x = -width / 2;
  const drawn = letters
    .map(({ d, advance }) => {
      const out = path(d, colour, { transform: `translate(${Math.round(x)} 350)` });
      x += advance - gap;
      return out;
    })
    .join("");
  return place(drawn, { scale });
}

/** Two branches that meet at the foot and leave the head open. */
function laurel(length: number, width: number, lean: number): string {
  const leaf = leafShape(length, width);
  return Array.from({ length: 9 }, (_, i) => 168 - i * 17)
    .flatMap((angle) => {
      const [x, y] = polar(294, angle);
      return [-lean, lean].flatMap((tilt) => [
        moved(leaf, { x, y, turn: angle - 90 + tilt }),
        moved(leaf, { x: -x, y, turn: 90 - angle - tilt }),
      ]);
    })
    .join("");
}

/** Rings of petals and leaves about an open middle of radius 210. */
const WREATHS: readonly [(pen: Pen) => string, ...((pen: Pen) => string)[]] = [
  ({ ink }) =>
    path(ring(24, moved(leafShape(96, 44), { y: -228 })), ink.panelLine) +
    path(dots(24, 336, 7, 7.5), ink.panelLine),
  ({ ink }) =>
    path(ring(16, moved(petal(110, 74, 0.4), { y: -222 })), ink.panelLine) +
    path(ring(16, moved(petal(70, 36, 0.5), { y: -232 })), ink.panel) +
    path(dots(16, 346, 10, 11.25), ink.panelLine),
  ({ ink }) =>
    path(laurel(92, 38, 44), ink.panelLine) +
    stroke("M-24 292A294 294 0 0 1 -150 -252M24 292A294 294 0 0 0 150 -252", ink.panelLine, 6) +
    path(disc(11, 0, 296) + disc(9, 0, -292), ink.panelLine),
  ({ ink }) =>
    path(ring(8, moved(petal(150, 150, 0.2), { y: -196 })), mix(ink.panel, ink.panelLine, 0.34)) +
    path(ring(8, moved(petal(108, 74, 0.4), { y: -212 })), ink.panelLine) +
    path(ring(8, moved(leafShape(74, 30), { y: -250 }), 22.5) + dots(8, 348, 9, 22.5), ink.panelLine) +
    hoop(0, 0, 222, ink.panelLine, 5),
  ({ ink }) =>
    path(star(12, 344, 262), ink.panelLine) +
    path(star(12, 318, 246), ink.panel) +
    path(dots(12, 282, 11), ink.panelLine) +
    hoop(0, 0, 232, ink.panelLine, 5),
  (pen) => {
    const colours = blooms(pen);
    const kinds = pen.rng.shuffle(["blossom", "rose", "frangipani", "peony"] as const);
    return (
      path(ring(20, moved(leafShape(120, 54), { y: -276, turn: 66 })), pen.ink.leaf) +
      path(ring(20, moved(leafShape(104, 46), { y: -276, turn: -60 }), 9), pen.ink.sage) +
      Array.from({ length: 10 }, (_, i) => {
        const [x, y] = polar(278, i * 36);
        return place(
          flower(kinds[i % 2] ?? "rose")(pen, i % 2 === 0 ? 70 : 46, colours[i % 3] ?? colours[0]),
          { x, y, turn: i * 40 },
        );
      }).join("")
    );
  },
];

/** A vendor's mark: a monogram, or a flower, in a ring of ornament. */
export function emblem(stage: Stage, label: string | undefined): string {
  const { pen, w, h } = stage;
  const { ink, rng } = pen;
  const plate = rng.pick([
    disc(404),
    scallop(398, 16, 0.9),
    scallop(386, 8, 0.82, 22.5),
    scallop(400, 24, 0.9),
  ] as const);
  const ground = rng.chance(0.45)
    ? tiling(pen, stage.tile, livelyGlaze(stage), 225)
    : wallpaper(pen, ink.ground, ink.groundMark);
  const letters = [...(label?.toUpperCase() ?? "")].some((letter) => GLYPHS[letter] !== undefined);
  const bloom = rng.pick(["peony", "orchid", "frangipani", "hibiscus", "chrysanthemum", "rose"] as const);
  return (
    backdrop(stage, ground) +
    place(
      cut(pen, plate, ink.panel, 1.6) +
        path(plate, "none", { stroke: ink.panelLine, "stroke-width": 5, transform: "scale(.955)" }) +
        rng.pick(WREATHS)(pen) +
        (letters
          ? circle(0, 0, 212, ink.panel) +
            monogram(
              label ?? "",
              200,
              ink.panelDark
                ? "#fffaf0"
                : ink.panel === ink.paper || ink.panel === ink.tint
                  ? ink.jewel
                  : ink.deep,
            )
          : circle(0, 0, 212, shade(pen, ink.panel, 0.08)) +
            flower(bloom)(pen, 190, blooms(pen)[ink.panelDark ? 2 : 0])),
      { x: w / 2, y: h / 2 },
    )
  );
}
