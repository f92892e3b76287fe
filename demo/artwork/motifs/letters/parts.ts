import { box } from "@/demo/artwork/drawing/geometry";
import { path } from "@/demo/artwork/drawing/svg";

/** The double happiness, as bars of cut paper in a 200 by 200 box about the origin. */
export function doubleHappiness(bar: number): string {
  // The hole runs against its frame, so that the default fill rule leaves it open.
  const mouth = (x: number, y: number, w: number, h: number): string =>
    box(x, y, w, h) + `M${x + bar} ${y + bar}v${h - 2 * bar}h${w - 2 * bar}v${2 * bar - h}Z`;
  const half = (x: number): string => {
    const across = (y: number, w: number): string => box(x - w / 2, y - bar / 2, w, bar);
    return (
      box(x - bar / 2, -100, bar, 44) +
      across(-84, 78) +
      across(-62, 56) +
      mouth(x - 36, -46, 72, 44) +
      box(x - 24, 0, bar, 18) +
      box(x + 24 - bar, 0, bar, 18) +
      across(24, 96) +
      mouth(x - 36, 42, 72, 54)
    );
  };
  return half(-48) + half(48);
}

/** The double happiness in a 200 by 200 box about the origin. */
export function happiness(colour: string, bar = 13): string {
  return path(doubleHappiness(bar), colour);
}

/** A line of writing that only suggests a hand: loops of uneven height, in words. */
export function script(x: number, y: number, w: number): string {
  const heights = [20, 9, 11, 26, 9, 10, 8, 22, 10];
  let d = "";
  let at = x;
  for (let i = 0; at < x + w; i += 1) {
    if (i % 5 === 0) d += `M${at} ${y}`;
    const high = heights[i % heights.length] ?? 10;
    const wide = 9 + (i % 3) * 2;
    d += `c${wide * 0.9} ${-high * 0.5} ${wide * 0.9} ${-high} ${wide * 0.4} ${-high}c${-wide * 0.5} 0 ${-wide * 0.2} ${high} ${wide * 0.6} ${high}`;
    at += wide + (i % 5 === 4 ? 16 : 0);
  }
  return d;
}
