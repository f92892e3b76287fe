import { polished, turned } from "@/demo/artwork/drawing/finish";
import { lathe } from "@/demo/artwork/drawing/geometry";
import { cut } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path } from "@/demo/artwork/drawing/svg";

/** A dressmaker's form without its clothes: turned foot, pole, linen bust. */
export function dressForm(pen: Pen, linen: string): string {
  const { ink } = pen;
  return (
    path(
      lathe([
        [8, 60, "c"],
        [8, 262, "c"],
        [26, 276],
        [96, 288],
        [100, 300, "c"],
      ]),
      polished(pen),
    ) +
    cut(
      pen,
      lathe([
        [0, -250],
        [22, -248],
        [24, -214, "c"],
        [62, -196],
        [90, -172],
        [86, -120],
        [52, -50],
        [64, 10],
        [74, 60, "c"],
      ]),
      turned(pen, linen),
      0.5,
    ) +
    path(
      lathe([
        [26, -246, "c"],
        [24, -256],
        [8, -262],
        [8, -276],
        [14, -288],
        [0, -300],
      ]),
      polished(pen),
    ) +
    path(
      lathe([
        [26, -250, "c"],
        [26, -238, "c"],
      ]),
      ink.brass,
    )
  );
}
