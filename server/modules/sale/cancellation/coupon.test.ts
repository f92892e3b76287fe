import { eq } from "drizzle-orm";
import type { Cart } from "@/contracts/sale/cart";
import { promotion, promotionUse } from "@/server/db/schema/sale/promotion";
import { type Sale, useCancelling } from "@/tests/setup/cancelling";
import { makeCustomer } from "@/tests/setup/factories";

const shop = useCancelling();
const { call, db, ask, askAsVendor, offer, agree, settle } = shop;

afterEach(() => shop.expectBalanced());

type Coupon = { id: string; code: string };
let serial = 0;

/** Creates a coupon of Sayang's own that each couple can use once. */
async function makeCoupon(): Promise<Coupon> {
  const [row] = await db()
    .insert(promotion)
    .values({
      type: "discount",
      code: `ONCE${++serial}`,
      name: "Once",
      kind: "percent",
      percentBps: 1000,
      perCustomerLimit: 1,
      startsAt: new Date("2026-01-01T00:00:00Z"),
    })
    .returning();
  if (!row) throw new Error("no row");
  return row;
}

const redeem = ({ customer }: Pick<Sale, "customer">, { code }: Coupon) =>
  call<Cart>("POST", "/discount-user/redeemDiscountCoupon", { as: customer.actor, body: { code } });

/** Sells with the coupon in one checkout whose first milestones are paid: one order for each of `vendors`. */
async function sellWithCoupon(coupon: Coupon, vendors = 1): Promise<Sale[]> {
  const customer = await makeCustomer(db());
  const stalls = [];
  for (let n = 0; n < vendors; n++) stalls.push(await shop.makeStall({}, { dailyCapacity: 9 }));
  for (const { product } of stalls) await shop.addToCart(customer.actor, product);
  expect((await redeem({ customer }, coupon)).status).toBe(200);
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  const intent = await shop.pay(customer.actor, placed.checkoutId);
  return stalls.map((stall) => {
    const orderId = placed.orders.find(({ vendor }) => vendor.id === stall.vendor.id)?.id ?? "";
    return { ...stall, customer, placed, intent, orderId };
  });
}

async function sellOne(coupon: Coupon): Promise<Sale> {
  const [sale] = await sellWithCoupon(coupon);
  if (!sale) throw new Error("no sale");
  return sale;
}

const approve = ({ vendor, orderId }: Sale) =>
  call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });

/** Asserts whether the couple can redeem the code again. */
async function expectUsable(sale: Sale, coupon: Coupon, usable: boolean): Promise<void> {
  const uses = await db().select().from(promotionUse).where(eq(promotionUse.promotionId, coupon.id));
  expect(uses).toMatchObject([{ releasedAt: usable ? expect.any(Date) : null }]);
  await shop.addToCart(sale.customer.actor, sale.product);
  const { status, body } = await redeem(sale, coupon);
  expect([status, body.message]).toEqual(
    usable ? [200, "Promo code applied"] : [400, "You've already used this code"],
  );
}

test("a coupon can be used again when the couple cancels before the vendor has accepted", async () => {
  const coupon = await makeCoupon();
  const sale = await sellOne(coupon);
  expect((await ask(sale)).body.data).toMatchObject({ state: "refund_due", offered: 270 });
  await settle();
  await expectUsable(sale, coupon, true);
});

test("a coupon can be used again when the vendor cancels", async () => {
  const coupon = await makeCoupon();
  const sale = await sellOne(coupon);
  await approve(sale);
  await askAsVendor(sale);
  expect((await agree(sale)).body.data).toMatchObject({ state: "refund_due" });
  await settle();
  await expectUsable(sale, coupon, true);
});

test("a coupon stays used when the couple cancels an accepted order", async () => {
  const coupon = await makeCoupon();
  const sale = await sellOne(coupon);
  await approve(sale);
  await ask(sale);
  await offer(sale);
  expect((await agree(sale)).body.data).toMatchObject({ state: "refund_due" });
  await settle();
  await expectUsable(sale, coupon, false);
});

test("a coupon on two orders can be used again when the second is cancelled", async () => {
  const coupon = await makeCoupon();
  const [first, second] = await sellWithCoupon(coupon, 2);
  if (!first || !second) throw new Error("two orders expected");
  await ask(first);
  await settle();
  await expectUsable(first, coupon, false);
  await ask(second);
  await settle();
  await expectUsable(second, coupon, true);
});
