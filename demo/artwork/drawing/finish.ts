import { shade, tintOf } from "./pen";
import type { Pen } from "./pen";

type Stop = readonly [offset: number, colour: string];

function hardStops(pen: Pen, key: string, colour: string, stops: readonly Stop[], upright: boolean): string {
  const id = pen.sheet.define(`${key}${colour}`, (name) => {
    const marks = stops
      .map(([offset, tone], i) => {
        const end = stops[i + 1]?.[0] ?? 1;
        return `<stop offset="${offset}" stop-color="${tone}"/><stop offset="${end}" stop-color="${tone}"/>`;
      })
      .join("");
    return `<linearGradient id="${name}"${upright ? ' x2="0" y2="1"' : ""}>${marks}</linearGradient>`;
  });
  return `url(#${id})`;
}

/** Paper folded down its middle: the right half lies in shade. */
export function folded(pen: Pen, colour: string, share = 0.14): string {
  return hardStops(
    pen,
    `folded${share}`,
    colour,
    [
      [0, colour],
      [0.5, shade(pen, colour, share)],
    ],
    false,
  );
}

/** A round body: a light strip on the left, shade on the right. */
export function turned(pen: Pen, colour: string): string {
  return hardStops(
    pen,
    "turned",
    colour,
    [
      [0, shade(pen, colour, 0.06)],
      [0.1, colour],
      [0.17, tintOf(pen, colour, 0.4)],
      [0.27, colour],
      [0.66, shade(pen, colour, 0.12)],
      [0.86, shade(pen, colour, 0.24)],
    ],
    false,
  );
}

/** Polished metal: two bright strips between dark ones. */
export function polished(pen: Pen, colour: string = pen.ink.brass): string {
  const bright = tintOf(pen, colour, 0.55);
  return hardStops(
    pen,
    "polished",
    colour,
    [
      [0, shade(pen, colour, 0.2)],
      [0.12, colour],
      [0.2, bright],
      [0.32, colour],
      [0.6, shade(pen, colour, 0.25)],
      [0.78, colour],
      [0.86, tintOf(pen, colour, 0.3)],
      [0.92, shade(pen, colour, 0.15)],
    ],
    false,
  );
}

/** Lit from above: the lower part in shade. */
export function lit(pen: Pen, colour: string, share = 0.14): string {
  return hardStops(
    pen,
    `lit${share}`,
    colour,
    [
      [0, colour],
      [0.58, shade(pen, colour, share)],
    ],
    true,
  );
}
