import { eq, sql } from "drizzle-orm";
import type { OperatorCategories } from "@/contracts/catalogue/operator-category";
import type { VendorResults } from "@/contracts/catalogue/search/search";
import type { OperatorActs } from "@/contracts/identity/operator/operator-act";
import { clearCache } from "@/server/core/cache";
import type { OperatorActor } from "@/server/core/actor";
import { product, productRevision } from "@/server/db/schema/catalogue/product";
import { productType } from "@/server/db/schema/catalogue/category";
import { searchMovedTo } from "@/server/modules/catalogue/search/public";
import { makeCategory, makeOperator, makeProduct, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;
const PATH = "/operator/category";

let admin: OperatorActor;
const ids = { venues: "", gardens: "", rooftops: "", gowns: "", rental: "", type: "" };
let sold: { id: string; vendorId: string };

beforeAll(async () => {
  ({ actor: admin } = await makeOperator(db()));
  const venues = await makeCategory(db(), { name: "Venues", slug: "venues-x" });
  const gowns = await makeCategory(db(), { name: "Gowns", slug: "gowns-x" });
  const gardens = await makeCategory(db(), { name: "Gardens", slug: "gardens", parentId: venues.id });
  const rooftops = await makeCategory(db(), {
    name: "Rooftops",
    slug: "rooftops",
    parentId: gardens.id,
    level: 3,
  });
  const rental = await makeCategory(db(), { name: "Rental", slug: "rental", parentId: gowns.id });
  const [type] = await db()
    .insert(productType)
    .values({ categoryId: rooftops.id, name: "Rooftop dinner", slug: "rooftop-dinner", position: 0 })
    .returning();
  Object.assign(ids, { venues: venues.id, gardens: gardens.id, rooftops: rooftops.id });
  Object.assign(ids, { gowns: gowns.id, rental: rental.id, type: type?.id });
  const { id: vendorId } = await makeVendor(db(), { masterCategoryId: venues.id });
  sold = await makeProduct(db(), {
    vendorId,
    level1Id: venues.id,
    level2Id: gardens.id,
    level3Id: rooftops.id,
    productTypeId: ids.type,
  });
});

const move = (id: string, parentId: string | null, position = 0) =>
  call<OperatorCategories>("POST", `${PATH}/${id}/move`, { as: admin, body: { parentId, position } });
const nodes = async () => (await call<OperatorCategories>("GET", PATH, { as: admin })).body.data.nodes;
const node = async (id: string) => (await nodes()).find(({ _id }) => _id === id);
const found = async (category: string) => {
  clearCache();
  return (await call<VendorResults>("GET", `/public/vendor-search?category=${category}`)).body.data.totalDocs;
};
const placeOf = async () => {
  const [row] = await db().select().from(product).where(eq(product.id, sold.id));
  return [row?.level1Id, row?.level2Id, row?.level3Id];
};

test("a branch moves with its products, edits, counts and search results, and comes back", async () => {
  await db()
    .insert(productRevision)
    .values({
      productId: sold.id,
      content: { level1Id: ids.venues, level2Id: ids.gardens, level3Id: ids.rooftops } as never,
    });
  expect(await node(ids.gardens)).toMatchObject({ parentId: ids.venues, level: 2, products: 1, vendors: 1 });
  expect([await found("venues-x"), await found("gowns-x"), await found("rooftops")]).toEqual([1, 0, 1]);

  expect((await move(ids.gardens, ids.gowns)).status).toBe(200);
  expect(await placeOf()).toEqual([ids.gowns, ids.gardens, ids.rooftops]);
  const [edit] = await db().select().from(productRevision).where(eq(productRevision.productId, sold.id));
  expect(edit?.content).toMatchObject({ level1Id: ids.gowns, level2Id: ids.gardens });
  expect(await node(ids.gowns)).toMatchObject({ products: 1, vendors: 1 });
  expect(await node(ids.venues)).toMatchObject({ products: 0, vendors: 0 });
  expect([await found("venues-x"), await found("gowns-x"), await found("rooftops")]).toEqual([0, 1, 1]);

  // A level deeper, and a level up again.
  expect((await move(ids.rooftops, ids.venues)).status).toBe(200);
  expect(await placeOf()).toEqual([ids.venues, ids.rooftops, null]);
  expect((await move(ids.rooftops, ids.gardens)).status).toBe(200);
  expect(await placeOf()).toEqual([ids.gowns, ids.gardens, ids.rooftops]);
  expect((await move(ids.gardens, ids.venues)).status).toBe(200);
  expect(await placeOf()).toEqual([ids.venues, ids.gardens, ids.rooftops]);
  expect([await found("venues-x"), await found("gowns-x")]).toEqual([1, 0]);
});

test("a product type moves with its products", async () => {
  expect((await move(ids.type, ids.rental)).status).toBe(200);
  expect(await placeOf()).toEqual([ids.gowns, ids.rental, null]);
  expect(await found("rental")).toBe(1);
  expect((await move(ids.type, ids.rooftops)).status).toBe(200);
  expect(await placeOf()).toEqual([ids.venues, ids.gardens, ids.rooftops]);
});

test("search after a move is what a complete rebuild would give", async () => {
  await move(ids.gardens, ids.gowns);
  const rows = async () =>
    (
      await db().execute(sql`select vendor_id, level1_ids, level2_ids, kind_words::text from search_vendor
      union all select product_id, array[level1_id], array[level2_id], kind_words::text from search_product order by 1`)
    ).rows;
  const kept = await rows();
  await db().execute(sql`select search_refresh_all()`);
  expect(await rows()).toEqual(kept);
  await move(ids.gardens, ids.venues);
});

test.each([
  ["a master category", () => move(ids.venues, ids.gowns), "A master category stays at the top"],
  ["itself", () => move(ids.gardens, ids.rooftops), "It can’t go below itself"],
  ["too deep a place", () => move(ids.gardens, ids.rental), "There are three levels of categories"],
  ["a product type", () => move(ids.rental, ids.type), "Please choose a category to put it in"],
])("nothing moves when it is %s", async (_case, run, message) => {
  const { status, body } = await run();
  expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
});

test("siblings can be reordered", async () => {
  const add = async (name: string) => {
    await call("POST", PATH, { as: admin, body: { kind: "category", parentId: ids.gowns, name } });
    return (await nodes()).find((each) => each.name === name)?._id ?? "";
  };
  const [veils, shoes] = [await add("Veils"), await add("Shoes")];
  const order = async () =>
    (await nodes()).filter(({ parentId }) => parentId === ids.gowns).map(({ name }) => name);
  expect(await order()).toEqual(["Rental", "Veils", "Shoes"]);
  await move(shoes, ids.gowns, 0);
  expect(await order()).toEqual(["Shoes", "Rental", "Veils"]);
  await move(shoes, ids.gowns, 99);
  expect(await order()).toEqual(["Rental", "Veils", "Shoes"]);
  const removed = await call("DELETE", `${PATH}/${veils}`, { as: admin });
  expect(removed.status).toBe(200);
  expect((await call("DELETE", `${PATH}/${ids.gardens}`, { as: admin })).status).toBe(409);
  const full = await call("DELETE", `${PATH}/${ids.type}`, { as: admin });
  expect([full.status, full.body.message]).toEqual([
    409,
    "Products or vendors are still in it. Move them first",
  ]);
  const log = await call<OperatorActs>("GET", `/operator/audit?subjectId=${shoes}`, { as: admin });
  expect(log.body.data.docs.map(({ kind }) => kind)).toEqual([
    "category.move",
    "category.move",
    "category.add",
  ]);
});

test("a renamed category's former address redirects to it, until another category takes that address", async () => {
  const rename = (id: string, body: object) =>
    call<OperatorCategories>("PATCH", `${PATH}/${id}`, { as: admin, body });
  const moved = (category: string) => {
    clearCache();
    return searchMovedTo(new URL(`https://sayang.test/vendor?q=sea&category=${category}`));
  };
  expect((await rename(ids.gardens, { name: "Lawns", slug: "lawns" })).status).toBe(200);
  expect(await node(ids.gardens)).toMatchObject({ name: "Lawns", slug: "lawns", formerSlugs: ["gardens"] });
  expect([await found("gardens"), await found("lawns")]).toEqual([1, 1]);
  expect(await moved("gardens")).toBe("/vendor?q=sea&category=lawns");
  expect(await moved("lawns")).toBeNull();
  expect(await moved("unknown")).toBeNull();
  const taken = await rename(ids.rental, { name: "Rental", slug: "gardens" });
  expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining("belongs to Lawns")]);
  expect((await rename(ids.gardens, { name: "Gardens", slug: "gardens" })).status).toBe(200);
  expect(await moved("lawns")).toBe("/vendor?q=sea&category=gardens");
  expect((await rename(ids.venues, { name: "Places", slug: "places" })).status).toBe(400);
  const words = await call<VendorResults>("GET", "/public/vendor-search?q=gardens");
  expect(words.body.data.totalDocs).toBe(1);
});
