import { eq } from "drizzle-orm";
import type { OpenHours } from "@/contracts/catalogue/product/product";
import type { ProductResults, SearchPins, VendorResults } from "@/contracts/catalogue/search/search";
import { addDays, todayInSingapore, weekdayOf } from "@/lib/dates";
import { HOUR_MS } from "@/lib/time";
import { clearCache } from "@/server/core/cache";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { dateHold } from "@/server/db/schema/sale/booking";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";
import { comingDays } from "./service-days";

const database = useTestDatabase();
const db = () => database().db;
const call = testApi();

const TODAY = todayInSingapore();
const soon = addDays(TODAY, 30);
const MONDAY = addDays(soon, (8 - weekdayOf(soon)) % 7);
const SATURDAY = addDays(MONDAY, 5);

type Shop = Parameters<typeof makeVendor>[1];
type Item = Partial<Parameters<typeof makeProduct>[1]>;

const ids: Record<string, string> = {};
let categoryId = "";

/** Opening hours on all weekdays except these. */
const closedOn = (...weekdays: number[]) =>
  Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((day) => [
      String(day),
      weekdays.includes(day) ? null : { open: "10:00", close: "22:00" },
    ]),
  ) as OpenHours;

/** Creates a vendor with its products, keyed by title. */
async function open(vendorName: string, products: Record<string, Item>, shop: Shop = {}): Promise<void> {
  const row = await makeVendor(db(), { vendorName, masterCategoryId: categoryId, district: 9, ...shop });
  ids[vendorName] = row.id;
  for (const [title, item] of Object.entries(products))
    await makeProduct(db(), { vendorId: row.id, level1Id: categoryId, title, ...item });
}

/** Holds a place for a couple; negative `hours` make it expired. */
const hold = (vendorName: string, days: readonly string[], hours = 1) =>
  db()
    .insert(dateHold)
    .values(
      days.map((date) => ({
        vendorId: ids[vendorName] ?? "",
        date,
        name: "Mei",
        expiresAt: new Date(Date.now() + hours * HOUR_MS),
      })),
    );

async function ask<T>(path: string, query: string): Promise<T> {
  const { status, body } = await call<T>("GET", `/public/${path}?${query}`);
  expect(status).toBe(200);
  return body.data;
}

/** Returns the names of the vendors and titles of the products found, after checking that all counts agree. */
async function found(query: string): Promise<{ vendors: string[]; products: string[] }> {
  clearCache();
  const vendors = await ask<VendorResults>("vendor-search", query);
  const products = await ask<ProductResults>("product-search", query);
  const totals = { vendors: vendors.docs.length, products: products.docs.length };
  for (const { kind, docs, facets } of [
    { ...vendors, kind: "vendors" as const },
    { ...products, kind: "products" as const },
  ]) {
    expect(docs).toHaveLength(totals[kind]);
    for (const counts of [facets.districts, facets.categories, facets.price?.steps ?? []])
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(totals[kind]);
  }
  expect([vendors.totals, products.totals]).toEqual([totals, totals]);
  expect((await ask<SearchPins>("search/map", query)).total).toBe(totals.vendors);
  return {
    vendors: vendors.docs.map((card) => card.vendorName).toSorted(),
    products: products.docs.map((hit) => hit.productTitle).toSorted(),
  };
}

beforeAll(async () => {
  categoryId = (await makeCategory(db(), { slug: "venues", name: "Venues" })).id;
  const weekends = comingDays({ auspicious: true }).map(({ date }) => date);
  const priced = { priceFromCents: 100_000 };
  await open(
    "Hall",
    {
      "Weekend Banquet": { openHours: closedOn(1, 2, 3, 4) },
      "Sunday Brunch": { openHours: closedOn(1, 2, 3, 4, 5, 6) },
      "Weekday Lunch": { openHours: closedOn(0, 6) },
      "Any Day": { openHours: closedOn() },
      "No Hours": {},
      "Shown Only": { enableSelling: false },
    },
    priced,
  );
  await open("Resting", { Gown: {} }, { ...priced, enableSelling: false });
  await open("Held", { Portrait: {} }, priced);
  await open("Half Held", { Film: {} }, { ...priced, dailyCapacity: 2 });
  await open("Let Go", { Cake: {} }, priced);
  await hold("Held", [...new Set([MONDAY, SATURDAY, ...weekends])]);
  await hold("Half Held", [MONDAY, SATURDAY]);
  await hold("Let Go", [MONDAY, SATURDAY], -1);
});

test("without a day, everything is found", async () => {
  const { vendors, products } = await found("");
  expect(vendors).toEqual(["Half Held", "Hall", "Held", "Let Go", "Resting"]);
  expect(products).toHaveLength(10);
});

test("with a day, only what can be booked on it is found", async () => {
  const vendors = ["Half Held", "Hall", "Let Go"];
  expect(await found(`date=${MONDAY}`)).toEqual({
    vendors,
    products: ["Any Day", "Cake", "Film", "No Hours", "Weekday Lunch"],
  });
  expect(await found(`date=${SATURDAY}`)).toEqual({
    vendors,
    products: ["Any Day", "Cake", "Film", "No Hours", "Weekend Banquet"],
  });
});

test("with several days, vendor and product must both be free on one of them", async () => {
  expect(await found("auspicious=true")).toEqual({
    vendors: ["Half Held", "Hall", "Let Go"],
    products: ["Any Day", "Cake", "Film", "No Hours", "Sunday Brunch", "Weekend Banquet"],
  });
  const sundays = comingDays({ auspicious: true }).flatMap(({ date }) => (weekdayOf(date) === 0 ? date : []));
  await db().update(product).set({ customOffDays: sundays }).where(eq(product.title, "Sunday Brunch"));
  await db().update(product).set({ customOffDays: sundays }).where(eq(product.title, "Weekend Banquet"));
  const { products } = await found("auspicious=true");
  expect(products).toEqual(["Any Day", "Cake", "Film", "No Hours", "Weekend Banquet"]);
});

test("days that couples avoid don’t count, and a date of that kind finds nothing", async () => {
  const sundays = (avoid: "school-holiday"[]) =>
    comingDays({ avoid }).flatMap(({ date }) => (weekdayOf(date) === 0 ? date : []));
  const kept = sundays(["school-holiday"]);
  const avoided = sundays([]).filter((date) => !kept.includes(date));
  expect([kept.length > 20, avoided.length > 8]).toEqual([true, true]);
  const only = (days: readonly string[]) =>
    db()
      .update(product)
      .set({ customOffDays: sundays([]).filter((date) => !days.includes(date)) })
      .where(eq(product.title, "Sunday Brunch"));
  await only(avoided);
  expect((await found("avoid=school-holiday")).products).not.toContain("Sunday Brunch");
  expect((await found(`date=${avoided[0]}`)).products).toContain("Sunday Brunch");
  expect((await found(`date=${avoided[0]}&avoid=school-holiday`)).products).toEqual([]);
  await only(kept);
  expect((await found("avoid=school-holiday,ramadan")).products).toContain("Sunday Brunch");
  const { status, body } = await call("GET", "/public/vendor-search?avoid=mondays");
  expect([status, body.message]).toEqual([400, expect.stringContaining("avoid must be any of")]);
});

test("nothing can be booked for today or earlier", async () => {
  for (const date of [TODAY, addDays(TODAY, -1)])
    expect(await found(`date=${date}`)).toEqual({ vendors: [], products: [] });
  const { vendors, products } = await found(`date=${addDays(TODAY, 1)}`);
  expect(vendors).toContain("Hall");
  expect(products).toContain("No Hours");
});

test("products are found again once switched on, opened or released, and not after being switched off", async () => {
  const sells = (enableSelling: boolean) =>
    db()
      .update(vendor)
      .set({ enableSelling })
      .where(eq(vendor.id, ids.Resting ?? ""));
  await sells(true);
  const on = await found(`date=${MONDAY}`);
  expect(on.vendors).toContain("Resting");
  expect(on.products).toContain("Gown");
  expect((await found("auspicious=true")).products).toContain("Gown");
  await sells(false);
  const off = await found(`date=${MONDAY}`);
  expect(off.vendors).not.toContain("Resting");
  expect(off.products).not.toContain("Gown");

  await db().update(product).set({ openHours: null }).where(eq(product.title, "Weekend Banquet"));
  await db().update(product).set({ enableSelling: true }).where(eq(product.title, "Shown Only"));
  await db()
    .delete(dateHold)
    .where(eq(dateHold.vendorId, ids.Held ?? ""));
  const { products } = await found(`date=${MONDAY}`);
  expect(products).toEqual(expect.arrayContaining(["Portrait", "Shown Only", "Weekend Banquet"]));
});
