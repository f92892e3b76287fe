import { mix } from "@/demo/artwork/drawing/colour";
import { folded, turned } from "@/demo/artwork/drawing/finish";
import { shape, symmetric } from "@/demo/artwork/drawing/geometry";
import { cast, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { bajuMelayu } from "./baju-melayu";
import { kebaya } from "../gowns/kebaya";
import { dressForm } from "../gowns/parts";
import { weave } from "../patterns";

const WRAPPED = symmetric("58 -40c 96 30 116 160 138 292c 70 300 0 302");
const FALL = "44 -204c 92 -188c 96 -110 60 -20 96 120 130 286c 30 296c 20 120 -30 10 -40 -60c";

/** A saree on a form: pleats in front, its broad border and the pallu over one shoulder. */
export function saree(pen: Pen, { colour = "red", accent = "gold" }: DrawnFeatures): string {
  const silk = hex(colour);
  const border = hex(accent);
  const { ink } = pen;
  return (
    dressForm(pen, ink.panelDark ? ink.tint : ink.mid) +
    cut(pen, WRAPPED, turned(pen, silk), 0.9) +
    path(shape("-46 -30c 34 -30c 30 296c -86 296c"), weave(pen, "jasmines", silk, mix(silk, border, 0.5))) +
    stroke(
      "M-34 -26C-40 80 -56 190 -66 294M-12 -26C-14 90 -26 200 -30 296M10 -26C10 100 4 200 4 296",
      shade(pen, silk, 0.3),
      4,
    ) +
    path(shape("-138 252c 0 274 138 252c 138 290c 0 304 -138 290c"), border) +
    stroke("M-136 264Q0 288 136 264", tintOf(pen, border, 0.4), 4) +
    cut(
      pen,
      symmetric("0 -150c 44 -202c 96 -190c 134 -118c 98 -100c 86 -128c 70 -84c"),
      folded(pen, border, 0.14),
      0.4,
    ) +
    cast(pen, shape(FALL), 0.6) +
    path(shape(FALL), silk) +
    path(shape("70 -196c 92 -188c 96 -110 60 -20 96 120 130 286c 100 290c 66 120 34 -20 66 -110"), border) +
    path(
      shape("34 226c 118 222c 130 286c 30 296c"),
      weave(pen, "songket", border, tintOf(pen, border, 0.5)),
    ) +
    stroke("M-40 -60C20 -70 50 -120 60 -196", shade(pen, silk, 0.3), 4) +
    times(5, (i) => circle(36 + i * 22, 298, 5, border))
  );
}

/** A baju kurung: a long tunic over a long skirt, with a train where it has one. */
export function kurung(pen: Pen, { colour = "dusty rose", bow }: DrawnFeatures): string {
  const { ink } = pen;
  const silk = hex(colour);
  const dark = shade(pen, silk, 0.16);
  return (
    stroke("M0 -226C0 -262 34 -254 30 -278C26 -300 -8 -298 -8 -276", ink.brass, 7) +
    (bow ? path(shape("-40 40c 60 120 180 240 270 292c 120 300 -60 300c"), tintOf(pen, silk, 0.4)) : "") +
    cut(pen, symmetric("86 100c 96 200 112 294c 60 300 0 302"), folded(pen, dark, 0.1), 0.7) +
    stroke("M-40 130L-60 296M0 130V300M40 130L60 296", shade(pen, silk, 0.3), 3) +
    twin(
      cut(
        pen,
        shape("60 -206c 106 -188 164 -60 206 76c 160 92c 122 -20 90 -100c"),
        folded(pen, silk, 0.1),
        0.6,
      ) + path(shape("152 70c 198 52c 206 76c 160 92c"), ink.gilt),
    ) +
    cut(
      pen,
      symmetric("34 -214c 98 -196 108 -110 100 0 122 150c 60 160 0 162"),
      folded(pen, silk, 0.08),
      0.8,
    ) +
    path(symmetric("34 -214c 26 -196 0 -186c"), ink.tint) +
    path(symmetric("30 -200c 14 -140 0 -128c 0 -186c 26 -196"), ink.gilt, { opacity: 0.8 }) +
    path(shape("-122 134c 0 148 122 134c 122 152c 0 164 -122 152c"), ink.gilt) +
    times(7, (i) => circle(-84 + i * 28, 120 + (i % 2) * 6, 6, ink.brass))
  );
}

/** Bride and groom in one songket. */
export function songketPair(pen: Pen, features: DrawnFeatures): string {
  return (
    place(bajuMelayu(pen, features), { x: 140, y: 6, scale: 0.94 }) +
    place(kebaya(pen, { ...features, fabric: "songket" }), { x: -140, y: 14, scale: 0.92 })
  );
}
