import { polished, turned } from "@/demo/artwork/drawing/finish";
import { box, petal, ring, smooth } from "@/demo/artwork/drawing/geometry";
import { cut, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place } from "@/demo/artwork/drawing/svg";

/** Three lipsticks standing, one raised. */
export function lipsticks(pen: Pen): string {
  const { ink } = pen;
  const one = (shadeOf: string, high: number, skin: string): string =>
    path(
      smooth(
        [
          [-38, 60, "c"],
          [-38, -high + 56],
          [-16, -high + 4],
          [22, -high - 22],
          [38, -high + 20, "c"],
          [38, 60, "c"],
        ],
        true,
      ),
      turned(pen, shadeOf),
    ) +
    path(
      smooth(
        [
          [-34, -high + 60, "c"],
          [-14, -high + 8],
          [22, -high - 20],
          [34, -high + 18, "c"],
          [10, -high + 40],
        ],
        true,
      ),
      tintOf(pen, shadeOf, 0.22),
    ) +
    path(box(-46, 40, 92, 70, 4), polished(pen)) +
    cut(pen, box(-62, 104, 124, 196, 8), turned(pen, skin), 0.7) +
    path(box(-62, 122, 124, 7) + box(-62, 270, 124, 7), ink.gilt) +
    place(path(ring(8, petal(34, 19, 0.4)), ink.gilt) + circle(0, 0, 9, skin), { y: 200 });
  return (
    place(one(ink.mid, 60, ink.second), { x: -176 }) +
    place(one(ink.blush, 20, ink.deep), { x: 178 }) +
    place(one(ink.jewel, 178, ink.night), {}) +
    place(
      cut(pen, box(-64, -34, 128, 90, 8), turned(pen, ink.deep), 0.6) + path(box(-64, 36, 128, 8), ink.gilt),
      { x: 178, y: -72, turn: 0 },
    ).replace("translate(178 -72)", "translate(178 26)")
  );
}
