/** A number for a path: one decimal is a tenth of a pixel at full size. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export interface Attributes {
  opacity?: number;
  transform?: string;
  stroke?: string;
  "stroke-width"?: number;
}

function attributes({ opacity, transform, stroke: colour, "stroke-width": width }: Attributes = {}): string {
  let out = "";
  if (colour !== undefined) out += ` stroke="${colour}"`;
  if (width !== undefined) out += ` stroke-width="${n(width)}"`;
  // Plain `opacity` makes librsvg composite through a separate surface, which costs many times the drawing.
  if (opacity !== undefined) out += ` fill-opacity="${opacity}" stroke-opacity="${opacity}"`;
  if (transform !== undefined) out += ` transform="${transform}"`;
  return out;
}

export function path(d: string, fill: string, extra?: Attributes): string {
  return `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;
}

/** A line with round ends and joints and no fill. */
export function stroke(d: string, colour: string, width: number, extra?: Attributes): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, extra?: Attributes): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(extra)}/>`;
}

export function hoop(
  x: number,
  y: number,
  r: number,
  colour: string,
  width: number,
  extra?: Attributes,
): string {
  return circle(x, y, r, "none", { stroke: colour, "stroke-width": width, ...extra });
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra?: Attributes,
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attributes(extra)}/>`;
}

export function rect(x: number, y: number, w: number, h: number, fill: string, extra?: Attributes): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${attributes(extra)}/>`;
}

export interface Placement {
  x?: number;
  y?: number;
  /** Degrees, clockwise. */
  turn?: number;
  scale?: number;
  /** Mirrors left and right. */
  flip?: boolean;
}

export function place(
  content: string,
  { x = 0, y = 0, turn = 0, scale = 1, flip = false }: Placement,
): string {
  const steps: string[] = [];
  if (x !== 0 || y !== 0) steps.push(`translate(${n(x)} ${n(y)})`);
  if (turn !== 0) steps.push(`rotate(${n(turn)})`);
  if (flip) steps.push(`scale(${-Math.round(scale * 1000) / 1000} ${Math.round(scale * 1000) / 1000})`);
  else if (scale !== 1) steps.push(`scale(${Math.round(scale * 1000) / 1000})`);
  return steps.length === 0 ? content : `<g transform="${steps.join(" ")}">${content}</g>`;
}

/** The content and its mirror image in the vertical axis. */
export function twin(content: string): string {
  return content + place(content, { flip: true });
}

/** `count` copies turned evenly about the origin. */
export function around(count: number, draw: (index: number) => string, from = 0): string {
  let out = "";
  for (let i = 0; i < count; i += 1) out += place(draw(i), { turn: from + (360 / count) * i });
  return out;
}

export function times(count: number, draw: (index: number) => string): string {
  let out = "";
  for (let i = 0; i < count; i += 1) out += draw(i);
  return out;
}

export function clipped(id: string, content: string): string {
  return `<g clip-path="url(#${id})">${content}</g>`;
}
