import { polished } from "@/demo/artwork/drawing/finish";
import { box, line, polygon, ring, shape, symmetric } from "@/demo/artwork/drawing/geometry";
import { contact, cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, hoop, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { rose } from "../flowers";
import { leaf } from "../leaves";
import { script } from "../letters/parts";
import { bow } from "./parts";

/** A great bow with its ribbons, roses in the knot. */
export function ribbons(pen: Pen, { colour }: DrawnFeatures): string {
  const { ink } = pen;
  const silk = colour ? hex(colour) : ink.jewel;
  return (
    place(bow(pen, silk, 2.9), { y: -60 }) +
    place(leaf(pen, 110, 46, ink.leaf), { x: -30, y: -60, turn: -70 }) +
    place(leaf(pen, 110, 46, ink.sage), { x: 30, y: -60, turn: 70 }) +
    place(rose(pen, 60, { petal: ink.blush, heart: ink.gilt }), { y: -64 }) +
    place(rose(pen, 38, { petal: "#fffaf0", heart: ink.gilt }), { x: -66, y: -40 }) +
    place(rose(pen, 38, { petal: "#fffaf0", heart: ink.gilt }), { x: 66, y: -40 })
  );
}

/** Tins on strings behind a bumper and its plate. */
export function tins(pen: Pen): string {
  const { ink } = pen;
  const tin = (x: number, y: number, turn: number, tone: string): string =>
    stroke(line([x * 0.5, -60], [x, y - 50]), ink.brass, 4) +
    place(
      cut(pen, box(-40, -52, 80, 104, 10), polished(pen), 0.6) +
        path(box(-40, -26, 80, 52), tone) +
        path(box(-44, -56, 88, 12, 6), shade(pen, ink.brass, 0.2)),
      { x, y, turn },
    );
  return (
    tin(-190, 150, 12, ink.jewel) +
    tin(-70, 220, -8, ink.second) +
    tin(60, 180, 10, ink.mid) +
    tin(190, 236, -14, ink.jewel) +
    cut(pen, box(-280, -150, 560, 90, 30), polished(pen), 0.9) +
    cut(pen, box(-150, -230, 300, 110, 14), "#fffaf0", 0.6) +
    path(box(-138, -218, 276, 86, 8), "none", { stroke: ink.jewel, "stroke-width": 5 }) +
    stroke(script(-108, -160, 200), ink.jewel, 7) +
    place(bow(pen, ink.jewel, 0.8), { x: -206, y: -106 }) +
    place(bow(pen, ink.jewel, 0.8), { x: 206, y: -106 })
  );
}

/** A chauffeur's cap, gloves and key. */
export function chauffeur(pen: Pen): string {
  const { ink } = pen;
  const cloth = hex("midnight");
  return (
    contact(pen, 0, 170, 280, 22, 0.6) +
    cut(pen, shape("-220 -60 -170 -160 0 -196 170 -160 220 -60 180 0 0 20 -180 0"), cloth, 1) +
    path(shape("-180 -4c 0 -30 180 -4c 184 66c 0 44 -184 66c"), shade(pen, cloth, 0.3)) +
    stroke("M-180 26Q0 2 180 26", ink.gilt, 9) +
    cut(pen, shape("-190 62c 0 38 190 62c 150 134 0 150 -150 134"), shade(pen, cloth, 0.5), 0.7) +
    place(path(ring(8, "M0 -34L9 -10L0 0L-9 -10Z"), ink.gilt) + circle(0, 0, 11, ink.jewel), { y: -66 }) +
    stroke("M-40 232H120M92 232V262M120 232V256", ink.gilt, 15) +
    hoop(-78, 232, 36, ink.gilt, 15) +
    place(bow(pen, ink.jewel, 0.5), { x: -150, y: 226 })
  );
}

/** A clock with a wreath: time to spare. */
export function clock(pen: Pen): string {
  const { ink } = pen;
  return (
    cut(
      pen,
      symmetric("0 -286 110 -264 214 -190 272 -80 280 0 250 130 170 224 60 276 0 280"),
      polished(pen),
      1.2,
    ) +
    circle(0, 0, 236, "#fffaf0") +
    hoop(0, 0, 222, ink.brass, 3) +
    stroke(ring(12, line([0, -204], [0, -178])), ink.night, 9) +
    stroke(ring(60, line([0, -206], [0, -198])), ink.brass, 3) +
    stroke("M0 0L-66 -92", ink.night, 17) +
    stroke("M0 0L84 -126", ink.night, 11) +
    path("M0 0L84 -126A152 152 0 0 1 148 -34Z", ink.jewel, { opacity: 0.2 }) +
    circle(0, 0, 17, ink.jewel) +
    twin(
      place(leaf(pen, 110, 46, ink.leaf), { x: 150, y: 220, turn: 70 }) +
        place(leaf(pen, 100, 42, ink.sage), { x: 140, y: 236, turn: 30 }),
    ) +
    place(rose(pen, 56, { petal: ink.blush, heart: ink.gilt }), { y: 236 }) +
    twin(place(rose(pen, 38, { petal: ink.jewel, heart: ink.gilt }), { x: 84, y: 238 }))
  );
}

/** A carpet rolled out to a cooler with its bottle. */
export function carpet(pen: Pen): string {
  const { ink } = pen;
  return (
    path(
      polygon([
        [-70, 40],
        [70, 40],
        [250, 300],
        [-250, 300],
      ]),
      ink.jewel,
    ) +
    path(
      polygon([
        [-58, 40],
        [-48, 40],
        [-196, 300],
        [-224, 300],
      ]) +
        polygon([
          [58, 40],
          [48, 40],
          [196, 300],
          [224, 300],
        ]),
      ink.gilt,
    ) +
    place(
      cut(pen, symmetric("26 -250c 26 -170 34 -120 62 -74 62 40c"), shade(pen, ink.leaf, 0.45), 0.5) +
        path(symmetric("28 -256c 28 -166 36 -130c"), polished(pen)),
      { x: 10, turn: 12 },
    ) +
    cut(pen, symmetric("118 -50c 108 60 84 132c 0 140"), polished(pen), 0.9) +
    path(box(-126, -62, 252, 22, 11), ink.gilt) +
    times(6, (i) => path(box(-96 + i * 34, -84 - (i % 2) * 10, 34, 34, 8), "#ffffff", { opacity: 0.75 })) +
    twin(
      stroke("M190 300V30", ink.brass, 12) +
        circle(190, 20, 16, ink.gilt) +
        path(box(160, 288, 60, 12, 6), ink.brass),
    ) +
    stroke("M-190 56Q-120 120 -112 70M190 56Q120 120 112 70", ink.jewel, 11)
  );
}

/** A marshal's board on its pole. */
export function signboard(pen: Pen): string {
  const { ink } = pen;
  return (
    stroke("M0 60V290", ink.wood, 18) +
    path(box(-80, 284, 160, 16, 8), ink.wood) +
    cut(pen, box(-240, -230, 480, 300, 26), "#fffaf0", 1) +
    path(box(-222, -212, 444, 264, 18), "none", { stroke: ink.jewel, "stroke-width": 7 }) +
    stroke(script(-170, -90, 330), ink.night, 9) +
    stroke("M-120 0H60M30 -34L66 0L30 34", ink.jewel, 16) +
    place(rose(pen, 46, { petal: ink.blush, heart: ink.gilt }), { x: -220, y: -210 }) +
    place(leaf(pen, 80, 34, ink.leaf), { x: -200, y: -220, turn: 60 })
  );
}
