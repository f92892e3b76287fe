import { eq } from "drizzle-orm";
import type { AuspiciousDays, ProductResults, VendorResults } from "@/contracts/catalogue/search/search";
import type { VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import { clearCache } from "@/server/core/cache";
import { product } from "@/server/db/schema/catalogue/product";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { type ApiAnswer, testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";

const database = useTestDatabase();
const db = () => database().db;
const call = testApi();

const find = async (query: string) => {
  clearCache();
  return (await call<VendorResults>("GET", `/public/vendor-search?${query}`)).body.data;
};
const names = async (query: string) => (await find(query)).docs.map((card) => card.vendorName).toSorted();
const titles = async (query: string) => {
  clearCache();
  const { body } = await call<ProductResults>("GET", `/public/product-search?${query}`);
  return body.data.docs.map((hit) => hit.productTitle).toSorted();
};
const days = async (query = "") =>
  (await call<AuspiciousDays>("GET", `/public/auspicious-days?${query}`)).body.data.docs;
const complaint = ({ status, body }: ApiAnswer<unknown>) => [status, body.message];

let weekends: string[] = [];
const ids: Record<string, string> = {};

beforeAll(async () => {
  weekends = (await days()).filter(({ weekend }) => weekend).map(({ date }) => date);
  const venues = await makeCategory(db(), { slug: "venues", name: "Venues" });
  const photo = await makeCategory(db(), { slug: "photography", name: "Photography" });
  const hall = await makeVendor(db(), {
    vendorName: "Hall",
    masterCategoryId: venues.id,
    capacityTables: 30,
    languages: ["english", "mandarin"],
    ceremonies: ["tea-ceremony"],
  });
  const kitchen = await makeVendor(db(), {
    vendorName: "Kitchen",
    masterCategoryId: venues.id,
    languages: ["english", "malay"],
    // Free only on the last of the days.
    ceremonies: ["nikah", "solemnisation"],
    offDays: weekends.slice(0, -1),
  });
  const lens = await makeVendor(db(), {
    vendorName: "Lens",
    masterCategoryId: photo.id,
    languages: ["english"],
    offDays: weekends,
  });
  Object.assign(ids, { hall: hall.id, kitchen: kitchen.id, lens: lens.id });
  const ofHall = { vendorId: hall.id, level1Id: venues.id, priceMetric: "table of 10" };
  const meal = (...values: string[]) => [{ name: "Meal", values }];
  await makeProduct(db(), {
    ...ofHall,
    title: "Evening Banquet",
    attributes: meal("Dinner"),
    priceCents: 200_000,
    enableMinMaxRule: true,
    minQty: 12,
    maxQty: 30,
  });
  await makeProduct(db(), {
    ...ofHall,
    title: "Noon Banquet",
    attributes: meal("lunch "),
    priceCents: 90_000,
    enableMinMaxRule: true,
    minQty: 10,
  });
  await makeProduct(db(), {
    vendorId: kitchen.id,
    level1Id: venues.id,
    title: "Buffet",
    priceMetric: "guest",
    priceCents: 2_000,
    attributes: meal("Dinner"),
    enableMinMaxRule: true,
    minQty: 30,
    maxQty: 400,
  });
  await makeProduct(db(), { vendorId: lens.id, level1Id: photo.id, title: "Album", priceMetric: "album" });
});

test.each<[string, string[]]>([
  ["meal=lunch", ["Hall"]],
  ["meal=dinner", ["Hall", "Kitchen"]],
  ["language=malay", ["Kitchen"]],
  ["language=malay,mandarin", ["Hall", "Kitchen"]],
  ["language=tamil", []],
  ["ceremony=tea-ceremony", ["Hall"]],
  ["ceremony=tea-ceremony,nikah", ["Hall", "Kitchen"]],
  ["ceremony=nikah&meal=lunch", []],
  ["guests=29", []],
  ["guests=30", ["Kitchen"]],
  ["guests=99", ["Kitchen"]],
  ["guests=100", ["Hall", "Kitchen"]],
  ["guests=300", ["Hall", "Kitchen"]],
  ["guests=301", ["Kitchen"]],
  ["guests=401", []],
])("vendors by %s", async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test.each<[string, string[]]>([
  ["meal=lunch", ["Noon Banquet"]],
  ["meal=dinner", ["Buffet", "Evening Banquet"]],
  ["meal=dinner&language=mandarin", ["Evening Banquet"]],
  ["meal=dinner&priceMax=1000", ["Buffet"]],
  ["ceremony=solemnisation", ["Buffet"]],
  ["guests=200", ["Buffet", "Evening Banquet", "Noon Banquet"]],
])("products by %s", async (query, expected) => {
  expect(await titles(query)).toEqual(expected);
});

test("counts the results of each of these filters, ignoring its own choice", async () => {
  const { facets } = await find("language=malay");
  expect(facets.languages).toEqual([
    { value: "english", label: "English", count: 3 },
    { value: "malay", label: "Malay", count: 1 },
    { value: "mandarin", label: "Mandarin", count: 1 },
  ]);
  expect(facets.ceremonies).toEqual([
    { value: "nikah", label: "Nikah and sanding", count: 1 },
    { value: "solemnisation", label: "Solemnisation", count: 1 },
  ]);
  expect(facets.meals.map(({ value, count }) => [value, count])).toEqual([
    ["lunch", 0],
    ["dinner", 1],
  ]);
  const { guests } = (await find("guests=1000")).facets;
  expect(guests.map(({ value, count }) => [value, count])).toEqual([
    [30, 1],
    [50, 1],
    [100, 2],
    [200, 2],
    [300, 2],
    [500, 0],
  ]);
  const { body } = await call<ProductResults>("GET", "/public/product-search?meal=lunch&priceMax=1000");
  // The evening banquet fails both the meal and the price.
  expect(body.data.facets.meals.map(({ count }) => count)).toEqual([1, 1]);
  expect(body.data.facets.price).toMatchObject({ min: 900, max: 900 });
});

test("finds only vendors in the given area of the map", async () => {
  const at = (longitude: number, latitude: number, id = "") =>
    db().update(vendor).set({ longitude, latitude }).where(eq(vendor.id, id));
  await at(103.84, 1.28, ids.hall);
  await at(103.95, 1.36, ids.kitchen);
  expect(await names("area=103.8,1.25,103.9,1.3")).toEqual(["Hall"]);
  expect(await titles("area=103.9,1.3,104,1.4")).toEqual(["Buffet"]);
  expect(await names("area=103.6,1.2,104,1.5&meal=lunch")).toEqual(["Hall"]);
  const wrong = [400, "area must be west,south,east,north in degrees, within Singapore"];
  for (const area of ["103.9,1.25,103.8,1.3", "103.8,1.25,103.9", "a,b,c,d", "0,0,1,1"]) {
    expect(complaint(await call("GET", `/public/vendor-search?area=${area}`))).toEqual(wrong);
  }
});

test("names the invalid field and its allowed values", async () => {
  const ask = (query: string) => call("GET", `/public/vendor-search?${query}`);
  expect(complaint(await ask("meal=supper"))).toEqual([400, "meal must be lunch or dinner"]);
  expect(complaint(await ask("language=latin"))).toEqual([
    400,
    "language must be any of english, mandarin, malay, tamil, cantonese, hokkien, teochew, hindi",
  ]);
  expect(complaint(await ask("ceremony=druid"))).toEqual([
    400,
    expect.stringMatching(/^ceremony must be any of/),
  ]);
  expect(complaint(await ask("guests=0"))).toEqual([400, expect.stringContaining("guests")]);
  expect(complaint(await ask("auspicious=perhaps"))).toEqual([400, "auspicious must be true or false"]);
  const ofDays = (query: string) => call("GET", `/public/auspicious-days?${query}`);
  expect(complaint(await ofDays("from=soon"))).toEqual([400, "from must be YYYY-MM-DD"]);
  expect(complaint(await ofDays("months=25"))).toEqual([400, "months must be at most 24"]);
});

test("lists the days that the almanac calls auspicious for a wedding", async () => {
  const january = await days("from=2027-01-01&months=1");
  expect(january.map(({ date }) => date.slice(-2)).join(" ")).toBe("01 02 05 12 14 15 17 23 24 26 31");
  expect(january[1]).toEqual({ date: "2027-01-02", lunar: "十一月廿五", weekend: true, seventhMonth: false });
  expect(january[2]).toMatchObject({ date: "2027-01-05", weekend: false });
});

test("lists days of the seventh lunar month only on request, and marks them", async () => {
  const asked = "from=2027-07-01&months=4";
  const without = await days(asked);
  const all = await days(`${asked}&seventhMonth=true`);
  expect(without.some((day) => day.seventhMonth)).toBe(false);
  const ghost = all.filter((day) => day.seventhMonth);
  expect(ghost.length).toBeGreaterThan(4);
  expect(ghost.every(({ lunar }) => lunar.startsWith("七月"))).toBe(true);
  expect(all.filter((day) => !day.seventhMonth)).toEqual(without);
  const wrong = await call("GET", `/public/auspicious-days?${asked}&seventhMonth=perhaps`);
  expect(complaint(wrong)).toEqual([400, "seventhMonth must be true or false"]);
});

test("with auspicious days only, a vendor must be free on an upcoming weekend day", async () => {
  expect(weekends.length).toBeGreaterThan(10);
  expect(await names("auspicious=true")).toEqual(["Hall", "Kitchen"]);
  expect(await titles("auspicious=true&meal=dinner")).toEqual(["Buffet", "Evening Banquet"]);
  expect(await names(`auspicious=true&date=${weekends[0]}`)).toEqual(["Hall"]);
  expect(await names(`auspicious=true&date=${weekends.at(-1)}`)).toEqual(["Hall", "Kitchen"]);
  const plain = new Date(`${weekends[0]}T00:00:00Z`);
  const good = new Set((await days()).map(({ date }) => date));
  while (good.has(plain.toISOString().slice(0, 10))) plain.setUTCDate(plain.getUTCDate() + 1);
  const day = plain.toISOString().slice(0, 10);
  expect(await names(`date=${day}`)).toContain("Hall");
  expect(await names(`auspicious=true&date=${day}`)).toEqual([]);
  await bookOut(ids.hall ?? "");
  expect(await names("auspicious=true")).toEqual(["Kitchen"]);
});

/** Books a vendor's only place on each of the days, without orders behind it. */
async function bookOut(vendorId: string): Promise<void> {
  const { pool } = database();
  await pool.query(
    "alter table booking drop constraint booking_customer_id_customer_id_fk, drop constraint booking_order_id_order_id_fk",
  );
  await pool.query(
    `insert into booking (vendor_id, date, slot, customer_id, order_id)
     select $1, day, 1, gen_random_uuid(), gen_random_uuid() from unnest($2::date[]) as day`,
    [vendorId, weekends],
  );
}

test("a vendor is found by what it has just changed, and shows it", async () => {
  await db()
    .update(vendor)
    .set({ languages: ["tamil"], capacityTables: 5 })
    .where(eq(vendor.id, ids.lens ?? ""));
  expect(await names("language=tamil")).toEqual(["Lens"]);
  expect(await names("guests=50")).toEqual(["Kitchen", "Lens"]);
  await db()
    .update(product)
    .set({ attributes: [{ name: "Meal", values: ["Lunch", "Dinner"] }] })
    .where(eq(product.vendorId, ids.lens ?? ""));
  expect(await names("language=tamil&meal=lunch")).toEqual(["Lens"]);
  const { body } = await call<VendorDetail>("GET", `/vendor/for/web/${ids.lens}`);
  expect(body.data).toMatchObject({ languages: ["tamil"], ceremonies: [] });
});
