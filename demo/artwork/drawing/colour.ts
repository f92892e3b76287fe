type Channels = readonly [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour `share` of the way from `from` to `to`, both `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const blend = (i: 0 | 1 | 2): string =>
    Math.round(a[i] + (b[i] - a[i]) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${blend(0)}${blend(1)}${blend(2)}`;
}

/** Relative luminance in [0, 1]. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex);
  const linear = (value: number): number =>
    value <= 10 ? value / 3294 : Math.pow((value / 255 + 0.055) / 1.055, 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** How far apart two colours are in hue and strength, whatever their lightness: 0 to about 1. */
export function hueDistance(one: string, other: string): number {
  const chroma = (hex: string): readonly [number, number] => {
    const [r, g, b] = channels(hex);
    return [(r - g) / 255, (g + r - 2 * b) / 510];
  };
  const [a, b] = [chroma(one), chroma(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
