import { lit, polished } from "@/demo/artwork/drawing/finish";
import { box, disc, shape } from "@/demo/artwork/drawing/geometry";
import { contact, cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { peony, rose } from "../flowers";
import { leaf } from "../leaves";
import { bow, coat, ribbonOn, wheel } from "./parts";

/** A camper van in two tones with its split windscreen. */
export function camper(pen: Pen, features: DrawnFeatures): string {
  const { ink } = pen;
  const paint = coat(pen, features);
  const cream = hex("ivory");
  const glass = "#51646b";
  return (
    contact(pen, 0, 290, 310, 20, 0.7) +
    cut(
      pen,
      shape("-286 226c -294 60 -286 -50 -256 -104 -200 -118c 210 -118c 258 -100 284 -20 294 90 290 226c"),
      cream,
      1,
    ) +
    path(
      shape("-290 226c -292 120 -292 64c 150 64c 210 74 250 40 288 40c 294 110 290 226c"),
      lit(pen, paint, 0.14),
    ) +
    stroke("M-291 64H150C210 74 250 40 287 40", ink.gilt, 6) +
    path(
      box(-262, -70, 118, 104, 20) +
        box(-126, -70, 118, 104, 20) +
        box(10, -70, 110, 104, 20) +
        shape("144 -70c 214 -70 244 -40 262 20 200 40 144 36c"),
      glass,
    ) +
    path("M-240 34L-200 -70H-176L-216 34ZM-104 34L-64 -70H-40L-80 34ZM32 34L72 -70H94L56 34Z", "#ffffff", {
      opacity: 0.25,
    }) +
    stroke("M132 -60V214M0 44V214M-136 44V214", shade(pen, paint, 0.36), 3) +
    path(box(-292, 206, 584, 22, 10), shade(pen, paint, 0.4)) +
    path(box(254, 188, 48, 16, 7) + box(-302, 188, 44, 16, 7), polished(pen)) +
    cut(pen, disc(26, 270, 126), polished(pen), 0.3) +
    circle(274, 126, 18, "#fff6dc") +
    place(wheel(pen, 62), { x: -176, y: 230 }) +
    place(wheel(pen, 62), { x: 186, y: 230 }) +
    path(box(-190, -136, 330, 12, 6), ink.wood) +
    place(leaf(pen, 70, 30, ink.leaf), { x: -60, y: -132, turn: -60 }) +
    place(leaf(pen, 70, 30, ink.sage), { x: 20, y: -132, turn: 60 }) +
    place(peony(pen, 40, { petal: ink.blush, heart: ink.gilt }), { x: -20, y: -150 }) +
    place(rose(pen, 28, { petal: ink.jewel, heart: ink.gilt }), { x: -70, y: -142 }) +
    place(rose(pen, 28, { petal: "#fffaf0", heart: ink.gilt }), { x: 30, y: -142 }) +
    place(bow(pen, ribbonOn(pen, paint), 0.6), { x: -68, y: 120 })
  );
}

/** A minibus: three windows, a tall roof. */
export function minibus(pen: Pen, features: DrawnFeatures): string {
  const { ink } = pen;
  const paint = coat(pen, features);
  return (
    contact(pen, 0, 290, 300, 20, 0.7) +
    cut(
      pen,
      shape("-270 222c -276 20 -264 -84 -222 -104c 120 -104c 186 -92 226 20 246 92 270 130 270 222c"),
      lit(pen, paint, 0.14),
      1,
    ) +
    path(
      box(-250, -66, 104, 100, 14) +
        box(-132, -66, 104, 100, 14) +
        box(-14, -66, 92, 100, 14) +
        shape("96 -66c 150 -66 186 -10 206 46 96 46c"),
      "#51646b",
    ) +
    path("M-230 34L-196 -66H-170L-206 34ZM-112 34L-78 -66H-52L-88 34Z", "#ffffff", { opacity: 0.25 }) +
    stroke("M88 -70V210M-20 44V210", shade(pen, paint, 0.4), 3) +
    stroke("M-272 78H236M-272 94H244", ink.gilt, 5) +
    path(box(-276, 204, 548, 20, 9), shade(pen, paint, 0.42)) +
    circle(252, 148, 18, "#fff6dc") +
    place(wheel(pen, 58), { x: -166, y: 232 }) +
    place(wheel(pen, 58), { x: 168, y: 232 }) +
    (features.accent
      ? circle(-76, 150, 40, hex(features.accent)) +
        stroke("M-82 128V152H-64L-56 172M-82 140H-66", "#ffffff", 6) +
        circle(-82, 124, 6, "#ffffff") +
        path("M-90 146a22 22 0 1 0 30 28", "none", { stroke: "#ffffff", "stroke-width": 6 })
      : place(peony(pen, 38, { petal: ink.jewel, heart: ink.gilt }), { x: -76, y: 150 }))
  );
}
