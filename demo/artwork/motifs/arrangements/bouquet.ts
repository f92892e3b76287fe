import { mix } from "@/demo/artwork/drawing/colour";
import { box, line, smooth } from "@/demo/artwork/drawing/geometry";
import { apart, cut, shade, tintOf } from "@/demo/artwork/drawing/pen";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { path, place, stroke, twin } from "@/demo/artwork/drawing/svg";
import { hex } from "@/demo/artwork/features/colours";
import type { DrawnFeatures } from "@/demo/artwork/features/features";
import { berries } from "../leaves";
import { blooms, flower, pickGreens } from "../posy";
import { ROUND } from "./parts";

const KINDS = {
  rose: "rose",
  peony: "peony",
  orchid: "orchid",
  sunflower: "chrysanthemum",
  lily: "frangipani",
  jasmine: "jasmine",
  marigold: "marigold",
  cotton: "blossom",
} as const;

/** A bride's bouquet, tied with a long ribbon: all of one flower where one is named, else mixed. */
export function bouquet(pen: Pen, { flower: named, colour }: DrawnFeatures): string {
  const { ink, rng } = pen;
  const kinds = named ? [KINDS[named]] : rng.shuffle(ROUND);
  const ribbon = apart(pen, [ink.jewel, ink.second, ink.blush]);
  const stems = [-56, -34, -12, 12, 34, 56].map((x) => line([x * 0.4, 60], [x * 1.25, 292])).join("");
  const greens = pickGreens(pen);
  const petal = colour ? hex(colour) : null;
  const colours = petal
    ? [petal, petal, tintOf(pen, petal, 0.3), mix(petal, ink.night, 0.16)].map((tone) => ({
        petal: tone,
        heart: named === "sunflower" ? ink.wood : ink.gilt,
      }))
    : rng.shuffle(blooms(pen));
  const seats: readonly (readonly [number, number, number])[] = [
    [-134, -66, 58],
    [136, -70, 60],
    [-72, -168, 56],
    [76, -170, 54],
    [0, -226, 40],
    [-150, -150, 34],
    [152, -152, 34],
    [-70, 6, 60],
    [74, 4, 58],
    [0, -92, 88],
  ];
  return (
    stroke(stems, shade(pen, ink.leaf, 0.1), 12) +
    [-100, -70, -42, -14, 14, 42, 70, 100]
      .map((turn, i) =>
        place(
          (i % 2 === 0 ? greens.big : greens.small)(
            pen,
            210 + (i % 3) * 24,
            i % 2 === 0 ? ink.leaf : ink.sage,
          ),
          { y: -60, turn },
        ),
      )
      .join("") +
    [-64, -24, 22, 60].map((turn) => place(berries(pen, 250, petal ?? ink.gilt), { y: -60, turn })).join("") +
    seats
      .map(([x, y, r], i) =>
        place(flower(kinds[i % kinds.length] ?? "peony")(pen, r, colours[(i * 3) % 4] ?? blooms(pen)[0]), {
          x,
          y,
          turn: rng.range(0, 360),
        }),
      )
      .join("") +
    cut(
      pen,
      smooth(
        [
          [-46, 74, "c"],
          [0, 92],
          [46, 74, "c"],
          [38, 158, "c"],
          [0, 170],
          [-38, 158, "c"],
        ],
        true,
      ),
      ribbon,
      0.4,
    ) +
    stroke("M-44 104Q0 120 44 102M-42 130Q0 148 40 128", shade(pen, ribbon, 0.25), 4) +
    twin(
      cut(
        pen,
        smooth(
          [
            [0, 118, "c"],
            [60, 70],
            [116, 84],
            [104, 134],
            [50, 140],
          ],
          true,
        ),
        ribbon,
        0.4,
      ) +
        path(
          smooth(
            [
              [6, 122, "c"],
              [56, 96],
              [90, 104],
              [50, 128],
            ],
            true,
          ),
          shade(pen, ribbon, 0.25),
        ) +
        cut(
          pen,
          smooth(
            [
              [6, 124, "c"],
              [30, 190],
              [64, 240],
              [76, 298, "c"],
              [50, 282, "c"],
              [36, 300, "c"],
              [24, 240],
              [-8, 180],
            ],
            true,
          ),
          ribbon,
          0.3,
        ),
    ) +
    path(box(-18, 102, 36, 40, 12), shade(pen, ribbon, 0.15))
  );
}
