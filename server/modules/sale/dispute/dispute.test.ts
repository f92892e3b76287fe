import { eq } from "drizzle-orm";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { type PaymentIntent, SANDBOX_CARDS } from "@/contracts/sale/payment/payment";
import { HOUR_MS, MINUTE_MS } from "@/lib/time";
import { deliverSandboxEvents, deliverSandboxEventsBy } from "@/server/adapters/payments/sandbox-delivery";
import { closeSandboxDispute } from "@/server/adapters/payments/sandbox-disputes";
import { webhookSecret } from "@/server/adapters/payments/sandbox-secrets";
import { signBody } from "@/server/adapters/payments/signature";
import { dispute } from "@/server/db/schema/sale/dispute";
import { gatewayEvent } from "@/server/db/schema/sale/gateway-event";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import { outgoingMessage } from "@/server/db/schema/outgoing-message";
import { inTransaction } from "@/server/db/transaction";
import { settleOrder } from "@/server/modules/sale/payout/public";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { handleStoredEvents } from "@/server/modules/sale/webhook/service";
import { makeCustomer } from "@/tests/setup/factories";
import { intentIdOf, useShop } from "@/tests/setup/shop";
import { inProportion } from "./split";

const shop = useShop();
const { call, db, settle } = shop;

/** Returns an order paid with a card whose bank takes the money back at once. */
async function disputed() {
  const { product, vendor } = await shop.makeStall();
  const customer = await makeCustomer(db());
  await shop.addToCart(customer.actor, product);
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  const intent = (await shop.createIntent(customer.actor, placed.checkoutId)).body.data;
  await shop.confirm(intent, SANDBOX_CARDS.disputed);
  const orderId = placed.orders[0]?.id ?? "";
  const read = async () =>
    (await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor })).body.data;
  const row = async () =>
    (await db().select().from(dispute).where(eq(dispute.paymentId, intent.paymentId)))[0];
  const kinds = async () => (await read()).timeline.map(({ kind }) => kind);
  return { customer, vendor, intent, orderId, read, row, kinds };
}

const entriesOf = (orderId: string, account: "order" | "vendor" | "commission") =>
  db()
    .select({ kind: ledgerEntry.kind, account: ledgerEntry.account, cents: ledgerEntry.amountCents })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.orderId, orderId))
    .then((rows) => rows.filter((row) => row.account === account));
const balance = async (orderId: string, account: "order" | "vendor" | "commission") =>
  (await entriesOf(orderId, account)).reduce((sum, { cents }) => sum + cents, 0);
const close = async (id: string | undefined, outcome: "won" | "lost") => {
  await closeSandboxDispute(id ?? "", outcome);
  await settle();
};

afterEach(async () => expect(await checkLedger(db())).toEqual([]));

test("when a bank takes money back, everyone is told, and its decision counts once", async () => {
  const { orderId, row, kinds, customer, vendor } = await disputed();
  await settle();
  expect(await row()).toMatchObject({ state: "open", amountCents: 30_000, reason: "fraudulent" });
  expect(await kinds()).toContain("disputed");
  expect(await balance(orderId, "order")).toBe(0);
  const mails = (await db().select().from(outgoingMessage)).map(({ kind, recipient }) => [kind, recipient]);
  expect(mails).toContainEqual(["dispute-opened-couple", customer.email]);
  expect(mails).toContainEqual(["dispute-opened-vendor", vendor.email]);
  expect(mails.map(([kind]) => kind)).toContain("dispute-opened-operator");
  await close((await row())?.gatewayDisputeId, "won");
  expect(await row()).toMatchObject({ state: "won", closedAt: expect.any(Date) });
  expect(await balance(orderId, "order")).toBe(-30_000);
  expect((await kinds()).filter((kind) => kind === "dispute_won")).toHaveLength(1);
});

test("a lost dispute stays deducted", async () => {
  const { orderId, row, kinds } = await disputed();
  await settle();
  await close((await row())?.gatewayDisputeId, "lost");
  expect(await row()).toMatchObject({ state: "lost" });
  expect(await balance(orderId, "order")).toBe(0);
  expect(await kinds()).toContain("dispute_lost");
});

test("events in the wrong order result in the same books", async () => {
  const { intent, orderId, row, kinds, read } = await disputed();
  deliverSandboxEventsBy(() => Promise.resolve(503));
  await settle();
  const at = new Date(Date.now() + HOUR_MS).toISOString();
  const facts = {
    disputeId: "dp_late",
    intentId: intentIdOf(intent),
    amountCents: 30_000,
    reason: "fraudulent",
  };
  const tell = async (type: string, more: object) => {
    const body = JSON.stringify({
      id: `evt_${type}`,
      type,
      created: 1,
      data: { ...facts, evidenceBy: at, ...more },
    });
    expect((await shop.webhook(body, signBody(body, webhookSecret()))).status).toBe(200);
  };
  await tell("dispute.closed", { outcome: "won" });
  expect(await row()).toMatchObject({ state: "won" });
  await tell("dispute.created", {});
  expect(await row()).toMatchObject({ state: "won" });
  expect(await read()).toMatchObject({ state: "awaiting_approval", paid: 300 });
  expect(await balance(orderId, "order")).toBe(-30_000);
  expect((await kinds()).filter((kind) => kind === "paid")).toHaveLength(1);
  await db().delete(gatewayEvent).where(eq(gatewayEvent.eventId, "evt_dispute.created"));
  deliverSandboxEventsBy(async (body, signature) => (await shop.webhook(body, signature)).status);
});

test("what the order no longer holds is our loss, and comes back to us", async () => {
  const sale = await shop.sell();
  await inTransaction((tx) => settleOrder(tx, { id: sale.orderId }, new Date()));
  const before = await balance(sale.orderId, "commission");
  const facts = {
    disputeId: "dp_settled",
    intentId: intentIdOf(sale.intent),
    amountCents: 30_000,
    reason: "general",
    evidenceBy: new Date().toISOString(),
  };
  for (const [type, outcome, expected] of [
    ["dispute.created", undefined, before + 30_000],
    ["dispute.closed", "won", before],
  ] as const) {
    const body = JSON.stringify({ id: `evt_settled_${type}`, type, created: 1, data: { ...facts, outcome } });
    expect((await shop.webhook(body, signBody(body, webhookSecret()))).status).toBe(200);
    expect(await balance(sale.orderId, "commission")).toBe(expected);
    expect(await balance(sale.orderId, "order")).toBe(0);
  }
});

test("money won back after the order was settled without it is divided like the order", async () => {
  const { orderId, row, customer, vendor } = await disputed();
  await settle();
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  const rest = await call<PaymentIntent>("POST", "/payment-milestone-user/paypaymentofremainingmilestones", {
    as: customer.actor,
    body: { orderId },
  });
  await shop.confirm(rest.body.data);
  await settle();
  await inTransaction((tx) => settleOrder(tx, { id: orderId }, new Date()));
  const [vendorBefore, commissionBefore] = [
    await balance(orderId, "vendor"),
    await balance(orderId, "commission"),
  ];
  expect(vendorBefore).toBeLessThan(0);
  await close((await row())?.gatewayDisputeId, "won");
  expect(await balance(orderId, "order")).toBe(0);
  const gained =
    vendorBefore +
    commissionBefore -
    (await balance(orderId, "vendor")) -
    (await balance(orderId, "commission"));
  expect(gained).toBe(30_000);
});

test("an event that could not be handled is stored, and handled by the job", async () => {
  const { intent, read } = await disputed();
  deliverSandboxEventsBy(() => Promise.resolve(503));
  await settle();
  const event = { id: "evt_kept", type: "payment_intent.succeeded", kind: "payment_succeeded" };
  await db()
    .insert(gatewayEvent)
    .values({
      gateway: "sandbox",
      eventId: event.id,
      type: event.type,
      receivedAt: new Date(Date.now() - 180_000),
      payload: {
        ...event,
        intentId: intentIdOf(intent),
        amountCents: 30_000,
        currency: "sgd",
        method: "card",
      },
    });
  expect(await handleStoredEvents()).toBe(1);
  expect(await read()).toMatchObject({ paid: 300 });
  expect(await handleStoredEvents()).toBe(0);
  deliverSandboxEventsBy(async (body, signature) => (await shop.webhook(body, signature)).status);
  await deliverSandboxEvents(new Date(Date.now() + MINUTE_MS));
});

test("parts add up to the cent", () => {
  const parts = inProportion(100, [{ cents: 1 }, { cents: 1 }, { cents: 1 }]).map(({ cents }) => cents);
  expect(parts).toEqual([34, 33, 33]);
  expect(inProportion(30_000, [])).toEqual([]);
});
