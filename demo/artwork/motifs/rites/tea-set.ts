import { lit, turned } from "@/demo/artwork/drawing/finish";
import { box, lathe, moved, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, ellipse, hoop, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { happiness } from "../letters/parts";

/** A pot and two cups on a tray; for a Chinese tea ceremony with the double happiness, else with a flower. */
export function teaSet(pen: Pen, { ceremony }: DrawnFeatures): string {
  const { ink } = pen;
  const glaze = apart(pen, [ink.jewel, "#fffaf2", ink.second]);
  const mark = glaze === "#fffaf2" ? ink.jewel : ink.gilt;
  const cup = place(
    cut(
      pen,
      lathe([
        [62, 0, "c"],
        [56, 40],
        [36, 70],
        [34, 78, "c"],
      ]),
      turned(pen, glaze),
      0.6,
    ) +
      ellipse(0, 0, 62, 11, shade(pen, glaze, 0.2)) +
      ellipse(0, 2, 52, 7, "#b0652c") +
      path(ring(6, petal(20, 12, 0.4)), mark, { transform: "translate(0 40)" }) +
      path(box(-46, 76, 92, 9, 4), ink.gilt),
    { x: 0, y: 176 },
  );
  const curl = "M0 0C-34 -30 34 -54 4 -100C-8 -120 6 -136 18 -140";
  return (
    stroke(
      moved(curl, { x: -180, y: 150 }) + moved(curl, { x: 184, y: 150 }),
      ink.panelDark ? ink.paper : ink.mid,
      8,
      { opacity: 0.55 },
    ) +
    stroke("M-150 40C-244 20 -262 -74 -196 -124", shade(pen, glaze, 0.25), 30) +
    stroke("M-150 34C-238 14 -254 -74 -192 -120", glaze, 18) +
    cut(
      pen,
      smooth(
        [
          [130, 100, "c"],
          [150, 30],
          [190, -30],
          [246, -84, "c"],
          [268, -60, "c"],
          [232, 0],
          [196, 120],
          [130, 170, "c"],
        ],
        true,
      ),
      shade(pen, glaze, 0.1),
      0.5,
    ) +
    cut(
      pen,
      lathe([
        [76, -126, "c"],
        [140, -96],
        [184, 0],
        [176, 90],
        [120, 170],
        [96, 190, "c"],
        [100, 206, "c"],
      ]),
      turned(pen, glaze),
      0.9,
    ) +
    cut(
      pen,
      lathe([
        [0, -210],
        [24, -200],
        [22, -176, "c"],
        [64, -156],
        [84, -124, "c"],
      ]),
      turned(pen, glaze),
      0.4,
    ) +
    circle(0, -212, 19, ink.gilt) +
    path(box(-88, -132, 176, 11, 5), ink.gilt) +
    place(
      circle(0, 0, 80, glaze === "#fffaf2" ? ink.blush : tintOf(pen, glaze, 0.12)) +
        hoop(0, 0, 74, mark, 4) +
        (ceremony === "chinese"
          ? place(happiness(mark, 13), { scale: 0.54 })
          : path(ring(8, petal(58, 30, 0.4)), mark) + circle(0, 0, 14, ink.gilt)),
      { y: 28 },
    ) +
    path(`M-118 168${times(8, () => "q14.7 -22 29.4 0")}Z`, mark) +
    place(cup, { x: -184 }) +
    place(cup, { x: 186 }) +
    cut(
      pen,
      smooth(
        [
          [-300, 252, "c"],
          [300, 252, "c"],
          [270, 296],
          [240, 300, "c"],
          [-240, 300, "c"],
          [-270, 296],
        ],
        true,
      ),
      lit(pen, ink.deep === ink.panel ? ink.wood : ink.deep),
      0.8,
    ) +
    path(box(-300, 248, 600, 10, 5), ink.gilt) +
    place(path(ring(8, petal(20, 11, 0.4)), ink.gilt), { y: 278 }) +
    twin(stroke("M40 278H220", ink.gilt, 3))
  );
}
