import { eq } from "drizzle-orm";
import type { Cart } from "@/contracts/sale/cart";
import type { OrderDetail, OrderSummary, PlacedCheckout } from "@/contracts/sale/order/order";
import type { SaleDocument } from "@/contracts/sale/document";
import type { Campaign, OfferedCoupons, OfferedVouchers } from "@/contracts/sale/promotion/promotion";
import type { Page } from "@/contracts/envelope";
import { addDays } from "@/lib/dates";
import { HOUR_MS } from "@/lib/time";
import { promoSignup } from "@/server/db/schema/identity/promo";
import { order } from "@/server/db/schema/sale/order";
import { cartLine, cartCodes } from "@/server/db/schema/sale/cart";
import { promotion, promotionUse } from "@/server/db/schema/sale/promotion";
import { voucher } from "@/server/db/schema/sale/voucher";
import { post } from "@/server/modules/sale/ledger/public";
import { orderReleased } from "@/server/modules/sale/order/mails/unpaid";
import { abandonUnpaidOrders } from "@/server/modules/sale/order/public";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { issueVoucher } from "@/server/modules/sale/voucher/public";
import { makeCategory, makeCustomer, makeProduct } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { type CustomerActor, EVENT_DATE, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db, addToCart, makeStall, placeOrder, pay, settle } = shop;

type Given = Partial<typeof promotion.$inferInsert>;
let serial = 0;

async function makeCampaign(vendorId: string | null, given: Given = {}) {
  const values = {
    vendorId,
    type: "discount" as const,
    code: `CODE${++serial}`,
    name: "Opening offer",
    kind: "percent" as const,
    percentBps: 1000,
    startsAt: new Date("2026-01-01T00:00:00Z"),
    ...given,
  };
  const [row] = await db().insert(promotion).values(values).returning();
  if (!row) throw new Error("no row");
  return row;
}
const fixed = (amountCents: number) => ({ kind: "fixed" as const, percentBps: null, amountCents });

const redeem = (as: CustomerActor, code: string) =>
  call<Cart>("POST", "/discount-user/redeemDiscountCoupon", { as, body: { code } });
const redeemVoucher = (as: CustomerActor, body: { code?: string; voucherId?: string }) =>
  call<Cart>("POST", "/discount-user/redeemVoucher", { as, body });
const cartOf = async (as: CustomerActor) =>
  (await call<Cart>("GET", "/cart?fromCart=true", { as })).body.data;
const usesOf = (promotionId: string) =>
  db().select().from(promotionUse).where(eq(promotionUse.promotionId, promotionId));

/** Returns a bought gift voucher in the customer's account. */
function gift(cents: number, customerId: string) {
  return db().transaction(async (tx) => {
    const issued = await issueVoucher(
      tx,
      { kind: "gift", amountCents: cents, state: "active", customerId },
      new Date(),
    );
    const accounts = { debit: { name: "gateway" }, credit: { name: "voucher", id: issued.id } } as const;
    await post(tx, [{ kind: "voucher_sale", ...accounts, cents, orderId: null, paymentId: null }]);
    return issued;
  });
}

/** Creates many couples with the same item in their carts, and a coupon if given. */
async function crowd(size: number, product: { id: string; allInCents: number }, promotionId?: string) {
  const couples = await Promise.all(Array.from({ length: size }, () => makeCustomer(db())));
  const line = { productId: product.id, quantity: 1, eventDate: EVENT_DATE, seenCents: product.allInCents };
  await db()
    .insert(cartLine)
    .values(couples.map(({ id }) => ({ customerId: id, ...line })));
  if (promotionId) {
    await db()
      .insert(cartCodes)
      .values(couples.map(({ id }) => ({ customerId: id, promotionId })));
  }
  return couples;
}

describe("a coupon on the cart", () => {
  test("reduces its vendor's order including service charge and GST, and the milestones with it", async () => {
    const { actor } = await makeCustomer(db());
    const banquet = await makeStall({ priceCents: 100_000, gstType: 2, plusPlus: true });
    const gown = await makeStall({ priceCents: 50_000 });
    await addToCart(actor, banquet.product);
    await addToCart(actor, gown.product);
    const { code } = await makeCampaign(banquet.vendor.id);
    const { status, body } = await redeem(actor, ` ${code.toLowerCase()} `);
    expect([status, body.message]).toEqual([200, "Promo code applied"]);
    expect(body.data).toMatchObject({
      net: 1400,
      serviceCharge: 90,
      gst: 89.1,
      total: 1579.1,
      discount: 119.9,
      voucher: 0,
      appliedDiscount: { code, discount: 119.9, reason: null, vendor: { id: banquet.vendor.id } },
      appliedVoucher: null,
    });
    expect(body.data.docs.map(({ discount, total }) => [discount, total])).toEqual([
      [119.9, 1079.1],
      [0, 500],
    ]);
    expect(body.data.docs[0]?.milestones.map(({ amount }) => amount)).toEqual([323.73, 431.64, 323.73]);
    expect(body.data.dueNow).toBe(473.73);
  });

  test.each<[string, number, Given, number]>([
    ["$100 off $980", 98_000, fixed(10_000), 880],
    ["$88 off $980", 98_000, fixed(8_800), 892],
    ["10% up to $500 off $9,800", 980_000, { capCents: 50_000 }, 9300],
    ["10% of $333.33", 33_333, {}, 300],
  ])(
    "%s with GST in it saves that much, from the quote to the documents",
    async (_, priceCents, given, pays) => {
      const { actor } = await makeCustomer(db());
      const { vendor, product } = await makeStall({ priceCents, gstType: 1 }, { gstRegistered: true });
      await addToCart(actor, product);
      const discount = (priceCents - pays * 100) / 100;
      const { code, id } = await makeCampaign(vendor.id, given);
      const cart = (await redeem(actor, code)).body.data;
      const gst = cart.gst;
      expect(cart).toMatchObject({ total: pays, discount, appliedDiscount: { discount } });
      expect(Math.abs(gst - pays * (9 / 109))).toBeLessThan(0.01);
      expect(cart.docs[0]?.lines).toMatchObject([{ discount }]);
      const placed = (await placeOrder(actor)).body.data;
      await pay(actor, placed.checkoutId);
      const orderId = placed.orders[0]?.id ?? "";
      await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
      for (const [path, as] of [
        [`/order/${orderId}`, actor],
        [`/order-vendor/${orderId}`, vendor.actor],
      ] as const) {
        const { data } = (await call<OrderDetail>("GET", path, { as })).body;
        expect(data).toMatchObject({ orderValue: pays, gst, discount, items: [{ discount, total: pays }] });
      }
      const papers = await call<SaleDocument[]>("GET", `/order/documents/${orderId}`, { as: actor });
      expect(papers.body.data.find(({ kind }) => kind === "invoice")).toMatchObject({ amount: pays });
      const campaigns = await call<Page<Campaign>>("GET", "/discount-vendor", { as: vendor.actor });
      expect(campaigns.body.data.docs).toMatchObject([{ id, sold: pays, given: discount }]);
    },
  );

  test("of Sayang's own covers the whole cart, shared by price to the cent", async () => {
    const { actor } = await makeCustomer(db());
    const stalls = [await makeStall({ priceCents: 10_001 }), await makeStall({ priceCents: 20_002 })];
    for (const { product } of stalls) await addToCart(actor, product);
    const { code } = await makeCampaign(null, fixed(1_000));
    const { body } = await redeem(actor, code);
    expect(body.data).toMatchObject({ discount: 10, total: 290.03 });
    expect(body.data.docs.map(({ discount }) => discount)).toEqual([3.33, 6.67]);
  });

  test("stays with a reason when it no longer applies, saves nothing and blocks nothing", async () => {
    const { actor } = await makeCustomer(db());
    const { vendor, product } = await makeStall({ priceCents: 30_000 }, { vendorName: "Kopi & Light" });
    const added = await addToCart(actor, product, { quantity: 2 });
    const { code } = await makeCampaign(vendor.id, { minSpendCents: 42_000 });
    expect((await redeem(actor, code)).body.data.discount).toBe(60);
    const id = added.body.data.docs[0]?.lines[0]?.id ?? "";
    const { body } = await call<Cart>("PATCH", `/cart/${id}`, { as: actor, body: { quantity: 1 } });
    expect(body.data).toMatchObject({
      discount: 0,
      total: 300,
      appliedDiscount: {
        code,
        discount: 0,
        reason: "Spend another $120.00 at Kopi & Light to use this code",
      },
    });
    expect((await call("GET", "/cart/validateCart", { as: actor })).status).toBe(200);
    expect((await placeOrder(actor)).status).toBe(200);
  });

  test("can be removed only by its owner", async () => {
    const { actor, id } = await makeCustomer(db());
    const stranger = await makeCustomer(db());
    const { vendor, product } = await makeStall();
    await addToCart(actor, product);
    await redeem(actor, (await makeCampaign(vendor.id)).code);
    const path = (userId: string) => `/discount-user/removeDiscountCoupon/${userId}`;
    expect((await call("DELETE", path(id), { as: stranger.actor })).status).toBe(403);
    expect((await cartOf(actor)).discount).toBe(100);
    const { body } = await call<Cart>("DELETE", path(id), { as: actor });
    expect(body.data).toMatchObject({ discount: 0, appliedDiscount: null });
    expect(
      (await call("DELETE", `/voucher-user/removeVoucherCoupon/${id}`, { as: stranger.actor })).status,
    ).toBe(403);
  });

  test.each<[string, Given]>([
    ["This code starts on 3 March 2031", { startsAt: new Date("2031-03-02T16:00:00Z") }],
    ["This code ended on 2 March 2026", { endsAt: new Date("2026-03-02T16:00:00Z") }],
    ["This code is paused at the moment. Try again later", { pausedAt: new Date() }],
    ["We don't recognise this code. Check it and try again.", { deletedAt: new Date() }],
    ["We don't recognise this code. Check it and try again.", { type: "voucher", ...fixed(1) }],
    ["Spend another $1.00 at Kopi & Light to use this code", { minSpendCents: 100_100 }],
    [
      "This code is for couples with exactly one earlier order with Kopi & Light",
      { segment: "one_purchase" },
    ],
    [
      "This code was sent to another email address. Log in with that address to use it",
      { onlyForEmail: "other@test.example" },
    ],
  ])("is refused: %s", async (message, given) => {
    const { actor } = await makeCustomer(db());
    const { vendor, product } = await makeStall({}, { vendorName: "Kopi & Light" });
    await addToCart(actor, product);
    const { code } = await makeCampaign(vendor.id, given);
    const { status, body } = await redeem(actor, code);
    expect([status, body.message]).toEqual([400, message]);
    expect((await cartOf(actor)).appliedDiscount).toBeNull();
  });

  test("covers everything below the ticked categories, at any depth", async () => {
    const { actor } = await makeCustomer(db());
    const { vendor, category } = await makeStall();
    const gowns = await makeCategory(db(), { parentId: category.id, level: 2 });
    const suits = await makeCategory(db(), { parentId: category.id, level: 2 });
    const of = (level2Id: string) =>
      makeProduct(db(), { vendorId: vendor.id, level1Id: category.id, level2Id });
    await addToCart(actor, await of(suits.id));
    const { id, code } = await makeCampaign(vendor.id);
    await db().execute(
      `insert into promotion_category values ('${id}', '${category.id}'), ('${id}', '${gowns.id}')`,
    );
    expect((await redeem(actor, code)).body.message).toBe("This code isn't valid for anything in your cart");
    await addToCart(actor, await of(gowns.id));
    expect((await redeem(actor, code)).body.data.discount).toBe(100);
    await db().execute(`delete from promotion_category where category_id = '${gowns.id}'`);
    expect((await cartOf(actor)).discount).toBe(200);
  });

  test("with the same code at two vendors, the one in the cart counts; with none in the cart, the reason names whose it is", async () => {
    const { actor } = await makeCustomer(db());
    const [here, there] = [await makeStall(), await makeStall({}, { vendorName: "Hotel Seri" })];
    await makeCampaign(there.vendor.id, { code: "WELCOME" });
    await addToCart(actor, here.product);
    expect((await redeem(actor, "WELCOME")).body.message).toBe(
      "This code is for Hotel Seri. Nothing in your cart is from them",
    );
    await makeCampaign(here.vendor.id, { code: "WELCOME", percentBps: 500 });
    expect((await redeem(actor, "WELCOME")).body.data.discount).toBe(50);
  });
});

describe("segments and limits", () => {
  test("a first-order code is gone after a paid order, and back after it was declined", async () => {
    const { actor } = await makeCustomer(db());
    const { vendor, product } = await makeStall({}, { vendorName: "Kopi & Light", dailyCapacity: 9 });
    const first = await makeCampaign(vendor.id, { segment: "not_yet_purchased", name: "Segment" });
    const second = await makeCampaign(vendor.id, { segment: "one_purchase", name: "Segment" });
    await addToCart(actor, product);
    const placed = (await placeOrder(actor)).body.data;
    await addToCart(actor, product);
    // Not paid yet, so it doesn't count as a purchase.
    expect((await redeem(actor, first.code)).status).toBe(200);
    await pay(actor, placed.checkoutId);
    expect((await redeem(actor, first.code)).body.message).toBe(
      "This code is for your first order with Kopi & Light",
    );
    expect((await redeem(actor, second.code)).status).toBe(200);
    const offered = await call<OfferedCoupons>(
      "GET",
      `/discount-user?page=1&sortBy=asc&limit=9999&searchBy=${encodeURIComponent("Segment")}`,
      {
        as: actor,
      },
    );
    expect(offered.body.data.docs.map(({ code }) => code)).toEqual([second.code]);
    await call("PATCH", `/order-vendor/decline/${placed.orders[0]?.id}`, {
      as: vendor.actor,
      body: { reason: "We are full" },
    });
    expect((await redeem(actor, first.code)).status).toBe(200);
    await settle();
  });

  test("a use counts when the order is placed and is returned when the last order of the checkout lapses", async () => {
    const { actor, id } = await makeCustomer(db());
    const stalls = [await makeStall(), await makeStall()];
    for (const { product } of stalls) await addToCart(actor, product);
    const campaign = await makeCampaign(null, { perCustomerLimit: 1, totalLimit: 1 });
    await redeem(actor, campaign.code);
    expect(await usesOf(campaign.id)).toEqual([]);
    const placed = (await placeOrder(actor)).body.data;
    expect(await usesOf(campaign.id)).toMatchObject([
      { customerId: id, amountCents: 20_000, releasedAt: null },
    ]);
    const rows = await db().select().from(order).where(eq(order.checkoutId, placed.checkoutId));
    for (const row of rows) {
      expect(row).toMatchObject({
        discountCents: 10_000,
        subsidyCents: 10_000,
        totalCents: 90_000,
        appliedDiscountId: campaign.id,
      });
    }
    await addToCart(actor, stalls[0]?.product ?? { id: "", allInCents: 0 });
    expect((await redeem(actor, campaign.code)).body.message).toBe("You've already used this code");
    const stranger = await makeCustomer(db());
    await addToCart(stranger.actor, (await makeStall()).product);
    expect((await redeem(stranger.actor, campaign.code)).body.message).toBe(
      "This code has been fully redeemed",
    );

    await call("PATCH", `/order/withdraw/${placed.orders[0]?.id}`, { as: actor });
    expect(await usesOf(campaign.id)).toMatchObject([{ releasedAt: null }]);
    await abandonUnpaidOrders(new Date(Date.now() + 7 * HOUR_MS));
    expect(await usesOf(campaign.id)).toMatchObject([{ releasedAt: expect.any(Date) as Date }]);
    expect((await redeem(stranger.actor, campaign.code)).status).toBe(200);
    expect(await checkLedger(db())).toEqual([]);
  });

  test("when 50 couples order at once with a code for three, three get it and the others are told why", async () => {
    const { vendor, product } = await makeStall({}, { dailyCapacity: 99 });
    const campaign = await makeCampaign(vendor.id, { totalLimit: 3 });
    const couples = await crowd(50, product, campaign.id);
    const answers = await Promise.all(couples.map(({ actor }) => placeOrder(actor, { orderValue: 900 })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(47);
    expect(refused[0]?.body.message).toBe("This code has been fully redeemed. The total is now $1,000.00");
    expect(refused[0]?.status).toBe(409);
    expect(await usesOf(campaign.id)).toHaveLength(3);
  });

  test("when 50 couples claim a voucher for one at once, one gets it", async () => {
    const { vendor, product } = await makeStall({}, { dailyCapacity: 99 });
    const campaign = await makeCampaign(vendor.id, { type: "voucher", totalLimit: 1, ...fixed(5_000) });
    const couples = await crowd(50, product);
    const answers = await Promise.all(
      couples.map(({ actor }) => redeemVoucher(actor, { code: campaign.code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const issued = await db().select().from(voucher).where(eq(voucher.promotionId, campaign.id));
    expect(issued).toMatchObject([{ kind: "vendor", balanceCents: 5_000 }]);
    expect(await usesOf(campaign.id)).toHaveLength(1);
  });
});

describe("a voucher on the cart", () => {
  test("pays the milestones in order; a card pays the rest, and both are booked", async () => {
    const { actor, id } = await makeCustomer(db());
    const stalls = [await makeStall({ priceCents: 100_000 }), await makeStall({ priceCents: 50_000 })];
    for (const { product } of stalls) await addToCart(actor, product);
    const credit = await gift(40_000, id);
    const { body } = await redeemVoucher(actor, { voucherId: credit.id });
    expect(body.data).toMatchObject({
      total: 1500,
      voucher: 400,
      dueNow: 50,
      appliedVoucher: { name: "Gift voucher", balance: 400, pays: 400, left: 0, reason: null },
    });
    expect(body.data.docs.map(({ voucher: paid, dueNow }) => [paid, dueNow])).toEqual([
      [300, 0],
      [100, 50],
    ]);
    const placed = (await placeOrder(actor, { dueNow: 50 })).body.data;
    expect(placed).toMatchObject({ orderValue: 1500, dueNow: 50 });
    // The first needs no card and reaches its vendor at once.
    expect(placed.orders.map(({ state, paid }) => [state, paid])).toEqual([
      ["awaiting_approval", 300],
      ["awaiting_payment", 100],
    ]);
    const intent = await pay(actor, placed.checkoutId);
    expect(intent.amount).toBe(50);
    const second = await call<OrderDetail>("GET", `/order/${placed.orders[1]?.id}`, { as: actor });
    expect(second.body.data).toMatchObject({ state: "awaiting_approval", paid: 150 });
    expect(await walletOf(actor)).toEqual([]);
    expect(await checkLedger(db())).toEqual([]);
  });

  test("an order keeps its coupon and voucher as they were at purchase", async () => {
    const { actor } = await makeCustomer(db());
    const { vendor, product } = await makeStall({ priceCents: 100_000 });
    await addToCart(actor, product);
    const coupon = await makeCampaign(vendor.id, fixed(10_000));
    const tasting = await makeCampaign(vendor.id, { ...fixed(5_000), type: "voucher", name: "Tasting" });
    await redeem(actor, coupon.code);
    await redeemVoucher(actor, { code: tasting.code });
    const orderId = (await placeOrder(actor)).body.data.orders[0]?.id ?? "";
    const read = async () => (await call<OrderDetail>("GET", `/order/${orderId}`, { as: actor })).body.data;
    const bought = {
      appliedDiscount: {
        id: coupon.id,
        code: coupon.code,
        name: "Opening offer",
        isSayangs: false,
        kind: "fixed",
        percent: null,
        amount: 100,
      },
      appliedVoucher: { kind: "vendor", name: "Tasting", code: tasting.code },
    };
    expect(await read()).toMatchObject(bought);
    for (const { id, type } of [coupon, tasting]) {
      const path = `/${type}-vendor/${id}`;
      const { code, kind } = (await call<Campaign>("GET", path, { as: vendor.actor })).body.data;
      const startDate = "2026-01-01";
      const renamed = { code: `${code}X`, name: "Another name", kind, amount: 1, startDate };
      expect((await call("PATCH", path, { as: vendor.actor, body: renamed })).body.message).toMatch(
        /updated/,
      );
    }
    expect(await read()).toMatchObject(bought);
  });

  test("an order that it pays in full needs no card", async () => {
    const { actor, id, email } = await makeCustomer(db());
    const { vendor, product } = await makeStall({ priceCents: 30_000 });
    await addToCart(actor, product);
    const credit = await gift(50_000, id);
    await redeemVoucher(actor, { voucherId: credit.id });
    const placed = (await placeOrder(actor)).body.data;
    expect(await queuedFor(db(), email)).toMatchObject([
      { kind: "order-submitted", totalCents: 30_000, paidCents: 30_000 },
    ]);
    expect(placed).toMatchObject({ dueNow: 0, orders: [{ state: "awaiting_approval", paid: 300 }] });
    expect((await shop.createIntent(actor, placed.checkoutId)).status).toBe(409);
    const orderId = placed.orders[0]?.id ?? "";
    const listed = async (query: string) =>
      (await call<Page<OrderSummary>>("GET", `/order-vendor/order?${query}`, { as: vendor.actor })).body.data
        .docs;
    expect(await listed(`appliedVoucherId=${credit.id}`)).toMatchObject([{ id: orderId }]);
    expect(await listed(`appliedVoucherId=${placed.checkoutId}`)).toEqual([]);
    const { body } = await call<OrderDetail>("PATCH", `/order-vendor/approve/${orderId}`, {
      as: vendor.actor,
    });
    expect(body.data).toMatchObject({ state: "all_paid", paid: 300, voucher: 300 });
  });

  test("is returned in full when the order is declined", async () => {
    const { actor, id } = await makeCustomer(db());
    const { vendor, product } = await makeStall({ priceCents: 30_000 });
    await addToCart(actor, product);
    const credit = await gift(50_000, id);
    await redeemVoucher(actor, { voucherId: credit.id });
    const placed = (await placeOrder(actor)).body.data;
    expect(await walletOf(actor)).toMatchObject([{ id: credit.id, balance: 200 }]);
    const path = `/order-vendor/decline/${placed.orders[0]?.id}`;
    await call("PATCH", path, { as: vendor.actor, body: { reason: "We are full" } });
    await settle();
    expect(await walletOf(actor)).toMatchObject([{ id: credit.id, balance: 500 }]);
    expect(await checkLedger(db())).toEqual([]);
  });

  test("is returned when the order lapses, without the vendor hearing of it", async () => {
    const { actor, id, email } = await makeCustomer(db());
    const { vendor, product } = await makeStall();
    await addToCart(actor, product);
    const credit = await gift(10_000, id);
    await redeemVoucher(actor, { voucherId: credit.id });
    const placed = (await placeOrder(actor)).body.data;
    expect(placed).toMatchObject({ dueNow: 200, orders: [{ state: "awaiting_payment", paid: 100 }] });
    expect(await walletOf(actor)).toEqual([]);
    await abandonUnpaidOrders(new Date(Date.now() + 7 * HOUR_MS));
    expect(await walletOf(actor)).toMatchObject([{ balance: 100 }]);
    const told = await latestFor(db(), email, "order-released");
    expect(told).toMatchObject({ voucherCents: 10_000 });
    expect(orderReleased.content(told as never)).toMatchObject({
      preheader: expect.stringContaining("the $100.00 that your voucher or store credit paid") as unknown,
    });
    const orders = await call<Page<OrderSummary>>("GET", "/order-vendor/order", { as: vendor.actor });
    expect(orders.body.data.docs).toEqual([]);
    expect(await checkLedger(db())).toEqual([]);
  });

  test("of a vendor's own pays only for its order, a percentage of it, and only above its minimum", async () => {
    const { actor } = await makeCustomer(db());
    const [mine, other] = [await makeStall({}, { vendorName: "Kopi & Light" }), await makeStall()];
    const terms = { type: "voucher" as const, percentBps: 2000, capCents: 50_000, minSpendCents: 150_000 };
    const { code } = await makeCampaign(mine.vendor.id, { ...terms, perCustomerLimit: 1 });
    await addToCart(actor, other.product);
    await addToCart(actor, mine.product);
    expect((await redeemVoucher(actor, { code })).body.message).toBe(
      "Spend another $500.00 at Kopi & Light to use this code",
    );
    await addToCart(actor, mine.product);
    const { body } = await redeemVoucher(actor, { code });
    expect(body.data).toMatchObject({ voucher: 400, appliedVoucher: { code, balance: 500, left: 100 } });
    expect(body.data.docs.map(({ voucher: paid }) => paid)).toEqual([0, 400]);
    // Claimed once: removing and adding it again claims no second one.
    await redeemVoucher(actor, { code });
    const offers = (await call<OfferedVouchers>("GET", "/voucher-user?forCart=true", { as: actor })).body
      .data;
    expect(offers.docs).toMatchObject([{ claimed: true, balance: 500, pays: 400, code }]);
    const placed = (await placeOrder(actor)).body.data;
    await pay(actor, placed.checkoutId);
    expect(await checkLedger(db())).toEqual([]);
  });

  test("works together with a coupon, and the order records the effect of each", async () => {
    const { actor, id } = await makeCustomer(db());
    const { vendor, product } = await makeStall({ priceCents: 100_000, gstType: 2 });
    await addToCart(actor, product);
    const { code, id: discountId } = await makeCampaign(vendor.id);
    const credit = await gift(10_000, id);
    await redeem(actor, code);
    const { body } = await redeemVoucher(actor, { voucherId: credit.id });
    expect(body.data).toMatchObject({ total: 981, discount: 109, voucher: 100, dueNow: 194.3 });
    const stale = await placeOrder(actor, { orderValue: 1090 });
    expect([stale.status, stale.body.message]).toEqual([
      409,
      "Prices have changed: the total is now $981.00",
    ]);
    const less = await placeOrder(actor, { dueNow: 294.3 });
    expect([less.status, less.body.message]).toEqual([409, "Prices have changed: $194.30 is due today"]);
    const placed = (await placeOrder(actor)).body.data;
    await pay(actor, placed.checkoutId);
    const detail = await call<OrderDetail>("GET", `/order/${placed.orders[0]?.id}`, { as: actor });
    expect(detail.body.data).toMatchObject({ orderValue: 981, discount: 109, voucher: 100, paid: 294.3 });
    expect(detail.body.data.milestones[0]).toMatchObject({ amount: 294.3, voucher: 100 });
    expect((await cartOf(actor)).appliedDiscount).toBeNull();
    const seen = await call<Page<OrderSummary>>(
      "GET",
      `/order-vendor/order?appliedDiscountId=${discountId}`,
      {
        as: vendor.actor,
      },
    );
    expect(seen.body.data.docs).toHaveLength(1);
  });

  test("cannot be another couple's or an expired one", async () => {
    const [owner, stranger] = [await makeCustomer(db()), await makeCustomer(db())];
    await addToCart(stranger.actor, (await makeStall()).product);
    const { id } = await gift(10_000, owner.id);
    expect((await redeemVoucher(stranger.actor, { voucherId: id })).status).toBe(400);
    expect((await redeemVoucher(stranger.actor, {})).status).toBe(400);
    await addToCart(owner.actor, (await makeStall()).product);
    expect((await redeemVoucher(owner.actor, { voucherId: id })).status).toBe(200);
    await db()
      .update(voucher)
      .set({ expiresAt: new Date("2026-01-02T16:00:00Z") })
      .where(eq(voucher.id, id));
    expect((await cartOf(owner.actor)).appliedVoucher).toMatchObject({
      reason: expect.stringContaining("expired") as string,
      pays: 0,
    });
  });
});

describe("the promo of the sign-up popup", () => {
  test("is a coupon only for that address: 10% of the cart, at most $500, once", async () => {
    const { actor, email } = await makeCustomer(db());
    await db().insert(promoSignup).values({ email, discountCode: "SAYANG-TEST-0001" });
    await addToCart(actor, (await makeStall({ priceCents: 800_000 })).product);
    const offers = await call<OfferedCoupons>("GET", "/discount-user?searchBy=sayang", { as: actor });
    expect(offers.body.data.docs).toMatchObject([
      { code: "SAYANG-TEST-0001", percent: 10, cap: 500, vendor: null, saves: 500, reason: null },
    ]);
    const stranger = await makeCustomer(db());
    await addToCart(stranger.actor, (await makeStall()).product);
    expect((await redeem(stranger.actor, "SAYANG-TEST-0001")).body.message).toMatch(/another email address/);
    await redeem(actor, "SAYANG-TEST-0001");
    const placed: PlacedCheckout = (await placeOrder(actor)).body.data;
    expect(placed.orderValue).toBe(7500);
    await addToCart(actor, (await makeStall()).product, { eventDate: addDays(EVENT_DATE, 1) });
    expect((await redeem(actor, "SAYANG-TEST-0001")).body.message).toBe("You've already used this code");
  });

  test("excludes venues when it came through an influencer", async () => {
    const { actor, email } = await makeCustomer(db());
    await db().insert(promoSignup).values({ email, discountCode: "SAYANG-TEST-0002", excludesVenues: true });
    const venues = await makeCategory(db(), { slug: "venues" });
    const [hotel, gown] = [await makeStall({ level1Id: venues.id }), await makeStall()];
    await addToCart(actor, hotel.product);
    expect((await redeem(actor, "SAYANG-TEST-0002")).body.message).toBe(
      "This code isn't valid for anything in your cart",
    );
    await addToCart(actor, gown.product);
    expect((await redeem(actor, "SAYANG-TEST-0002")).body.data.docs.map(({ discount }) => discount)).toEqual([
      0, 100,
    ]);
  });
});

async function walletOf(as: CustomerActor) {
  const { docs } = (await call<OfferedVouchers>("GET", "/voucher-user", { as })).body.data;
  return docs.filter(({ claimed }) => claimed);
}
