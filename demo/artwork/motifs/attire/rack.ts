import { box } from "@/demo/artwork/drawing/geometry";
import { shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke } from "@/demo/artwork/drawing/svg";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { kurung, saree } from "./draped";
import { bajuMelayu } from "./baju-melayu";
import { lehenga } from "./lehenga";
import { suit } from "./suit";
import { cheongsam } from "../gowns/cheongsam";
import { gown } from "../gowns/gown";
import { kebaya } from "../gowns/kebaya";
import { qunKua } from "../gowns/qun-kua";

const CLOTHES: Partial<Record<DrawnFeatures["motif"], (pen: Pen, features: DrawnFeatures) => string>> = {
  "baju melayu": bajuMelayu,
  cheongsam,
  gown,
  kebaya,
  kurung,
  lehenga,
  "qun kua": qunKua,
  saree,
  suit,
};

const USUAL: readonly DrawnFeatures[] = [
  { motif: "suit", colour: "midnight", lapel: "peak" },
  { motif: "gown", silhouette: "a-line", fabric: "tulle", sleeve: "straps", neckline: "v" },
  {
    motif: "gown",
    silhouette: "column",
    fabric: "satin",
    sleeve: "straps",
    neckline: "v",
    colour: "dusty rose",
  },
];

/** A rail of clothes for the whole day: those asked for, or a suit and two gowns. */
export function rack(pen: Pen, features: DrawnFeatures): string {
  const { ink } = pen;
  const hung = features.with ?? USUAL;
  const gap = 330 / Math.max(1, hung.length - 1);
  return (
    stroke("M-276 300V-270H276V300", shade(pen, ink.brass, 0.2), 15) +
    stroke("M-278 298V-271H274", ink.gilt, 5) +
    path(box(-300, 284, 60, 16, 8) + box(240, 284, 60, 16, 8), ink.wood) +
    circle(-276, -270, 14, ink.brass) +
    circle(276, -270, 14, ink.brass) +
    hung
      .map((one, i) =>
        place(CLOTHES[one.motif]?.(pen, one) ?? "", {
          x: -165 + i * gap,
          y: 34,
          scale: hung.length > 2 ? 0.78 : 0.84,
        }),
      )
      .join("")
  );
}
