import { createHash } from "node:crypto";
import sharp from "sharp";
import { ARTWORK_ASPECT, ARTWORK_KINDS, renderArtwork } from "./artwork";
import type { ArtworkRequest } from "./artwork";
import { CATALOGUE, motifNamed } from "./catalogue";
import { MASTER_CATEGORIES } from "@/contracts/catalogue/category";
import { COLOURS } from "./features/colours";
import * as words from "./features/features";
import type { DrawnFeatures } from "./features/features";
import { MOTIF_NAMES } from "./features/motif-names";
import { TABLE_PLANS } from "./paintings/ballroom";
import { renderArtworkFile } from "./drawing/raster";
import { STAGINGS } from "./stagings/stagings";

const HEIGHT = 300;

function wanted(over: Partial<ArtworkRequest> = {}): ArtworkRequest {
  const kind = over.kind ?? "product";
  return {
    category: "venues",
    kind,
    id: "0190-a",
    height: HEIGHT,
    width: HEIGHT * ARTWORK_ASPECT[kind],
    ...over,
  };
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

describe("renderArtwork", () => {
  it.each(MASTER_CATEGORIES.flatMap((category) => ARTWORK_KINDS.map((kind) => [category, kind] as const)))(
    "draws the same %s %s for the same id and another for another",
    (category, kind) => {
      const one = renderArtwork(wanted({ category, kind, label: "SG" }));
      expect(renderArtwork(wanted({ category, kind, label: "SG" }))).toBe(one);
      expect(renderArtwork(wanted({ category, kind, label: "SG", id: "0190-b" }))).not.toBe(one);
    },
  );

  it("gives 24 neighbours 24 pictures in every category", () => {
    for (const category of MASTER_CATEGORIES) {
      const digests = Array.from({ length: 24 }, (_, i) =>
        digest(renderArtwork(wanted({ category, id: `p-${i}` }))),
      );
      expect(new Set(digests).size).toBe(24);
    }
  });

  it("writes numbers and references that a rasteriser can read", () => {
    for (const category of MASTER_CATEGORIES) {
      for (const kind of ARTWORK_KINDS) {
        for (const id of ["x#1", "x#2", "x#4"]) {
          const svg = renderArtwork(wanted({ category, kind, id }));
          expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
          const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
          const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, a, b]) => a ?? b);
          expect(used.filter((id) => !defined.has(id))).toEqual([]);
        }
      }
    }
  });

  it("keeps the subject across the pictures of one thing and changes its setting", () => {
    const pictures = [1, 2, 3].map((n) =>
      renderArtwork(wanted({ category: "wedding-cars", id: `car#${n}`, features: { motif: "trishaw" } })),
    );
    expect(new Set(pictures).size).toBe(3);
  });
});

describe("motifNamed", () => {
  it.each(MOTIF_NAMES)("finds %s in every category", (name) => {
    for (const category of MASTER_CATEGORIES) expect(motifNamed(category, name).name).toBe(name);
  });

  it("has at least three motifs in each category, each with settings that exist", () => {
    for (const { motifs } of Object.values(CATALOGUE)) {
      expect(motifs.length).toBeGreaterThanOrEqual(3);
      for (const { stagings } of motifs) expect(stagings.every((name) => name in STAGINGS)).toBe(true);
    }
  });
});

/** Every value of a feature, on a thing that has it. */
const SPECTRA: readonly (readonly [string, DrawnFeatures, readonly Partial<DrawnFeatures>[]])[] = [
  ["silhouette", { motif: "gown" }, words.SILHOUETTES.map((silhouette) => ({ silhouette }))],
  ["sleeve", { motif: "gown", neckline: "straight" }, words.SLEEVES.map((sleeve) => ({ sleeve }))],
  ["neckline", { motif: "gown" }, words.NECKLINES.map((neckline) => ({ neckline }))],
  [
    "fabric",
    { motif: "gown" },
    (["satin", "tulle", "lace", "beaded", "glitter"] as const).map((fabric) => ({ fabric })),
  ],
  ["veil", { motif: "gown" }, [{ veil: true }, { veil: false }]],
  ["lapel", { motif: "suit" }, words.LAPELS.map((lapel) => ({ lapel }))],
  ["tailoring", { motif: "suit" }, words.TAILORING.map((tailoring) => ({ tailoring }))],
  ["gold", { motif: "qun kua" }, [1, 2, 3, 4].map((gold) => ({ gold }))],
  ["vehicle", { motif: "modern car" }, words.VEHICLES.slice(0, 6).map((vehicle) => ({ vehicle }))],
  ["seats", { motif: "modern car", vehicle: "convertible" }, [{ seats: 2 }, { seats: 4 }]],
  [
    "ceremony",
    { motif: "ballroom stage" },
    (["chinese", "malay", "indian", "civil"] as const).map((ceremony) => ({ ceremony })),
  ],
  ["tables", { motif: "ballroom floor" }, TABLE_PLANS.map((tables) => ({ tables }))],
  ["tiers", { motif: "tiered cake" }, [1, 2, 3, 4, 5].map((tiers) => ({ tiers }))],
  ["finish", { motif: "tiered cake" }, words.CAKE_FINISHES.map((finish) => ({ finish }))],
  ["venue", { motif: "lawn" }, [{ venue: "garden" }, { venue: "beach" }]],
  [
    "flower",
    { motif: "bouquet" },
    (["rose", "peony", "orchid", "sunflower", "lily"] as const).map((flower) => ({ flower })),
  ],
];

describe("DrawnFeatures", () => {
  it.each(SPECTRA)("are drawn, each %s apart", (_name, thing, values) => {
    const pictures = values.map((value) =>
      renderArtwork(wanted({ id: "one", features: { ...thing, ...value } })),
    );
    expect(new Set(pictures).size).toBe(values.length);
  });

  it.each([
    "gown",
    "suit",
    "cheongsam",
    "kebaya",
    "lehenga",
    "saree",
    "modern car",
    "vintage saloon",
    "bouquet",
  ] as const)("give a %s the requested colour", (motif) => {
    for (const [colour, hex] of Object.entries(COLOURS) as [keyof typeof COLOURS, string][]) {
      expect(renderArtwork(wanted({ category: "bridal-wear", features: { motif, colour } }))).toContain(hex);
    }
  });
});

describe("renderArtworkFile", () => {
  it.each(["webp", "jpeg", "png"] as const)("encodes %s at the wanted width", async (format) => {
    const bytes = await renderArtworkFile(renderArtwork(wanted()), { format, width: 200 });
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 200, height: 150 });
  });
});
