import { setTimeout as wait } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import type { CampaignDetail } from "@/contracts/sale/promotion/promotion";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { todayInSingapore } from "@/lib/dates";
import type { PaymentIntent } from "@/contracts/sale/payment/payment";
import { DAY_MS, MINUTE_MS } from "@/lib/time";
import { API_PREFIX } from "@/server/app";
import { SIGNATURE_HEADER } from "@/server/adapters/payments/signature";
import { deliverSandboxEventsBy } from "@/server/adapters/payments/sandbox-delivery";
import { booking } from "@/server/db/schema/sale/booking";
import { cartLine, cartCodes } from "@/server/db/schema/sale/cart";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import { payout } from "@/server/db/schema/sale/payout";
import { promotionUse } from "@/server/db/schema/sale/promotion";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { askAboutOpenCharges } from "@/server/modules/sale/webhook/service-ask";
import { runPayouts } from "@/server/modules/sale/payout/service-run";
import { completeDeliveredOrders } from "@/server/modules/sale/order/public";
import { makeCustomer } from "@/tests/setup/factories";
import { useTestDatabase } from "@/tests/setup/database";
import { type ApiProcess, startApiProcess } from "@/tests/setup/processes/start-process";
import { connectSeller } from "./world";
import { EVENT_DATE, shopOn } from "@/tests/setup/shop";

const CROWD = 200;
const WHOLE = {
  milestones: [{ label: "All", percent: 100, due: { kind: "booking" as const } }],
  refundTiers: [],
  note: "",
};

let other: ApiProcess;
const shops: Partial<Record<"one" | "two", ReturnType<typeof shopOn>>> = {};
const shopOf = (name: keyof typeof shops) => {
  const shop = shops[name];
  if (!shop) throw new Error("shops open before the tests");
  return shop;
};
// Registered before the database's own hook, because the database must still be open.
afterAll(async () => {
  await shopOf("two").settle();
  await other.stop();
});
const database = useTestDatabase();
beforeAll(async () => {
  other = await startApiProcess(database().config);
  const handles = { db: () => database().db, pool: () => database().pool };
  shops.one = shopOn(handles);
  shops.two = shopOn(handles, other);
});
afterEach(async () => expect(await checkLedger(database().db)).toEqual([]));

/** Pays a charge, and returns its event instead of delivering it. */
async function chargeUntold(intent: PaymentIntent): Promise<[body: string, signature: string]> {
  const here = shopOf("one");
  const posts: [string, string][] = [];
  deliverSandboxEventsBy((body, signature) => {
    posts.push([body, signature]);
    return Promise.resolve(200);
  });
  await here.confirm(intent);
  await here.settle();
  here.receiveWebhooks();
  const [post] = posts;
  if (!post) throw new Error("a charge has an event");
  return post;
}

/** Resolves once a transaction waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await database().pool.query(waiting)).rowCount === 0) await wait(20);
}

describe.each(["one", "two"] as const)("number of processes: %s", (name) => {
  let shop: ReturnType<typeof shopOn>;
  beforeAll(() => {
    shop = shopOf(name);
    shop.receiveWebhooks();
  });

  const crowdFor = async (product: { id: string; allInCents: number }, promotionId?: string) => {
    const couples = await Promise.all(Array.from({ length: CROWD }, () => makeCustomer(shop.db())));
    const line = {
      productId: product.id,
      quantity: 1,
      eventDate: EVENT_DATE,
      seenCents: product.allInCents,
    };
    await shop
      .db()
      .insert(cartLine)
      .values(couples.map(({ id }) => ({ customerId: id, ...line })));
    if (promotionId) {
      await shop
        .db()
        .insert(cartCodes)
        .values(couples.map(({ id }) => ({ customerId: id, promotionId })));
    }
    return couples;
  };

  test(`of ${CROWD} couples who redeem a single-use voucher, one gets it`, async () => {
    const { vendor, product } = await shop.makeStall();
    const code = `ONLY-${name.toUpperCase()}`;
    const made = await shop.call<CampaignDetail>("POST", "/voucher-vendor", {
      as: vendor.actor,
      body: {
        name: "A race",
        startDate: todayInSingapore(),
        code,
        kind: "fixed",
        amount: 50,
        totalLimit: 1,
      },
    });
    expect([made.status, made.body.message]).toEqual([200, made.body.message]);
    const couples = await crowdFor(product);
    const answers = await Promise.all(
      couples.map(({ actor }) =>
        shop.call("POST", "/discount-user/redeemVoucher", { as: actor, body: { code } }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const uses = eq(promotionUse.promotionId, made.body.data.id);
    expect(await shop.db().select().from(promotionUse).where(uses)).toHaveLength(1);
  });

  test(`of ${CROWD} couples who order the last free date, one gets it`, async () => {
    const { vendor, product } = await shop.makeStall({}, { dailyCapacity: 1 });
    const couples = await crowdFor(product);
    const answers = await Promise.all(
      couples.map(({ actor }) => shop.placeOrder(actor, { orderValue: product.allInCents / 100 })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const slots = and(eq(booking.vendorId, vendor.id), eq(booking.date, EVENT_DATE));
    expect(await shop.db().select().from(booking).where(slots)).toHaveLength(1);
  });

  test("the same webhook delivered 50 times counts once", async () => {
    const { product } = await shop.makeStall();
    const { actor } = await makeCustomer(shop.db());
    await shop.addToCart(actor, product);
    const placed = (await shop.placeOrder(actor)).body.data;
    const intent = (await shop.createIntent(actor, placed.checkoutId)).body.data;
    const post = await chargeUntold(intent);
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.webhook(...post)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const orderId = placed.orders[0]?.id ?? "";
    const entries = eq(ledgerEntry.orderId, orderId);
    expect(await shop.db().select().from(ledgerEntry).where(entries)).toHaveLength(2);
  });

  test("approving, declining, cancelling and changing at the same moment leave one outcome", async () => {
    for (let round = 0; round < 4; round++) {
      const sale = await shop.sell();
      const { orderId, customer, vendor } = sale;
      const read = async () =>
        (await shop.call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor })).body.data;
      const items = (await read()).items.map(({ id, eventDate }) => ({ itemId: id, eventDate, quantity: 2 }));
      const byVendor = (action: string, body?: object) =>
        shop.call("PATCH", `/order-vendor/${action}/${orderId}`, {
          as: vendor.actor,
          ...(body && { body }),
        });
      const [approved, declined, cancelled, changed] = await Promise.all([
        byVendor("approve"),
        byVendor("decline", { reason: "Full" }),
        shop.call("PATCH", "/user/cancelorder", {
          as: customer.actor,
          body: { orderId, reason: "Another date", refundMethod: "original" },
        }),
        shop.call("POST", `/order/edits/${orderId}`, { as: customer.actor, body: { comment: "Two", items } }),
      ]);
      const all = [approved, declined, cancelled, changed];
      expect(all.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      // Declining and cancelling both end the order, so only one can succeed.
      expect([declined, cancelled].filter(({ status }) => status === 200)).toHaveLength(1);
      await shop.settle();
      const order = await read();
      expect(["cancelled", "under_cancellation"]).toContain(order.state);
      expect(order.orderValue).toBe(1000);
      if (order.state === "cancelled") expect(order.refunded).toBe(order.paid);
    }
  });

  test("a payout run that both processes start pays once", async () => {
    const later = new Date(Date.now() + 40 * DAY_MS);
    const { customer, vendor, orderId } = await shop.sell({}, { paymentPolicy: WHOLE, commissionBps: 1_000 });
    await connectSeller(shop, vendor.actor);
    await shop.call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
    const body = { delivered: true, withAuth: true };
    await shop.call("PATCH", `/order/confirmdelivery/${orderId}`, { as: customer.actor, body });
    await completeDeliveredOrders(new Date(Date.now() + 8 * DAY_MS));
    const both = shop.beside ? shop.beside.passTime(40) : runPayouts(later);
    await Promise.all([both, runPayouts(later), runPayouts(later)]);
    await shop.settle();
    const paid = await shop.db().select().from(payout).where(eq(payout.vendorId, vendor.id));
    expect(paid).toMatchObject([{ state: "paid", amountCents: 90_000 }]);
  });
});

test("a process that dies between charge and commit loses nothing: the processor's records are queried for the rest", async () => {
  const shop = shopOf("one");
  const { product } = await shop.makeStall();
  const { actor } = await makeCustomer(shop.db());
  await shop.addToCart(actor, product);
  const placed = (await shop.placeOrder(actor)).body.data;
  const orderId = placed.orders[0]?.id ?? "";
  const intent = (await shop.createIntent(actor, placed.checkoutId)).body.data;
  const read = async () =>
    (await shop.call<OrderDetail>("GET", `/order/${orderId}`, { as: actor })).body.data;
  const [body, signature] = await chargeUntold(intent);
  const doomed = await startApiProcess(database().config);
  const lock = await database().pool.connect();
  try {
    await lock.query("begin");
    await lock.query(`select 1 from "order" where id = $1 for update`, [orderId]);
    // The process takes the event, and waits for the lock in the transaction that would apply it.
    const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: signature };
    const told = Promise.resolve(
      doomed.request(`${API_PREFIX}/payment/webhook`, { method: "POST", headers, body }),
    ).catch(() => "died");
    await untilSomebodyWaits();
    await doomed.crash();
    expect(await told).toBe("died");
  } finally {
    await lock.query("rollback");
    lock.release();
  }
  expect(await read()).toMatchObject({ state: "awaiting_payment", paid: 0 });

  const later = new Date(Date.now() + 11 * MINUTE_MS);
  expect(await askAboutOpenCharges(later)).toBe(1);
  expect(await read()).toMatchObject({ state: "awaiting_approval", paid: 300 });
  await shop.settle();
  const entries = and(eq(ledgerEntry.orderId, orderId), isNull(ledgerEntry.accountId));
  expect(await shop.db().select().from(ledgerEntry).where(entries)).toHaveLength(1);
});
