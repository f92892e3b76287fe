import { polished } from "@/demo/artwork/drawing/finish";
import { box, lathe } from "@/demo/artwork/drawing/geometry";
import { cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, twin } from "@/demo/artwork/drawing/svg";
import { blossom, chrysanthemum, jasmine, lotus, peony } from "../flowers";
import { leaf } from "../leaves";
import { weave } from "../patterns";

/** Sirih dulang: betel leaves folded into a tower on a brass stand. */
export function sirih(pen: Pen): string {
  const { ink } = pen;
  const tiers = [5, 4, 3, 2].flatMap((count, row) =>
    Array.from({ length: count * 2 - 1 }, (_, i) => ({
      x: (i - (count - 1)) * 44,
      y: 130 - row * 76,
      turn: (i - (count - 1)) * 9,
      row,
    })),
  );
  return (
    place(leaf(pen, 120, 50, ink.leaf), { y: -150, turn: -24 }) +
    place(leaf(pen, 120, 50, ink.sage), { y: -150, turn: 24 }) +
    place(lotus(pen, 104, { petal: ink.jewel === ink.panel ? ink.blush : ink.jewel, heart: ink.gilt }), {
      y: -160,
    }) +
    tiers
      .map(
        ({ x, y, turn, row }, i) =>
          place(leaf(pen, 112, 66, i % 2 === 0 ? ink.leaf : shade(pen, ink.leaf, 0.2)), {
            x,
            y: y + 30,
            turn,
          }) +
          (i % 3 === 1
            ? place(
                (row % 2 === 0 ? jasmine : blossom)(pen, 21, {
                  petal: row % 2 === 0 ? "#fffaf2" : ink.blush,
                  heart: ink.gilt,
                }),
                { x, y: y - 14 },
              )
            : ""),
      )
      .join("") +
    twin(place(chrysanthemum(pen, 46, { petal: ink.mid, heart: ink.jewel }), { x: 206, y: 128 })) +
    place(peony(pen, 56, { petal: ink.blush, heart: ink.jewel }), { y: 120 }) +
    twin(place(peony(pen, 44, { petal: ink.jewel, heart: ink.gilt }), { x: 108, y: 136 })) +
    cut(
      pen,
      lathe([
        [262, 150, "c"],
        [240, 186],
        [120, 206],
        [46, 220],
        [40, 256],
        [150, 286],
        [156, 300, "c"],
      ]),
      polished(pen),
      0.9,
    ) +
    path(box(-270, 140, 540, 20, 10), ink.gilt) +
    path(
      lathe([
        [236, 174, "c"],
        [190, 196, "c"],
      ]),
      weave(pen, "jasmines", ink.brass, ink.gilt),
    )
  );
}
