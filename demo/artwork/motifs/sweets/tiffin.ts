import { polished, turned } from "@/demo/artwork/drawing/finish";
import { box, lathe, petal, scallop } from "@/demo/artwork/drawing/geometry";
import { cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";

/** A tiffin carrier of four enamelled bowls in a brass frame. */
export function tiffin(pen: Pen): string {
  const { ink, rng } = pen;
  const glazes = rng.shuffle([ink.second, ink.jewel, ink.mid, ink.blush, ink.mist]);
  const bowl = (i: number): string => {
    const y = 250 - i * 104;
    const fill = glazes[i % glazes.length] ?? ink.second;
    const petals = i % 2 === 0 ? ink.paper : ink.jewel;
    const enamel =
      path(scallop(30, 8, 0.85), petals) +
      path(scallop(19, 6, 0.85), shade(pen, petals, 0.22)) +
      circle(0, 0, 8, ink.gilt);
    return (
      cut(
        pen,
        lathe([
          [150, y - 96, "c"],
          [154, y - 50],
          [138, y - 6],
          [120, y, "c"],
        ]),
        turned(pen, fill),
        0.4,
      ) +
      path(box(-158, y - 104, 316, 12, 6), polished(pen)) +
      times(5, (k) =>
        place(
          k % 2 === 0
            ? enamel
            : path(petal(44, 20, 0.7), ink.leaf) +
                path(petal(44, 20, 0.7), ink.leaf, { transform: "rotate(180)" }),
          { x: -112 + 56 * k, y: y - 50 },
        ),
      )
    );
  };
  return (
    stroke(
      "M-178 270V-190C-178 -262 -90 -292 0 -292S178 -262 178 -190V270",
      shade(pen, ink.brass, 0.25),
      20,
    ) +
    stroke("M-180 268V-190C-180 -262 -92 -292 -2 -292S176 -262 176 -190V268", ink.gilt, 7) +
    times(4, (i) => bowl(i)) +
    cut(
      pen,
      lathe([
        [0, -236],
        [22, -232],
        [30, -214],
        [120, -196],
        [152, -166, "c"],
      ]),
      polished(pen),
      0.4,
    ) +
    circle(0, -244, 17, ink.jewel) +
    circle(-5, -249, 5, ink.blush) +
    cut(pen, box(-196, 262, 392, 20, 10), polished(pen), 0.5) +
    path(box(-150, 280, 300, 20, 6), shade(pen, ink.brass, 0.3)) +
    twin(circle(178, 30, 15, ink.brass) + circle(178, 30, 7, ink.gilt))
  );
}
