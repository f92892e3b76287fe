import { eq } from "drizzle-orm";
import type { Cart } from "@/contracts/sale/cart";
import type { OrderEdits } from "@/contracts/sale/order/edit";
import type { Wallet } from "@/contracts/sale/promotion/voucher";
import { refund } from "@/server/db/schema/sale/refund";
import { voucher } from "@/server/db/schema/sale/voucher";
import type { Sale } from "@/tests/setup/cancelling";
import { useDisputing } from "@/tests/setup/disputing";

const shop = useDisputing();
const { call, db, agree, ask, askAsVendor, into, offer, orderOf, payRest, sellAccepted, tell } = shop;

const CREDIT = { refundMethod: "voucher" };

afterEach(() => shop.expectBalanced());

/** Sells an order of which the couple took $300 back as store credit, before the vendor had accepted. */
async function sellForCredit(): Promise<Sale> {
  const sale = await shop.sell();
  expect((await ask(sale, CREDIT)).body.data).toMatchObject({ state: "refunded", refund: { credit: 300 } });
  return sale;
}

/** Sells an order of $1,000 that its vendor cancels, with all of it taken as store credit. */
async function cancelledPaid() {
  const sale = await sellAccepted();
  const rest = await payRest(sale);
  await askAsVendor(sale);
  expect((await agree(sale, CREDIT)).body.data).toMatchObject({ refund: { credit: 1000 } });
  return { sale, rest: { intent: rest } };
}

async function creditOf({ customer }: Sale) {
  const [row] = await db().select().from(voucher).where(eq(voucher.customerId, customer.id));
  if (!row) throw new Error("no store credit");
  return row;
}

const walletOf = async ({ customer }: Sale) =>
  (await call<Wallet>("GET", "/voucher-wallet", { as: customer.actor })).body.data;

/** Puts an item for $200 into the cart and applies the credit. */
async function redeem(sale: Sale) {
  const { product } = await shop.makeStall({ priceCents: 20_000 });
  await shop.addToCart(sale.customer.actor, product);
  const body = { voucherId: (await creditOf(sale)).id };
  return call<Cart>("POST", "/discount-user/redeemVoucher", { as: sale.customer.actor, body });
}

/** Both sides agree on a lower price, and the excess is refunded to the card. */
async function lowerPrice(sale: Sale, unitPrice: number): Promise<void> {
  const { vendor, customer, orderId } = sale;
  const [item] = (await orderOf(sale)).items;
  const items = [{ itemId: item?.id, quantity: 1, unitPrice, eventDate: item?.eventDate }];
  const asked = await call<OrderEdits>("POST", `/order-vendor/edits/${orderId}`, {
    as: vendor.actor,
    body: { items, comment: "A smaller party" },
  });
  const body = { accepted: true, version: asked.body.data.open?.version, reason: "" };
  await call("PATCH", `/order/acceptrejectordereditrequest/${orderId}`, { as: customer.actor, body });
}

const place = ({ customer }: Sale) => shop.placeOrder(customer.actor, { dueNow: 0 });

test("store credit can't be spent while its original payment is disputed, but can once the dispute is won", async () => {
  const sale = await sellForCredit();
  expect((await redeem(sale)).status).toBe(200);
  await tell(sale, "dispute.created");
  const placed = await place(sale);
  expect([placed.status, placed.body.message]).toEqual([
    409,
    expect.stringContaining("a bank took back the payment"),
  ]);
  const body = { voucherId: (await creditOf(sale)).id };
  const again = await call("POST", "/discount-user/redeemVoucher", { as: sale.customer.actor, body });
  expect(again.status).toBe(400);
  expect((await walletOf(sale)).total).toBe(0);

  await tell(sale, "dispute.closed", "won");
  expect((await walletOf(sale)).total).toBe(300);
  expect((await place(sale)).body.data).toMatchObject({ dueNow: 0, orders: [{ paid: 200 }] });
  expect(await into(sale.orderId, "commission")).toBe(0);
});

test("store credit is taken back when the dispute is lost", async () => {
  const sale = await sellForCredit();
  await tell(sale, "dispute.created");
  expect(await into(sale.orderId, "commission")).toBe(-30_000);
  await tell(sale, "dispute.closed", "lost");
  expect(await creditOf(sale)).toMatchObject({ state: "used", balanceCents: 0, frozenAt: null });
  expect(await into(sale.orderId, "commission")).toBe(0);
  const [credit] = (await walletOf(sale)).vouchers;
  expect(credit?.history).toMatchObject([
    { kind: "revoke", amount: -300, order: { id: sale.orderId } },
    { kind: "issue", amount: 300 },
  ]);
});

test("credit that has been spent stays spent", async () => {
  const sale = await sellForCredit();
  await redeem(sale);
  expect((await place(sale)).status).toBe(200);
  await tell(sale, "dispute.created");
  await tell(sale, "dispute.closed", "lost");
  expect(await creditOf(sale)).toMatchObject({ state: "used", balanceCents: 0 });
  expect(await into(sale.orderId, "commission")).toBe(-20_000);
});

test("only the amount that the couple would get twice is taken back", async () => {
  const sale = await sellAccepted();
  await ask(sale, CREDIT);
  await offer(sale, { amount: 240 });
  expect((await agree(sale)).body.data).toMatchObject({ refund: { credit: 240 }, kept: 60 });
  await tell(sale, "dispute.created", undefined, 20_000);
  expect(await creditOf(sale)).toMatchObject({ frozenAt: expect.any(Date) });
  await tell(sale, "dispute.closed", "lost", 20_000);
  // Of $300, the bank returned $200.
  expect(await creditOf(sale)).toMatchObject({ state: "partly_used", balanceCents: 10_000, frozenAt: null });
  expect((await walletOf(sale)).total).toBe(100);
});

test("a dispute of less than was kept leaves the store credit alone", async () => {
  const sale = await sellAccepted();
  await ask(sale, CREDIT);
  await offer(sale);
  expect((await agree(sale)).body.data).toMatchObject({ refund: { credit: 150 } });
  await tell(sale, "dispute.created", undefined, 15_000);
  expect((await walletOf(sale)).total).toBe(150);
  await tell(sale, "dispute.closed", "lost", 15_000);
  expect((await walletOf(sale)).total).toBe(150);
});

test("of two disputes, each is decided on its own, and the store credit stays frozen until the last", async () => {
  const first = await cancelledPaid();
  await tell(first.sale, "dispute.created");
  await tell(first.rest, "dispute.created", undefined, 70_000);
  await tell(first.sale, "dispute.closed", "won");
  expect((await walletOf(first.sale)).total).toBe(0);
  await tell(first.rest, "dispute.closed", "lost", 70_000);
  expect((await walletOf(first.sale)).total).toBe(300);

  const second = await cancelledPaid();
  await tell(second.sale, "dispute.created");
  await tell(second.rest, "dispute.created", undefined, 70_000);
  await tell(second.sale, "dispute.closed", "lost");
  expect(await creditOf(second.sale)).toMatchObject({ balanceCents: 70_000, frozenAt: expect.any(Date) });
  await tell(second.rest, "dispute.closed", "won", 70_000);
  expect((await walletOf(second.sale)).total).toBe(700);
  expect(await into(second.sale.orderId, "commission")).toBe(0);
});

test("a refund that can't be made, because a bank took its charge back, doesn't count as paid", async () => {
  const sale = await sellAccepted();
  const rest = { intent: await payRest(sale) };
  await lowerPrice(sale, 600);
  await askAsVendor(sale);
  expect((await agree(sale, CREDIT)).body.data).toMatchObject({ refund: { credit: 600 } });
  await db()
    .update(refund)
    .set({ failedAt: new Date(), failure: "The charge was disputed" })
    .where(eq(refund.orderId, sale.orderId));
  await tell(rest, "dispute.created", undefined, 70_000);
  await tell(rest, "dispute.closed", "lost", 70_000);
  // $700 from the bank and this make the $1,000 that was paid.
  expect((await walletOf(sale)).total).toBe(300);
});
