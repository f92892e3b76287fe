import { folded } from "@/demo/artwork/drawing/finish";
import { box, moved, petal, ring, scallop, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { hoop, path, twin } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { sprig } from "../leaves";
import { happiness } from "./parts";

/** A gatefold card of cut paper: for Chinese weddings with the double happiness, else with a flower. */
export function gatefold(pen: Pen, { ceremony, colour }: DrawnFeatures): string {
  const { ink } = pen;
  const red = colour ? hex(colour) : apart(pen, [ink.jewel, ink.deep, ink.second]);
  const door = smooth(
    [
      [0, -270, "c"],
      [110, -286],
      [232, -262, "c"],
      [250, 268, "c"],
      [110, 286],
      [0, 272, "c"],
    ],
    true,
  );
  return (
    cut(pen, box(-236, -270, 472, 540, 4), ink.paper, 1) +
    twin(
      cut(pen, door, folded(pen, red, 0.06), 0.6) +
        path(moved(door, { scale: 0.9, x: 12 }), "none", { stroke: ink.gilt, "stroke-width": 4 }) +
        path(ring(6, petal(40, 22, 0.4)), ink.gilt, { transform: "translate(206 -222)" }) +
        path(ring(6, petal(40, 22, 0.4)), ink.gilt, { transform: "translate(214 222)" }) +
        sprig(pen, [190, 200], [212, 20], [176, -170], ink.gilt, 7, 44),
    ) +
    cut(pen, scallop(142, 16, 0.9), ink.gilt, 0.9) +
    path(scallop(128, 16, 0.9), ink.paper) +
    hoop(0, 0, 112, ink.brass, 3) +
    (ceremony === "chinese"
      ? happiness(red, 12)
      : path(ring(8, petal(84, 40, 0.5)), red) + path(ring(8, petal(46, 22, 0.5), 22.5), ink.gilt))
  );
}
