import { line, polar, polygon, ring, star } from "@/demo/artwork/drawing/geometry";
import type { Point } from "@/demo/artwork/drawing/geometry";
import { shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { hoop, path, stroke } from "@/demo/artwork/drawing/svg";

/** A cut stone seen from above, about the origin. */
export function gem(pen: Pen, r: number, colour: string): string {
  const table = star(8, r * 0.56, r * 0.52, 22.5);
  const spokes =
    ring(8, line([0, -r * 0.54], [0, -r * 0.97]), 22.5) +
    ring(8, line([0, -r * 0.97], [r * 0.2, -r * 0.5]) + line([0, -r * 0.97], [-r * 0.2, -r * 0.5]), 0);
  return (
    path(star(16, r, r * 0.97), colour) +
    path(polygon([polar(r, 20), polar(r, 160), [0, 0]]), shade(pen, colour, 0.18)) +
    path(polygon([polar(r, 250), polar(r, 340), [0, 0]]), tintOf(pen, colour, 0.4)) +
    stroke(spokes, tintOf(pen, colour, 0.6), r * 0.03) +
    path(table, tintOf(pen, colour, 0.25)) +
    path(polygon([polar(r * 0.54, 270), polar(r * 0.54, 330), polar(r * 0.2, 300)]), "#ffffff", {
      opacity: 0.8,
    })
  );
}

/** A cut stone seen from the side, its point at the origin. */
export function brilliant(pen: Pen, half: number, colour: string): string {
  const top = -half * 1.35;
  const crown = top - half * 0.34;
  const p: readonly Point[] = [
    [-half, top],
    [-half * 0.62, crown],
    [half * 0.62, crown],
    [half, top],
    [0, 0],
  ];
  return (
    path(polygon(p), colour) +
    path(
      polygon([
        [0, 0],
        [half * 0.34, top],
        [half, top],
      ]),
      shade(pen, colour, 0.22),
    ) +
    path(
      polygon([
        [0, 0],
        [-half, top],
        [-half * 0.34, top],
      ]),
      tintOf(pen, colour, 0.3),
    ) +
    path(
      polygon([
        [half * 0.34, top],
        [half * 0.62, crown],
        [half, top],
      ]),
      shade(pen, colour, 0.1),
    ) +
    path(
      polygon([
        [-half * 0.34, top],
        [0, crown],
        [half * 0.34, top],
      ]),
      tintOf(pen, colour, 0.55),
    ) +
    path(
      polygon([
        [-half, top],
        [-half * 0.62, crown],
        [-half * 0.34, top],
      ]),
      tintOf(pen, colour, 0.45),
    ) +
    stroke(
      line([-half, top], [half, top]) +
        line([-half * 0.34, top], [0, 0], [half * 0.34, top]) +
        line([-half * 0.34, top], [-half * 0.62, crown]) +
        line([half * 0.34, top], [half * 0.62, crown]),
      "#ffffff",
      half * 0.03,
      { opacity: 0.7 },
    )
  );
}

export function sparkle(r: number): string {
  return path(`M0 ${-r}Q0 0 ${r} 0Q0 0 0 ${r}Q0 0 ${-r} 0Q0 0 0 ${-r}Z`, "#ffffff");
}

export function band(pen: Pen, r: number, width: number, colour: string): string {
  return (
    hoop(2, 5, r, pen.ink.night, width, { opacity: 0.2 }) +
    hoop(0, 0, r, shade(pen, colour, 0.25), width) +
    hoop(0, 0, r + width * 0.14, colour, width * 0.62) +
    hoop(0, 0, r + width * 0.26, tintOf(pen, colour, 0.55), width * 0.12)
  );
}
