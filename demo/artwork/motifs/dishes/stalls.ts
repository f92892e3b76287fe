import { polished, turned } from "@/demo/artwork/drawing/finish";
import { box, disc, dots, line, scallop, shape, symmetric } from "@/demo/artwork/drawing/geometry";
import { apart, contact, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, ellipse, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { leaf } from "../leaves";
import { weave } from "../patterns";

/** Sticks over a charcoal grill. */
export function grill(pen: Pen): string {
  const { ink } = pen;
  const stick = (x: number, turn: number): string =>
    place(
      stroke("M0 -190V96", "#d8b887", 7) +
        times(4, (i) =>
          path(scallop(25, 6, 0.8), i % 2 === 0 ? "#a5532a" : "#bf6a33", {
            transform: `translate(0 ${-150 + i * 44})`,
          }),
        ),
      { x, y: 10, turn },
    );
  return (
    stroke(
      "M-150 -190C-190 -230 -110 -250 -150 -290M0 -200C-40 -240 40 -256 0 -296M150 -190C110 -230 190 -250 150 -290",
      ink.panelDark ? ink.paper : ink.mid,
      9,
      { opacity: 0.5 },
    ) +
    cut(pen, box(-286, 40, 572, 150, 16), "#3b3335", 1) +
    path(
      times(14, (i) => disc(20 - (i % 3) * 3, -256 + i * 39.4, 64)),
      "#1f191b",
    ) +
    path(
      times(9, (i) => disc(12, -236 + i * 59, 62 + (i % 2) * 8)),
      "#e2662a",
    ) +
    path(
      times(7, (i) => disc(6, -210 + i * 70, 58 + (i % 2) * 8)),
      "#f5c04a",
    ) +
    [-206, -124, -42, 42, 124, 206].map((x, i) => stick(x, (i - 2.5) * 3)).join("") +
    path(box(-290, 84, 580, 16, 8), polished(pen, "#8d8b90")) +
    stroke("M-230 190V296M230 190V296M-230 250H230", "#3b3335", 13) +
    place(leaf(pen, 100, 50, "#5f9150"), { x: -240, y: 178, turn: 70 }) +
    circle(236, 146, 30, ink.gilt) +
    circle(236, 146, 20, "#a5532a")
  );
}

/** A bowl of noodles with its spoon and chopsticks. */
export function bowl(pen: Pen, { colour }: DrawnFeatures): string {
  const { ink } = pen;
  const glaze = colour ? hex(colour) : apart(pen, [ink.second, ink.jewel, ink.deep]);
  return (
    stroke(
      "M-60 -150C-100 -190 -20 -214 -60 -260M60 -150C20 -190 100 -214 60 -260",
      ink.panelDark ? ink.paper : ink.mid,
      9,
      { opacity: 0.55 },
    ) +
    stroke("M120 -110L292 -250M146 -96L300 -216", ink.wood, 11) +
    cut(
      pen,
      shape("-262 -40c -240 120 -150 216 -90 236c 90 236c 150 216 240 120 262 -40c"),
      turned(pen, glaze),
      1,
    ) +
    ellipse(0, -40, 262, 72, "#fffaf0") +
    ellipse(0, -36, 240, 60, "#e7904a") +
    stroke(
      times(6, (i) => `M${-190 + i * 18} -30q60 ${-34 + i * 6} 120 0t120 0`),
      "#f7e2b4",
      9,
    ) +
    [-130, 110].map((x) => stroke(`M${x} -56q40 -30 64 4q4 26 -22 22`, "#e8674a", 17)).join("") +
    circle(14, -58, 34, "#fffaf0") +
    circle(14, -58, 19, "#efb53f") +
    place(leaf(pen, 70, 28, ink.leaf), { x: -40, y: -52, turn: -70 }) +
    place(leaf(pen, 60, 26, ink.sage), { x: 66, y: -60, turn: 80 }) +
    path(
      times(9, (i) => `M${-220 + i * 52} 20l20 34l20 -34Z`),
      ink.gilt,
    ) +
    cut(pen, symmetric("96 236c 110 268c 0 270"), shade(pen, glaze, 0.2), 0.4)
  );
}

/** Long drinks without wine: fruit, ice and straws. */
export function coolers(pen: Pen, { colour }: DrawnFeatures): string {
  const { ink } = pen;
  const lead = colour ? hex(colour) : "#7a6bb0";
  const glass = (x: number, tone: string, high: number, i: number): string =>
    place(
      stroke(`M20 ${-high - 60}L-10 100`, i % 2 === 0 ? ink.jewel : ink.second, 11) +
        path(shape(`-84 ${-high}c 84 ${-high}c 70 276c -70 276c`), tintOf(pen, ink.mist, 0.5), {
          opacity: 0.75,
        }) +
        path(shape(`-76 ${-high + 60}c 76 ${-high + 60}c 68 266c -68 266c`), tone) +
        path(shape(`-70 120c 70 120c 66 266c -66 266c`), tintOf(pen, "#f2d36b", 0.1), { opacity: 0.6 }) +
        times(5, (k) =>
          path(box(-48 + ((k * 31) % 70), -high + 70 + k * 34, 34, 34, 7), "#ffffff", { opacity: 0.45 }),
        ) +
        stroke(`M-62 ${-high + 30}L-52 240`, "#ffffff", 7, { opacity: 0.7 }) +
        place(
          circle(0, 0, 44, "#d8e07a") +
            circle(0, 0, 36, "#f6f6cf") +
            stroke("M0 -34V34M-30 -17L30 17M-30 17L30 -17", "#d8e07a", 4),
          { x: 76, y: -high },
        ) +
        place(leaf(pen, 60, 26, ink.leaf), { x: -40, y: -high + 10, turn: -30 }),
      { x, y: 20 },
    );
  return (
    glass(-196, "#e7a04a", 130, 1) +
    glass(196, "#dc6f76", 130, 2) +
    contact(pen, 0, 298, 120, 12, 0.4) +
    glass(0, lead, 220, 0)
  );
}

/** Tea or coffee in glass mugs, froth on top, one pulled from the other. */
export function pulledTea(pen: Pen, { colour }: DrawnFeatures): string {
  const { ink } = pen;
  const brew = colour ? hex(colour) : "#c07c46";
  const mug = (x: number, s: number): string =>
    place(
      stroke("M92 20C166 10 166 140 90 132", tintOf(pen, ink.mist, 0.4), 20) +
        path(shape("-100 -40c 100 -40c 92 190c -92 190c"), tintOf(pen, ink.mist, 0.6), { opacity: 0.85 }) +
        path(shape("-90 -10c 90 -10c 84 182c -84 182c"), brew) +
        path(shape("-92 -20c -60 -52 -20 -36 10 -56 60 -40 92 -20c 90 24c -90 24c"), "#f4e3c8") +
        path(dots(6, 30, 7), "#e2c79e", { transform: "translate(0 0)" }) +
        stroke("M-70 40V160", "#ffffff", 8, { opacity: 0.6 }),
      { x, y: 106, flip: s < 0 },
    );
  return (
    stroke("M-110 -200C-60 -160 60 -170 120 40", brew, 20) +
    place(
      cut(pen, shape("-90 -80c 80 -80c 70 90c -80 90c"), polished(pen, "#d3d4d6"), 0.7) +
        stroke("M-90 -40C-170 -50 -160 60 -84 60", polished(pen, "#b9babd"), 17),
      { x: -170, y: -200, turn: 40 },
    ) +
    mug(-140, -1) +
    mug(130, 1) +
    twin(path(box(40, 294, 190, 8, 4), ink.brass))
  );
}

/** A box of food tied with string, a second beside it. */
export function mealBox(pen: Pen, { count = 2 }: DrawnFeatures): string {
  const { ink } = pen;
  const craft = "#d8b98a";
  const one = (x: number, y: number, s: number, tone: string): string =>
    place(
      cut(pen, box(-150, -60, 300, 190, 10), craft, 1) +
        path(box(-150, -60, 300, 52, 10), shade(pen, craft, 0.1)) +
        path(box(-150, 0, 300, 60), weave(pen, "jasmines", tone, tintOf(pen, tone, 0.5))) +
        stroke("M0 -60V130", ink.paper, 9) +
        stroke("M0 -60C-60 -120 -90 -70 0 -60C90 -70 60 -120 0 -60", ink.paper, 9) +
        place(leaf(pen, 70, 30, ink.leaf), { x: 10, y: -60, turn: 60 }),
      { x, y, scale: s },
    );
  return count > 2
    ? one(-140, 170, 0.86, ink.second) +
        one(140, 170, 0.86, ink.jewel) +
        one(0, 0, 0.86, ink.mid) +
        one(0, -150, 0.7, ink.second)
    : one(-40, 30, 1.1, ink.second) + one(90, 170, 0.96, ink.jewel);
}

/** Bites in rows on a slate. */
export function canapes(pen: Pen): string {
  const { ink } = pen;
  const tops = ["#e8674a", "#f0c93f", "#7c9a4b", "#f4b59b"];
  const bite = (x: number, y: number, i: number): string =>
    place(
      cut(pen, i % 2 === 0 ? disc(40) : box(-38, -38, 76, 76, 12), i % 2 === 0 ? "#e2bd7c" : "#c98f55", 0.5) +
        circle(0, 0, 27, "#fdf4e0") +
        path(scallop(21, 6, 0.8), tops[i % 4] ?? "#e8674a") +
        stroke(line([0, 0], [18, -40]), ink.leaf, 5) +
        circle(18, -42, 6, ink.sage),
      { x, y },
    );
  return (
    cut(pen, box(-296, -216, 592, 432, 24), "#3f3b40", 1.2) +
    path(box(-282, -202, 564, 404, 16), "#4b464c") +
    times(15, (i) => bite(-216 + (i % 5) * 108, -128 + Math.floor(i / 5) * 128, i)) +
    twin(place(leaf(pen, 90, 40, ink.leaf), { x: 250, y: 210, turn: 60 }))
  );
}

/** Ice cream in cones and on a stick. */
export function iceCream(pen: Pen): string {
  const { ink } = pen;
  const cone = (x: number, tone: string, second: string, turn: number): string =>
    place(
      cut(pen, shape("-70 40c 70 40c 0 290c"), weave(pen, "lattice", "#d9a55e", "#b9803c", 0.5), 0.6) +
        cut(pen, scallop(84, 9, 0.85, 0, -10), tone, 0.5) +
        cut(pen, scallop(68, 8, 0.85, 0, -104), second, 0.5) +
        circle(0, -176, 20, ink.jewel) +
        stroke("M0 -190Q10 -216 30 -222", ink.leaf, 6),
      { x, turn },
    );
  return (
    cone(-170, "#f4cfd0", "#fdf4e0", -14) +
    cone(170, "#bfe0cf", "#f3d089", 14) +
    place(
      stroke("M0 120V280", "#d8b887", 22) +
        cut(pen, box(-84, -210, 168, 340, 70), "#f7e7c6", 0.8) +
        path(box(-84, -20, 168, 150, 60), "#9b6b43") +
        stroke("M-44 -150V60", "#ffffff", 12, { opacity: 0.6 }),
      { y: 10 },
    )
  );
}
