import { eq } from "drizzle-orm";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { readEnv } from "@/lib/env";
import { HOUR_MS } from "@/lib/time";
import { gatewayEvent } from "@/server/db/schema/sale/gateway-event";
import { payment } from "@/server/db/schema/sale/payment";
import { useDisputing } from "@/tests/setup/disputing";
import { makeCustomer } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { intentIdOf } from "@/tests/setup/shop";
import { dismissEvent, listUnbooked, retryEvent } from "./public";
import { handleStoredEvents } from "./service";

const shop = useDisputing();
const { db, into, orderOf, tellEvent } = shop;

afterEach(() => shop.expectBalanced());

const disputeOf = (intentId: string, disputeId: string, outcome?: "won" | "lost") => ({
  disputeId,
  intentId,
  amountCents: 30_000,
  outcome,
  reason: "general",
  evidenceBy: new Date().toISOString(),
});
const rowOf = async (eventId: string) =>
  (await db().select().from(gatewayEvent).where(eq(gatewayEvent.eventId, eventId)))[0];
const casesFor = async (eventId: string) =>
  (await queuedFor(db(), readEnv().supportEmail)).filter(
    (mail) => mail.kind === "event-unbooked" && mail.eventId === eventId,
  );

/** At least half an hour of attempts. */
async function tryForADay(): Promise<void> {
  for (let hour = 1; hour <= 24; hour++) await handleStoredEvents(new Date(Date.now() + hour * HOUR_MS));
}

/** Creates an order with an unpaid charge. */
async function unpaid() {
  const { product } = await shop.makeStall();
  const { actor } = await makeCustomer(db());
  await shop.addToCart(actor, product);
  const placed = (await shop.placeOrder(actor)).body.data;
  const intent = (await shop.createIntent(actor, placed.checkoutId)).body.data;
  const read = async () =>
    (await shop.call<OrderDetail>("GET", `/order/${placed.orders[0]?.id}`, { as: actor })).body.data;
  return { intent, read };
}

test("an event that can't be booked is accepted, retried, and reported to the operator once", async () => {
  const { intent, read } = await unpaid();
  await tellEvent("evt_unbooked", "payment_intent.succeeded", {
    intentId: intentIdOf(intent),
    amountCents: 1,
    currency: "sgd",
  });
  expect(await rowOf("evt_unbooked")).toMatchObject({ handledAt: null, attempts: 1 });
  expect(await casesFor("evt_unbooked")).toEqual([]);
  await tryForADay();
  expect(await casesFor("evt_unbooked")).toMatchObject([
    { type: "payment_intent.succeeded", cents: 1, failure: expect.stringContaining("amount") },
  ]);
  const [found] = (await listUnbooked()).filter(({ id }) => id === "evt_unbooked");
  expect(found).toMatchObject({
    cents: 1,
    ids: { intentId: intentIdOf(intent) },
    orderNumbers: [(await read()).orderNumber],
  });
  await expect(retryEvent("evt_unbooked")).rejects.toThrow("amount");
  expect(await dismissEvent("evt_unbooked", "A test of ours")).toBe(true);
  expect(await dismissEvent("evt_unbooked", "A test of ours")).toBe(false);
  expect(await retryEvent("evt_unbooked")).toBe(false);
  expect(await rowOf("evt_unbooked")).toMatchObject({ dismissal: "A test of ours" });
});

test("an event is booked as soon as nothing prevents it any more", async () => {
  const { intent, read } = await unpaid();
  const setCents = (amountCents: number) =>
    db().update(payment).set({ amountCents }).where(eq(payment.id, intent.paymentId));
  await setCents(29_999);
  await tellEvent("evt_again", "payment_intent.succeeded", {
    intentId: intentIdOf(intent),
    amountCents: 30_000,
    currency: "sgd",
  });
  expect(await rowOf("evt_again")).toMatchObject({ handledAt: null, attempts: 1 });
  await setCents(30_000);
  expect(await retryEvent("evt_again")).toBe(true);
  expect(await rowOf("evt_again")).toMatchObject({ handledAt: expect.any(Date), failure: null });
  expect(await read()).toMatchObject({ state: "awaiting_approval", paid: 300 });
});

test.each([
  ["won", "won", 30_000, 0],
  ["won", "lost", 0, 0],
  ["lost", "lost", 0, -30_000],
] as const)("two disputes of one charge that exceed it: %s and %s", async (first, second, held, ours) => {
  const sale = await shop.sell();
  const intentId = intentIdOf(sale.intent);
  const ids = [`dp_1_${sale.orderId}`, `dp_2_${sale.orderId}`] as const;
  for (const id of ids) await tellEvent(`evt_opened_${id}`, "dispute.created", disputeOf(intentId, id));
  expect(await into(sale.orderId, "order")).toBe(0);
  expect(await into(sale.orderId, "commission")).toBe(-30_000);
  await tellEvent(`evt_closed_${ids[0]}`, "dispute.closed", disputeOf(intentId, ids[0], first));
  await tellEvent(`evt_closed_${ids[1]}`, "dispute.closed", disputeOf(intentId, ids[1], second));
  for (const id of ids) {
    expect(await rowOf(`evt_closed_${id}`)).toMatchObject({ handledAt: expect.any(Date), attempts: 0 });
  }
  expect(await into(sale.orderId, "order")).toBe(held);
  expect(await into(sale.orderId, "commission")).toBe(ours);
});

test("a declined order with two disputes gets back what is won, once", async () => {
  const sale = await shop.sell();
  const intentId = intentIdOf(sale.intent);
  const ids = [`dp_3_${sale.orderId}`, `dp_4_${sale.orderId}`] as const;
  for (const id of ids) await tellEvent(`evt_opened_${id}`, "dispute.created", disputeOf(intentId, id));
  const body = { reason: "We are full" };
  await shop.call("PATCH", `/order-vendor/decline/${sale.orderId}`, { as: sale.vendor.actor, body });
  for (const id of ids) await tellEvent(`evt_closed_${id}`, "dispute.closed", disputeOf(intentId, id, "won"));
  await shop.settle();
  for (const id of ids) expect(await rowOf(`evt_closed_${id}`)).toMatchObject({ attempts: 0 });
  expect(await orderOf(sale)).toMatchObject({ refunded: 300 });
  expect(await into(sale.orderId, "order")).toBe(0);
});
