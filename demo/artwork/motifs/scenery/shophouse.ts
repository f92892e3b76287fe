import { box, line, polygon } from "@/demo/artwork/drawing/geometry";
import { shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, rect, stroke, times } from "@/demo/artwork/drawing/svg";
import { tiling } from "../patterns";

export interface Facade {
  wall: string;
  trim: string;
  shutter: string;
}

/** A Peranakan shophouse of two floors, 200 wide and 460 high, its threshold at the origin. */
export function shophouse(pen: Pen, { wall, trim, shutter }: Facade): string {
  const { ink } = pen;
  const frieze = tiling(
    pen,
    "rosette",
    { base: ink.paper, first: ink.jewel, second: ink.second, third: ink.mid },
    22,
  );
  const dado = tiling(
    pen,
    "starburst",
    { base: ink.tint, first: ink.second, second: ink.jewel, third: ink.paper },
    18,
  );
  const glass = ink.mist;
  const pane = (x: number, y: number, w: number, h: number): string => {
    const louvres = Array.from({ length: Math.floor(h / 15) }, (_, i) =>
      box(x + 5, y + 9 + i * 15, w - 10, 3),
    ).join("");
    return (
      path(box(x, y, w, h), shutter) +
      path(louvres, shade(pen, shutter, 0.3)) +
      path(box(x + w / 2 - 1.2, y, 2.4, h), shade(pen, shutter, 0.45))
    );
  };
  const window = (x: number): string =>
    path(`M${x - 3} -240V-352a25 25 0 0 1 50 0V-240Z`, trim) +
    path(`M${x} -352a22 22 0 0 1 44 0Z`, glass) +
    stroke(`M${x + 22} -352V-372M${x + 22} -352L${x + 8} -368M${x + 22} -352L${x + 36} -368`, trim, 2.5) +
    pane(x, -350, 44, 108);
  return (
    path(box(-100, -430, 200, 430), wall) +
    path(box(60, -430, 40, 430), ink.night, { opacity: 0.06 }) +
    path(
      polygon([
        [-108, -430],
        [108, -430],
        [96, -462],
        [-96, -462],
      ]),
      "#b5553a",
    ) +
    stroke(
      Array.from({ length: 13 }, (_, i) => line([-96 + i * 16, -460], [-102 + i * 17, -432])).join(""),
      "#8d3d2a",
      3,
    ) +
    path(
      box(-106, -432, 212, 12) + box(-102, -404, 204, 6) + box(-104, -216, 208, 12) + box(-104, -182, 208, 8),
      trim,
    ) +
    path(Array.from({ length: 12 }, (_, i) => box(-96 + i * 17, -420, 8, 12)).join(""), trim) +
    [-84, -22, 40].map(window).join("") +
    rect(-88, -238, 176, 22, frieze) +
    path(box(-100, -404, 10, 404) + box(90, -404, 10, 404), trim) +
    path("M-86 0V-110a86 60 0 0 1 172 0V0Z", shade(pen, wall, 0.42)) +
    path("M-92 -110a92 66 0 0 1 184 0l-7 0a85 58 0 0 0 -170 0Z", trim) +
    pane(-24, -104, 48, 104) +
    path(box(-66, -96, 30, 54) + box(36, -96, 30, 54), glass) +
    stroke(
      line([-51, -96], [-51, -42]) +
        line([51, -96], [51, -42]) +
        line([-66, -70], [-36, -70]) +
        line([36, -70], [66, -70]),
      trim,
      2.5,
    ) +
    path(box(-28, -120, 56, 14), ink.night) +
    stroke(line([-18, -113], [18, -113]), ink.gilt, 4) +
    rect(-84, -36, 54, 36, dado) +
    rect(30, -36, 54, 36, dado)
  );
}

/** Facades in the palette's pastels, in turns. */
export function facades(pen: Pen): readonly Facade[] {
  const { ink } = pen;
  const white = "#fffaf0";
  return pen.rng.shuffle([
    { wall: ink.blush, trim: white, shutter: ink.jewel },
    { wall: ink.mist, trim: white, shutter: ink.second },
    { wall: ink.gilt, trim: white, shutter: ink.deep },
    { wall: ink.mid, trim: white, shutter: ink.night },
    { wall: ink.tint, trim: ink.mid, shutter: ink.second },
    { wall: ink.sage, trim: white, shutter: ink.deep },
  ]);
}

/** A row of shophouses from `left` to `right`, thresholds at `y`. */
export function terrace(pen: Pen, left: number, right: number, y: number, scale: number): string {
  const walls = facades(pen);
  const step = 200 * scale;
  const count = Math.ceil((right - left) / step);
  return times(count, (i) => {
    const wall = walls[i % walls.length];
    return wall ? place(shophouse(pen, wall), { x: left + step * (i + 0.5), y, scale }) : "";
  });
}
