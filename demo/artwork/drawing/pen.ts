import { luminance, mix } from "./colour";
import type { Palette } from "./palettes";
import type { Rng } from "./random";
import { ellipse, n, path } from "./svg";

/** A palette laid out for one picture: what is behind, what frames, what shines. */
export interface Ink extends Palette {
  ground: string;
  /** The ground's own pattern, a shade away from it. */
  groundMark: string;
  /** The surface right behind the subject. */
  panel: string;
  panelMark: string;
  frame: string;
  /** Metal that shows on the ground. */
  line: string;
  /** Metal that shows on the panel. */
  panelLine: string;
  panelDark: boolean;
  /** Lacquered wood. */
  wood: string;
}

/** The shared definitions of one picture (patterns, clips, gradients), each made once. */
export interface Sheet {
  /** Pixels in a drawing unit. Patterns whose cell is no whole number of pixels are drawn ten times slower. */
  readonly resolution: number;
  /** The id under which `draw(id)` is defined. */
  define(key: string, draw: (id: string) => string): string;
  defs(): string;
}

export function createSheet(resolution: number): Sheet {
  const ids = new Map<string, string>();
  const parts: string[] = [];
  return {
    resolution,
    define(key, draw) {
      const known = ids.get(key);
      if (known) return known;
      const id = `s${ids.size}`;
      ids.set(key, id);
      parts.push(draw(id));
      return id;
    },
    defs: () => parts.join(""),
  };
}

/** The drawing surface of a motif. */
export interface Pen {
  ink: Ink;
  rng: Rng;
  sheet: Sheet;
}

/** Cut paper: the shape over its own two-step shadow. `lift` is its height above what lies below. */
export function cut(pen: Pen, d: string, fill: string, lift = 1): string {
  return cast(pen, d, lift) + path(d, fill);
}

/** The shadow alone, for shapes built of many parts. The light comes from the upper left. */
export function cast(pen: Pen, d: string, lift = 1): string {
  const { night } = pen.ink;
  // One step is enough for small shapes.
  if (lift < 0.45)
    return path(d, night, { opacity: 0.24, transform: `translate(${n(3 * lift)} ${n(7 * lift)})` });
  return (
    path(d, night, { opacity: 0.1, transform: `translate(${n(5 * lift)} ${n(11 * lift)})` }) +
    path(d, night, { opacity: 0.2, transform: `translate(${n(2 * lift)} ${n(4 * lift)})` })
  );
}

/** A soft shadow on the floor. */
export function contact(pen: Pen, x: number, y: number, rx: number, ry: number, strength = 0.5): string {
  const { night } = pen.ink;
  const id = pen.sheet.define(
    "contact",
    (name) =>
      `<radialGradient id="${name}"><stop offset="0" stop-color="${night}" stop-opacity=".9"/><stop offset=".55" stop-color="${night}" stop-opacity=".4"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></radialGradient>`,
  );
  return ellipse(x, y, rx, ry, `url(#${id})`, { opacity: strength });
}

/** A light, drawn as concentric rings: a gradient of this size would take longer than the rest of the picture. */
export function glow(x: number, y: number, r: number, colour: string, strength = 0.6): string {
  return [1, 0.8, 0.6, 0.42]
    .map((k) => ellipse(x, y, r * k, r * k, colour, { opacity: Math.round(strength * 26) / 100 }))
    .join("");
}

/** A shade darker, as paper looks where it turns from the light: its own hue, warmed by the room. */
export function shade(pen: Pen, colour: string, share = 0.18): string {
  const { mid, night } = pen.ink;
  // White paper would turn grey; it takes the colour of what it reflects.
  if (luminance(colour) > 0.72) return mix(colour, mix(mid, "#6b3a44", 0.42), share * 1.05);
  const own = mix(colour, "#000000", 0.52);
  return mix(colour, mix(own, mix(night, "#4a1526", 0.6), 0.35), share * 1.15);
}

/** A shade lighter. */
export function tintOf(pen: Pen, colour: string, share = 0.25): string {
  return mix(colour, pen.ink.paper, share);
}

/** The nearest length of whole pixels: patterned surfaces that start between pixels are slow to draw. */
export function snap(pen: Pen, length: number): number {
  return Math.round(length * pen.sheet.resolution) / pen.sheet.resolution;
}

/** One of the colours that stands apart from the panel behind. */
export function apart(pen: Pen, colours: readonly [string, ...string[]]): string {
  const { panel } = pen.ink;
  const [first, ...rest] = colours.filter((colour) => colour !== panel);
  return first === undefined ? colours[0] : pen.rng.pick([first, ...rest]);
}
