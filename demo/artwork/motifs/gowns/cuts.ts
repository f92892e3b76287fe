import { disc, line, shape, smooth, symmetric } from "@/demo/artwork/drawing/geometry";
import type { DrawnFeatures, NECKLINES, SILHOUETTES } from "@/demo/artwork/features/features";

type Silhouette = (typeof SILHOUETTES)[number];
type Neckline = (typeof NECKLINES)[number];

interface Skirt {
  /** Its right side from the waist down. */
  side: string;
  /** Half the width at the hem. */
  hem: number;
  /** Where the hem lies. */
  foot: number;
}

/** Skirts from the waist down. */
export const SKIRTS: Readonly<Record<Exclude<Silhouette, "jumpsuit">, Skirt>> = {
  ball: { side: "48 -58c 132 -8 214 120 262 278c 134 298 0 302", hem: 256, foot: 286 },
  "a-line": { side: "48 -58c 82 20 138 160 196 286c 100 299 0 302", hem: 190, foot: 286 },
  mermaid: { side: "48 -58c 86 6 78 90 64 152 104 222 184 288c 92 299 0 302", hem: 176, foot: 286 },
  column: { side: "48 -58c 76 4 80 110 88 288c 44 296 0 298", hem: 86, foot: 286 },
  slip: { side: "48 -58c 74 6 76 120 112 290c 56 298 0 300", hem: 108, foot: 288 },
  wrap: { side: "48 -58c 86 14 122 150 156 284c 78 296 0 300", hem: 150, foot: 284 },
  tea: { side: "48 -58c 100 12 156 110 182 186c 92 204 0 208", hem: 176, foot: 192 },
};

/** A jumpsuit's trousers. */
export const TROUSERS =
  symmetric("52 -58c 76 0 84 60c 0 60c") +
  [1, -1]
    .map((s) => shape(`${s * 84} 50c ${s * 100} 170 ${s * 128} 296c ${s * 18} 296c ${s * 6} 120 0 50c`))
    .join("");

/** The bodice's outline; what covers the shoulders comes with the neckline. */
export const BODICES: Readonly<Record<Neckline, string>> = {
  sweetheart: symmetric("0 -140c 34 -172 74 -158c 80 -112 50 -52c"),
  straight: symmetric("0 -160c 76 -164c 80 -112 50 -52c"),
  square: symmetric("0 -142c 44 -142c 48 -202c 84 -190c 86 -120 50 -52c"),
  v: symmetric("0 -118c 52 -202c 86 -188c 86 -120 50 -52c"),
  bateau: symmetric("0 -186 60 -200c 90 -188c 86 -120 50 -52c"),
  cowl: symmetric("0 -128 26 -146 50 -202c 64 -198c 84 -130 50 -52c"),
  illusion: symmetric("0 -140c 34 -172 74 -158c 80 -112 50 -52c"),
  high: symmetric("0 -218 26 -222c 30 -206c 88 -188c 86 -120 50 -52c"),
};

/** Net or lace above a sweetheart line. */
export const YOKE = symmetric("0 -206 30 -210c 90 -188c 84 -140c 74 -158c 34 -172 0 -140c");

type Sleeve = NonNullable<DrawnFeatures["sleeve"]>;

/** The right sleeve. */
export const SLEEVE_SHAPES: Readonly<Record<Exclude<Sleeve, "none" | "straps">, string>> = {
  "off the shoulder": shape("62 -156c 96 -176 126 -156 128 -128c 108 -126 84 -130c"),
  cap: shape("60 -202c 96 -188 122 -146c 84 -132c"),
  long: shape("62 -202c 96 -188 126 -120 150 -20 164 70c 132 78c 114 -4 84 -110c"),
};

/** Folds that fan out from the waist. */
export function foldsOf({ hem, foot }: Skirt, sway: number): string {
  return [-0.78, -0.5, -0.2, 0.14, 0.46, 0.76]
    .map((k) =>
      smooth(
        [
          [k * 34, -50, "c"],
          [k * (36 + hem * 0.2), 50],
          [k * (hem - 14) - sway, foot + 6, "c"],
          [k * (hem - 14) + sway, foot + 8, "c"],
          [k * (48 + hem * 0.2), 50],
        ],
        true,
      ),
    )
    .join("");
}

/** A row of scallops on the hem. */
export function scallopedHem({ hem, foot }: Skirt, r: number): string {
  const count = Math.round(hem / 13);
  return Array.from({ length: count }, (_, i) => {
    const t = (i / (count - 1)) * 2 - 1;
    return disc(r, t * (hem - 12), foot + 9 * Math.cos(t * 1.4));
  }).join("");
}

/** Spots strewn over the skirt, thicker towards the hem. */
export function strewn({ hem, foot }: Skirt, count: number, r: number): string {
  return Array.from({ length: count }, (_, i) => {
    const down = Math.sqrt(((i * 0.618) % 1) * 0.96 + 0.04);
    const y = -50 + (foot + 40) * down;
    const half = Math.min(hem, 44 + (hem - 44) * Math.max(0, down - 0.1)) * 0.9;
    const x = (((i * 0.754877) % 1) * 2 - 1) * half * (hem < 180 && down < 0.75 ? 0.62 : 1);
    return disc(r * (0.6 + 0.4 * down), x, y);
  }).join("");
}

/** Gathers across a bodice. */
export const PLEATS = [-40, -20, 20, 40].map((x) => line([x * 1.3, -140], [x * 0.8, -56])).join("");
