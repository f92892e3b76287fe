import { eq } from "drizzle-orm";
import { type PaymentHistory, SANDBOX_CARDS } from "@/contracts/sale/payment/payment";
import { payment } from "@/server/db/schema/sale/payment";
import { makeCustomer } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import type { CustomerActor } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

const history = async (as: CustomerActor, query = "") =>
  (await call<PaymentHistory>("GET", `/user-payment${query}`, { as })).body.data;
const THIS_YEAR = Number(
  new Intl.DateTimeFormat("en", { timeZone: "Asia/Singapore", year: "numeric" }).format(),
);

test("nothing paid yet: an empty list", async () => {
  const { actor } = await makeCustomer(db());
  expect(await history(actor)).toEqual({
    docs: [],
    totalDocs: 0,
    page: 1,
    limit: 20,
    totalPages: 1,
    years: [],
    totals: { paid: 0, payments: 0, paymentsByVoucher: 0, refunded: 0, refundedToVoucher: 0, refundDue: 0 },
  });
});

test("a charge for two vendors is an entry for each, with refunds listed above it", async () => {
  const stalls = [await shop.makeStall({ priceCents: 10_001 }), await shop.makeStall({ priceCents: 20_002 })];
  const { actor } = await makeCustomer(db());
  for (const { product } of stalls) await shop.addToCart(actor, product);
  const placed = (await shop.placeOrder(actor)).body.data;
  expect((await history(actor)).docs).toEqual([]);
  const { paymentId } = await shop.pay(actor, placed.checkoutId);

  const paid = await history(actor);
  expect(paid).toMatchObject({ totalDocs: 2, years: [THIS_YEAR], totals: { paid: 90, refunded: 0 } });
  for (const order of placed.orders) {
    const line = paid.docs.find((entry) => entry.order.id === order.id);
    expect(line).toMatchObject({
      kind: "payment",
      status: "paid",
      label: order.nextMilestone?.label,
      note: "",
      paymentId,
      amount: order.nextMilestone?.amount,
      order: { orderNumber: order.orderNumber, vendor: { vendorName: order.vendor.vendorName } },
    });
  }

  const [first] = placed.orders;
  const seller = stalls.find(({ vendor }) => vendor.id === first?.vendor.id)?.vendor.actor;
  if (!seller) throw new Error("whose order is it");
  await call("PATCH", `/order-vendor/decline/${first?.id}`, { as: seller, body: { reason: "We are full" } });
  // The processor may or may not have confirmed by now.
  expect((await history(actor)).docs[0]).toMatchObject({
    kind: "refund",
    status: expect.stringMatching(/^(pending|refunded)$/) as string,
  });
  await shop.settle();
  const back = await history(actor);
  expect(back.docs[0]).toMatchObject({
    kind: "refund",
    status: "refunded",
    label: "Refund",
    amount: first?.nextMilestone?.amount,
    order: { id: first?.id },
  });
  expect(back).toMatchObject({
    totalDocs: 3,
    totals: { payments: 90, refunded: first?.nextMilestone?.amount, refundDue: 0 },
  });
  expect(new Set(back.docs.map(({ id }) => id)).size).toBe(3);
});

test("pages list every entry once; years follow Singapore time", async () => {
  const { customer, intent } = await shop.sell();
  const { product } = await shop.makeStall();
  await shop.addToCart(customer.actor, product);
  const next = (await shop.placeOrder(customer.actor)).body.data;
  await shop.pay(customer.actor, next.checkoutId);
  const pages = [
    await history(customer.actor, "?limit=1&page=1"),
    await history(customer.actor, "?limit=1&page=2"),
  ];
  expect(pages.map(({ docs }) => docs.map(({ order }) => order.id))).toEqual([
    [next.orders[0]?.id],
    [expect.not.stringContaining(next.orders[0]?.id ?? "")],
  ]);
  expect(pages[0]?.totalPages).toBe(2);

  // Half past midnight on New Year's Day in Singapore, still the old year in UTC.
  await db()
    .update(payment)
    .set({ succeededAt: new Date("2024-12-31T16:30:00Z") })
    .where(eq(payment.id, intent.paymentId));
  const all = await history(customer.actor, "?year=");
  expect(all).toMatchObject({ totalDocs: 2, years: [THIS_YEAR, 2025] });
  const year = await history(customer.actor, "?year=2025");
  expect(year).toMatchObject({ totalDocs: 1, years: [THIS_YEAR, 2025], totals: { paid: intent.amount } });
  expect(year.docs[0]?.paymentId).toBe(intent.paymentId);
  expect(await history(customer.actor, "?year=2024")).toMatchObject({ totalDocs: 0, totals: { paid: 0 } });
});

test("a declined card is listed as failed with its reason, until the charge succeeds", async () => {
  const { product } = await shop.makeStall();
  const { actor } = await makeCustomer(db());
  await shop.addToCart(actor, product);
  const placed = (await shop.placeOrder(actor)).body.data;
  const intent = (await shop.createIntent(actor, placed.checkoutId)).body.data;
  await shop.confirm(intent, SANDBOX_CARDS.declined);
  await shop.settle();
  const failed = await history(actor);
  expect(failed.docs).toMatchObject([{ status: "failed", note: "Your card was declined." }]);
  expect(failed.totals.paid).toBe(0);
  await shop.confirm(intent, SANDBOX_CARDS.authenticationRequired);
  await shop.settle();
  expect((await history(actor)).docs).toMatchObject([{ kind: "payment", status: "pending", note: "" }]);
  await shop.authenticate(intent, "approve");
  await shop.settle();
  expect((await history(actor)).docs).toMatchObject([{ status: "paid", note: "" }]);
});

test("nobody can read another couple's payments; an invalid year is refused by name", async () => {
  await shop.sell();
  const stranger = await makeCustomer(db());
  expect(await history(stranger.actor)).toMatchObject({ docs: [], totalDocs: 0, years: [] });
  for (const year of ["soon", "1999", "2026.5"]) {
    const { status, body } = await call<{ errors: { field: string }[] }>(
      "GET",
      `/user-payment?year=${year}`,
      {
        as: stranger.actor,
      },
    );
    expect(status).toBe(400);
    expect(body.data.errors.map(({ field }) => field)).toEqual(["year"]);
  }
});
