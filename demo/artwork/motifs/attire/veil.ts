import { polished } from "@/demo/artwork/drawing/finish";
import { disc, shape, symmetric } from "@/demo/artwork/drawing/geometry";
import { cut, shade } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { circle, path, place, stroke, times } from "@/demo/artwork/drawing/svg";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { blossom } from "../flowers";
import { leaf } from "../leaves";
import { weave } from "../patterns";

/** A long veil from its comb, embroidered along the edge. */
export function veil(pen: Pen, { fabric }: DrawnFeatures): string {
  const { ink } = pen;
  const net = symmetric("0 -236c 74 -220 150 -80 190 120 282 290c 120 300 0 302");
  const raw = fabric === "silk";
  return (
    path(net, "#fffdf8", { opacity: ink.panelDark ? 0.72 : 0.95 }) +
    path(shape("20 -210c 80 -60 110 120 150 298c 40 302c 10 60"), "#ffffff", { opacity: 0.35 }) +
    path(shape("-40 -190c -110 -40 -150 130 -210 296c -110 300c -50 80"), "#ffffff", { opacity: 0.3 }) +
    stroke(net, raw ? shade(pen, "#fffdf8", 0.2) : "#ffffff", raw ? 3 : 9) +
    (raw
      ? ""
      : [-250, -200, -140, -76, -10, 60, 124, 186, 244]
          .map(
            (x, i) =>
              place(leaf(pen, 46, 20, "#ffffff"), { x, y: 270, turn: i * 40 }) +
              place(blossom(pen, i % 2 === 0 ? 26 : 18, { petal: "#fffdf8", heart: ink.gilt }), {
                x,
                y: 262 - (i % 2) * 26,
              }),
          )
          .join("") +
        path(
          times(12, (i) => disc(5, -180 + i * 32, 180 + (i % 3) * 16)),
          "#ffffff",
        )) +
    cut(
      pen,
      shape("-110 -226c -80 -284 0 -300 80 -284 110 -226c 60 -250 0 -256 -60 -250"),
      polished(pen),
      0.6,
    ) +
    times(9, (i) => stroke(`M${-84 + i * 21} -244V-206`, ink.brass, 5)) +
    times(5, (i) => circle(-70 + i * 35, -272 + Math.abs(i - 2) * 9, 12, "#fffdf8"))
  );
}

/** A detachable overskirt on its belt. */
export function overskirt(pen: Pen): string {
  const { ink } = pen;
  const tulle = "#fffaf3";
  return (
    path(symmetric("60 -170c 170 -40 240 140 286 284c 150 298 0 300"), tulle, { opacity: 0.6 }) +
    cut(
      pen,
      shape("-60 -176c -20 -168c -40 40 -96 300c -290 286c -240 120 -160 -50"),
      weave(pen, "jasmines", tulle, shade(pen, tulle, 0.12)),
      0.8,
    ) +
    cut(
      pen,
      shape("60 -176c 20 -168c 40 40 96 300c 290 286c 240 120 160 -50"),
      weave(pen, "jasmines", tulle, shade(pen, tulle, 0.12)),
      0.8,
    ) +
    stroke(
      "M-40 -160C-70 0 -130 160 -190 290M40 -160C70 0 130 160 190 290M-52 -160C-110 -20 -190 140 -250 282M52 -160C110 -20 190 140 250 282",
      shade(pen, tulle, 0.16),
      4,
    ) +
    cut(pen, shape("-74 -206c 0 -190 74 -206c 70 -160c 0 -146 -70 -160c"), ink.blush, 0.5) +
    place(blossom(pen, 40, { petal: "#fffdf8", heart: ink.gilt }), { y: -176 })
  );
}
