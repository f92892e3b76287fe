import { luminance, mix } from "@/demo/artwork/drawing/colour";
import { folded } from "@/demo/artwork/drawing/finish";
import { shape, symmetric } from "@/demo/artwork/drawing/geometry";
import { cast, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { blossom } from "../flowers";
import { weave } from "../patterns";
import {
  BODICES,
  foldsOf,
  PLEATS,
  scallopedHem,
  SKIRTS,
  SLEEVE_SHAPES,
  strewn,
  TROUSERS,
  YOKE,
} from "./cuts";
import { dressForm } from "./parts";

const SHEER = new Set(["tulle", "organza", "chiffon", "glitter", "lace"]);
const PLAIN = new Set(["satin", "crepe", "silk", "velvet", "linen"]);

function veilBehind(pen: Pen, hem: number): string {
  const { ink } = pen;
  const veil = symmetric(`0 -284c 30 -276 86 -190 150 0 ${hem + 46} 268 ${hem + 52} 296c 0 300`);
  return (
    path(veil, ink.paper, { opacity: ink.panelDark ? 0.28 : 0.7 }) +
    path(veil, "none", { stroke: ink.panelLine, "stroke-width": 2, opacity: 0.6 })
  );
}

/** The skirt's cloth: how it falls, shines or is sewn. */
function skirtOf(pen: Pen, features: DrawnFeatures, silk: string): string {
  const { ink } = pen;
  const { silhouette = "a-line", fabric = "tulle", bow } = features;
  const dark = shade(pen, silk, luminance(silk) > 0.5 ? 0.14 : 0.4);
  const light = tintOf(pen, silk, luminance(silk) > 0.5 ? 0.6 : 0.22);
  if (silhouette === "jumpsuit") {
    return (
      cut(pen, TROUSERS, silk, 0.8) +
      stroke("M40 -30C58 80 66 180 72 288M-40 -30C-58 80 -66 180 -72 288M0 62V120", dark, 5)
    );
  }
  const skirt = SKIRTS[silhouette];
  const outline = symmetric(skirt.side);
  const { hem, foot } = skirt;
  const half = shape(`30 -56c ${skirt.side} ${hem * 0.4} ${foot}c 60 60`);
  const sheen =
    fabric === "velvet" || fabric === "satin" || fabric === "silk"
      ? path(
          shape(`-26 -40c -58 80 ${-hem * 0.62} ${foot - 6}c ${-hem * 0.4} ${foot + 4}c -34 90 -14 -40c`),
          light,
          { opacity: fabric === "velvet" ? 0.5 : 0.85 },
        )
      : "";
  const layers = SHEER.has(fabric)
    ? [0.36, 0.68]
        .map((k) => {
          const y = -58 + (foot + 58) * k;
          const wide = 50 + (hem - 50) * k;
          return path(
            shape(
              `${-wide} ${y}c 0 ${y + 26} ${wide} ${y}c ${hem * 0.98} ${foot}c 0 ${foot + 14} ${-hem * 0.98} ${foot}c`,
            ),
            light,
            {
              opacity: 0.3,
            },
          );
        })
        .join("")
    : "";
  const sparkling = fabric === "beaded" || fabric === "glitter";
  const sewn =
    (sparkling ? path(strewn(skirt, 90, fabric === "glitter" ? 4 : 5), ink.gilt) : "") +
    (fabric === "glitter" ? path(strewn(skirt, 46, 2.6), "#ffffff") : "") +
    (fabric === "lace" ? path(outline, weave(pen, "jasmines", silk, dark), { opacity: 0.55 }) : "");
  const flowers = ["tulle", "organza", "lace"].includes(fabric)
    ? [
        [-0.36, 0.48, 20],
        [-0.6, 0.78, 26],
        [-0.1, 0.86, 22],
        [0.44, 0.8, 25],
        [0.34, 0.54, 17],
        [0.74, 0.92, 20],
      ]
        .map(([k = 0, d = 0, r = 0]) =>
          place(blossom(pen, r, { petal: light, heart: ink.brass }), {
            x: k * hem,
            y: -58 + (foot + 50) * d,
          }),
        )
        .join("")
    : "";
  const lace = PLAIN.has(fabric)
    ? stroke(`M${-hem + 6} ${foot - 4}Q0 ${foot + 20} ${hem - 6} ${foot - 4}`, dark, 3)
    : path(scallopedHem(skirt, 15), light) +
      path(scallopedHem(skirt, 15), "none", { stroke: dark, "stroke-width": 2 });
  const lap =
    silhouette === "wrap"
      ? path(shape(`-50 -56c 20 40 ${hem * 0.5} ${foot}c ${hem * 0.2} ${foot + 8}c -20 90`), dark, {
          opacity: 0.55,
        })
      : "";
  const tail = bow ? path(shape(`10 -40c 60 60 70 190c 40 176c 20 196c 6 60`), light) : "";
  return (
    cast(pen, outline, 0.9) +
    path(outline, silk) +
    path(half, shade(pen, silk, 0.09)) +
    layers +
    path(foldsOf(skirt, PLAIN.has(fabric) ? 8 : 15), dark, { opacity: PLAIN.has(fabric) ? 0.45 : 0.7 }) +
    sheen +
    sewn +
    lace +
    lap +
    tail +
    flowers
  );
}

function bodiceOf(pen: Pen, features: DrawnFeatures, silk: string): string {
  const { ink } = pen;
  const { neckline = "sweetheart", sleeve = "none", fabric = "tulle", bow } = features;
  const dark = shade(pen, silk, luminance(silk) > 0.5 ? 0.16 : 0.4);
  const light = tintOf(pen, silk, 0.5);
  const cloth =
    fabric === "lace" ? weave(pen, "jasmines", silk, shade(pen, silk, 0.1)) : folded(pen, silk, 0.08);
  const covering =
    neckline === "illusion"
      ? path(YOKE, silk, { opacity: 0.55 }) + stroke("M-30 -210Q0 -200 30 -210", dark, 3)
      : "";
  const arm =
    sleeve === "none" || sleeve === "straps"
      ? ""
      : twin(
          cut(pen, SLEEVE_SHAPES[sleeve], fabric === "lace" ? cloth : folded(pen, silk, 0.1), 0.5) +
            (sleeve === "long"
              ? stroke("M133 62L163 54", dark, 4) + stroke("M100 -150C118 -90 132 -30 140 40", dark, 3)
              : ""),
        );
  const straps = sleeve === "straps" ? stroke("M-44 -158L-40 -206M44 -158L40 -206", silk, 8) : "";
  const beads =
    fabric === "beaded" || fabric === "glitter"
      ? path(
          Array.from({ length: 30 }, (_, i) => {
            const x = -60 + ((i * 37) % 120);
            const y = -134 + ((i * 23) % 74);
            return `M${x} ${y}h5v5h-5Z`;
          }).join(""),
          ink.gilt,
        )
      : "";
  const drape =
    neckline === "cowl"
      ? stroke("M-44 -176Q0 -92 44 -176M-38 -190Q0 -126 38 -190", dark, 4)
      : PLAIN.has(fabric)
        ? stroke("M-34 -140C-30 -100 -26 -80 -22 -56M34 -140C30 -100 26 -80 22 -56", dark, 2.5)
        : stroke(PLEATS, dark, 2.5);
  const buttons = fabric === "linen" ? stroke("M0 -110V180", dark, 2.5) : "";
  return (
    (sleeve === "long" ? arm : "") +
    cut(pen, BODICES[neckline], cloth, 0.4) +
    covering +
    straps +
    drape +
    beads +
    (sleeve === "long" ? "" : arm) +
    (neckline === "high" ? stroke("M-28 -214Q0 -206 28 -214", dark, 4) : "") +
    path(symmetric("52 -62c 52 -42c 0 -30"), mix(silk, dark, 0.5)) +
    (bow
      ? twin(
          path(shape("0 -50c 46 -92 104 -88 98 -34 50 -22"), light) + stroke("M8 -50Q50 -70 82 -64", dark, 3),
        ) + path("M-14 -66h28v34h-28Z", dark)
      : "") +
    buttons
  );
}

/** A gown on a form: its cut, sleeve, neckline, cloth and colour as asked for. */
export function gown(pen: Pen, features: DrawnFeatures): string {
  const { ink } = pen;
  const { silhouette = "a-line", colour = "ivory", veil = false } = features;
  const silk = hex(colour);
  const hem = silhouette === "jumpsuit" ? 120 : SKIRTS[silhouette].hem;
  return (
    (veil ? veilBehind(pen, hem) : "") +
    dressForm(pen, ink.panelDark ? ink.tint : ink.mid) +
    skirtOf(pen, features, silk) +
    bodiceOf(pen, features, silk)
  );
}
