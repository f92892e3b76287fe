import { createHash } from "node:crypto";
import sharp from "sharp";
import { ARTWORK_ASPECT, ARTWORK_KINDS, renderArtwork } from "./artwork";
import type { ArtworkRequest } from "./artwork";
import { CATALOGUE, motifsFor } from "./catalogue";
import { MASTER_CATEGORIES } from "@/contracts/catalogue/category";
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

  it("keeps the subject through the pictures of one thing and changes its setting", () => {
    const pictures = [1, 2, 3].map((n) =>
      renderArtwork(wanted({ category: "wedding-cars", id: `car#${n}`, subject: "Trishaw" })),
    );
    expect(new Set(pictures).size).toBe(3);
  });
});

describe("motifsFor", () => {
  it.each([
    ["traditional-customs", "Kompang troupe", "kompang"],
    ["traditional-customs", "bridal-mehndi", "mehndi"],
    ["traditional-customs", "Guo Da Li set", "betrothal"],
    ["catering-cakes", "Three-tier wedding cake", "tiered cake"],
    ["wedding-cars", "Convertible", "tourer"],
    ["bridal-wear", "Groom's suit", "suit"],
    ["venues", "Hotel banquet", "ballroom floor"],
  ] as const)("finds for %s %j the %s", (category, subject, name) => {
    expect(motifsFor(category, subject).map((motif) => motif.name)).toContain(name);
  });

  it("falls back on the whole category", () => {
    expect(motifsFor("jewellery", "xyzzy")).toBe(CATALOGUE.jewellery.motifs);
    expect(motifsFor("jewellery", undefined)).toBe(CATALOGUE.jewellery.motifs);
  });

  it("has at least three motifs in each category, each with settings that exist", () => {
    for (const { motifs } of Object.values(CATALOGUE)) {
      expect(motifs.length).toBeGreaterThanOrEqual(3);
      for (const { stagings } of motifs) expect(stagings.every((name) => name in STAGINGS)).toBe(true);
    }
  });
});

describe("renderArtworkFile", () => {
  it.each(["webp", "jpeg", "png"] as const)("encodes %s at the wanted width", async (format) => {
    const bytes = await renderArtworkFile(renderArtwork(wanted()), { format, width: 200 });
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 200, height: 150 });
  });
});
