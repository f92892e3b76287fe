import type {
  ProductResults,
  SearchPins,
  Suggestions,
  VendorResults,
} from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { clearCache } from "@/server/core/cache";
import { productType } from "@/server/db/schema/catalogue/category";
import { vendor, vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";
import { eq } from "drizzle-orm";
import { refreshSearchWords } from "./service-words";

const database = useTestDatabase();
const db = () => database().db;
const call = testApi();

type Query = Partial<Record<keyof VendorSearchQuery, string | number | boolean>>;

async function ask<T>(
  path: string,
  query: Record<string, string | number | boolean | undefined>,
): Promise<T> {
  const params = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const answer = await call<T>("GET", `/public/${path}?${params}`);
  expect(answer.status).toBe(200);
  return answer.body.data;
}
const vendors = (query: Query) => ask<VendorResults>("vendor-search", query);
const products = (query: Query) => ask<ProductResults>("product-search", query);
const suggest = (q: string) => ask<Suggestions>("search/suggest", { q });
const names = async (query: Query) => (await vendors(query)).docs.map((card) => card.vendorName).toSorted();
const titles = async (query: Query) => (await products(query)).docs.map((hit) => hit.productTitle).toSorted();

const DAY = "2099-06-01";
const ids: Record<string, string> = {};

beforeAll(async () => {
  const wear = await makeCategory(db(), { slug: "bridal-wear", name: "Bridal Wear" });
  const malay = await makeCategory(db(), { slug: "baju", name: "Baju & Songket", parentId: wear.id });
  const photo = await makeCategory(db(), { slug: "photography", name: "Photography & Film" });
  const day = await makeCategory(db(), {
    slug: "actual-day",
    name: "Actual Day Photography",
    parentId: photo.id,
  });
  const customs = await makeCategory(db(), { slug: "customs", name: "Traditional Customs" });
  const [kebayas] = await db()
    .insert(productType)
    .values({ categoryId: malay.id, slug: "baju-kebaya", name: "Baju Kebaya", position: 1 })
    .returning();

  const kencana = await makeVendor(db(), {
    vendorName: "Kencana House",
    slug: "kencana-house",
    masterCategoryId: wear.id,
    district: 14,
    latitude: 1.31,
    longitude: 103.89,
    ratingSum: 47,
    ratingCount: 10,
    priceFromCents: 32_000,
    halalUntil: "2999-12-31",
    styleTags: ["Heritage", "Modest"],
    offDays: [DAY],
  });
  const lens = await makeVendor(db(), {
    vendorName: "Lumière Lens",
    masterCategoryId: photo.id,
    district: 9,
    ratingSum: 82,
    ratingCount: 20,
    priceFromCents: 280_000,
    styleTags: ["Candid"],
  });
  const betrothal = await makeVendor(db(), {
    vendorName: "Double Joy",
    masterCategoryId: customs.id,
    district: 9,
    priceFromCents: 88_800,
    capacityTables: 30,
    styleTags: ["Heritage"],
  });
  await db()
    .insert(vendorCategory)
    .values([
      { vendorId: kencana.id, categoryId: malay.id },
      { vendorId: lens.id, categoryId: day.id },
      { vendorId: betrothal.id, categoryId: customs.id },
    ]);
  const wearing = { vendorId: kencana.id, level1Id: wear.id, level2Id: malay.id };
  await makeProduct(db(), {
    ...wearing,
    slug: "nikah-kebaya",
    title: "Nikah Kebaya in Ivory Lace",
    productTypeId: kebayas?.id ?? null,
    priceCents: 58_000,
  });
  await makeProduct(db(), {
    ...wearing,
    title: "Songket Pair",
    priceCents: 100_000,
    gstType: 2,
    customOffDays: ["2099-06-02"],
  });
  await makeProduct(db(), {
    vendorId: lens.id,
    level1Id: photo.id,
    level2Id: day.id,
    title: "Full Day Photographer",
    description: "From the gatecrash to the last toast",
    priceCents: 280_000,
  });
  await makeProduct(db(), {
    vendorId: betrothal.id,
    level1Id: customs.id,
    title: "Guo Da Li Set",
    priceCents: 88_800,
  });
  Object.assign(ids, { kencana: kencana.id, lens: lens.id, betrothal: betrothal.id });
  await refreshSearchWords(db());
  clearCache();
});

const ALL = ["Double Joy", "Kencana House", "Lumière Lens"];

it.each<[Query, string[]]>([
  [{ district: 9 }, ["Double Joy", "Lumière Lens"]],
  [{ district: "9,14" }, ALL],
  [{ priceMin: 888 }, ["Double Joy", "Lumière Lens"]],
  [{ priceMax: 888 }, ["Double Joy", "Kencana House"]],
  [{ priceMin: 400, priceMax: 1000 }, ["Double Joy"]],
  [{ rating: 4 }, ["Kencana House", "Lumière Lens"]],
  [{ rating: 4.5 }, ["Kencana House"]],
  [{ halal: true }, ["Kencana House"]],
  [{ tables: 30 }, ["Double Joy"]],
  [{ tables: 31 }, []],
  [{ style: "Heritage" }, ["Double Joy", "Kencana House"]],
  [{ style: "Candid,Modest" }, ["Kencana House", "Lumière Lens"]],
  [{ date: DAY }, ["Double Joy", "Lumière Lens"]],
  [{ date: "2020-01-01" }, []],
  [{ category: "bridal-wear" }, ["Kencana House"]],
  [{ category: "baju" }, ["Kencana House"]],
  [{ category: "baju-kebaya" }, ["Kencana House"]],
  [{ category: "no-such" }, []],
  [{ district: 9, style: "Heritage", tables: 10 }, ["Double Joy"]],
])("vendors by %j", async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

it.each<[Query, string[]]>([
  [{ district: 14 }, ["Nikah Kebaya in Ivory Lace", "Songket Pair"]],
  [{ priceMax: 1089 }, ["Guo Da Li Set", "Nikah Kebaya in Ivory Lace"]],
  [{ priceMin: 1090, priceMax: 1090 }, ["Songket Pair"]],
  [{ halal: true, style: "Modest" }, ["Nikah Kebaya in Ivory Lace", "Songket Pair"]],
  [{ date: DAY }, ["Full Day Photographer", "Guo Da Li Set"]],
  [{ date: "2099-06-02", district: 14 }, ["Nikah Kebaya in Ivory Lace"]],
  [{ category: "baju-kebaya" }, ["Nikah Kebaya in Ivory Lace"]],
  [{ category: "customs" }, ["Guo Da Li Set"]],
])("products by %j", async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

it.each<[string, string[], string | null, near?: boolean]>([
  ["kebaya", ["Kencana House"], null],
  ["KEBÁYAS", ["Kencana House"], null],
  ["kebya", ["Kencana House"], "kebaya"],
  ["photograper", ["Lumière Lens"], "photographer"],
  ["lumiere", ["Lumière Lens"], null],
  ["lens lumière", ["Lumière Lens"], null],
  ["AD photographer", ["Lumière Lens"], null],
  ["gdl", ["Double Joy"], null],
  ["betrothal gifts", ["Double Joy"], null],
  ["orchard heritage", ["Double Joy"], null],
  ["purple kebaya", ["Kencana House"], "kebaya", true],
  ["kebaya photographer", ["Kencana House", "Lumière Lens"], "kebaya or photographer", true],
  ["cheap kebaya singapore", ["Kencana House"], null],
  ["xqzvvk", [], null],
])("understands %s", async (q, expected, instead, near = false) => {
  expect(await names({ q })).toEqual(expected);
  const { spelling, totals, totalDocs } = await vendors({ q });
  expect(spelling).toEqual({ typed: q, instead, near });
  expect(totals.vendors).toBe(totalDocs);
  expect((await products({ q })).totals).toEqual(totals);
});

it("counts each facet with all other filters applied, but not its own", async () => {
  const { facets, totals } = await vendors({ district: 9, style: "Heritage" });
  expect(totals).toEqual({ vendors: 1, products: 1 });
  expect(facets).toMatchObject({
    categories: [{ value: "customs", label: "Traditional Customs", count: 1 }],
    districts: [
      { value: 9, label: "Orchard", count: 1 },
      { value: 14, label: "Geylang & Eunos", count: 1 },
    ],
    styles: [
      { value: "Candid", count: 1 },
      { value: "Heritage", count: 1 },
    ],
    price: { min: 888, max: 888 },
    halal: 0,
    tables: [
      { value: 10, count: 1 },
      { value: 20, count: 1 },
      { value: 30, count: 1 },
      { value: 50, count: 0 },
    ],
  });
});

it("counts products in facets when products are listed, and shows the level below the category", async () => {
  const { facets } = await products({ category: "bridal-wear", priceMax: 600 });
  expect(facets.categories).toEqual([{ value: "baju", label: "Baju & Songket", count: 1 }]);
  expect(facets.price).toMatchObject({ min: 580, max: 1090 });
  expect(facets.price?.steps.reduce((sum, step) => sum + step.count, 0)).toBe(2);
  expect(facets.districts).toEqual([{ value: 14, label: "Geylang & Eunos", count: 1 }]);
  expect((await products({ category: "baju" })).facets.categories).toEqual([
    { value: "baju-kebaya", label: "Baju Kebaya", count: 1 },
  ]);
});

it("reflects every change of a vendor immediately", async () => {
  await db()
    .update(vendor)
    .set({ vendorName: "Zanzibar" })
    .where(eq(vendor.id, ids.lens ?? ""));
  clearCache();
  expect(await names({ q: "zanzibar" })).toEqual(["Zanzibar"]);
  expect(await titles({ q: "zanzibar" })).toEqual(["Full Day Photographer"]);
  await db()
    .update(vendor)
    .set({ status: "suspended" })
    .where(eq(vendor.id, ids.lens ?? ""));
  clearCache();
  expect(await names({ q: "zanzibar" })).toEqual([]);
  expect(await titles({ category: "photography" })).toEqual([]);
  await db()
    .update(vendor)
    .set({ status: "approved", vendorName: "Lumière Lens" })
    .where(eq(vendor.id, ids.lens ?? ""));
  clearCache();
  expect(await titles({ category: "photography" })).toEqual(["Full Day Photographer"]);
});

it("returns a pin for every match", async () => {
  const pins = await ask<SearchPins>("search/map", { district: "9,14", rating: 4.5 });
  expect(pins).toMatchObject({
    total: 1,
    docs: [
      {
        slug: "kencana-house",
        category: "Bridal Wear",
        latitude: 1.31,
        longitude: 103.89,
        priceFrom: 320,
        rating: 4.7,
      },
    ],
  });
});

it.each<[string, string, string]>([
  ["keb", "product-type", "/vendor?category=baju-kebaya#result"],
  ["kebya", "product", "/vendor-detail/kencana-house/nikah-kebaya"],
  ["kenc", "vendor", "/vendor-detail/kencana-house"],
  ["ad photographer", "category", "/vendor?category=actual-day#result"],
  ["trad", "category", "/vendor?category=customs#result"],
])("suggests for %s a %s", async (q, kind, href) => {
  const { docs } = await suggest(q);
  expect(docs.length).toBeLessThanOrEqual(8);
  expect(docs).toContainEqual(expect.objectContaining({ kind, href }));
});

it.each([
  `'`,
  `"`,
  "\\",
  "%_%",
  "a' or 1=1 --",
  "kebaya & | ! ( :* <-> )",
  "-",
  `-"`,
  "!".repeat(100),
  "q7x".repeat(33),
  "ß æ ø 囍 😀",
  "- - -kebaya",
  `"the a"`,
  `"to be" kebaya`,
  `-"of the"`,
])("copes with %s", async (q) => {
  for (const path of ["vendor-search", "product-search", "search/map", "search/suggest"]) {
    await ask(path, { q });
  }
});
