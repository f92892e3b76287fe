import type { Page } from "@/contracts/envelope";
import type { VendorCard } from "@/contracts/catalogue/vendor/vendor";
import { clearCache } from "@/server/core/cache";
import { vendorCategory } from "@/server/db/schema/catalogue/vendor";
import { makeCategory, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const { call, db } = useShop();
beforeEach(clearCache);

const similar = async (query: string) =>
  (await call<Page<VendorCard>>("GET", `/user/getSimilarVendors?${query}`)).body.data;
const idsOf = ({ docs }: Page<VendorCard>) => docs.map(({ id }) => id);

const CITY = { latitude: 1.29, longitude: 103.85 };
const own = { styleTags: ["garden", "modern"], priceFromCents: 500_000, ...CITY };
const stars = (rating: number) => ({ ratingSum: rating * 10, ratingCount: 10 });

it("returns vendors of the same kind, the closest first, never the vendor itself", async () => {
  const masterCategoryId = (await makeCategory(db())).id;
  const make = (given: Parameters<typeof makeVendor>[1]) => makeVendor(db(), { masterCategoryId, ...given });
  const self = await make({ ...own, ...stars(4) });
  const far = await make({ ...own, ...stars(4), latitude: 1.44, longitude: 103.7 });
  const dear = await make({ ...own, ...stars(4), priceFromCents: 5_000_000 });
  const unlike = await make({ ...own, ...stars(4), styleTags: ["rustic"] });
  const alike = await make({ ...own, ...stars(4) });
  const better = await make({ ...own, ...stars(5) });
  await make({ ...own, status: "suspended" });
  await makeVendor(db(), own);
  const answer = await similar(`serviceId=&vendorId=${self.id}&userId=&type=vendor`);
  expect(idsOf(answer)).toEqual([better, alike, far, dear, unlike].map(({ id }) => id));
  expect(answer.docs[0]).toMatchObject({ slug: better.slug, rating: 5 });
});

it("accepts vendors with a price of zero", async () => {
  const masterCategoryId = (await makeCategory(db())).id;
  const free = await makeVendor(db(), { masterCategoryId, priceFromCents: 0 });
  const other = await makeVendor(db(), { masterCategoryId, priceFromCents: 1_000 });
  expect(idsOf(await similar(`vendorId=${free.id}`))).toEqual([other.id]);
  expect(idsOf(await similar(`vendorId=${other.id}`))).toEqual([free.id]);
});

it("returns at most six, or those of another service on request", async () => {
  const masterCategoryId = (await makeCategory(db())).id;
  const self = await makeVendor(db(), { masterCategoryId });
  for (let n = 0; n < 7; n++) await makeVendor(db(), { masterCategoryId });
  expect((await similar(`vendorId=${self.id}`)).docs).toHaveLength(6);
  const service = await makeCategory(db());
  const serving = await makeVendor(db());
  await db().insert(vendorCategory).values({ vendorId: serving.id, categoryId: service.id });
  expect(idsOf(await similar(`vendorId=${self.id}&serviceId=${service.id}`))).toEqual([serving.id]);
});

it("returns 404 for vendors that are not public", async () => {
  const gone = await makeVendor(db(), { status: "suspended" });
  expect((await call("GET", `/user/getSimilarVendors?vendorId=${gone.id}`)).status).toBe(404);
  for (const query of ["", "vendorId=7", `vendorId=${gone.id}&serviceId=7`]) {
    expect((await call("GET", `/user/getSimilarVendors?${query}`)).status).toBe(400);
  }
});
