import { box, line, polygon } from "@/demo/artwork/drawing/geometry";
import { contact, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke, times, twin } from "@/demo/artwork/drawing/svg";
import { peony } from "../flowers";
import { leaf } from "../leaves";
import { weave } from "../patterns";
import { coconutPalm } from "../scenery/nature";

/** A black-and-white bungalow with its deep verandah, under palms. */
export function bungalow(pen: Pen): string {
  const { ink } = pen;
  const white = "#fffaf0";
  const black = shade(pen, ink.night, 0.2);
  const bay = (x: number): string =>
    path(box(x, 0, 84, 112), ink.mist) +
    path(box(x, 0, 84, 112), weave(pen, "lattice", ink.mist, tintOf(pen, ink.second, 0.3))) +
    path(
      polygon([
        [x, 0],
        [x + 40, 0],
        [x + 12, 60],
        [x, 96],
      ]),
      white,
    ) +
    path(
      polygon([
        [x + 84, 0],
        [x + 44, 0],
        [x + 72, 60],
        [x + 84, 96],
      ]),
      white,
    ) +
    stroke(line([x, 84], [x + 84, 84]) + line([x, 98], [x + 84, 98]), black, 5);
  return (
    contact(pen, 0, 296, 310, 16, 0.6) +
    place(coconutPalm(pen, 400, ink.leaf), { x: -214, y: 298 }) +
    place(coconutPalm(pen, 330, ink.sage), { x: 226, y: 298 }) +
    path(box(-220, 120, 440, 178), white) +
    path(box(-216, 128, 432, 170), shade(pen, white, 0.1)) +
    cut(pen, box(-240, -8, 480, 132), white, 0.6) +
    [-226, -134, -42, 50, 142].map(bay).join("") +
    path(
      [-234, -142, -50, 42, 134, 226].map((x) => box(x, -8, 9, 306)).join("") +
        box(-244, 112, 488, 14) +
        box(-244, -14, 488, 10),
      black,
    ) +
    [-226, -134, 50, 142]
      .map(
        (x) =>
          path(`M${x + 10} 298V196a32 32 0 0 1 64 0V298Z`, ink.second) +
          path(`M${x + 14} 196a28 28 0 0 1 56 0Z`, ink.mist) +
          stroke(line([x + 42, 196], [x + 42, 298]), shade(pen, ink.second, 0.4), 4),
      )
      .join("") +
    path("M-40 298V176a40 40 0 0 1 80 0V298Z", ink.jewel) +
    path("M-32 176a32 32 0 0 1 64 0Z", ink.gilt) +
    stroke("M0 144V298", shade(pen, ink.jewel, 0.4), 4) +
    cut(
      pen,
      polygon([
        [-286, -2],
        [-170, -136],
        [170, -136],
        [286, -2],
      ]),
      "#a94f36",
      1,
    ) +
    stroke(
      Array.from({ length: 7 }, (_, i) =>
        line([-278 + i * 7 + i * 10, -10 - i * 19], [278 - i * 17, -10 - i * 19]),
      ).join(""),
      "#8a3c29",
      4,
    ) +
    path(
      polygon([
        [-110, -132],
        [-60, -206],
        [60, -206],
        [110, -132],
      ]),
      "#b85b40",
    ) +
    path(box(-54, -156, 108, 26), black) +
    stroke(line([-40, -143], [40, -143]), white, 4) +
    path(box(-290, -8, 580, 11, 4), white) +
    path(`M-226 2${times(10, () => "q22.6 34 45.2 0")}`, "none", { stroke: ink.jewel, "stroke-width": 8 }) +
    twin(
      place(leaf(pen, 70, 34, ink.leaf), { x: 96, y: 300, turn: -24 }) +
        place(leaf(pen, 80, 38, ink.sage), { x: 112, y: 300, turn: 24 }) +
        place(peony(pen, 26, { petal: ink.jewel, heart: ink.gilt }), { x: 104, y: 270 }),
    )
  );
}
