import type { PlacedProductType } from "@/contracts/catalogue/category";
import type { Page } from "@/contracts/envelope";
import { category, productType } from "@/server/db/schema/catalogue/category";
import { testApi } from "@/tests/setup/api";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory } from "@/tests/setup/factories";

const database = useTestDatabase();
const call = testApi();
const ask = async (query: Record<string, string>) =>
  (
    await call<Page<PlacedProductType>>(
      "GET",
      `/productType/vendor/for-vendor?${new URLSearchParams(query).toString()}`,
    )
  ).body.data;
const names = async (query: Record<string, string>) => (await ask(query)).docs.map(({ name }) => name);

let ids = { master: "", below: "", lowest: "" };
beforeAll(async () => {
  const { db } = database();
  const master = await makeCategory(db);
  const below = await makeCategory(db, { parentId: master.id });
  const lowest = await makeCategory(db, { parentId: below.id, level: 3 });
  const other = await makeCategory(db);
  ids = { master: master.id, below: below.id, lowest: lowest.id };
  const add = (categoryId: string, name: string) =>
    db.insert(productType).values({ categoryId, name, slug: name.toLowerCase(), position: 1 });
  await add(master.id, "Halls");
  await add(below.id, "Ballrooms");
  await add(lowest.id, "Lawns");
  await add(other.id, "Gowns");
  expect(await db.select().from(category)).toHaveLength(4);
});

test("lists all types at and below the deepest category given, each with its parents", async () => {
  expect(await names({})).toEqual(["Halls", "Ballrooms", "Lawns", "Gowns"]);
  expect(await names({ masterCategoryId: ids.master })).toEqual(["Halls", "Ballrooms", "Lawns"]);
  expect(await names({ masterCategoryId: ids.master, categoryId: ids.below })).toEqual([
    "Ballrooms",
    "Lawns",
  ]);
  const [lawns] = (await ask({ subCategoryId: ids.lowest })).docs;
  expect(lawns).toMatchObject({
    name: "Lawns",
    isImage: false,
    masterCategoryId: ids.master,
    categoryId: ids.below,
    subCategoryId: ids.lowest,
  });
});

test("returns 1000 per page by default, and searches by name", async () => {
  expect(await ask({})).toMatchObject({ limit: 1000, totalDocs: 4 });
  expect(await ask({ limit: "1", page: "2" })).toMatchObject({
    docs: [{ name: "Ballrooms" }],
    totalPages: 4,
  });
  expect(await names({ searchBy: "law" })).toEqual(["Lawns"]);
});
