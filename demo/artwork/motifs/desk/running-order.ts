import { polished, turned } from "@/demo/artwork/drawing/finish";
import { box, lathe, line, moved, petal, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, glow, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke } from "@/demo/artwork/drawing/svg";
import { peony } from "../flowers";
import { leaf } from "../leaves";

/** A bell and a crowned programme: the day's running order. */
export function runningOrder(pen: Pen): string {
  const { ink } = pen;
  const metal = ink.panelDark ? ink.gilt : ink.brass;
  return (
    glow(0, 40, 300, ink.gilt, 0.2) +
    cut(
      pen,
      smooth(
        [
          [-190, -280, "c"],
          [190, -280, "c"],
          [214, -250],
          [190, -220, "c"],
          [190, 130, "c"],
          [-190, 130, "c"],
          [-190, -220, "c"],
          [-214, -250],
        ],
        true,
      ),
      "#fffbf2",
      0.9,
    ) +
    path(
      smooth(
        [
          [-190, -280, "c"],
          [190, -280, "c"],
          [214, -250],
          [190, -220, "c"],
          [-190, -220, "c"],
          [-214, -250],
        ],
        true,
      ),
      shade(pen, ink.paper, 0.14),
    ) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          circle(-118, -160 + i * 66, 21, i % 2 === 0 ? ink.jewel : ink.second) +
          stroke(line([-118, -172 + i * 66], [-118, -160 + i * 66], [-108, -154 + i * 66]), "#fffbf2", 4) +
          stroke(line([-74, -166 + i * 66], [90 - (i % 2) * 40, -166 + i * 66]), ink.night, 7) +
          stroke(
            line([-74, -148 + i * 66], [30 + (i % 2) * 20, -148 + i * 66]),
            shade(pen, ink.paper, 0.25),
            5,
          ),
      )
      .join("") +
    stroke(
      line([-118, -139], [-118, -115]) + line([-118, -73], [-118, -49]) + line([-118, -7], [-118, 17]),
      ink.brass,
      3,
    ) +
    cut(
      pen,
      lathe([
        [0, 20],
        [30, 24],
        [120, 90],
        [150, 190],
        [190, 250, "c"],
      ]),
      turned(pen, metal),
      0.9,
    ) +
    path(box(-206, 244, 412, 26, 13), polished(pen)) +
    path(box(-160, 270, 320, 30, 8), ink.wood) +
    circle(0, 8, 21, ink.jewel) +
    path(
      lathe([
        [130, 150, "c"],
        [146, 196, "c"],
      ]),
      ink.jewel,
    ) +
    path(
      Array.from({ length: 9 }, (_, i) => moved(petal(26, 13, 0.4), { x: -112 + i * 28, y: 190 })).join(""),
      ink.gilt,
    ) +
    place(leaf(pen, 90, 38, ink.leaf), { x: 180, y: 256, turn: 50 }) +
    place(peony(pen, 50, { petal: ink.blush, heart: ink.gilt }), { x: 196, y: 250 })
  );
}
