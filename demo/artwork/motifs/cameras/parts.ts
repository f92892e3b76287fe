import { disc, lathe, line, ring } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, hoop, path, place, rect, stroke } from "@/demo/artwork/drawing/svg";
import { peony } from "../flowers";

/** A lens from the front: rings of metal about coated glass. */
export function lens(pen: Pen, r: number): string {
  const { ink } = pen;
  return (
    cut(pen, disc(r), ink.night, 0.7) +
    hoop(0, 0, r * 0.94, ink.brass, r * 0.05) +
    stroke(ring(36, line([0, -r * 0.87], [0, -r * 0.77])), tintOf(pen, ink.night, 0.28), r * 0.03) +
    circle(0, 0, r * 0.7, shade(pen, ink.deep, 0.5)) +
    hoop(0, 0, r * 0.7, ink.gilt, r * 0.03) +
    circle(0, 0, r * 0.54, ink.deep) +
    circle(0, 0, r * 0.4, ink.second) +
    circle(0, 0, r * 0.26, ink.jewel) +
    circle(0, 0, r * 0.13, ink.night) +
    path(
      `M${-r * 0.42} ${-r * 0.12}A${r * 0.44} ${r * 0.44} 0 0 1 ${-r * 0.08} ${-r * 0.43}Q${-r * 0.22} ${-r * 0.2} ${-r * 0.42} ${-r * 0.12}Z`,
      "#ffffff",
      { opacity: 0.7 },
    ) +
    circle(r * 0.2, r * 0.22, r * 0.06, "#ffffff", { opacity: 0.5 })
  );
}

/** A small view for a print: hills, a sun and water. */
export function view(pen: Pen, w: number, h: number, kind: number): string {
  const { ink } = pen;
  const sky = [ink.blush, ink.mist, ink.tint][kind % 3] ?? ink.blush;
  if (kind % 3 === 1)
    return (
      rect(-w / 2, -h / 2, w, h, sky) +
      place(
        path(
          lathe([
            [0, -70, "c"],
            [22, -60],
            [14, -30],
            [40, 60, "c"],
          ]),
          ink.paper,
        ) + circle(0, -74, 15, ink.wood),
        { x: -26, y: h / 2 - 60 },
      ) +
      place(
        path(
          lathe([
            [0, -64, "c"],
            [24, -52],
            [26, 60, "c"],
          ]),
          ink.deep,
        ) + circle(0, -74, 15, ink.night),
        { x: 26, y: h / 2 - 60 },
      )
    );
  if (kind % 3 === 2)
    return (
      rect(-w / 2, -h / 2, w, h, ink.mid) +
      place(peony(pen, w * 0.36, { petal: ink.jewel, heart: ink.gilt }), { y: 4 })
    );
  return (
    rect(-w / 2, -h / 2, w, h, sky) +
    circle(w * 0.16, -h * 0.12, w * 0.15, ink.second) +
    path(
      `M${-w / 2} ${h * 0.16}Q${-w * 0.2} ${-h * 0.2} ${w * 0.05} ${h * 0.12}T${w / 2} ${h * 0.04}V${h / 2}H${-w / 2}Z`,
      ink.mid,
    ) +
    path(`M${-w / 2} ${h * 0.3}Q0 ${h * 0.08} ${w / 2} ${h * 0.26}V${h / 2}H${-w / 2}Z`, ink.deep)
  );
}
