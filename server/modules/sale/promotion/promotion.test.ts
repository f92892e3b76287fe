import type { Page } from "@/contracts/envelope";
import type { Cart } from "@/contracts/sale/cart";
import { tickedIds } from "@/contracts/sale/promotion/campaign-tree";
import type { Campaign, CampaignDetail, CampaignPreview } from "@/contracts/sale/promotion/promotion";
import { addDays, todayInSingapore } from "@/lib/dates";
import { clearCache } from "@/server/core/cache";
import { productType } from "@/server/db/schema/catalogue/category";
import { makeCategory, makeCustomer, makeProduct, makeVendor } from "@/tests/setup/factories";
import { useShop, type VendorActor } from "@/tests/setup/shop";

const shop = useShop();
const { call, db, addToCart, makeStall, placeOrder, pay } = shop;
const TODAY = todayInSingapore();
const TEN = {
  name: "Opening offer",
  code: "welcome10",
  kind: "percent",
  percent: 10,
  startDate: TODAY,
  totalLimit: 5,
  perCustomerLimit: 1,
};

const create = (as: VendorActor, body: object = {}, type = "discount") =>
  call<CampaignDetail & { errors: { field: string }[] }>("POST", `/${type}-vendor`, {
    as,
    body: { ...TEN, ...body },
  });
const list = async (as: VendorActor, query = "") =>
  (await call<Page<Campaign>>("GET", `/discount-vendor?${query}`, { as })).body.data;

test("a vendor's discount is created, listed with its sales, changed, paused and deleted", async () => {
  const { vendor, product } = await makeStall({}, { dailyCapacity: 9 });
  const { actor } = await makeCustomer(db());
  const made = await create(vendor.actor);
  expect([made.status, made.body.message]).toEqual([200, "Discount created"]);
  const { id } = made.body.data;
  expect(made.body.data).toMatchObject({
    code: "WELCOME10",
    percent: 10,
    status: "running",
    timesUsed: 0,
    covers: [],
    startDate: TODAY,
    endDate: null,
    totalLimit: 5,
    perCustomerLimit: 1,
  });
  await addToCart(actor, product);
  const redeem = (code: string) =>
    call<Cart>("POST", "/discount-user/redeemDiscountCoupon", { as: actor, body: { code } });
  expect((await redeem("WELCOME10")).body.data.total).toBe(900);
  await pay(actor, (await placeOrder(actor)).body.data.checkoutId);
  expect((await list(vendor.actor)).docs).toMatchObject([
    { id, timesUsed: 1, orders: 1, sold: 900, given: 100 },
  ]);

  const path = `/discount-vendor/${id}`;
  const tooFew = await call("PATCH", path, { as: vendor.actor, body: { ...TEN, totalLimit: 0 } });
  expect(tooFew.status).toBe(400);
  const changed = await call<CampaignDetail>("PATCH", path, {
    as: vendor.actor,
    body: { ...TEN, code: "WELCOME20", percent: 20, totalLimit: 1, endDate: addDays(TODAY, 3) },
  });
  expect([changed.status, changed.body.message]).toEqual([200, "Discount updated"]);
  expect(changed.body.data).toMatchObject({ percent: 20, status: "used_up", endDate: addDays(TODAY, 3) });

  const pause = async (paused: boolean) =>
    (
      await call<CampaignDetail>("PATCH", `/discount-vendor/pause/${id}`, {
        as: vendor.actor,
        body: { paused },
      })
    ).body.data.status;
  expect([await pause(true), await pause(true), await pause(false)]).toEqual(["paused", "paused", "used_up"]);
  const gone = await call("DELETE", path, { as: vendor.actor });
  expect([gone.status, gone.body.message]).toEqual([200, "Discount deleted"]);
  expect((await list(vendor.actor)).docs).toEqual([]);
  expect((await call("GET", path, { as: vendor.actor })).status).toBe(404);
  // Its code is available again.
  expect((await create(vendor.actor, { code: "WELCOME20" })).status).toBe(200);
});

test("a limit can't be set below what has been used", async () => {
  const { vendor, product } = await makeStall({}, { dailyCapacity: 9 });
  const { id } = (await create(vendor.actor)).body.data;
  for (const { actor } of [await makeCustomer(db()), await makeCustomer(db())]) {
    await addToCart(actor, product);
    await call("POST", "/discount-user/redeemDiscountCoupon", { as: actor, body: { code: "WELCOME10" } });
    await placeOrder(actor);
  }
  const { status, body } = await call<{ errors: { field: string }[] }>("PATCH", `/discount-vendor/${id}`, {
    as: vendor.actor,
    body: { ...TEN, totalLimit: 1 },
  });
  expect([status, body.message]).toEqual([
    400,
    "It has been used 2 times already: the limit must be at least 2",
  ]);
  expect(body.data.errors.map(({ field }) => field)).toEqual(["totalLimit"]);
});

test.each([
  ["code", { code: "a" }],
  ["code", { code: "no spaces" }],
  ["name", { name: " " }],
  ["percent", { percent: 101 }],
  ["percent", { percent: "" }],
  ["percent", { percent: 0 }],
  ["amount", { kind: "fixed", amount: 0 }],
  ["amount", { kind: "fixed", amount: 1.234 }],
  ["kind", { kind: "gift" }],
  ["endDate", { endDate: addDays(TODAY, -1) }],
  ["startDate", { startDate: "soon" }],
  ["totalLimit", { totalLimit: 1.5 }],
  ["segment", { segment: "friends" }],
])("an invalid %s is refused by field: %j", async (field, wrong) => {
  const { actor } = await makeVendor(db());
  const { status, body } = await create(actor, wrong);
  expect(status).toBe(400);
  expect(body.data.errors.map((error) => error.field)).toEqual([field]);
});

test("a percentage voucher needs a balance; two campaigns of a kind can't share a code", async () => {
  const { actor } = await makeVendor(db());
  const open = await create(actor, {}, "voucher");
  expect([open.status, open.body.data.errors.map(({ field }) => field)]).toEqual([400, ["cap"]]);
  const made = await create(actor, { cap: 200 }, "voucher");
  expect([made.status, made.body.message]).toEqual([200, "Voucher created"]);
  const again = await create(actor, { cap: 300 }, "voucher");
  expect([again.status, again.body.message]).toEqual([409, "You already have a campaign with this code"]);
  expect((await create(actor)).status).toBe(200);
  const other = await makeVendor(db());
  expect((await create(other.actor)).status).toBe(200);
  expect((await call("GET", `/voucher-vendor/${made.body.data.id}`, { as: other.actor })).status).toBe(404);
  expect((await call("DELETE", `/discount-vendor/${made.body.data.id}`, { as: actor })).status).toBe(404);
});

test("the category tree is the vendor's own; ticked nodes cover everything below them", async () => {
  const { vendor, category } = await makeStall();
  const [gowns, suits] = [
    await makeCategory(db(), { parentId: category.id, level: 2 }),
    await makeCategory(db(), { parentId: category.id, level: 2 }),
  ];
  const [evening] = await db()
    .insert(productType)
    .values({ categoryId: gowns.id, slug: `evening-${gowns.slug}`, name: "Evening gowns", position: 1 })
    .returning();
  const stranger = await makeCategory(db());
  const of = (level2Id: string, productTypeId?: string) =>
    makeProduct(db(), {
      vendorId: vendor.id,
      level1Id: category.id,
      level2Id,
      productTypeId: productTypeId ?? null,
    });
  clearCache();
  const leaf = { _id: evening?.id, name: "", checked: true };
  const sub_categories = [
    {
      _id: category.id,
      checked: true,
      product_categories: [{ _id: gowns.id, checked: true, product_sub_category1s: [leaf] }],
    },
    { _id: stranger.id, checked: true },
  ];
  const made = (await create(vendor.actor, { sub_categories })).body.data;
  expect(made.covers).toEqual(["Evening gowns"]);
  expect(tickedIds(made)).toEqual([category.id, gowns.id, evening?.id]);
  expect(made.sub_categories.map(({ _id }) => _id)).toEqual([category.id]);

  const preview = async (productId: string) =>
    (
      await call<CampaignPreview>("POST", "/discount-vendor/preview", {
        as: vendor.actor,
        body: { ...TEN, productId, sub_categories },
      })
    ).body.data;
  expect(await preview((await of(gowns.id, evening?.id)).id)).toMatchObject({
    before: 1000,
    discount: 100,
    pays: 900,
  });
  expect(await preview((await of(suits.id)).id)).toMatchObject({
    discount: 0,
    pays: 1000,
    reason: "This code isn't valid for anything in your cart",
  });
});

test("the preview shows what a couple pays, to the cent, including the charges that fall with it", async () => {
  const { vendor, product } = await makeStall({ priceCents: 100_000, gstType: 2, plusPlus: true });
  const preview = (type: string, body: object, as = vendor.actor) =>
    call<CampaignPreview>("POST", `/${type}-vendor/preview`, {
      as,
      body: { productId: product.id, ...body },
    });
  expect((await preview("discount", { kind: "percent", percent: 10, cap: 50 })).body.data).toMatchObject({
    before: 1199,
    discount: 50,
    total: 1149,
    pays: 1149,
    reason: null,
  });
  expect((await preview("voucher", { kind: "fixed", amount: 199 })).body.data).toMatchObject({
    before: 1199,
    discount: 0,
    voucher: 199,
    total: 1199,
    pays: 1000,
  });
  const stranger = await makeVendor(db());
  expect((await preview("discount", { kind: "percent", percent: 10 }, stranger.actor)).status).toBe(404);
});

test("the list is paged, searched and sorted in the database", async () => {
  const { actor } = await makeVendor(db());
  for (const code of ["BBB", "AAA", "CCC"]) {
    await create(actor, { code, name: `Offer ${code}`, endDate: code === "CCC" ? addDays(TODAY, 1) : null });
  }
  const codes = async (query: string) => (await list(actor, query)).docs.map(({ code }) => code);
  expect(await codes("page=1&limit=9999&searchBy=")).toEqual(["CCC", "AAA", "BBB"]);
  expect(await codes("sortBy=code&limit=2&page=2")).toEqual(["CCC"]);
  expect(await codes("sortBy=ending-soon&limit=1")).toEqual(["CCC"]);
  expect(await codes("searchBy=offer%20b")).toEqual(["BBB"]);
  expect(await list(actor, "limit=2")).toMatchObject({ totalDocs: 3, totalPages: 2 });
  for (const sort of ["most-used", "most-sold"]) expect(await codes(`sortBy=${sort}`)).toHaveLength(3);
});
