import { hueDistance, luminance, mix } from "./colour";
import type { Palette } from "./palettes";
import type { Ink } from "./pen";
import type { Rng } from "./random";

/** The background that a subject needs to stand out. */
export type Backing = "light" | "dark" | "any";

type Paper = "paper" | "tint" | "mid" | "deep" | "night" | "jewel" | "blush" | "second" | "mist" | "gilt";

interface Scheme {
  ground: Paper;
  panel: Paper;
  frame: Paper;
}

const ON_LIGHT: readonly [Scheme, ...Scheme[]] = [
  { ground: "deep", panel: "tint", frame: "mid" },
  { ground: "jewel", panel: "paper", frame: "blush" },
  { ground: "second", panel: "mist", frame: "paper" },
  { ground: "mid", panel: "paper", frame: "deep" },
  { ground: "tint", panel: "paper", frame: "jewel" },
  { ground: "paper", panel: "tint", frame: "second" },
  { ground: "paper", panel: "mist", frame: "deep" },
];

const ON_DARK: readonly [Scheme, ...Scheme[]] = [
  { ground: "tint", panel: "deep", frame: "paper" },
  { ground: "paper", panel: "jewel", frame: "blush" },
  { ground: "mist", panel: "second", frame: "paper" },
  { ground: "blush", panel: "deep", frame: "jewel" },
  { ground: "mid", panel: "night", frame: "tint" },
  { ground: "paper", panel: "mid", frame: "deep" },
  { ground: "deep", panel: "second", frame: "gilt" },
];

const isLight = (hex: string): boolean => luminance(hex) > 0.32;

function markOn(palette: Palette, colour: string): string {
  return isLight(colour)
    ? mix(colour, palette.mid, 0.26)
    : mix(mix(colour, palette.night, 0.3), palette.mid, 0.07);
}

/** How far apart two colours look, about 0 to 1. */
function distance(one: string, other: string): number {
  const tone = Math.abs(Math.sqrt(luminance(one)) - Math.sqrt(luminance(other)));
  return tone + hueDistance(one, other) * 0.35;
}

/** The schemes against whose panel a colour shows well; the clearest one where none is clear enough. */
function schemesBehind(palette: Palette, colour: string): readonly [Scheme, ...Scheme[]] {
  const ranked = [...ON_LIGHT, ...ON_DARK]
    .map((scheme) => ({ scheme, clear: distance(palette[scheme.panel], colour) }))
    .toSorted((a, b) => b.clear - a.clear);
  const [first = ON_LIGHT[0], ...rest] = ranked
    .filter(({ clear }) => clear > 0.38)
    .map(({ scheme }) => scheme);
  return ranked[0] && rest.length === 0 ? [ranked[0].scheme] : [first, ...rest];
}

/**
 * Lays a palette out for one picture, so that a subject that needs `backing` stands out, or one of that very `colour`.
 */
export function layInk(palette: Palette, backing: Backing, rng: Rng, colour?: string): Ink {
  const light = backing === "any" ? rng.chance(0.55) : backing === "light";
  const scheme = rng.pick(colour ? schemesBehind(palette, colour) : light ? ON_LIGHT : ON_DARK);
  const ground = palette[scheme.ground];
  const panel = palette[scheme.panel];
  return {
    ...palette,
    ground,
    groundMark: markOn(palette, ground),
    panel,
    panelMark: markOn(palette, panel),
    frame: palette[scheme.frame],
    line: isLight(ground) ? palette.brass : palette.gilt,
    panelLine: isLight(panel) ? palette.brass : palette.gilt,
    panelDark: !isLight(panel),
    wood: mix("#5b3320", palette.night, 0.35),
  };
}
