import { polished, turned } from "@/demo/artwork/drawing/finish";
import { box, lathe, petal, ring } from "@/demo/artwork/drawing/geometry";
import { cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke } from "@/demo/artwork/drawing/svg";
import { blossom, frangipani, peony } from "../flowers";
import { sprig } from "../leaves";

/** A ribbon microphone of the Shanghai ballrooms. */
export function microphone(pen: Pen): string {
  const { ink } = pen;
  const head = lathe([
    [0, -286],
    [92, -262],
    [122, -170],
    [122, -60],
    [96, 20],
    [60, 48, "c"],
  ]);
  return (
    path(
      lathe([
        [12, 40, "c"],
        [12, 266, "c"],
        [40, 276],
        [150, 284],
        [156, 300, "c"],
      ]),
      polished(pen),
    ) +
    stroke("M-142 -140V-30C-142 60 -70 92 0 92S142 60 142 -30V-140", shade(pen, ink.brass, 0.2), 17) +
    stroke("M-145 -140V-30C-145 58 -72 89 -2 89", ink.gilt, 5) +
    cut(pen, head, turned(pen, ink.gilt), 0.9) +
    path(
      [-252, -224, -196].map((y, i) => box(-84 - i * 16, y, 168 + i * 32, 13, 6)).join("") +
        [-20, 6].map((y, i) => box(-96 + i * 16, y, 192 - i * 32, 12, 6)).join(""),
      shade(pen, ink.brass, 0.35),
    ) +
    path(
      Array.from({ length: 9 }, (_, i) => box(-108 + i * 25.4, -172, 14, 130, 6)).join(""),
      shade(pen, ink.wood, 0.2),
    ) +
    cut(pen, box(-124, -128, 248, 50, 8), ink.jewel, 0.3) +
    path(ring(8, petal(34, 19, 0.4)), ink.gilt, { transform: "translate(0 -103)" }) +
    stroke("M-112 -103H-46M46 -103H112", ink.gilt, 4) +
    path(box(-150, -152, 20, 40, 6) + box(130, -152, 20, 40, 6), ink.brass) +
    sprig(pen, [-150, 298], [-60, 200], [-10, 120], ink.leaf, 5, 58) +
    place(frangipani(pen, 62, { petal: "#fffaf2", heart: ink.gilt }), { x: -96, y: 246 }) +
    place(peony(pen, 48, { petal: ink.blush, heart: ink.jewel }), { x: -168, y: 272 }) +
    place(blossom(pen, 32, { petal: ink.jewel, heart: ink.gilt }), { x: -40, y: 280 })
  );
}
