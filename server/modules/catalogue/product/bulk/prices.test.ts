import type { PriceChange, UndoneBulkChange } from "@/contracts/catalogue/product/bulk-change";
import type { OwnProductDetail } from "@/contracts/catalogue/product/own-product";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const { call, db } = useShop();

async function makeSeller() {
  const category = await makeCategory(db(), {});
  const seller = await makeVendor(db(), { masterCategoryId: category.id, publishProductDirectly: true });
  const place = { vendorId: seller.id, level1Id: category.id };
  const rule = {
    name: "Peak",
    weekdays: [6],
    months: [],
    from: null,
    until: null,
    specialDays: [],
    meal: null,
    percentBps: null,
    minQty: null,
  };
  const rose = await makeProduct(db(), {
    ...place,
    title: "Rose",
    priceCents: 100_000,
    allInCents: 100_000,
    gstType: 0,
    priceRules: [{ ...rule, priceCents: 150_000 }],
  });
  const lily = await makeProduct(db(), {
    ...place,
    title: "Lily",
    priceCents: 1_999,
    allInCents: 1_999,
    gstType: 0,
  });
  const as = seller.actor;
  const change = async (body: object) =>
    (await call<PriceChange>("POST", "/vendor-product/prices", { as, body })).body;
  const priceOf = async (id: string) =>
    (await call<OwnProductDetail>("GET", `/vendor-product/${id}`, { as })).body.data;
  return { as, rose, lily, change, priceOf };
}

test("prices and prices by day rise by a percentage, with a preview and undo", async () => {
  const { as, rose, lily, change, priceOf } = await makeSeller();
  const body = { ids: [rose.id, lily.id], by: "percent", value: 5.5 };
  expect((await change({ ...body, preview: true })).data).toMatchObject({
    done: false,
    changed: 2,
    products: expect.arrayContaining([
      { _id: rose.id, title: "Rose", before: 1000, after: 1055 },
      { _id: lily.id, title: "Lily", before: 19.99, after: 21.09 },
    ]) as unknown,
  });
  expect((await priceOf(rose.id)).productPrice.price).toBe(1000);
  const { bulkChangeId } = (await change(body)).data;
  expect(await priceOf(rose.id)).toMatchObject({
    productPrice: { price: 1055, priceWithGST: 1055 },
    priceRules: [{ price: 1582.5 }],
  });
  const undone = await call<UndoneBulkChange>("POST", `/vendor-product/bulk-change/undo/${bulkChangeId}`, {
    as,
    body: {},
  });
  expect(undone.body.data).toMatchObject({ restored: 2, keptCount: 0 });
  expect(await priceOf(rose.id)).toMatchObject({
    productPrice: { price: 1000 },
    priceRules: [{ price: 1500 }],
  });
});

test("prices of all products that match a filter fall by an amount, rounded", async () => {
  const { rose, lily, change, priceOf } = await makeSeller();
  const filter = { searchBy: "ros", status: "all", family: "" };
  expect((await change({ filter, by: "sum", value: -33, roundTo: 10 })).data).toMatchObject({
    changed: 1,
    products: [{ after: 970 }],
  });
  expect((await priceOf(rose.id)).productPrice.price).toBe(970);
  expect((await priceOf(lily.id)).productPrice.price).toBe(19.99);
});

test("a price that would be $0, another vendor's product and an empty selection are refused", async () => {
  const { rose, lily, change } = await makeSeller();
  expect(await change({ ids: [lily.id], by: "sum", value: -19.99 })).toMatchObject({
    code: 400,
    message: "The price of “Lily” would be $0.00",
  });
  const other = await makeSeller();
  expect((await other.change({ ids: [rose.id], by: "percent", value: 5 })).code).toBe(404);
  expect((await change({ by: "percent", value: 5 })).code).toBe(400);
  expect((await change({ ids: [rose.id], by: "percent", value: -100 })).code).toBe(400);
});
