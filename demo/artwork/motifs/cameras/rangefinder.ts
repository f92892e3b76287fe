import { polished, turned } from "@/demo/artwork/drawing/finish";
import { box, line, polygon } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, rect, stroke } from "@/demo/artwork/drawing/svg";
import { blossom } from "../flowers";
import { leaf } from "../leaves";
import { weave } from "../patterns";
import { lens } from "./parts";

/** A rangefinder camera with its strap. */
export function rangefinder(pen: Pen): string {
  const { ink, rng } = pen;
  const leather = rng.pick([ink.jewel, ink.second, ink.deep, ink.mid]);
  const hide = leather === ink.panel ? ink.night : leather;
  const top = ink.panelDark ? ink.tint : ink.gilt;
  return (
    stroke("M-262 -110C-330 -320 -120 -330 0 -270S310 -310 262 -110", shade(pen, ink.wood, 0.1), 20) +
    stroke("M-262 -110C-330 -320 -120 -330 0 -270S310 -310 262 -110", tintOf(pen, ink.wood, 0.25), 4) +
    cut(pen, box(-280, -140, 560, 440, 46), turned(pen, top), 1.1) +
    path(box(-280, -40, 560, 260), hide) +
    path(box(-280, -40, 560, 260), weave(pen, "scales", hide, shade(pen, hide, 0.16))) +
    rect(-280, -46, 560, 7, ink.brass) +
    rect(-280, 218, 560, 7, ink.brass) +
    path(box(-236, -170, 92, 34, 8), polished(pen)) +
    path(box(168, -184, 66, 48, 8), polished(pen)) +
    stroke(
      [176, 188, 200, 212, 224].map((x) => line([x, -178], [x, -142])).join(""),
      shade(pen, ink.brass, 0.4),
      3,
    ) +
    circle(96, -146, 24, ink.brass) +
    circle(96, -150, 15, ink.jewel) +
    path(box(-96, -116, 130, 56, 12), ink.night) +
    path(box(-86, -106, 110, 36, 8), ink.deep) +
    path(
      polygon([
        [-70, -106],
        [-30, -106],
        [-52, -70],
        [-86, -70],
      ]),
      "#ffffff",
      { opacity: 0.3 },
    ) +
    path(box(-226, -112, 76, 48, 10), ink.night) +
    circle(-188, -88, 17, ink.mist) +
    circle(186, -88, 22, ink.brass) +
    circle(186, -88, 14, ink.night) +
    place(lens(pen, 168), { y: 92 }) +
    place(blossom(pen, 34, { petal: ink.blush, heart: ink.jewel }), { x: 226, y: 164 }) +
    place(blossom(pen, 22, { petal: ink.paper, heart: ink.jewel }), { x: 184, y: 196 }) +
    place(leaf(pen, 60, 26, ink.sage), { x: 240, y: 190, turn: 130 })
  );
}
