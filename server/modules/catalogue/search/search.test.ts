import { eq } from "drizzle-orm";
import {
  SEARCH_PAGE_SIZE,
  VENDOR_SORTS,
  type VendorList,
  type VendorResults,
} from "@/contracts/catalogue/search/search";
import type { VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { clearCache } from "@/server/core/cache";
import { productType } from "@/server/db/schema/catalogue/category";
import { vendor, vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";

const database = useTestDatabase();
const db = () => database().db;
const call = testApi();

async function search(query: Partial<VendorSearchQuery>): Promise<VendorResults> {
  const params = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  const answer = await call<VendorResults>("GET", `/public/vendor-search?${params}`);
  expect(answer.status).toBe(200);
  return answer.body.data;
}

const names = async (query: Partial<VendorSearchQuery>) =>
  (await search(query)).docs.map((card) => card.vendorName);

/** A category tree with one node of each level, and vendors found by different things. */
beforeAll(async () => {
  const venues = await makeCategory(db(), { slug: "venues", name: "Venues" });
  const hotels = await makeCategory(db(), { slug: "hotels", name: "Hotels", parentId: venues.id });
  const grand = await makeCategory(db(), {
    slug: "grand-hotels",
    name: "Grand",
    parentId: hotels.id,
    level: 3,
  });
  const gowns = await makeCategory(db(), { slug: "gowns", name: "Gowns" });
  const [ballrooms] = await db()
    .insert(productType)
    .values({ categoryId: grand.id, slug: "ballrooms", name: "Ballrooms", position: 1 })
    .returning();

  const chijmes = await makeVendor(db(), {
    vendorName: "The Chijmes Hall",
    slug: "chijmes-hall",
    tagline: "Cloistered lawns in the city",
    masterCategoryId: venues.id,
    district: 7,
    ratingSum: 48,
    ratingCount: 10,
    priceFromCents: 150_000,
    priceFromMetric: "table of 10",
    capacityTables: 40,
    createdAt: new Date("2026-01-01T00:00:00Z"),
  });
  await db()
    .insert(vendorCategory)
    .values([
      { vendorId: chijmes.id, categoryId: venues.id },
      { vendorId: chijmes.id, categoryId: grand.id, isMain: true },
    ]);
  const fullerton = await makeVendor(db(), {
    vendorName: "Fullerton Rooms",
    tagline: "By the river",
    masterCategoryId: venues.id,
    featuredFrom: "2020-01-01",
    featuredUntil: "2999-12-31",
    ratingSum: 40,
    ratingCount: 10,
    priceFromCents: 250_000,
    createdAt: new Date("2026-02-01T00:00:00Z"),
  });
  await makeProduct(db(), {
    vendorId: fullerton.id,
    level1Id: venues.id,
    level2Id: hotels.id,
    level3Id: grand.id,
    productTypeId: ballrooms?.id ?? null,
    title: "Peranakan banquet",
    description: "Eight courses of photographed heirloom dishes",
  });
  const atelier = await makeVendor(db(), {
    vendorName: "Atelier Rose",
    tagline: "Hand-sewn gowns beside the Chijmes lawns",
    masterCategoryId: gowns.id,
    priceFromCents: null,
    createdAt: new Date("2026-03-01T00:00:00Z"),
  });
  await makeProduct(db(), { vendorId: atelier.id, level1Id: gowns.id, title: "Lace veil", status: 0 });
  await makeVendor(db(), { vendorName: "Chijmes Pending", masterCategoryId: venues.id, status: "pending" });
  await makeVendor(db(), { vendorName: "Chijmes Gone", masterCategoryId: venues.id, status: "suspended" });
  clearCache();
});

describe("GET /public/vendor-search", () => {
  it("returns only approved vendors, better rated ones first, featured ones slightly higher", async () => {
    const page = await search({});
    expect(page).toMatchObject({ totalDocs: 3, page: 1, limit: SEARCH_PAGE_SIZE, totalPages: 1 });
    expect(page.docs.map((card) => card.vendorName)).toEqual([
      "The Chijmes Hall",
      "Fullerton Rooms",
      "Atelier Rose",
    ]);
    expect(page.docs[0]).toMatchObject({
      slug: "chijmes-hall",
      area: "Bugis",
      rating: 4.8,
      reviewCount: 10,
      priceFrom: 1500,
      priceMetric: "table of 10",
      capacityTables: 40,
      masterCategory: { slug: "venues" },
      categories: [{ name: "Grand" }, { name: "Venues" }],
    });
  });

  it("returns the same page without counts when only the results are requested", async () => {
    for (const kind of ["vendor", "product"]) {
      const path = `/public/${kind}-search?q=peranakan`;
      const alone = await call<VendorList>("GET", `${path}&facets=false`);
      const counted = await call<VendorResults>("GET", path);
      expect(alone.body.data).toEqual({ ...counted.body.data, facets: null, totals: null });
      expect(counted.body.data.totals).toEqual({ vendors: 1, products: 1 });
    }
    expect((await call("GET", "/public/vendor-search?facets=some")).status).toBe(400);
  });

  it.each<[string, string, string[]]>([
    ["a name, unstemmed", "chijmes", ["The Chijmes Hall", "Atelier Rose"]],
    ["stop words do not matter", "the chijmes hall", ["The Chijmes Hall"]],
    ["an unfinished last word", "fuller", ["Fullerton Rooms"]],
    ["an unfinished name after a whole word", "chijmes hal", ["The Chijmes Hall"]],
    ["a published product", "heirloom banquets", ["Fullerton Rooms"]],
    ["another form of the word", "photographs", ["Fullerton Rooms"]],
    ["not a draft product", "veil", []],
    ["a word left out", "chijmes -sewn", ["The Chijmes Hall"]],
    ["words kept together", '"chijmes lawns"', ["Atelier Rose"]],
    ["nothing but signs", "!!! & |", ["The Chijmes Hall", "Fullerton Rooms", "Atelier Rose"]],
    ["a stop word, most in a name", "the", ["The Chijmes Hall", "Fullerton Rooms", "Atelier Rose"]],
    ["signs that mean something to the parser", "chijmes & ( :* <-> '", ["The Chijmes Hall", "Atelier Rose"]],
    ["upper case", "FULLERTON", ["Fullerton Rooms"]],
  ])("finds by %s", async (_, q, expected) => {
    expect(await names({ q })).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ["venues", ["The Chijmes Hall", "Fullerton Rooms"]],
    ["hotels", ["The Chijmes Hall", "Fullerton Rooms"]],
    ["grand-hotels", ["The Chijmes Hall", "Fullerton Rooms"]],
    ["ballrooms", ["Fullerton Rooms"]],
    ["gowns", []],
    ["no-such-category", []],
  ])("filters by category %s", async (category, expected) => {
    expect(await names({ category })).toEqual(expected);
  });

  it("filters by words and category together", async () => {
    expect(await names({ q: "chijmes", category: "hotels" })).toEqual(["The Chijmes Hall"]);
  });

  it.each<[VendorSearchQuery["sort"], string[]]>([
    ["rating", ["The Chijmes Hall", "Fullerton Rooms", "Atelier Rose"]],
    ["price-asc", ["The Chijmes Hall", "Fullerton Rooms", "Atelier Rose"]],
    ["price-desc", ["Fullerton Rooms", "The Chijmes Hall", "Atelier Rose"]],
    ["newest", ["Atelier Rose", "Fullerton Rooms", "The Chijmes Hall"]],
  ])("sorts by %s", async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected);
  });

  it.each(["sort=cheapest", "page=0", "page=x", "page=401", `q=${"a".repeat(101)}`, "q=%00"])(
    "refuses %s",
    async (query) => {
      const answer = await call("GET", `/public/vendor-search?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ code: 400, message: expect.any(String) });
    },
  );

  it("lists each of many vendors on exactly one page, whatever the order", async () => {
    const [master] = await db().select({ id: vendor.masterCategoryId }).from(vendor).limit(1);
    for (let n = 0; n < SEARCH_PAGE_SIZE * 2; n++) {
      await makeVendor(db(), {
        vendorName: `Orchid ${n}`,
        masterCategoryId: master?.id ?? "",
        createdAt: new Date("2026-04-01T00:00:00Z"),
      });
    }
    clearCache();
    for (const sort of VENDOR_SORTS) {
      const pages = await Promise.all([1, 2, 3].map((page) => search({ q: "orchid", sort, page })));
      expect(pages.map((page) => page.docs.length)).toEqual([SEARCH_PAGE_SIZE, SEARCH_PAGE_SIZE, 0]);
      expect(new Set(pages.flatMap((page) => page.docs.map((card) => card.id))).size).toBe(
        SEARCH_PAGE_SIZE * 2,
      );
      expect(pages[0]).toMatchObject({ totalDocs: SEARCH_PAGE_SIZE * 2, totalPages: 2 });
    }
    await db().update(vendor).set({ status: "suspended" }).where(eq(vendor.tagline, ""));
  });
});
