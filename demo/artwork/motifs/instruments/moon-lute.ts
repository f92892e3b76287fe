import { turned } from "@/demo/artwork/drawing/finish";
import { box, disc, leafShape, line, moved, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, hoop, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { peony } from "../flowers";

/** A ruan, the moon lute. */
export function moonLute(pen: Pen): string {
  const { ink } = pen;
  const wood = tintOf(pen, "#a5622f", 0.1);
  const strings = [-11, -4, 4, 11].map((x) => line([x, -250], [x * 1.5, 176])).join("");
  const frets = Array.from({ length: 11 }, (_, i) => line([-22, -190 + i * 22], [22, -190 + i * 22])).join(
    "",
  );
  return place(
    twin(
      times(
        2,
        (i) => stroke(`M18 ${-262 + i * 34}H66`, ink.night, 9) + circle(70, -262 + i * 34, 10, ink.gilt),
      ),
    ) +
      path(
        smooth(
          [
            [-20, -220, "c"],
            [-22, -284],
            [0, -302],
            [22, -284],
            [20, -220, "c"],
          ],
          true,
        ),
        ink.wood,
      ) +
      path(moved(leafShape(40, 26), { y: -256 }), ink.gilt) +
      cut(pen, disc(170, 0, 120), turned(pen, wood), 1) +
      hoop(0, 120, 164, ink.night, 9) +
      hoop(0, 120, 150, ink.gilt, 3) +
      twin(
        place(
          circle(0, 0, 36, ink.night) +
            path(ring(8, petal(30, 16, 0.4)), ink.gilt) +
            hoop(0, 0, 34, ink.gilt, 4),
          { x: 76, y: 62 },
        ),
      ) +
      path(box(-26, -230, 52, 310, 6), ink.night) +
      stroke(frets, ink.gilt, 4) +
      path(box(-60, 164, 120, 26, 8), ink.night) +
      stroke(strings, "#fff6e6", 2) +
      stroke("M20 -214C110 -190 60 -90 110 -60", ink.jewel, 6) +
      path(disc(12, 110, -52), ink.gilt) +
      stroke(
        [-2, -1, 0, 1, 2].map((k) => line([110 + k * 3, -40], [110 + k * 9, 34])).join(""),
        ink.jewel,
        5,
      ) +
      place(peony(pen, 40, { petal: ink.jewel, heart: ink.gilt }), { y: 246 }) +
      path(
        [-1, 1].map((s) => moved(leafShape(54, 24), { x: s * 30, y: 250, turn: s * 96 })).join(""),
        ink.leaf,
      ),
    { turn: 14 },
  );
}
