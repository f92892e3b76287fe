import { mix } from "@/demo/artwork/drawing/colour";
import { spot } from "@/demo/artwork/drawing/geometry";
import type { Pen } from "@/demo/artwork/drawing/pen";
import { place, times } from "@/demo/artwork/drawing/svg";
import {
  blossom,
  bud,
  chrysanthemum,
  frangipani,
  hibiscus,
  jasmine,
  marigold,
  orchid,
  peony,
  rose,
} from "./flowers";
import type { Bloom, FlowerDraw } from "./flowers";
import { berries, blade, eucalyptus, fanPalm, frond, monstera } from "./leaves";
import type { LeafDraw } from "./leaves";

const FLOWERS = { frangipani, peony, orchid, hibiscus, jasmine, blossom, rose, chrysanthemum, marigold };

export type FlowerName = keyof typeof FLOWERS;

export function flower(name: FlowerName): FlowerDraw {
  return FLOWERS[name];
}

/** The palette's flower colours: jewel, soft, second and white, each with a heart that shows on it. */
export function blooms(pen: Pen): readonly [Bloom, Bloom, Bloom, Bloom] {
  const { ink } = pen;
  return [
    { petal: ink.jewel, heart: ink.gilt },
    { petal: ink.blush, heart: ink.jewel },
    { petal: mix(ink.paper, "#ffffff", 0.4), heart: ink.gilt },
    { petal: mix(ink.jewel, ink.blush, 0.5), heart: ink.gilt },
  ];
}

const FOLIAGE: readonly LeafDraw[] = [frond, monstera, fanPalm, eucalyptus, blade];

/** The greenery of a picture: one kind of big leaf and one kind of small. */
export interface Greens {
  big: LeafDraw;
  small: LeafDraw;
}

export function pickGreens(pen: Pen): Greens {
  const [big, small] = pen.rng.shuffle(FOLIAGE);
  return { big: big ?? frond, small: small ?? eucalyptus };
}

export interface PosyStyle {
  flowers: readonly FlowerName[];
  greens: Greens;
}

/**
 * A gathered spray whose stems meet at the origin and which opens upwards over `spread` degrees.
 * `size` is about its reach.
 */
export function posy(pen: Pen, size: number, style: PosyStyle, spread = 200): string {
  const { rng, ink } = pen;
  const colours = rng.shuffle(blooms(pen));
  const kinds = rng.shuffle(style.flowers);
  const kind = (i: number): FlowerDraw => FLOWERS[kinds[i % kinds.length] ?? "rose"];
  const bloom = (i: number): Bloom => colours[i % colours.length] ?? { petal: ink.jewel, heart: ink.gilt };
  const greens = [ink.leaf, mix(ink.leaf, ink.sage, 0.55), ink.sage, mix(ink.leaf, ink.night, 0.25)] as const;

  const back = times(5, (i) =>
    place(style.greens.big(pen, size * rng.range(0.86, 1.08), i % 2 === 0 ? greens[0] : greens[3]), {
      turn: -spread / 2 + (spread / 4) * i + rng.range(-7, 7),
    }),
  );
  const middle = times(5, (i) =>
    place(style.greens.small(pen, size * rng.range(0.62, 0.84), i % 2 === 0 ? greens[1] : greens[2]), {
      turn: -spread * 0.46 + spread * 0.23 * i + rng.range(-6, 6),
    }),
  );
  const fillers = times(4, (i) => {
    const turn = -spread * 0.42 + spread * 0.28 * i + rng.range(-8, 8);
    return place(
      i % 2 === 0 ? berries(pen, size * 0.86, bloom(i).petal) : bud(pen, size * 0.2, bloom(i + 1).petal),
      {
        ...(i % 2 === 0 ? {} : spot(size * 0.72, turn)),
        turn,
      },
    );
  });
  const side = [-1, 1]
    .map((s, i) =>
      place(kind(1 + i)(pen, size * 0.24, bloom(1 + i)), {
        ...spot(size * 0.46, s * spread * 0.31 + rng.range(-6, 6)),
        turn: rng.range(0, 360),
      }),
    )
    .join("");
  const small = times(3, (i) =>
    place(kind(2 + i)(pen, size * 0.14, bloom(2 + i)), {
      ...spot(size * 0.66, -spread * 0.2 + spread * 0.2 * i + rng.range(-10, 10)),
      turn: rng.range(0, 360),
    }),
  );
  const main = place(kind(0)(pen, size * 0.35, bloom(0)), {
    ...spot(size * 0.26, rng.range(-14, 14)),
    turn: rng.range(-20, 20),
  });
  return back + middle + fillers + small + side + main;
}
