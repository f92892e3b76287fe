import { lit } from "@/demo/artwork/drawing/finish";
import { box, disc, petal, polygon, scallop } from "@/demo/artwork/drawing/geometry";
import { cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { around, circle, hoop, path, place, rect, stroke, times } from "@/demo/artwork/drawing/svg";
import { flower } from "../posy";

/** A tray of nyonya kueh on banana leaf, from above. */
export function kuehTray(pen: Pen): string {
  const { ink, rng } = pen;
  const red = ink.jewel;
  const angKu = (): string =>
    cut(pen, scallop(56, 14, 0.9), red, 0.5) +
    path(disc(44), tintOf(pen, red, 0.14)) +
    around(6, () => path(petal(36, 17, 0.5), shade(pen, red, 0.18))) +
    around(6, () => circle(0, -38, 3.4, ink.gilt), 30) +
    circle(0, 0, 9, ink.gilt);
  const lapis = (): string =>
    cut(pen, box(-52, -38, 104, 76, 6), ink.paper, 0.5) +
    times(5, (i) => rect(-52, -38 + 16 * i, 104, 9, i % 2 === 0 ? ink.jewel : ink.blush));
  const ondeh = (): string =>
    cut(pen, disc(38), lit(pen, ink.sage), 0.5) +
    times(16, (i) =>
      rect(-24 + ((i * 29) % 46), -26 + ((i * 17) % 48), 11, 3.4, ink.paper, {
        transform: `rotate(${i * 47})`,
      }),
    );
  const salat = (): string =>
    cut(
      pen,
      polygon([
        [0, -58],
        [50, 0],
        [0, 58],
        [-50, 0],
      ]),
      ink.sage,
      0.5,
    ) +
    path(
      polygon([
        [0, 0],
        [50, 0],
        [0, 58],
        [-50, 0],
      ]),
      ink.paper,
    ) +
    path(
      polygon([
        [-14, 16],
        [20, 30],
        [0, 58],
        [-28, 26],
      ]),
      tintOf(pen, ink.second, 0.5),
    );
  const bingka = (): string =>
    cut(pen, box(-44, -44, 88, 88, 8), ink.brass, 0.5) +
    path(box(-36, -36, 72, 72, 5), ink.gilt) +
    stroke("M-36 -12H36M-36 12H36M-12 -36V36M12 -36V36", ink.brass, 3);
  const kinds = rng.shuffle([angKu, lapis, ondeh, salat, bingka]);
  const seats: readonly (readonly [number, number, number])[] = [
    [0, -138, 0],
    [124, -70, 14],
    [124, 74, -10],
    [0, 142, 0],
    [-124, 74, 12],
    [-124, -70, -16],
  ];
  const plate = rng.chance(0.5) ? ink.second : ink.deep;
  return (
    cut(pen, disc(292), plate, 1.2) +
    path(disc(280), ink.paper) +
    around(18, (i) =>
      place(
        i % 2 === 0
          ? flower("blossom")(pen, 17, { petal: ink.jewel, heart: ink.gilt })
          : path(petal(26, 13, 0.6), ink.leaf, { transform: "translate(0 12)" }),
        { y: -256 },
      ),
    ) +
    hoop(0, 0, 232, plate, 5) +
    path(disc(224), shade(pen, ink.leaf, 0.12)) +
    times(12, (i) =>
      stroke(
        `M${-200 + i * 36} ${-Math.sqrt(Math.max(0, 220 ** 2 - (-200 + i * 36) ** 2))}V${Math.sqrt(Math.max(0, 220 ** 2 - (-200 + i * 36) ** 2))}`,
        tintOf(pen, ink.leaf, 0.14),
        2,
      ),
    ) +
    seats.map(([x, y, turn], i) => place((kinds[i % 5] ?? angKu)(), { x, y, turn, scale: 1.12 })).join("") +
    place((kinds[2] ?? angKu)(), { scale: 1.12 })
  );
}
