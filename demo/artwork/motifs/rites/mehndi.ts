import {
  box,
  disc,
  dots,
  leafShape,
  moved,
  petal,
  ring,
  scallop,
  smooth,
} from "@/demo/artwork/drawing/geometry";
import { cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { jasmine, marigold } from "../flowers";
import { leaf } from "../leaves";

/** A hand held up, its palm drawn in henna. */
export function mehndi(pen: Pen): string {
  const { ink } = pen;
  const skin = "#dca67c";
  const henna = shade(pen, ink.jewel === "#cb4527" ? ink.deep : ink.jewel, 0.3);
  const finger = (x: number, y: number, turn: number, length: number, w: number): string =>
    moved(
      `M${-w} 10C${-w} ${-length * 0.4} ${-w} ${-length * 0.7} ${-w * 0.84} ${-length + w * 0.7}C${-w * 0.7} ${-length - w * 0.3} ${w * 0.7} ${-length - w * 0.3} ${w * 0.84} ${-length + w * 0.7}C${w} ${-length * 0.7} ${w} ${-length * 0.4} ${w} 10Z`,
      { x, y, turn },
    );
  const palm = smooth(
    [
      [-106, -52, "c"],
      [-40, -74],
      [40, -74],
      [106, -40, "c"],
      [112, 60],
      [92, 130],
      [74, 190],
      [78, 300, "c"],
      [-78, 300, "c"],
      [-72, 190],
      [-100, 110],
      [-112, 20],
    ],
    true,
  );
  const fingers =
    finger(-84, -40, -13, 150, 27) +
    finger(-30, -62, -4, 196, 28) +
    finger(28, -62, 4, 188, 28) +
    finger(84, -34, 13, 138, 25) +
    moved("M-30 20C-34 -40 -30 -80 -22 -112C-14 -138 22 -138 28 -110C34 -70 34 -20 30 30Z", {
      x: 104,
      y: 96,
      turn: 46,
    });
  const tip = (x: number, y: number, turn: number): string => moved(leafShape(44, 32), { x, y, turn });
  return (
    cut(pen, fingers, skin, 0.9) +
    path(fingers + palm, skin) +
    stroke("M-58 -46Q-58 -20 -54 -6M0 -60V-22M56 -46Q56 -22 52 -6", shade(pen, skin, 0.2), 3) +
    path(
      tip(-108, -148, -13) + tip(-40, -212, -4) + tip(38, -204, 4) + tip(108, -132, 13) + tip(180, 24, 46),
      henna,
    ) +
    stroke(
      [
        [-101, -112, -13],
        [-37, -168, -4],
        [34, -160, 4],
        [101, -98, 13],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          moved("M-16 0Q0 -16 16 0M-18 16Q0 0 18 16M-16 32Q0 20 16 32M0 40L0 66", { x, y, turn }),
        )
        .join(""),
      henna,
      4,
    ) +
    place(
      path(scallop(64, 12, 0.85), henna) +
        path(scallop(54, 12, 0.85), skin) +
        path(ring(8, petal(48, 26, 0.4)), henna) +
        path(ring(8, petal(32, 12, 0.5)), skin) +
        circle(0, 0, 12, henna) +
        path(dots(12, 76, 4.5), henna),
      { y: 50 },
    ) +
    stroke("M-60 138C-30 120 30 120 60 138M-56 152C-30 134 30 134 56 152", henna, 4) +
    path(dots(1, 0, 5), henna, { transform: "translate(0 162)" }) +
    path(
      [-44, -22, 0, 22, 44].map((x) => moved(petal(30, 17, 0.5), { x, y: 206, turn: x * 0.4 })).join(""),
      henna,
    ) +
    stroke("M-72 214H72M-74 226H74", henna, 4) +
    path(Array.from({ length: 9 }, (_, i) => disc(6, -62 + i * 15.5, 240)).join(""), henna) +
    path(box(-84, 256, 168, 14, 7) + box(-86, 274, 172, 14, 7), ink.gilt) +
    path(box(-84, 258, 168, 4) + box(-86, 276, 172, 4), "#ffffff", { opacity: 0.5 }) +
    path(box(-90, 288, 180, 12, 6), ink.jewel) +
    twin(
      place(marigold(pen, 46, { petal: ink.mid === ink.panel ? ink.jewel : ink.mid, heart: ink.gilt }), {
        x: 226,
        y: 236,
      }) +
        place(jasmine(pen, 32, { petal: "#fffaf2", heart: ink.gilt }), { x: 166, y: 268 }) +
        place(leaf(pen, 84, 36, ink.leaf), { x: 246, y: 262, turn: 44 }),
    )
  );
}
