import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { milestone, order, orderItem } from "@/server/db/schema/sale/order";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import { payment } from "@/server/db/schema/sale/payment";
import { payout } from "@/server/db/schema/sale/payout";
import { promotion, promotionUse } from "@/server/db/schema/sale/promotion";
import { voucher, voucherEntry } from "@/server/db/schema/sale/voucher";
import { useShop } from "@/tests/setup/shop";
import { checkLedger, readBooks } from "./public";

const shop = useShop();
const { db } = shop;

async function sold() {
  const { orderId, vendor, customer } = await shop.sell();
  return { orderId, vendorId: vendor.id, customerId: customer.id };
}

/** Returns the complaints caused by a change to the books. */
async function complaintsAfter(change: () => Promise<unknown>): Promise<string> {
  const before = await checkLedger(db());
  await change();
  return (await checkLedger(db())).filter((complaint) => !before.includes(complaint)).join("\n");
}

test("an order's sums are checked against the ledger, its items and its milestones", async () => {
  const { orderId } = await sold();
  expect(await checkLedger(db())).toEqual([]);
  const set = (values: Partial<typeof order.$inferInsert>) => () =>
    db().update(order).set(values).where(eq(order.id, orderId));
  expect(await complaintsAfter(set({ paidCents: 30_001 }))).toContain(`order ${orderId} has paid 30001`);
  expect(await complaintsAfter(set({ state: "completed" }))).toContain(`the account of order ${orderId}`);
  expect(
    await complaintsAfter(() =>
      db().update(orderItem).set({ discountCents: 1 }).where(eq(orderItem.orderId, orderId)),
    ),
  ).toContain(`order ${orderId} costs`);
  expect(
    await complaintsAfter(() =>
      db().update(milestone).set({ amountCents: 7 }).where(eq(milestone.orderId, orderId)),
    ),
  ).toContain("its milestones");
});

test("a voucher's balance is checked against its history and its account", async () => {
  const { vendorId, customerId } = await sold();
  const row = { amountCents: 5_000, balanceCents: 5_000, state: "active" as const, customerId };
  const gift = v7();
  expect(
    await complaintsAfter(() =>
      db()
        .insert(voucher)
        .values({ ...row, id: gift, kind: "gift" }),
    ),
  ).toContain(`voucher ${gift} (gift, active) has 5000`);
  const campaign = v7();
  expect(
    await complaintsAfter(async () => {
      await db()
        .insert(voucher)
        .values({ ...row, id: campaign, kind: "vendor", vendorId });
      await db().insert(voucherEntry).values({ voucherId: campaign, kind: "issue", deltaCents: 5_000 });
    }),
  ).toBe("");
});

test("a charge is checked against its allotment and what the ledger took in", async () => {
  const { customerId } = await sold();
  const ofThem = eq(payment.customerId, customerId);
  const failed = () => db().update(payment).set({ status: "failed" }).where(ofThem);
  expect(await complaintsAfter(failed)).toContain("of 30000 is allotted 30000, the ledger took in 30000");
  const more = () => db().update(payment).set({ status: "succeeded", amountCents: 30_007 }).where(ofThem);
  expect(await complaintsAfter(more)).toContain("of 30007 is allotted 30000, the ledger took in 30000");
});

test("vendors and payouts are checked against the ledger", async () => {
  const { orderId, vendorId } = await sold();
  const postingId = v7();
  expect(
    await complaintsAfter(() =>
      db()
        .insert(ledgerEntry)
        .values([
          {
            postingId,
            account: "vendor",
            accountId: vendorId,
            kind: "settlement",
            amountCents: -900,
            orderId,
          },
          { postingId, account: "commission", kind: "settlement", amountCents: 900, orderId },
        ]),
    ),
  ).toContain(`vendor ${vendorId} is owed 900; its lines say 0`);
  const unpaid = await complaintsAfter(() =>
    db().insert(payout).values({ vendorId, gateway: "sandbox", amountCents: 900, state: "on_its_way" }),
  );
  expect(unpaid).toContain("of 900 has lines of 0");
  expect(unpaid).toContain("the ledger paid out 0");
});

test("uses of a campaign are checked against its limits", async () => {
  const { vendorId, customerId } = await sold();
  const promotionId = v7();
  await db()
    .insert(promotion)
    .values({
      id: promotionId,
      vendorId,
      type: "discount",
      code: `T${promotionId.slice(-6).toUpperCase()}`,
      name: "Test",
      kind: "fixed",
      amountCents: 100,
      totalLimit: 1,
      perCustomerLimit: 1,
      startsAt: new Date(),
    });
  const use = () =>
    db().insert(promotionUse).values({ promotionId, customerId, amountCents: 100, checkoutId: v7() });
  expect(await complaintsAfter(use)).toBe("");
  const over = await complaintsAfter(use);
  expect(over).toContain("was used 2 times of 1");
  expect(over).toContain(`2 times by customer ${customerId}`);
});

test("the accounts are summed up", async () => {
  await sold();
  const { accounts, orders } = await readBooks(db());
  expect(orders).toBeGreaterThan(0);
  expect(accounts.find(({ account }) => account === "gateway")?.cents).toBeGreaterThan(0);
});
