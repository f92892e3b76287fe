import { disc, dots, moved, petal, polar, ring, scallop } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { hoop, path, place, stroke } from "@/demo/artwork/drawing/svg";
import { blossom, peony, rose } from "../flowers";
import { foliage } from "../leaves";

/** A banquet table for ten, from above. */
export function banquetTable(pen: Pen): string {
  const { ink } = pen;
  const seat = apart(pen, [ink.jewel, ink.deep, ink.second, ink.mid]);
  const cloth = ink.panelDark ? "#fffaf0" : apart(pen, [ink.tint, ink.blush, ink.mist]);
  const china = "#fffdf8";
  const chairs = ring(10, "M-36 -224L-36 -246C-36 -284 36 -284 36 -246L36 -224Z");
  const plates =
    path(dots(10, 166, 31), ink.night, { opacity: 0.18, transform: "translate(2 5)" }) +
    path(dots(10, 166, 31), ink.gilt) +
    path(dots(10, 166, 28), china) +
    path(dots(10, 166, 19), shade(pen, china, 0.08));
  const places =
    path(ring(10, "M-8 -182L8 -182L5 -148L-5 -148Z"), ink.jewel) +
    stroke(ring(10, "M-38 -178L-38 -152M38 -178L38 -152"), ink.brass, 3) +
    path(dots(10, 128, 9, 17), ink.gilt) +
    path(dots(10, 128, 6, 17), tintOf(pen, ink.jewel, 0.2));
  return (
    cut(pen, chairs, seat, 0.8) +
    stroke(ring(10, "M-28 -248C-28 -274 28 -274 28 -248"), ink.gilt, 4) +
    cut(pen, scallop(232, 30, 0.9), cloth, 1) +
    hoop(0, 0, 216, ink.brass, 3) +
    path(ring(30, moved(petal(18, 10, 0.5), { y: -198 })), shade(pen, cloth, 0.16)) +
    plates +
    places +
    cut(pen, disc(102), tintOf(pen, ink.wood, 0.12), 0.6) +
    hoop(0, 0, 96, ink.gilt, 4) +
    foliage(
      pen,
      Array.from({ length: 12 }, (_, i) => ({ x: 0, y: 0, turn: i * 30, length: 88, width: 34 })),
      ink.leaf,
    ) +
    [0, 72, 144, 216, 288]
      .map((turn, i) => {
        const [x, y] = polar(46, turn);
        return place(
          (i % 2 === 0 ? rose : blossom)(pen, 28, {
            petal: i % 2 === 0 ? ink.blush : "#fffdf8",
            heart: ink.jewel,
          }),
          { x, y },
        );
      })
      .join("") +
    peony(pen, 44, { petal: ink.jewel, heart: ink.gilt })
  );
}
