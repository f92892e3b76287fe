import { eq } from "drizzle-orm";
import type { OrderDetail } from "@/contracts/sale/order/order";
import type { PaymentIntent } from "@/contracts/sale/payment/payment";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import type { VoucherBalance } from "@/contracts/sale/promotion/voucher";
import { closeSandboxDispute, openSandboxDispute } from "@/server/adapters/payments/sandbox-disputes";
import { disputePart } from "@/server/db/schema/sale/dispute";
import { refund } from "@/server/db/schema/sale/refund";
import { useDisputing } from "@/tests/setup/disputing";
import { makeCustomer } from "@/tests/setup/factories";
import { latestFor } from "@/tests/setup/mailbox";
import { intentIdOf } from "@/tests/setup/shop";

const shop = useDisputing();
const { call, db, settle, closeAll, into } = shop;

afterEach(() => shop.expectBalanced());

/** Two orders of one checkout, whose deposits of $300 and $600 one charge paid. */
async function sellTwo() {
  const [first, second] = [await shop.makeStall(), await shop.makeStall({ priceCents: 200_000 })];
  const customer = await makeCustomer(db());
  await shop.addToCart(customer.actor, first.product);
  await shop.addToCart(customer.actor, second.product);
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  const intent = (await shop.createIntent(customer.actor, placed.checkoutId)).body.data;
  await shop.confirm(intent);
  await settle();
  const saleOf = ({ vendor }: typeof first) => {
    const orderId = placed.orders.find((each) => each.vendor.id === vendor.id)?.id ?? "";
    const read = async () =>
      (await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor })).body.data;
    const decline = async () => {
      const body = { reason: "We are full" };
      expect(
        (await call("PATCH", `/order-vendor/decline/${orderId}`, { as: vendor.actor, body })).status,
      ).toBe(200);
    };
    return { orderId, read, decline };
  };
  return { intent, small: saleOf(first), large: saleOf(second) };
}

const partsOf = async (orderId: string) =>
  (await db().select().from(disputePart).where(eq(disputePart.orderId, orderId))).map(
    ({ amountCents }) => amountCents,
  );
const openRefunds = async () =>
  (await db().select().from(refund)).filter(({ succeededAt, withdrawnAt }) => !succeededAt && !withdrawnAt);

test("a bank that takes the rest of a charge takes nothing from an order that was refunded", async () => {
  const { intent, small, large } = await sellTwo();
  await small.decline();
  await settle();
  expect(await small.read()).toMatchObject({ refunded: 300 });
  await openSandboxDispute(intentIdOf(intent));
  await settle();
  expect([await partsOf(small.orderId), await partsOf(large.orderId)]).toEqual([[], [60_000]]);
  expect([await into(large.orderId, "order"), await into(small.orderId, "commission")]).toEqual([0, 0]);
  await closeAll("lost");
  await large.decline();
  await settle();
  expect(await large.read()).toMatchObject({ state: "cancelled", refunded: 0, refundDue: 0 });
  expect(await openRefunds()).toEqual([]);
});

test("what a bank takes and returns in parts is divided by what the orders have left each time", async () => {
  const { intent, small, large } = await sellTwo();
  await openSandboxDispute(intentIdOf(intent), 45_000);
  await settle();
  await closeAll("lost");
  await small.decline();
  await settle();
  expect(await small.read()).toMatchObject({ refunded: 150 });
  await openSandboxDispute(intentIdOf(intent), 10_000);
  await openSandboxDispute(intentIdOf(intent));
  await settle();
  expect(await partsOf(small.orderId)).toEqual([15_000]);
  expect((await partsOf(large.orderId)).toSorted((a, b) => a - b)).toEqual([10_000, 20_000, 30_000]);
  expect(await into(large.orderId, "order")).toBe(0);
  await closeAll("won");
  expect(await into(large.orderId, "order")).toBe(30_000);
  await large.decline();
  await settle();
  expect(await large.read()).toMatchObject({ refunded: 300 });
  expect(await openRefunds()).toEqual([]);
});

test("gift vouchers stay frozen while one of several disputes of their charge may be lost", async () => {
  const { actor } = await makeCustomer(db());
  const body = { email: "gift@test.example", buyerEmail: "buyer@test.example", amount: 200, from: "Ah Ma" };
  const headers = { "idempotency-key": "twice-disputed" };
  const bought = (await call<VoucherPurchase>("POST", "/evoucher", { body, headers })).body.data;
  const path = `/evoucher/purchase/${bought.id}/payment?token=${bought.token}`;
  const intent = (await call<PaymentIntent>("PUT", path)).body.data;
  await shop.confirm(intent);
  await settle();
  const [code = ""] = (await latestFor(db(), body.email, "gift-voucher")).codes;
  const isClaimable = async () =>
    (await call<VoucherBalance>("POST", "/evoucher/balance", { as: actor, body: { code } })).body.data
      .isClaimable;
  expect(await isClaimable()).toBe(true);
  const first = (await openSandboxDispute(intentIdOf(intent), 5_000)) ?? "";
  const second = (await openSandboxDispute(intentIdOf(intent), 5_000)) ?? "";
  await settle();
  await closeSandboxDispute(first, "won");
  await settle();
  expect(await isClaimable()).toBe(false);
  await closeSandboxDispute(second, "won");
  await settle();
  expect(await isClaimable()).toBe(true);
});
