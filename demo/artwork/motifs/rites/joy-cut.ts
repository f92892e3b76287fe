import { dots, leafShape, moved, petal, polar, ring, scallop, spot } from "@/demo/artwork/drawing/geometry";
import { apart, cut } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, hoop, path, place } from "@/demo/artwork/drawing/svg";
import { happiness } from "../letters/parts";

/** The double happiness cut from red paper, ringed by peonies. */
export function joyCut(pen: Pen): string {
  const { ink } = pen;
  const red = apart(pen, [ink.jewel, ink.deep]);
  const hole = ink.panel;
  return (
    cut(pen, scallop(292, 24, 0.86), red, 1.1) +
    path(dots(24, 268, 9, 7.5), hole) +
    path(ring(24, moved(leafShape(34, 15), { y: -218 })), hole) +
    hoop(0, 0, 206, hole, 5) +
    circle(0, 0, 188, hole) +
    hoop(0, 0, 180, red, 5) +
    [45, 135, 225, 315]
      .map((turn) => {
        const [x, y] = polar(150, turn);
        return place(
          path(scallop(40, 8, 0.85), red) + path(ring(8, petal(28, 13, 0.5)), hole) + circle(0, 0, 6, red),
          { x, y },
        );
      })
      .join("") +
    path(
      [0, 90, 180, 270]
        .map((turn) => moved(leafShape(40, 20), { ...spot(172, turn), turn: turn + 180 }))
        .join(""),
      red,
    ) +
    place(happiness(red, 14), { scale: 1.12 })
  );
}
