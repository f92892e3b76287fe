import type { ProductResults, VendorResults } from "@/contracts/catalogue/search/search";
import { clearCache } from "@/server/core/cache";
import { productType } from "@/server/db/schema/catalogue/category";
import { vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";
import { refreshSearchWords } from "./service-words";

const database = useTestDatabase();
const call = testApi();

type Sale = { type?: string; title: string; description?: string; attributes?: Record<string, string> };

/** Creates a vendor in a master category, each of whose products has a product type there. */
async function shop(category: string, vendorName: string, products: readonly Sale[], tagline = "") {
  const { db } = database();
  const slug = category.toLowerCase().replace(/\W+/g, "-");
  const { id: level1Id } = await makeCategory(db, { slug, name: category });
  const { id: vendorId } = await makeVendor(db, { vendorName, tagline, masterCategoryId: level1Id });
  await db.insert(vendorCategory).values({ vendorId, categoryId: level1Id, isMain: true });
  for (const [position, { type, title, description = "", attributes = {} }] of products.entries()) {
    const [row] = type
      ? await db
          .insert(productType)
          .values({ categoryId: level1Id, slug: `${slug}-${position}`, name: type, position })
          .returning()
      : [];
    await makeProduct(db, {
      vendorId,
      level1Id,
      productTypeId: row?.id ?? null,
      title,
      description,
      attributes: Object.entries(attributes).map(([name, value]) => ({ name, values: [value] })),
    });
  }
}

beforeAll(async () => {
  const { db } = database();
  await shop("Cakes", "Butter Banyan", [
    { type: "Tiered Cake", title: "Three-tier Banyan", description: "Serves eighty" },
    { type: "Cutting Cake", title: "Small Sponge", attributes: { Finish: "Fondant" } },
  ]);
  await shop("Halls", "Cake Lane Ballroom", [{ type: "Banquet", title: "Dinner for Two Hundred" }]);
  await shop("Wedding Bands", "Facet", [{ type: "Plain Wedding Ring", title: "Court Pair" }]);
  await shop("Customs", "Tray House", [
    { type: "Tray", title: "Gift Tray", description: "His and hers, with room for the rings" },
  ]);
  await shop("Bridal Cars", "Old Wheels", [{ type: "Luxury Saloon", title: "Black Saloon" }]);
  await shop("Gowns", "Rose Silk", [{ title: "Tea Gown", description: "Rolls of silk, rose on rose" }]);
  await shop("Styling", "Festive Corner", [{ type: "Garden Set", title: "Festoon Lighting" }]);
  await shop("Makeup", "Glow", [{ title: "Trial", description: "Fair skin, light looks" }]);
  await refreshSearchWords(db);
  clearCache();
});

async function vendors(q: string) {
  const answer = await call<VendorResults>("GET", `/public/vendor-search?q=${encodeURIComponent(q)}`);
  const { docs, spelling, totals } = answer.body.data;
  return {
    first: docs[0]?.vendorName,
    near: spelling.near,
    instead: spelling.instead,
    total: totals.vendors,
  };
}

async function products(q: string) {
  const answer = await call<ProductResults>("GET", `/public/product-search?q=${encodeURIComponent(q)}`);
  const { docs, spelling, totals } = answer.body.data;
  return { first: docs[0]?.productTitle, near: spelling.near, total: totals.products };
}

it.each([
  ["a figure for the number in words", "3 tier cake", "Butter Banyan"],
  ["the thing, not words that only join it to others", "his and hers rings", "Facet"],
  ["the option of a product", "fondant cutting cake", "Butter Banyan"],
])("finds by %s, exactly", async (_, q, name) => {
  expect(await vendors(q)).toMatchObject({ first: name, near: false, instead: null });
});

it.each([
  ["a make that nobody here sells", "rolls royce", "Old Wheels"],
  ["a thing by another of its kind", "fairy lights", "Festive Corner"],
  ["a quantity that nobody has", "7 tier cake", "Butter Banyan"],
  ["a quantity in figures and its unit", "ballroom 50 tables", "Cake Lane Ballroom"],
  ["the noun, when what describes it is not there", "origami banquet", "Cake Lane Ballroom"],
  ["the noun before what it comes with", "cake with xqzwvk flamingo", "Butter Banyan"],
])("shows the nearest results for %s, and marks them as near", async (_, q, name) => {
  expect(await vendors(q)).toMatchObject({ first: name, near: true });
});

it("reads the words for what is listed: a vendor can match words together that no single product does", async () => {
  expect(await vendors("tiered sponge banyan fondant")).toMatchObject({
    first: "Butter Banyan",
    near: false,
  });
  const listed = await products("tiered sponge banyan fondant");
  expect(listed).toMatchObject({ near: true });
  expect(listed.total).toBeGreaterThan(0);
});

it("counts the other kind as its own list would show it", async () => {
  const q = encodeURIComponent("tiered sponge banyan fondant");
  const answer = await call<VendorResults>("GET", `/public/vendor-search?q=${q}`);
  expect(answer.body.data.totals.products).toBe((await products("tiered sponge banyan fondant")).total);
});

it("does not call a corrected spelling near", async () => {
  expect(await vendors("feston lighting")).toMatchObject({
    first: "Festive Corner",
    instead: "festoon lighting",
    near: false,
  });
});

it("shows nothing when only descriptions mention a part", async () => {
  expect(await vendors("laptop rolls")).toMatchObject({ total: 0 });
  expect(await vendors("plumber")).toMatchObject({ total: 0, near: false });
});
