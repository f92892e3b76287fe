import { and, eq } from "drizzle-orm";
import { SANDBOX_CARDS } from "@/contracts/sale/payment/payment";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import { payoutLine } from "@/server/db/schema/sale/payout";
import { promotion } from "@/server/db/schema/sale/promotion";
import { refundAsOperator } from "@/server/modules/sale/cancellation/public";
import type { Sale } from "@/tests/setup/cancelling";
import { useDisputing } from "@/tests/setup/disputing";
import { makeCustomer } from "@/tests/setup/factories";

const shop = useDisputing();
const { call, db, closeAll, complete, into, orderOf, payRest, settle } = shop;

let serial = 0;

/** Sells an order with $50 off that Sayang pays for. The bank takes the deposit back at once. */
async function sellSubsidized(priceCents: number, commissionBps: number): Promise<Sale> {
  const stall = await shop.makeStall({ priceCents }, { commissionBps });
  const customer = await makeCustomer(db());
  const code = `FIFTY${++serial}`;
  await db()
    .insert(promotion)
    .values({
      type: "discount",
      code,
      name: "Fifty dollars",
      kind: "fixed",
      amountCents: 5_000,
      startsAt: new Date("2026-01-01T00:00:00Z"),
    });
  await shop.addToCart(customer.actor, stall.product);
  await call("POST", "/discount-user/redeemDiscountCoupon", { as: customer.actor, body: { code } });
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  const intent = await shop.pay(customer.actor, placed.checkoutId, SANDBOX_CARDS.disputed);
  return { ...stall, customer, placed, intent, orderId: placed.orders[0]?.id ?? "" };
}

/** Returns the part of the coupon that the vendor has been paid. */
async function subsidyOf({ orderId }: Sale): Promise<number> {
  const rows = await db()
    .select()
    .from(ledgerEntry)
    .where(
      and(
        eq(ledgerEntry.orderId, orderId),
        eq(ledgerEntry.kind, "subsidy"),
        eq(ledgerEntry.account, "vendor"),
      ),
    );
  return rows.reduce((sum, { amountCents }) => sum - amountCents, 0);
}

afterEach(() => shop.expectBalanced());

// In the second case, the parts of the commission are rounded to less than the whole.
test.each([
  { priceCents: 105_000, commissionBps: 1_000, commission: 10_000 },
  { priceCents: 105_004, commissionBps: 1_350, commission: 13_501 },
])(
  "money won back after the end includes its part of Sayang's coupon, and a refund takes all of it back: %j",
  async ({ priceCents, commissionBps, commission }) => {
    const sale = await sellSubsidized(priceCents, commissionBps);
    const { orderId, vendor } = sale;
    const totalCents = priceCents - 5_000;
    await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
    await payRest(sale);
    await complete(sale);
    expect(await orderOf(sale)).toMatchObject({ state: "completed", orderValue: totalCents / 100 });
    expect(await subsidyOf(sale)).toBe(3_500);
    await closeAll("won");
    expect(await subsidyOf(sale)).toBe(5_000);
    expect(await into(orderId, "vendor")).toBe(totalCents - commission + 5_000);
    expect(await into(orderId, "commission")).toBe(commission - 5_000);
    await shop.expectBalanced();

    const { orderNumber } = await orderOf(sale);
    const act = { orderNumber, doneBy: "operator:cli", reason: "Goodwill" };
    await refundAsOperator({ ...act, cents: totalCents });
    await settle();
    expect(await orderOf(sale)).toMatchObject({ refunded: totalCents / 100 });
    expect(await into(orderId, "vendor")).toBe(0);
    expect(await into(orderId, "commission")).toBe(0);
    const lines = await db().select().from(payoutLine).where(eq(payoutLine.orderId, orderId));
    expect(lines.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(0);
  },
);
