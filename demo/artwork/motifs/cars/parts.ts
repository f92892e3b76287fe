import { luminance } from "@/demo/artwork/drawing/colour";
import { box, line, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { circle, hoop, path, place, stroke, twin } from "@/demo/artwork/drawing/svg";

export function wheel(pen: Pen, r: number, spokes = false): string {
  const { ink } = pen;
  return (
    circle(0, 0, r, ink.night) +
    circle(0, 0, r * 0.78, "#fffaf0") +
    circle(0, 0, r * 0.66, ink.night) +
    (spokes
      ? stroke(ring(18, line([0, 0], [0, -r * 0.6])), ink.gilt, r * 0.035) +
        hoop(0, 0, r * 0.6, ink.gilt, r * 0.06)
      : circle(0, 0, r * 0.56, ink.gilt) +
        path(ring(8, petal(r * 0.5, r * 0.26, 0.4)), shade(pen, ink.brass, 0.1))) +
    circle(0, 0, r * 0.17, ink.brass) +
    circle(-r * 0.04, -r * 0.04, r * 0.07, "#fffaf0")
  );
}

/** A car's lacquer: as asked for, or one that shows on the panel. */
export function coat(pen: Pen, { colour }: DrawnFeatures): string {
  const { ink } = pen;
  if (colour) return hex(colour);
  return ink.panelDark
    ? apart(pen, ["#fffaf0", ink.blush, ink.mist])
    : apart(pen, [ink.jewel, ink.deep, ink.second, ink.mid]);
}

/** Red ribbon, or white on a lacquer that red would sink into. */
export function ribbonOn({ ink }: Pen, paint: string): string {
  return luminance(paint) < 0.12 ? "#fffaf0" : ink.jewel;
}

export function bow(pen: Pen, colour: string, s = 1): string {
  return place(
    twin(
      cut(
        pen,
        smooth(
          [
            [0, 0, "c"],
            [40, -40],
            [84, -34],
            [76, 10],
            [36, 16],
          ],
          true,
        ),
        colour,
        0.3,
      ) +
        path(
          smooth(
            [
              [6, 2, "c"],
              [40, -22],
              [66, -18],
              [40, 6],
            ],
            true,
          ),
          shade(pen, colour, 0.24),
        ) +
        cut(
          pen,
          smooth(
            [
              [0, 4, "c"],
              [26, 40],
              [60, 84, "c"],
              [40, 82, "c"],
              [34, 98, "c"],
              [6, 54],
            ],
            true,
          ),
          colour,
          0.3,
        ),
    ) + path(box(-14, -14, 28, 30, 9), shade(pen, colour, 0.12)),
    { scale: s },
  );
}
