import { eq } from "drizzle-orm";
import { EARLIER_MILESTONE_FIRST } from "@/contracts/sale/payment/milestone";
import type { OrderDetail } from "@/contracts/sale/order/order";
import type { MilestonePage, PaymentIntent } from "@/contracts/sale/payment/payment";
import { webhookSecret } from "@/server/adapters/payments/sandbox-secrets";
import { deliverSandboxEventsBy } from "@/server/adapters/payments/sandbox-delivery";
import { signBody } from "@/server/adapters/payments/signature";
import { milestone } from "@/server/db/schema/sale/order";
import { payment } from "@/server/db/schema/sale/payment";
import { refund } from "@/server/db/schema/sale/refund";
import { inTransaction } from "@/server/db/transaction";
import { lockOrders } from "@/server/modules/sale/order/public";
import { takeTransition } from "@/server/modules/sale/order/service/transition";
import { scheduleRefund } from "@/server/modules/sale/refund/public";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { makeCustomer } from "@/tests/setup/factories";
import { type CustomerActor, intentIdOf, useShop } from "@/tests/setup/shop";
import { closeStaleCharges } from "./service-close";

const shop = useShop();
const { call, db, confirm, settle } = shop;
const REST = "/payment-milestone-user/paypaymentofremainingmilestones";

/** Sells an order of $1,000 in progress: $300 paid, $400 and $300 to come. */
async function inProgress() {
  const sale = await shop.sell();
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  return withCalls(sale);
}

function withCalls(sale: Awaited<ReturnType<typeof shop.sell>>) {
  const as = sale.customer.actor;
  const read = async () => (await call<OrderDetail>("GET", `/order/${sale.orderId}`, { as })).body.data;
  const payOne = (milestoneId: string, by: CustomerActor = as) =>
    call<PaymentIntent>("POST", "/payment-milestone-user", { as: by, body: { milestoneId } });
  const payRest = (by: CustomerActor = as) =>
    call<PaymentIntent>("POST", REST, { as: by, body: { orderId: sale.orderId } });
  const openIntent = (body: object) =>
    call<PaymentIntent>("PUT", "/user-payment/create/payment/intent", { as, body });
  const idAt = async (at: number) => (await read()).milestones[at]?.id ?? "";
  const statuses = async () => {
    const rows = await db().select().from(payment).where(eq(payment.customerId, sale.customer.id));
    return rows.map(({ status }) => status).toSorted();
  };
  return { ...sale, read, payOne, payRest, openIntent, idAt, statuses };
}

afterEach(async () => expect(await checkLedger(db())).toEqual([]));

test("the next milestone is paid, then the rest, and the order is all paid", async () => {
  const { read, payOne, payRest, idAt } = await inProgress();
  const one = (await payOne(await idAt(1))).body.data;
  expect(one).toMatchObject({ amount: 400, status: "requires_payment" });
  await confirm(one);
  await settle();
  expect(await read()).toMatchObject({ state: "in_progress", paid: 700, nextMilestone: { due: 300 } });
  const rest = (await payRest()).body.data;
  expect(rest.amount).toBe(300);
  await confirm(rest);
  await settle();
  expect(await read()).toMatchObject({ state: "all_paid", orderStatus: 4, paid: 1000, refunded: 0 });
  expect((await payRest()).status).toBe(409);
});

test("one charge pays everything left, allotted in order", async () => {
  const { read, payRest } = await inProgress();
  const rest = (await payRest()).body.data;
  expect(rest.amount).toBe(700);
  await confirm(rest);
  await settle();
  const order = await read();
  expect(order).toMatchObject({ state: "all_paid", paid: 1000 });
  expect(order.milestones.every(({ paidAt, due }) => paidAt !== null && due === 0)).toBe(true);
});

test("a milestone is not paid ahead of an earlier one", async () => {
  const { payOne, openIntent, idAt, read, statuses } = await inProgress();
  const refused = await payOne(await idAt(2));
  expect([refused.status, refused.body.message]).toEqual([400, EARLIER_MILESTONE_FIRST]);
  expect((await openIntent({ milestoneIds: [await idAt(2)] })).body.message).toBe(EARLIER_MILESTONE_FIRST);
  expect((await payOne(await idAt(0))).status).toBe(409);
  const both = await openIntent({ milestoneIds: [await idAt(2), await idAt(1)] });
  expect(both.body.data.amount).toBe(700);
  expect(await read()).toMatchObject({ paid: 300 });
  expect(await statuses()).toEqual(["requires_payment", "succeeded"]);
});

test("before the first payment, paying a later milestone is refused with the reason", async () => {
  const { actor } = await makeCustomer(db());
  const { product } = await shop.makeStall({ priceCents: 100_000 });
  await shop.addToCart(actor, product);
  const placed = (await shop.placeOrder(actor)).body.data;
  const order = await call<OrderDetail>("GET", `/order/${placed.orders[0]?.id}`, { as: actor });
  const second = order.body.data.milestones[1]?.id;
  const refused = await call("POST", "/payment-milestone-user", { as: actor, body: { milestoneId: second } });
  expect([refused.status, refused.body.message]).toEqual([400, EARLIER_MILESTONE_FIRST]);
});

test("the part of a milestone that a voucher pays is not charged to the card", async () => {
  const { orderId, payRest, payOne, idAt, read } = await inProgress();
  await db()
    .update(milestone)
    .set({ voucherCents: 15_000 })
    .where(eq(milestone.id, await idAt(1)));
  expect((await payOne(await idAt(1))).body.data.amount).toBe(250);
  await db()
    .update(milestone)
    .set({ voucherCents: 40_000 })
    .where(eq(milestone.id, await idAt(1)));
  const rest = (await payRest()).body.data;
  expect(rest.amount).toBe(300);
  await confirm(rest);
  await settle();
  expect((await read()).state).toBe("all_paid");
  const rows = await db().select().from(milestone).where(eq(milestone.orderId, orderId));
  expect(rows.every(({ paidAt }) => paidAt !== null)).toBe(true);
});

test("later milestones wait for the vendor, and end with the order", async () => {
  const sale = withCalls(await shop.sell());
  const { payOne, payRest, idAt, vendor, orderId } = sale;
  const early = await payOne(await idAt(1));
  expect([early.status, early.body.message]).toEqual([409, expect.stringContaining("hasn't accepted")]);
  await call("PATCH", `/order-vendor/decline/${orderId}`, {
    as: vendor.actor,
    body: { reason: "We are full" },
  });
  const late = await payRest();
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining("cancelled")]);
  await settle();
});

test("another couple's milestones and orders are not found; a body must name exactly one thing to pay", async () => {
  const { payOne, payRest, idAt, openIntent, orderId, placed } = await inProgress();
  const stranger = (await makeCustomer(db())).actor;
  expect((await payOne(await idAt(1), stranger)).status).toBe(404);
  expect((await payRest(stranger)).status).toBe(404);
  expect((await openIntent({})).status).toBe(400);
  expect((await openIntent({ orderId, checkoutId: placed.checkoutId })).status).toBe(400);
  expect((await openIntent({ milestoneIds: [] })).status).toBe(400);
  const other = await inProgress();
  const mixed = await openIntent({ milestoneIds: [await idAt(1), await other.idAt(1)] });
  expect(mixed.status).toBe(409);
});

describe("races", () => {
  test("two tabs that open the same milestone share one charge", async () => {
    const { payOne, idAt, statuses } = await inProgress();
    const id = await idAt(1);
    const answers = await Promise.all(Array.from({ length: 12 }, () => payOne(id)));
    for (const { status, body } of answers) expect([status, body.data]).toEqual([200, answers[0]?.body.data]);
    expect(await statuses()).toEqual(["requires_payment", "succeeded"]);
  });

  test("of concurrent attempts to pay one and to pay the rest, one can be paid", async () => {
    const { payOne, payRest, idAt, statuses, read } = await inProgress();
    const id = await idAt(1);
    const answers = await Promise.all([payOne(id), payRest(), payOne(id), payRest()]);
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(
      true,
    );
    const opened = answers.filter(({ status }) => status === 200).map(({ body }) => body.data);
    expect(opened.length).toBeGreaterThan(0);
    const results = await Promise.all(opened.map((intent) => confirm(intent)));
    const paid = new Set(
      opened
        .filter((_, at) => results[at]?.body.data.status === "succeeded")
        .map(({ paymentId }) => paymentId),
    );
    expect(paid.size).toBeLessThanOrEqual(1);
    await settle();
    const left = await payRest();
    if (left.status === 200) await confirm(left.body.data);
    await settle();
    expect(await read()).toMatchObject({ state: "all_paid", paid: 1000, refunded: 0 });
    expect((await statuses()).filter((status) => status !== "cancelled")).not.toContain("requires_payment");
  });

  test("a charge that was replaced can't be paid; one being confirmed is not replaced", async () => {
    const { payOne, payRest, idAt, read } = await inProgress();
    const one = (await payOne(await idAt(1))).body.data;
    const rest = (await payRest()).body.data;
    expect((await confirm(one)).body.data.status).toBe("cancelled");
    deliverSandboxEventsBy(() => Promise.resolve(503));
    await confirm(rest);
    const again = await payOne(await idAt(1));
    expect([again.status, again.body.message]).toEqual([409, expect.stringContaining("being confirmed")]);
    deliverSandboxEventsBy(async (body, signature) => (await shop.webhook(body, signature)).status);
    await webhookOf(rest, "evt_late");
    await settle();
    expect(await read()).toMatchObject({ state: "all_paid", paid: 1000, refunded: 0 });
  });

  test("a webhook delivered 50 times counts once", async () => {
    const { payRest, read, orderId } = await inProgress();
    const rest = (await payRest()).body.data;
    await confirm(rest);
    await Promise.all(Array.from({ length: 50 }, (_, copy) => webhookOf(rest, `evt_${copy % 5}`)));
    await settle();
    expect(await read()).toMatchObject({ state: "all_paid", paid: 1000, refunded: 0 });
    expect(await db().select().from(refund).where(eq(refund.orderId, orderId))).toEqual([]);
  });

  test("when the order is cancelled while the charge is being confirmed, all of it is refunded to that card", async () => {
    const { payRest, read, orderId, intent } = await inProgress();
    const rest = (await payRest()).body.data;
    deliverSandboxEventsBy(() => Promise.resolve(503));
    await confirm(rest);
    await cancel(orderId);
    // A cancellation closes open charges like this; the charge is paid, so it stays.
    await closeStaleCharges(orderId);
    deliverSandboxEventsBy(async (body, signature) => (await shop.webhook(body, signature)).status);
    await webhookOf(rest, "evt_after");
    await settle();
    expect(await read()).toMatchObject({ state: "cancelled", paid: 1000, refunded: 1000 });
    const refunds = await db().select().from(refund).where(eq(refund.orderId, orderId));
    expect(refunds.map(({ paymentId, amountCents }) => [paymentId, amountCents]).toSorted()).toEqual(
      [
        [intent.paymentId, 30_000],
        [rest.paymentId, 70_000],
      ].toSorted(),
    );
  });
});

test("a cancelled order's open charge is closed, and can't be paid", async () => {
  const { payRest, orderId, statuses } = await inProgress();
  const rest = (await payRest()).body.data;
  await cancel(orderId);
  await closeStaleCharges(orderId);
  expect((await confirm(rest)).body.data.status).toBe("cancelled");
  expect(await statuses()).toEqual(["cancelled", "succeeded"]);
  await settle();
});

test("when an amount changes while its charge is open, the old charge is closed and pays nothing", async () => {
  const { payRest, orderId, idAt, read } = await inProgress();
  const before = (await payRest()).body.data;
  const last = await idAt(2);
  const setLast = (amountCents: number) =>
    db().update(milestone).set({ amountCents }).where(eq(milestone.id, last));
  await setLast(35_000);
  const now = (await payRest()).body.data;
  expect(now.amount).toBe(750);
  expect((await confirm(before)).body.data.status).toBe("cancelled");
  // Also closed when nobody opens a page.
  await setLast(30_000);
  await closeStaleCharges(orderId);
  expect((await confirm(now)).body.data.status).toBe("cancelled");
  const fits = (await payRest()).body.data;
  await closeStaleCharges(orderId);
  await confirm(fits);
  await settle();
  expect(await read()).toMatchObject({ state: "all_paid", paid: 1000, refunded: 0 });
});

test("money for a milestone that has become dearer is refunded; one that has become cheaper keeps its price", async () => {
  const { payOne, idAt, read } = await inProgress();
  const next = await idAt(1);
  const setNext = (amountCents: number) =>
    db().update(milestone).set({ amountCents }).where(eq(milestone.id, next));
  const paidAt = async (amountCents: number) => {
    await setNext(40_000);
    const intent = (await payOne(next)).body.data;
    await setNext(amountCents);
    await confirm(intent);
    await settle();
    return read();
  };
  expect(await paidAt(45_000)).toMatchObject({ state: "in_progress", paid: 700, refunded: 400 });
  expect(await paidAt(35_000)).toMatchObject({ paid: 1100, refunded: 450, milestones: [{}, { due: 0 }, {}] });
  // Simulates an order edit, after which milestones add up to the new total.
  const [, , last] = (await read()).milestones;
  await db()
    .update(milestone)
    .set({ amountCents: 35_000 })
    .where(eq(milestone.id, last?.id ?? ""));
});

test("the list shows what can be paid, what is overdue, and the sums", async () => {
  const { customer, vendor, orderId, idAt } = await inProgress();
  await db()
    .update(milestone)
    .set({ dueDate: "2026-01-05" })
    .where(eq(milestone.id, await idAt(1)));
  const list = async (query: string, path = "/payment-milestone-user", as: object = customer.actor) =>
    (await call<MilestonePage>("GET", `${path}${query}`, { as: as as CustomerActor })).body.data;
  const all = await list("");
  expect(all.totalDocs).toBe(3);
  expect(all.sums).toMatchObject({ total: 700, overdue: 400, paid: 300 });
  const { overdue, soon, later, undated } = all.sums;
  expect(overdue + soon + later + undated).toBe(700);
  const late = await list("?due=overdue");
  expect(late.docs).toMatchObject([{ due: 400, isOverdue: true, isNext: true, canPay: true }]);
  expect(late).toMatchObject({ totalDocs: 1, sums: { total: 700 } });
  expect((await list("?due=open")).docs.map(({ canPay }) => canPay)).toEqual([true, false]);
  expect((await list("?due=paid")).docs).toMatchObject([{ due: 0, canPay: false }]);
  expect((await list(`?orderId=${orderId}`)).totalDocs).toBe(3);
  const sold = await list("?due=overdue&searchBy=half", "/payment-milestone-vendor", vendor.actor);
  expect(sold).toMatchObject({ totalDocs: 1, sums: { overdue: 400, total: 400 } });
});

async function cancel(orderId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const [order] = await lockOrders(tx, [orderId]);
    if (!order) throw new Error("no order");
    // Cancellation belongs to another module; here it is a step of the order's own process.
    const cancelled = await takeTransition(tx, { ...order, state: "awaiting_approval" }, "decline", {
      actor: "vendor",
      now: new Date(),
    });
    await scheduleRefund(tx, cancelled, "all", "Cancelled", new Date());
  });
}

function webhookOf({ amount, ...intent }: PaymentIntent, id: string) {
  const body = JSON.stringify({
    id,
    type: "payment_intent.succeeded",
    created: 1,
    data: { intentId: intentIdOf(intent), amountCents: Math.round(amount * 100), currency: "sgd" },
  });
  return shop.webhook(body, signBody(body, webhookSecret()));
}
