import { box, disc, leafShape, line, moved, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, stroke, times } from "@/demo/artwork/drawing/svg";

interface Tower {
  x: number;
  high: number;
  wide: number;
  /** The shape of the top. */
  top: "flat" | "step" | "slant" | "round";
}

const TOWERS: readonly Tower[] = [
  { x: -478, high: 150, wide: 62, top: "flat" },
  { x: -412, high: 214, wide: 56, top: "slant" },
  { x: -250, high: 252, wide: 58, top: "step" },
  { x: -188, high: 322, wide: 52, top: "slant" },
  { x: -130, high: 270, wide: 64, top: "flat" },
  { x: -60, high: 358, wide: 50, top: "step" },
  { x: -4, high: 236, wide: 66, top: "round" },
  { x: 66, high: 176, wide: 50, top: "flat" },
  { x: 398, high: 132, wide: 60, top: "slant" },
];

function towerShape({ x, high, wide, top }: Tower): string {
  const r = x + wide;
  if (top === "step")
    return `M${x} 0V${-high + 26}H${x + wide * 0.28}V${-high}H${r - wide * 0.28}V${-high + 26}H${r}V0Z`;
  if (top === "slant") return `M${x} 0V${-high + 34}L${r} ${-high}V0Z`;
  if (top === "round") return `M${x} 0V${-high + wide * 0.5}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V0Z`;
  return box(x, -high, wide, high);
}

/** The towers about the bay, 1000 wide, their feet on the origin's level. */
export function skyline(pen: Pen, far: string, near: string): string {
  const { gilt, paper } = pen.ink;
  const sides = TOWERS.map(({ x, high, wide }) =>
    box(x + wide * 0.64, -high + 40, wide * 0.36, high - 40),
  ).join("");
  const panes = TOWERS.flatMap(({ x, high, wide }, k) =>
    Array.from({ length: Math.floor((high - 60) / 22) }, (_, row) =>
      k % 2 === 0
        ? box(x + 8, -high + 50 + row * 22, wide * 0.5, 5)
        : box(x + 9, -high + 50 + row * 22, 7, 11) + box(x + 25, -high + 50 + row * 22, 7, 11),
    ),
  ).join("");
  const legs = [150, 234, 318];
  const sands = legs
    .map((x) => `M${x - 34} 0Q${x - 22} -120 ${x - 18} -226H${x + 16}Q${x + 16} -110 ${x + 24} 0Z`)
    .join("");
  const slots = legs
    .flatMap((x) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => line([x - 14, -208 + i * 24], [x + 12, -208 + i * 24])),
    )
    .join("");
  const deck = smooth(
    [
      [98, -226, "c"],
      [116, -244],
      [240, -252],
      [372, -252],
      [410, -238, "c"],
      [380, -226, "c"],
    ],
    true,
  );
  const lotus = [-62, -34, 0, 34, 62]
    .map((turn) => moved(leafShape(100, 48), { x: 470, y: -2, turn }))
    .join("");
  const spokes = Array.from({ length: 14 }, (_, i) =>
    moved(line([0, 0], [0, -84]), { x: -318, y: -112, turn: i * 25.7 }),
  ).join("");
  return (
    path(TOWERS.map(towerShape).join(""), far) +
    path(sides, near, { opacity: 0.16 }) +
    path(panes, paper, { opacity: 0.5 }) +
    path(sands, near) +
    path(legs.map((x) => `M${x + 2} 0V-226H${x + 16}Q${x + 16} -110 ${x + 24} 0Z`).join(""), pen.ink.night, {
      opacity: 0.22,
    }) +
    stroke(slots, gilt, 3, { opacity: 0.7 }) +
    cut(pen, deck, near, 0.4) +
    stroke("M112 -247Q240 -256 398 -246", gilt, 4) +
    stroke("M-318 -112L-366 0M-318 -112L-270 0", near, 9) +
    circle(-318, -112, 86, "none", { stroke: near, "stroke-width": 8 }) +
    stroke(spokes, near, 2) +
    circle(-318, -112, 12, gilt) +
    path(
      Array.from({ length: 14 }, (_, i) =>
        disc(7, -318 + 86 * Math.sin(i * 0.449), -112 - 86 * Math.cos(i * 0.449)),
      ).join(""),
      gilt,
    ) +
    path(lotus, paper) +
    stroke(
      [-62, -34, 0, 34, 62].map((turn) => moved(line([0, -10], [0, -90]), { x: 470, y: -2, turn })).join(""),
      far,
      2,
    ) +
    path(box(-520, -8, 1040, 12), near)
  );
}

/** A bumboat with bunting, on the origin's level. */
export function bumboat(pen: Pen, hull: string): string {
  const { ink } = pen;
  return (
    cut(pen, "M-150 -40Q-130 6 -96 12H104Q136 4 152 -46L118 -36H-116Z", hull, 0.5) +
    path("M-150 -40L-116 -36H118L152 -46L148 -34Q0 -18 -146 -28Z", ink.gilt) +
    path(box(-70, -92, 132, 8, 4), ink.jewel) +
    stroke("M-60 -86V-36M-20 -86V-36M20 -86V-36M54 -86V-36", ink.wood, 5) +
    path(box(-58, -62, 110, 26), tintOf(pen, ink.wood, 0.2)) +
    path(`M-72 -84${times(7, () => "l9.5 16l9.5 -16")}Z`, ink.blush) +
    stroke("M-110 -36L-110 -120L-70 -92M100 -40V-112L62 -92", ink.wood, 4) +
    circle(128, -34, 7, ink.paper) +
    circle(128, -34, 3, ink.night)
  );
}
