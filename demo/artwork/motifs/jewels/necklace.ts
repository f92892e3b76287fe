import { turned } from "@/demo/artwork/drawing/finish";
import { lathe, leafShape, line, moved, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import type { Knot } from "@/demo/artwork/drawing/geometry";
import { cut } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { gem } from "./parts";

/** A necklace on a velvet bust. */
export function necklace(pen: Pen, { colour }: DrawnFeatures): string {
  const { ink, rng } = pen;
  const metal = colour ? hex(colour) : ink.gilt;
  const velvet = ink.panelDark ? ink.tint : rng.pick([ink.deep, ink.second]);
  const bust: Knot[] = [
    [0, -300],
    [62, -298],
    [70, -280, "c"],
    [64, -200],
    [84, -150],
    [190, -96],
    [234, 10],
    [196, 150],
    [110, 246],
    [92, 274, "c"],
    [120, 300, "c"],
  ];
  const stones = Array.from({ length: 17 }, (_, i) => {
    const t = (i - 8) / 8;
    const x = 128 * t;
    return { x, y: -120 + 168 * (1 - t * t), r: 10 + 13 * (1 - Math.abs(t)), i };
  });
  return (
    cut(pen, lathe(bust), turned(pen, velvet), 0.9) +
    path(
      lathe([
        [72, -284, "c"],
        [74, -300, "c"],
        [0, -304],
      ]),
      ink.brass,
    ) +
    stroke("M-128 -122Q-100 -180 -64 -210M128 -122Q100 -180 64 -210", metal, 6) +
    stroke(smooth(stones.map(({ x, y }): Knot => [x, y])), metal, 5) +
    stones
      .map(({ x, y, r, i }) =>
        place(
          circle(2, 4, r + 4, ink.night, { opacity: 0.25 }) +
            circle(0, 0, r + 4, metal) +
            (i % 2 === 0
              ? gem(pen, r, ink.jewel)
              : circle(0, 0, r, ink.paper) + circle(-r * 0.3, -r * 0.3, r * 0.3, "#ffffff")),
          { x, y },
        ),
      )
      .join("") +
    place(path(ring(10, petal(40, 20, 0.5)), metal) + gem(pen, 24, ink.second), { y: 90 }) +
    [-26, 0, 26]
      .map(
        (x, i) =>
          stroke(line([x, 122], [x, 148 + (i % 2) * 16]), metal, 3) +
          path(moved(leafShape(40, 24), { x, y: 188 + (i % 2) * 16 }), i === 1 ? ink.jewel : metal),
      )
      .join("")
  );
}
