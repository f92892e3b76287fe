import type { PaymentHistory } from "@/contracts/sale/payment/payment";
import type { Wallet } from "@/contracts/sale/promotion/voucher";
import { UNPAID_HOURS } from "@/contracts/sale/order/order-process";
import { HOUR_MS } from "@/lib/time";
import { post } from "@/server/modules/sale/ledger/public";
import { abandonUnpaidOrders } from "@/server/modules/sale/order/public";
import { issueVoucher } from "@/server/modules/sale/voucher/public";
import { type Sale, useCancelling } from "@/tests/setup/cancelling";
import { makeCustomer } from "@/tests/setup/factories";
import type { CustomerActor } from "@/tests/setup/shop";

const shop = useCancelling();
const { call, db } = shop;

const history = async (as: CustomerActor) =>
  (await call<PaymentHistory>("GET", "/user-payment", { as })).body.data;

/** Returns a bought gift voucher of $100 in the customer's account. */
function gift(customerId: string) {
  return db().transaction(async (tx) => {
    const cents = 10_000;
    const { id } = await issueVoucher(
      tx,
      { kind: "gift", amountCents: cents, state: "active", customerId },
      new Date(),
    );
    const accounts = { debit: { name: "gateway" }, credit: { name: "voucher", id } } as const;
    await post(tx, [{ kind: "voucher_sale", ...accounts, cents, orderId: null, paymentId: null }]);
    return id;
  });
}

/** Places an order of $1,000, with a voucher or store credit paying part of the deposit. */
async function placeWith(as: CustomerActor, voucherId: string) {
  const stall = await shop.makeStall();
  await shop.addToCart(as, stall.product);
  await call("POST", "/discount-user/redeemVoucher", { as, body: { voucherId } });
  const placed = (await shop.placeOrder(as)).body.data;
  return { ...stall, placed, orderId: placed.orders[0]?.id ?? "" };
}

test("a voucher's payment, refunds to it and store credit are entries of their own", async () => {
  const customer = await makeCustomer(db());
  const { actor } = customer;
  const order = await placeWith(actor, await gift(customer.id));
  const intent = await shop.pay(actor, order.placed.checkoutId);
  const sale: Sale = { ...order, customer, intent };
  const paid = await history(actor);
  expect(paid).toMatchObject({
    totalDocs: 2,
    totals: { paid: 300, payments: 300, paymentsByVoucher: 100, refunded: 0 },
  });
  expect(paid.docs.find((entry) => entry.paymentId === intent.paymentId)).toMatchObject({
    amount: 200,
    method: "card",
  });
  expect(paid.docs.find((entry) => entry.paymentId === null)).toMatchObject({
    kind: "payment",
    status: "paid",
    label: "Payment",
    amount: 100,
    method: "gift_voucher",
    documentId: null,
    order: { id: sale.orderId },
  });

  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  await shop.ask(sale, { refundMethod: "voucher" });
  await shop.offer(sale);
  await shop.agree(sale, { refundMethod: "voucher" });
  await shop.settle();
  const back = await history(actor);
  const refunds = back.docs.filter(({ kind }) => kind === "refund");
  expect(refunds).toHaveLength(2);
  for (const line of [
    { method: "gift_voucher", amount: 50 },
    { method: "store_credit", amount: 100 },
  ]) {
    expect(refunds).toContainEqual(
      expect.objectContaining({ ...line, status: "refunded", label: "Refund", paymentId: null }),
    );
  }
  expect(back).toMatchObject({
    totalDocs: 4,
    totals: {
      paid: 150,
      payments: 300,
      paymentsByVoucher: 100,
      refunded: 150,
      refundedToVoucher: 150,
      refundDue: 0,
    },
  });
  expect(new Set(back.docs.map(({ id }) => id)).size).toBe(4);
  await shop.expectBalanced();

  const wallet = await call<Wallet>("GET", "/voucher-wallet", { as: actor });
  const credit = wallet.body.data.vouchers.find(({ kind }) => kind === "credit");
  await placeWith(actor, credit?.id ?? "");
  expect((await history(actor)).docs[0]).toMatchObject({
    kind: "payment",
    amount: 100,
    method: "store_credit",
  });
});

test("what a lapsed order had taken from a voucher is listed as paid and refunded", async () => {
  const { actor, id } = await makeCustomer(db());
  await placeWith(actor, await gift(id));
  await abandonUnpaidOrders(new Date(Date.now() + (UNPAID_HOURS + 1) * HOUR_MS));
  expect(await history(actor)).toMatchObject({
    docs: [
      { kind: "refund", status: "refunded", amount: 100, method: "gift_voucher" },
      { kind: "payment", status: "paid", amount: 100, method: "gift_voucher" },
    ],
    totals: { paid: 0, payments: 100, paymentsByVoucher: 100, refunded: 100, refundedToVoucher: 100 },
  });
  const stranger = await makeCustomer(db());
  expect(await history(stranger.actor)).toMatchObject({ docs: [], totals: { paid: 0, refunded: 0 } });
});
