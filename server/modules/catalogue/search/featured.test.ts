import type { VendorResults } from "@/contracts/catalogue/search/search";
import { clearCache } from "@/server/core/cache";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";

const database = useTestDatabase();
const call = testApi();

beforeAll(async () => {
  const { db } = database();
  const { id: masterCategoryId } = await makeCategory(db, { slug: "flowers", name: "Flowers" });
  const make = (vendorName: string, featured: boolean, ratingSum: number) =>
    makeVendor(db, {
      vendorName,
      masterCategoryId,
      featuredFrom: "2020-01-01",
      featuredUntil: featured ? "2999-12-31" : "2020-12-31",
      ratingSum,
      ratingCount: 20,
    });
  for (const at of [1, 2, 3, 4, 5]) await make(`Petal Paid ${at}`, true, 88 - at);
  await make("Petal Plain", false, 89);
  await make("Stem Bouquets", false, 60);
  clearCache();
});

async function vendors(query: string) {
  const { body } = await call<VendorResults>("GET", `/public/vendor-search?${query}`);
  return body.data.docs.map(({ vendorName, featured }) => `${vendorName}${featured ? " (featured)" : ""}`);
}

test("at most three vendors get featured places; other featured vendors rank normally", async () => {
  expect(await vendors("q=petal")).toEqual([
    "Petal Paid 1 (featured)",
    "Petal Paid 2 (featured)",
    "Petal Paid 3 (featured)",
    "Petal Plain",
    "Petal Paid 4",
    "Petal Paid 5",
  ]);
});

test("a featured place never ranks above a better match for the words, nor applies to other orders", async () => {
  expect((await vendors("q=bouquets"))[0]).toBe("Stem Bouquets");
  expect((await vendors("q=petal&sort=rating"))[0]).toBe("Petal Plain");
  expect(await vendors("sort=newest")).not.toContainEqual(expect.stringContaining("(featured)"));
});

test("a specialist ranks above a vendor with a sideline, whatever their ratings", async () => {
  const { db } = database();
  const flowers = await makeCategory(db, { slug: "flowers-decor", name: "Flowers & Decor" });
  const cars = await makeCategory(db, { slug: "cars", name: "Cars" });
  const carDecor = await makeCategory(db, {
    slug: "car-decor",
    name: "Car Decor",
    level: 2,
    parentId: cars.id,
  });
  const florist = await makeVendor(db, { vendorName: "Wild Stems", masterCategoryId: flowers.id });
  await makeProduct(db, { vendorId: florist.id, level1Id: flowers.id });
  const chauffeur = await makeVendor(db, {
    vendorName: "Silver Wheels",
    masterCategoryId: cars.id,
    ratingSum: 100,
    ratingCount: 20,
  });
  await makeProduct(db, { vendorId: chauffeur.id, level1Id: cars.id, level2Id: carDecor.id });
  clearCache();
  expect(await vendors("q=decor")).toEqual(["Wild Stems", "Silver Wheels"]);
});
