import {
  box,
  disc,
  dots,
  lathe,
  leafShape,
  line,
  moved,
  petal,
  ring,
  scallop,
  smooth,
} from "@/demo/artwork/drawing/geometry";
import { cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { weave } from "../patterns";

/** The red and gold jacket and skirt of a Chinese bride. */
export function qunKua(pen: Pen, { colour, gold = 2 }: DrawnFeatures): string {
  const { ink } = pen;
  const red = colour ? hex(colour) : ink.panelDark && ink.panel === ink.jewel ? ink.deep : ink.jewel;
  const rows = Array.from({ length: gold * 2 }, (_, row) => row);
  const cloth = weave(pen, "songket", red, ink.brass);
  const feather = (x: number, y: number, turn: number, length: number): string =>
    moved(leafShape(length, length * 0.34), { x, y, turn });
  const phoenix =
    [-60, -36, -12, 12, 36].map((turn, i) => feather(46, 10, turn - 60, 78 - i * 5)).join("") +
    [0, 40, 80].map((turn) => feather(46, 10, turn + 60, 44)).join("");
  const sleeve = smooth(
    [
      [74, -206, "c"],
      [112, -196],
      [196, -70],
      [240, 16, "c"],
      [160, 62, "c"],
      [110, -40, "c"],
    ],
    true,
  );
  const jacket = lathe([
    [34, -218, "c"],
    [98, -200],
    [112, -120],
    [118, 84, "c"],
    [0, 92],
  ]);
  const waves = rows
    .map((row) => Array.from({ length: 9 }, (_, i) => disc(15, -104 + i * 26, 286 - row * 15)).join(""))
    .join("");
  return (
    stroke("M0 -226C0 -262 34 -254 30 -278C26 -300 -8 -298 -8 -276", ink.brass, 7) +
    cut(
      pen,
      lathe([
        [100, 70, "c"],
        [118, 180],
        [134, 296, "c"],
      ]),
      cloth,
      0.8,
    ) +
    path(box(-46, 80, 92, 214), shade(pen, red, 0.16)) +
    stroke("M-46 80V294M46 80V294", ink.gilt, 4) +
    path(waves, ink.gilt) +
    path(waves, "none", { stroke: shade(pen, ink.brass, 0.2), "stroke-width": 3 }) +
    twin(
      cut(pen, sleeve, gold > 3 ? cloth : red, 0.6) +
        path(
          smooth(
            [
              [146, 34, "c"],
              [224, -12, "c"],
              [240, 16, "c"],
              [160, 62, "c"],
            ],
            true,
          ),
          ink.gilt,
        ) +
        stroke("M134 8L210 -38", ink.gilt, 5),
    ) +
    cut(pen, jacket, gold > 2 ? cloth : red, 0.6) +
    twin(
      path(phoenix, ink.gilt) +
        path(dots(6, 14, 4), ink.paper, { transform: "translate(46 10)" }) +
        circle(46, 10, 9, ink.brass),
    ) +
    path(
      lathe([
        [118, 62, "c"],
        [118, 86, "c"],
      ]),
      ink.gilt,
    ) +
    stroke("M0 -206V86", ink.gilt, 7) +
    [-160, -100, -40, 20]
      .map((y) => stroke(line([-18, y], [18, y]), ink.gilt, 6) + circle(0, y, 7, ink.paper))
      .join("") +
    place(
      path(scallop(34, 8), ink.gilt) +
        path(ring(8, petal(26, 15, 0.4)), ink.jewel) +
        circle(0, 0, 6, ink.gilt),
      { y: -6 },
    ) +
    cut(
      pen,
      smooth(
        [
          [-36, -216, "c"],
          [-34, -244, "c"],
          [0, -236],
          [34, -244, "c"],
          [36, -216, "c"],
          [0, -202],
        ],
        true,
      ),
      ink.gilt,
      0.2,
    )
  );
}
