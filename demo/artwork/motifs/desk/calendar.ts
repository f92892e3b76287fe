import { box, disc, polygon, scallop, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { frangipani, peony } from "../flowers";
import { leaf, sprig } from "../leaves";
import { HEART } from "./parts";

/** A calendar with its day marked by a heart. */
export function calendar(pen: Pen): string {
  const { ink, rng } = pen;
  const head = apart(pen, [ink.jewel, ink.deep, ink.second]);
  const day = rng.int(9, 26);
  const cells = Array.from({ length: 35 }, (_, i) => ({
    x: -180 + (i % 7) * 60,
    y: -10 + Math.floor(i / 7) * 56,
    i,
  }));
  return (
    cut(
      pen,
      polygon([
        [-236, -170],
        [236, -170],
        [272, 300],
        [-272, 300],
      ]),
      shade(pen, head, 0.3),
      1,
    ) +
    cut(pen, box(-240, -206, 480, 484, 12), "#fffbf2", 0.8) +
    path(
      smooth(
        [
          [-240, -90, "c"],
          [-240, -194],
          [-228, -206, "c"],
          [228, -206, "c"],
          [240, -194],
          [240, -90, "c"],
        ],
        true,
      ),
      head,
    ) +
    place(peony(pen, 44, { petal: ink.blush, heart: ink.gilt }), { y: -146 }) +
    twin(place(sprig(pen, [40, 0], [90, -26], [150, 2], ink.gilt, 5, 38), { y: -144 })) +
    path(
      cells
        .filter(({ i }) => i !== day)
        .map(({ x, y, i }) => (i < 3 || i > 32 ? "" : disc(i % 7 > 4 ? 9 : 6, x, y)))
        .join(""),
      shade(pen, ink.paper, 0.34),
    ) +
    stroke("M-206 -52H206", ink.brass, 3) +
    cells
      .filter(({ i }) => i === day)
      .map(({ x, y }) =>
        place(path(scallop(40, 10, 0.9), ink.blush) + path(HEART, ink.jewel, { transform: "scale(.86)" }), {
          x,
          y: y + 2,
        }),
      )
      .join("") +
    stroke(
      Array.from({ length: 13 }, (_, i) => `M${-210 + i * 35} -190V-228`).join(""),
      shade(pen, ink.brass, 0.25),
      11,
    ) +
    stroke(Array.from({ length: 13 }, (_, i) => `M${-212 + i * 35} -192V-228`).join(""), ink.gilt, 4) +
    place(leaf(pen, 96, 40, ink.leaf), { x: 196, y: 280, turn: 80 }) +
    place(leaf(pen, 90, 38, ink.sage), { x: 190, y: 280, turn: -40 }) +
    place(frangipani(pen, 58, { petal: "#fffaf2", heart: ink.gilt }), { x: 192, y: 256 })
  );
}
