import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";

const database = useTestDatabase();
const call = testApi();

const LISTS = [
  [
    "/user/home-filter?page=1&limit=100&sortBy=asc",
    "&masterCategoryId=&categoryId=&subCategoryId=&productTypeId=",
  ],
  ["/user/categories-list?", "vendorId=&useVendorFilter="],
  [
    "/productType/vendor/for-vendor?sortBy=asc&limit=1000",
    "&page=&categoryId=&masterCategoryId=&subCategoryId=&searchBy=",
  ],
  ["/attribute/list/dropdown?", "productTypeId=&page=&limit=&sortBy=&searchBy="],
  ["/public/vendor-search?", "q=&district=&priceMin=&rating=&halal=&tables=&date=&style=&sort=&page=&view="],
] as const;

test.each(LISTS)("GET %s ignores filters without a value: %s", async (path, empty) => {
  const { db } = database();
  const category = await makeCategory(db);
  const vendor = await makeVendor(db, { masterCategoryId: category.id });
  await makeProduct(db, { vendorId: vendor.id, level1Id: category.id });
  const without = await call("GET", path);
  const answer = await call("GET", path + empty);
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual(without.body.data);
});

test("reviews ignore a rating without a value", async () => {
  const vendor = await makeVendor(database().db);
  const path = `/user-review/getCustomerReviewsbyVendorId/${vendor.id}?page=1&sortBy=asc&limit=5&searchBy=&rating=`;
  expect((await call("GET", path)).status).toBe(200);
});

test("a missing required value is still asked for by name", async () => {
  const answer = await call("GET", "/user/getSimilarVendors?vendorId=");
  expect(answer.status).toBe(400);
  expect(answer.body.data).toEqual({ errors: [{ field: "vendorId", message: "vendorId is required" }] });
});
