const round = (value: number) => Math.round(value * 100) / 100;

/** Returns a point at an angle in degrees, clockwise from the top. */
export function polar(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

/** Returns `count` angles around a circle. */
export const turns = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => from + (360 / count) * n);

/** Returns the closed path of a pointed petal that stands on the origin. */
export function petal(length: number, width: number, belly = 0.5): string {
  const [half, at] = [width / 2, length * belly];
  return `M0 0C${-half} ${round(-at * 0.5)} ${-half} ${round(-at * 1.4)} 0 ${-length}C${half} ${round(-at * 1.4)} ${half} ${round(-at * 0.5)} 0 0Z`;
}

/** Returns the closed path of a circle with a scalloped edge. */
export function scallops(radius: number, count: number): string {
  const step = 360 / count;
  const bow = round((Math.PI * radius) / count);
  const [x, y] = polar(radius, 0);
  const arcs = turns(count).map((turn) => {
    const [toX, toY] = polar(radius, turn + step);
    return `A${bow} ${bow} 0 0 1 ${toX} ${toY}`;
  });
  return `M${x} ${y}${arcs.join("")}Z`;
}

/** Returns a hypotrochoid: the closed looping line of which kolams are drawn. */
export function loops(outer: number, wheel: number, reach: number): string {
  const rounds = wheel / gcd(outer, wheel);
  const steps = 60 * rounds;
  const points = Array.from({ length: steps }, (_, n) => {
    const t = (2 * Math.PI * rounds * n) / steps;
    const inner = outer - wheel;
    const x = inner * Math.cos(t) + reach * Math.cos((inner / wheel) * t);
    const y = inner * Math.sin(t) - reach * Math.sin((inner / wheel) * t);
    return `${round(x)} ${round(y)}`;
  });
  return `M${points.join("L")}Z`;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
