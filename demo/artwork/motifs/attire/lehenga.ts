import { folded, turned } from "@/demo/artwork/drawing/finish";
import { lathe, leafShape, line, moved, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { cast, cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, stroke, times } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { dressForm } from "../gowns/parts";

/** A lehenga: short blouse, full skirt with borders, a dupatta across. */
export function lehenga(pen: Pen, { colour, accent }: DrawnFeatures): string {
  const { ink, rng } = pen;
  const silk = rng.pick([ink.jewel, ink.second, ink.deep]);
  const skirtSilk = colour ? hex(colour) : silk === ink.panel ? ink.mid : silk;
  const gauze = accent ? hex(accent) : rng.pick([ink.blush, ink.mist, ink.gilt]);
  const skirt = lathe([
    [58, -34, "c"],
    [130, 60],
    [206, 190],
    [250, 286, "c"],
    [130, 299],
    [0, 303],
  ]);
  const hem = smooth(
    [
      [-236, 246, "c"],
      [-120, 262],
      [0, 266],
      [120, 262],
      [236, 246, "c"],
      [250, 286, "c"],
      [130, 299],
      [0, 303],
      [-130, 299],
      [-250, 286, "c"],
    ],
    true,
  );
  const panels = [-0.85, -0.55, -0.27, 0, 0.27, 0.55, 0.85]
    .map((k) => line([k * 50, -30], [k * 246, 292]))
    .join("");
  const paisleys = [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7]
    .map((k) => moved(leafShape(66, 40), { x: k * 210, y: 236, turn: k * 26 }))
    .join("");
  const buds = [-0.62, -0.36, -0.12, 0.12, 0.36, 0.62]
    .map((k) => moved(ring(6, petal(13, 9, 0.4)), { x: k * 146, y: 96 }))
    .join("");
  const blouse = smooth(
    [
      [0, -132, "c"],
      [44, -202, "c"],
      [96, -190, "c"],
      [140, -116, "c"],
      [104, -96, "c"],
      [86, -128, "c"],
      [70, -84, "c"],
      [-70, -84, "c"],
      [-86, -128, "c"],
      [-104, -96, "c"],
      [-140, -116, "c"],
      [-96, -190, "c"],
      [-44, -202, "c"],
    ],
    true,
  );
  const scarf = smooth(
    [
      [60, -204, "c"],
      [104, -186, "c"],
      [70, -70],
      [-40, 60],
      [-120, 180],
      [-176, 276, "c"],
      [-228, 250, "c"],
      [-150, 120],
      [-60, 0],
      [24, -110],
    ],
    true,
  );
  return (
    dressForm(pen, ink.panelDark ? ink.tint : ink.mid) +
    cut(pen, skirt, turned(pen, skirtSilk), 0.9) +
    stroke(panels, ink.gilt, 2.5) +
    path(paisleys, ink.gilt) +
    path(paisleys, "none", { stroke: skirtSilk, "stroke-width": 4 }) +
    path(buds, ink.gilt) +
    path(hem, ink.brass) +
    stroke(
      smooth([
        [-240, 266],
        [-120, 280],
        [0, 284],
        [120, 280],
        [240, 266],
      ]),
      ink.gilt,
      7,
    ) +
    path(
      lathe([
        [56, -44, "c"],
        [64, -18, "c"],
      ]),
      ink.gilt,
    ) +
    cut(pen, blouse, folded(pen, shade(pen, skirtSilk, 0.12), 0.1), 0.4) +
    stroke("M-44 -202L0 -132L44 -202M-70 -86H70M-140 -116L-104 -96M140 -116L104 -96", ink.gilt, 6) +
    cast(pen, scarf, 0.5) +
    path(scarf, gauze, { opacity: 0.88 }) +
    stroke(
      "M104 -186C70 -70 -40 60 -120 180L-176 276M60 -204C24 -110 -60 0 -150 120L-228 250",
      ink.brass,
      6,
    ) +
    times(6, (i) => circle(-178 - i * 9, 278 - i * 4.6, 6, ink.jewel))
  );
}
