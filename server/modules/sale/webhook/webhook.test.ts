import { eq } from "drizzle-orm";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { MINUTE_MS } from "@/lib/time";
import { claimDueEvents } from "@/server/adapters/payments/repo-sandbox";
import { deliverSandboxEvents, deliverSandboxEventsBy } from "@/server/adapters/payments/sandbox-delivery";
import { webhookSecret } from "@/server/adapters/payments/sandbox-secrets";
import { signBody } from "@/server/adapters/payments/signature";
import { gatewayEvent } from "@/server/db/schema/sale/gateway-event";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import { refund } from "@/server/db/schema/sale/refund";
import { sandboxEvent } from "@/server/db/schema/sale/sandbox";
import { inTransaction } from "@/server/db/transaction";
import { makeCustomer } from "@/tests/setup/factories";
import { intentIdOf, useShop } from "@/tests/setup/shop";
import { sendRefund } from "@/server/modules/sale/refund/service-dispatch";
import { lockOrders } from "@/server/modules/sale/order/public";
import { scheduleRefund } from "@/server/modules/sale/refund/public";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";

const shop = useShop();
const { call, db } = shop;

async function openOrder() {
  const { product, vendor } = await shop.makeStall();
  const customer = await makeCustomer(db());
  await shop.addToCart(customer.actor, product);
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  const intent = (await shop.createIntent(customer.actor, placed.checkoutId)).body.data;
  const orderId = placed.orders[0]?.id ?? "";
  const read = async () =>
    (await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor })).body.data;
  return { customer, vendor, intent, orderId, read };
}

type Open = Awaited<ReturnType<typeof openOrder>>;

let serial = 0;
const eventOf = (
  intent: Open["intent"],
  change: Record<string, unknown> = {},
  type = "payment_intent.succeeded",
) =>
  JSON.stringify({
    id: `evt_test_${++serial}`,
    type,
    created: 1,
    data: { intentId: intentIdOf(intent), amountCents: 30_000, currency: "sgd", ...change },
  });
const signed = (body: string, now?: Date) => shop.webhook(body, signBody(body, webhookSecret(), now));

test("twenty concurrent copies count once", async () => {
  const { intent, read, orderId } = await openOrder();
  const body = eventOf(intent);
  const answers = await Promise.all(Array.from({ length: 20 }, () => signed(body)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await read()).toMatchObject({ state: "awaiting_approval", paid: 300 });
  expect(await db().select().from(ledgerEntry).where(eq(ledgerEntry.orderId, orderId))).toHaveLength(2);
  const second = await signed(eventOf(intent));
  expect(second.status).toBe(200);
  expect((await read()).timeline.map(({ kind }) => kind)).toEqual(["placed", "paid", "submit"]);
  expect(await checkLedger(db())).toEqual([]);
});

describe("refused, with nothing changed", () => {
  const minutes = (count: number) => new Date(Date.now() + count * MINUTE_MS);

  async function refused(send: (body: string) => Response | Promise<Response>, body?: string) {
    const { intent, read } = await openOrder();
    const response = await send(body ?? eventOf(intent));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 400, data: null });
    expect(await read()).toMatchObject({ state: "awaiting_payment", paid: 0 });
  }

  test("no signature", () =>
    refused((body) => shop.app.request("/api/v1/payment/webhook", { method: "POST", body })));
  test("garbage as a signature", () => refused((body) => shop.webhook(body, "t=now,v1=zz")));
  test("another secret", () => refused((body) => shop.webhook(body, signBody(body, "whsec_guessed"))));
  test("an altered body", () =>
    refused((body) => shop.webhook(body.replace("30000", "30001"), signBody(body, webhookSecret()))));
  test("an old timestamp", () => refused((body) => signed(body, minutes(-6))));
  test("a future timestamp", () => refused((body) => signed(body, minutes(6))));
  test("a timestamp moved after signing", () =>
    refused((body) => {
      const [, mac] = signBody(body, webhookSecret(), minutes(-6)).split(",");
      return shop.webhook(body, `t=${Math.floor(Date.now() / 1000)},${mac}`);
    }));
});

describe("accepted but not booked, with nothing changed", () => {
  test.each([
    ["too little", { amountCents: 1 }],
    ["too much", { amountCents: 30_001 }],
    ["another currency", { currency: "idr" }],
  ])("%s", async (_name, change) => {
    const { intent, read } = await openOrder();
    const body = eventOf(intent, change);
    expect((await signed(body)).status).toBe(200);
    expect(await read()).toMatchObject({ state: "awaiting_payment", paid: 0 });
    const { id } = JSON.parse(body) as { id: string };
    const kept = await db().select().from(gatewayEvent).where(eq(gatewayEvent.eventId, id));
    expect(kept).toMatchObject([
      { handledAt: null, attempts: 1, failure: expect.stringContaining("amount") },
    ]);
  });
});

test("events for what is not ours are accepted and change nothing", async () => {
  const { intent, read } = await openOrder();
  for (const body of [
    eventOf(intent, { intentId: "pi_of_somebody_else" }),
    eventOf(intent, {}, "customer.created"),
    eventOf(
      intent,
      { refundId: "0190a0b0-0000-7000-8000-000000000000", gatewayRefundId: "re_x" },
      "refund.succeeded",
    ),
  ]) {
    expect((await signed(body)).status).toBe(200);
  }
  expect(await read()).toMatchObject({ state: "awaiting_payment", paid: 0 });
});

test("a failure that arrives after the success changes nothing", async () => {
  const { customer, intent, read } = await openOrder();
  await shop.confirm(intent, "4000000000000002");
  await shop.confirm(intent);
  await shop.settle();
  expect((await signed(eventOf(intent, {}, "payment_intent.payment_failed"))).status).toBe(200);
  const state = await call("GET", `/user-payment/${intent.paymentId}`, { as: customer.actor });
  expect(state.body.data).toMatchObject({ status: "succeeded", failureMessage: null });
  expect(await read()).toMatchObject({ state: "awaiting_approval", paid: 300 });
});

test("a failure reported between the charge and its event neither makes it count nor prevents it", async () => {
  const { customer, intent, read } = await openOrder();
  deliverSandboxEventsBy(() => Promise.resolve(503));
  await shop.confirm(intent);
  await shop.settle();
  expect((await signed(eventOf(intent, {}, "payment_intent.payment_failed"))).status).toBe(200);
  const state = await call("GET", `/user-payment/${intent.paymentId}`, { as: customer.actor });
  expect(state.body.data).toMatchObject({ status: "requires_payment" });
  expect((await signed(eventOf(intent))).status).toBe(200);
  expect(await read()).toMatchObject({ state: "awaiting_approval", paid: 300 });
  deliverSandboxEventsBy(async (copy, signature) => (await shop.webhook(copy, signature)).status);
  expect(await deliverSandboxEvents(new Date(Date.now() + MINUTE_MS))).toBe(1);
  expect(await read()).toMatchObject({ paid: 300 });
});

describe("delivery", () => {
  const inMinutes = (count: number) => new Date(Date.now() + count * MINUTE_MS);
  const inProcess = async (body: string, signature: string) => (await shop.webhook(body, signature)).status;
  afterEach(() => deliverSandboxEventsBy(inProcess));

  test("continues until our webhook has answered 2xx", async () => {
    const { intent, read } = await openOrder();
    const tries: string[] = [];
    deliverSandboxEventsBy((body) => {
      tries.push(body);
      return tries.length === 1 ? Promise.reject(new Error("connection refused")) : Promise.resolve(503);
    });
    await shop.confirm(intent);
    await shop.settle();
    expect(tries).toHaveLength(1);
    expect(await deliverSandboxEvents()).toBe(0);
    expect(await deliverSandboxEvents(inMinutes(1))).toBe(0);
    expect(tries).toHaveLength(2);
    deliverSandboxEventsBy(inProcess);
    expect(await deliverSandboxEvents(inMinutes(60))).toBe(1);
    expect(await read()).toMatchObject({ state: "awaiting_approval" });
    expect(await deliverSandboxEvents(inMinutes(600))).toBe(0);
  });

  test("comes late after a crash, but no later after many", async () => {
    const { intent, read } = await openOrder();
    deliverSandboxEventsBy(() => Promise.resolve(503));
    await shop.confirm(intent);
    await shop.settle();
    // A process that dies during delivery: the event was claimed and never delivered.
    const crash = (minutes: number) => claimDueEvents(db(), inMinutes(minutes), 8);
    for (let minute = 1; minute <= 6; minute++) expect(await crash(minute)).toHaveLength(1);
    deliverSandboxEventsBy(inProcess);
    expect(await deliverSandboxEvents(inMinutes(7))).toBe(1);
    expect(await read()).toMatchObject({ state: "awaiting_approval" });
  });

  test("processes share the work", async () => {
    const orders = await Promise.all([openOrder(), openOrder(), openOrder()]);
    let posts = 0;
    deliverSandboxEventsBy(() => Promise.resolve(503));
    for (const { intent } of orders) await shop.confirm(intent);
    await shop.settle();
    deliverSandboxEventsBy((body, signature) => {
      posts++;
      return inProcess(body, signature);
    });
    const later = inMinutes(60);
    const delivered = await Promise.all(Array.from({ length: 4 }, () => deliverSandboxEvents(later)));
    expect(delivered.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(posts).toBe(3);
  });
});

test("a refund is requested once and confirmed once, however often it is tried", async () => {
  const { vendor, orderId, placed, customer } = await shop.sell();
  await call("PATCH", `/order-vendor/decline/${orderId}`, { as: vendor.actor, body: { reason: "Closed" } });
  await shop.settle();
  const [row] = await db().select().from(refund).where(eq(refund.orderId, orderId));
  expect(row).toMatchObject({ amountCents: 30_000, succeededAt: expect.any(Date) });
  // A crash between the processor's response and our record of it: requested again, paid once.
  await db()
    .update(refund)
    .set({ gatewayRefundId: null, succeededAt: null })
    .where(eq(refund.orderId, orderId));
  await sendRefund(row?.id ?? "");
  await db()
    .update(refund)
    .set({ succeededAt: row?.succeededAt ?? null })
    .where(eq(refund.orderId, orderId));
  await shop.settle();
  const events = await db().select().from(sandboxEvent).where(eq(sandboxEvent.type, "refund.succeeded"));
  const ours = events.filter((event) => event.id.includes(row?.id ?? "none"));
  expect(ours).toHaveLength(1);
  const body = JSON.stringify(ours[0]?.payload);
  const copies = Array.from({ length: 5 }, (_, copy) => body.replace('"evt_', `"evt_${copy}`));
  const answers = await Promise.all([body, body, ...copies].map((copy) => signed(copy)));
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
  const read = await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor });
  expect(read.body.data).toMatchObject({ refunded: 300, checkoutId: placed.checkoutId });
  expect(await checkLedger(db())).toEqual([]);
});

test("what is already being refunded is not owed again", async () => {
  const { orderId } = await shop.sell();
  for (const reason of ["first", "second"]) {
    await inTransaction(async (tx) => {
      for (const order of await lockOrders(tx, [orderId])) {
        await scheduleRefund(tx, order, "all", reason, new Date());
      }
    });
  }
  const rows = await db().select().from(refund).where(eq(refund.orderId, orderId));
  expect(rows.map(({ reason, amountCents }) => [reason, amountCents])).toEqual([["first", 30_000]]);
});

test("the ledger cannot be rewritten, and its check finds discrepancies", async () => {
  const { orderId, intent } = await shop.sell();
  await expect(db().delete(ledgerEntry).where(eq(ledgerEntry.orderId, orderId))).rejects.toThrow();
  await db().insert(ledgerEntry).values({
    postingId: orderId,
    account: "order",
    accountId: orderId,
    orderId,
    kind: "payment",
    amountCents: -1,
  });
  const complaints = await checkLedger(db());
  expect(complaints).toHaveLength(2);
  expect(complaints.join()).toContain(orderId);
  await db()
    .insert(ledgerEntry)
    .values([
      {
        postingId: orderId,
        account: "order",
        accountId: orderId,
        orderId,
        kind: "payment",
        amountCents: 1,
      },
      {
        postingId: intent.paymentId,
        account: "gateway",
        kind: "payment",
        amountCents: 5,
        paymentId: intent.paymentId,
      },
    ]);
  expect(await checkLedger(db())).toHaveLength(2);
});
