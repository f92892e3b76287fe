import { polished } from "@/demo/artwork/drawing/finish";
import { box, disc, dots, polar, ring, scallop, shape } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { around, circle, ellipse, hoop, path, place, stroke, times } from "@/demo/artwork/drawing/svg";
import { rose } from "../flowers";
import { foliage, leaf } from "../leaves";

const CHINA = "#fffdf8";

/** A plated course from above: fish on greens, fork, knives, a glass and the napkin. */
export function plated(pen: Pen): string {
  const { ink } = pen;
  const steel = polished(pen, "#c9ccd0");
  const fork = (x: number): string =>
    path(
      box(x - 5, -40, 10, 230, 5) +
        box(x - 20, -170, 7, 110, 3) +
        box(x - 7, -170, 6, 110, 3) +
        box(x + 7, -170, 6, 110, 3) +
        shape(`${x - 20} -80c ${x + 14} -80c ${x + 10} -40 ${x - 10} -40`),
      steel,
    );
  const knife = (x: number): string =>
    path(
      shape(`${x} -176 ${x + 16} -120 ${x + 12} 0c ${x + 6} 10c ${x + 6} 190c ${x - 6} 190c ${x - 6} 10c`),
      steel,
    );
  return (
    cut(pen, box(-290, -130, 96, 340, 4), ink.blush, 0.6) +
    stroke("M-242 -126V206", shade(pen, ink.blush, 0.16), 3) +
    fork(-254) +
    fork(-218) +
    knife(222) +
    knife(262) +
    cut(pen, disc(190, 0, 30), CHINA, 1) +
    hoop(0, 30, 176, ink.gilt, 5) +
    circle(0, 30, 130, shade(pen, CHINA, 0.06)) +
    place(
      foliage(
        pen,
        [-60, -30, 0, 30, 60, 100].map((turn, i) => ({
          x: 0,
          y: 30,
          turn: turn - 20,
          length: 96 - i * 6,
          width: 34,
        })),
        ink.leaf,
      ),
      { y: 30 },
    ) +
    cut(pen, shape("-80 30 -20 -30 70 -22 92 30 30 76 -50 70"), "#e9a27f", 0.5) +
    stroke("M-52 20Q0 0 66 4M-50 44Q10 24 78 28", "#f7d2bb", 7) +
    path(dots(5, 108, 9, 100), "#d9a33a", { transform: "translate(0 30)" }) +
    circle(60, 92, 26, "#f0c93f") +
    hoop(60, 92, 20, CHINA, 3) +
    cut(pen, disc(62, 226, -216), tintOf(pen, ink.mist, 0.6), 0.5) +
    circle(226, -216, 46, "#7d1f35") +
    ellipse(214, -230, 18, 9, "#b3566a") +
    cut(pen, disc(50, -216, -214), CHINA, 0.5) +
    circle(-216, -214, 34, "#e7c98c") +
    stroke("M-236 -226Q-216 -238 -198 -220", "#c99a4e", 6) +
    place(rose(pen, 44, { petal: ink.blush, heart: ink.gilt }), { x: 0, y: -236 }) +
    place(leaf(pen, 74, 30, ink.leaf), { x: -24, y: -236, turn: -80 }) +
    place(leaf(pen, 74, 30, ink.sage), { x: 24, y: -236, turn: 80 })
  );
}

const HEAPS = ["#e9b84a", "#7c9a4b", "#c2512f", "#f4ead2", "#8a4b2a", "#d9803a", "#efd9a2"];

/** A meal on a banana leaf: rice, curries in heaps, a papadam. */
export function bananaLeaf(pen: Pen): string {
  const { ink } = pen;
  const green = shade(pen, "#5f9150", 0.05);
  const ribs = Array.from(
    { length: 15 },
    (_, i) =>
      `M${-252 + i * 36} -2Q${-236 + i * 36} -80 ${-214 + i * 36} -140M${-252 + i * 36} 6Q${-236 + i * 36} 90 ${-214 + i * 36} 150`,
  ).join("");
  const heap = (x: number, y: number, r: number, i: number): string =>
    place(
      cut(pen, scallop(r, 9, 0.8), HEAPS[i % HEAPS.length] ?? "#e9b84a", 0.5) +
        path(dots(7, r * 0.5, r * 0.13, i * 20), shade(pen, HEAPS[i % HEAPS.length] ?? "#e9b84a", 0.25)),
      { x, y },
    );
  return (
    cut(
      pen,
      shape("-296 0c -250 -120 -120 -168 120 -168 270 -130 298 0c 270 140 120 180 -120 180 -250 130"),
      green,
      1,
    ) +
    stroke(ribs, shade(pen, green, 0.2), 3) +
    stroke("M-290 4H292", tintOf(pen, green, 0.35), 8) +
    cut(pen, scallop(92, 15, 0.85), "#fbf5e4", 0.6) +
    path(dots(16, 60, 5) + dots(10, 32, 5), "#e6d9b4") +
    circle(0, -6, 24, "#d9a33a") +
    heap(-200, -76, 40, 0) +
    heap(-116, -108, 38, 1) +
    heap(-26, -122, 36, 2) +
    heap(64, -118, 36, 3) +
    heap(150, -96, 40, 4) +
    heap(-180, 84, 44, 5) +
    heap(168, 96, 40, 1) +
    cut(pen, disc(60, -74, 124), "#e2b867", 0.5) +
    path(dots(9, 36, 6), "#c98f3c", { transform: "translate(-74 124)" }) +
    cut(pen, disc(46, 78, 124), polished(pen), 0.5) +
    circle(78, 124, 36, "#a8451f") +
    place(circle(0, 0, 26, ink.gilt) + circle(0, 0, 15, "#fbf5e4"), { x: 232, y: 20 })
  );
}

/** A dulang: a great tray of rice with what five people share around it. */
export function dulang(pen: Pen): string {
  const { ink } = pen;
  const around6 = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = polar(168, i * 60 + 12);
    const tone = HEAPS[(i + 1) % HEAPS.length] ?? "#c2512f";
    return place(
      cut(pen, disc(58), CHINA, 0.5) +
        circle(0, 0, 46, tone) +
        path(dots(6, 26, 9, i * 17), shade(pen, tone, 0.26)) +
        path(dots(3, 10, 6), tintOf(pen, tone, 0.4)),
      { x, y },
    );
  }).join("");
  return (
    cut(pen, disc(286), polished(pen), 1.2) +
    circle(0, 0, 262, shade(pen, ink.gilt, 0.1)) +
    path(ring(36, "M-10 -272L0 -256L10 -272Z"), shade(pen, ink.brass, 0.2)) +
    path(scallop(246, 12, 0.9), shade(pen, "#5f9150", 0.05)) +
    around6 +
    cut(pen, scallop(98, 14, 0.85), "#f0c861", 0.7) +
    path(dots(14, 66, 6) + dots(9, 36, 6), "#d99f33") +
    around(5, () => path("M0 -18C12 -40 8 -58 0 -66C-8 -58 -12 -40 0 -18Z", "#b53a22")) +
    circle(0, 0, 15, "#fbf5e4")
  );
}

/** Warm dishes in a row with their covers half open: a buffet. */
export function buffet(pen: Pen): string {
  const { ink } = pen;
  const dish = (x: number, i: number): string =>
    place(
      stroke(
        "M-20 -96C-36 -120 4 -136 -14 -168M24 -96C8 -120 46 -140 28 -170",
        ink.panelDark ? ink.paper : ink.mid,
        6,
        { opacity: 0.6 },
      ) +
        cut(pen, shape("-92 -40c -84 -130 0 -166 84 -130 92 -40c"), polished(pen, "#cfd0d2"), 0.6) +
        path(box(-18, -182, 36, 16, 8), ink.brass) +
        path(box(-96, -46, 192, 30, 6), HEAPS[(i * 2) % HEAPS.length] ?? "#e9b84a") +
        path(
          dots(1, 0, 11) + disc(9, -56, -34) + disc(10, -26, -36) + disc(9, 30, -34) + disc(8, 62, -36),
          HEAPS[(i * 2 + 3) % HEAPS.length] ?? "#7c9a4b",
          { transform: "translate(0 -2)" },
        ) +
        cut(pen, box(-104, -22, 208, 50, 8), polished(pen), 0.5) +
        stroke("M-84 28V76M84 28V76", ink.brass, 9) +
        path("M-8 76C-16 60 0 58 0 42C6 58 16 62 8 76Z", "#e08a2c") +
        path(box(-26, 74, 52, 14, 5), shade(pen, ink.brass, 0.3)),
      { x, y: 60 },
    );
  const cloth = apart(pen, ["#fffaf0", ink.tint, ink.mist]);
  return (
    dish(-206, 0) +
    dish(206, 2) +
    dish(0, 1) +
    cut(pen, box(-300, 146, 600, 154, 6), cloth, 0.8) +
    path(`M-300 146${times(10, () => "c8 46 52 46 60 0")}Z`, ink.jewel) +
    stroke(
      times(11, (i) => `M${-300 + i * 60} 190V298`),
      shade(pen, cloth, 0.12),
      3,
    ) +
    times(11, (i) => circle(-300 + i * 60, 150, 8, ink.gilt))
  );
}

/** A silver dome over a dish of honour. */
export function dome(pen: Pen): string {
  const { ink } = pen;
  return (
    cut(
      pen,
      shape("-236 140c -220 -60 -120 -160 0 -172 120 -160 220 -60 236 140c"),
      polished(pen, "#d3d4d6"),
      1,
    ) +
    stroke("M-170 60C-150 -40 -90 -110 -20 -130", "#ffffff", 12, { opacity: 0.8 }) +
    path(box(-246, 132, 492, 22, 11), ink.gilt) +
    circle(0, -196, 25, ink.gilt) +
    path(box(-12, -180, 24, 16), ink.brass) +
    cut(pen, shape("-286 160c 286 160c 230 206 120 222 -120 222 -230 206"), polished(pen), 0.7) +
    path(box(-90, 222, 180, 24, 8), shade(pen, ink.brass, 0.3)) +
    path(box(-140, 244, 280, 18, 9), ink.brass) +
    path(ring(8, "M0 -30L8 -8L0 0L-8 -8Z"), ink.brass, { transform: "translate(0 20)" }) +
    place(leaf(pen, 90, 38, ink.leaf), { x: -200, y: 176, turn: -60 }) +
    place(leaf(pen, 90, 38, ink.sage), { x: 200, y: 176, turn: 60 }) +
    place(rose(pen, 44, { petal: ink.jewel, heart: ink.gilt }), { x: -214, y: 164 }) +
    place(rose(pen, 44, { petal: ink.blush, heart: ink.gilt }), { x: 214, y: 164 })
  );
}
