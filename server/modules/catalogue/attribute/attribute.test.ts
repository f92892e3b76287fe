import type { AttributeOption } from "@/contracts/catalogue/product/attribute";
import type { Page } from "@/contracts/envelope";
import { productType } from "@/server/db/schema/catalogue/category";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";

const database = useTestDatabase();
const call = testApi();
const ask = async (query: string) =>
  (await call<Page<AttributeOption>>("GET", `/attribute/list/dropdown?${query}`)).body.data;

let gownType = "";
beforeAll(async () => {
  const { db } = database();
  const master = await makeCategory(db);
  const [type] = await db
    .insert(productType)
    .values({ categoryId: master.id, slug: "gowns", name: "Gowns", position: 1 })
    .returning();
  gownType = type?.id ?? "";
  const vendor = await makeVendor(db, { masterCategoryId: master.id });
  const sell = (attributes: AttributeOption[], more = {}) =>
    makeProduct(db, { vendorId: vendor.id, level1Id: master.id, attributes, ...more });
  await sell([{ name: "Colour", values: ["Ivory", "Champagne"] }], { productTypeId: gownType });
  await sell([
    { name: "Colour", values: ["Ivory"] },
    { name: "Diet", values: ["Halal"] },
  ]);
  await sell([{ name: "Secret", values: ["Draft"] }], { status: 0 });
  await sell([{ name: "Secret", values: ["Hidden"] }], { isVisibleOnProductPage: false });
  const pending = await makeVendor(db, { masterCategoryId: master.id, status: "pending" });
  await sell([{ name: "Secret", values: ["Pending"] }], { vendorId: pending.id });
});

test("lists properties and values of published products, the most frequent first", async () => {
  expect(await ask("")).toMatchObject({
    totalDocs: 2,
    docs: [
      { name: "Colour", values: ["Ivory", "Champagne"] },
      { name: "Diet", values: ["Halal"] },
    ],
  });
});

test("filters by product type and name, and pages", async () => {
  expect((await ask(`productTypeId=${gownType}`)).docs).toEqual([
    { name: "Colour", values: ["Champagne", "Ivory"] },
  ]);
  expect((await ask("searchBy=DIE")).docs).toEqual([{ name: "Diet", values: ["Halal"] }]);
  expect(await ask("limit=1&page=2")).toMatchObject({ docs: [{ name: "Diet" }], totalPages: 2 });
});

test("returns all attributes unless the request names a page", async () => {
  const { db } = database();
  const master = await makeCategory(db);
  const other = await makeVendor(db, { masterCategoryId: master.id });
  const [type] = await db
    .insert(productType)
    .values({ categoryId: master.id, slug: "cars", name: "Cars", position: 1 })
    .returning();
  const attributes = Array.from({ length: 25 }, (_, at) => ({ name: `Property ${at}`, values: ["Yes"] }));
  const given = { vendorId: other.id, level1Id: master.id, productTypeId: type?.id, attributes };
  await makeProduct(db, given);
  expect((await ask(`productTypeId=${type?.id}`)).docs).toHaveLength(25);
  expect((await ask(`productTypeId=${type?.id}&limit=20`)).docs).toHaveLength(20);
});
