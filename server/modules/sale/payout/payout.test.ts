import { eq } from "drizzle-orm";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import type { OrderDetail } from "@/contracts/sale/order/order";
import type { PaymentIntent, SANDBOX_ACCOUNTS } from "@/contracts/sale/payment/payment";
import type {
  ConnectLink,
  ConnectState,
  PayoutDetail,
  PayoutOverview,
  PayoutPage,
  PayoutSalePage,
  PayoutStatement,
} from "@/contracts/sale/payment/payout";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/time";
import { connectSandboxAccount } from "@/server/adapters/payments/sandbox-connect";
import { payoutLine } from "@/server/db/schema/sale/payout";
import { orderFlows } from "@/server/modules/sale/ledger/public";
import { completeDeliveredOrders } from "@/server/modules/sale/order/public";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";
import { lastRun, nextRun } from "./schedule";
import { runPayouts, sendPayout } from "./service-run";

const shop = useShop();
const { call, db } = shop;

const WHOLE = {
  ...DEFAULT_PAYMENT_POLICY,
  milestones: [{ label: "Payment", percent: 100, due: { kind: "booking" as const } }],
};

type Kind = (typeof SANDBOX_ACCOUNTS)[number];

/** Sells and completes an order of $1,000, which earns its vendor $900. */
async function earned() {
  const sale = await shop.sell({}, { paymentPolicy: WHOLE, commissionBps: 1000 });
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  await call("PATCH", `/order/confirmdelivery/${sale.orderId}`, {
    as: sale.customer.actor,
    body: { delivered: true, withAuth: true },
  });
  await completeDeliveredOrders(new Date(Date.now() + 8 * DAY_MS));
  const as = { as: sale.vendor.actor };
  return {
    ...sale,
    connect: (account: Kind = "success") => connect(as, account),
    overview: async () => (await call<PayoutOverview>("GET", "/payout-vendor/overview", as)).body.data,
    sales: async () => (await call<PayoutSalePage>("GET", "/payout-vendor/sales", as)).body.data.docs,
    payouts: async () => (await call<PayoutPage>("GET", "/payout-vendor", as)).body.data.docs,
  };
}

type As = Parameters<typeof call>[2];

async function connect(as: As, account: Kind) {
  const link = (await call<ConnectLink>("GET", "/vendor/connect-with-stripe", as)).body.data.data;
  const state = new URL(link).searchParams.get("state") ?? "";
  const { returnUrl } = await connectSandboxAccount({ account, state });
  const back = new URL(returnUrl, "http://sayang.test");
  const query = new URLSearchParams({ code: back.searchParams.get("code") ?? "", state });
  return call<ConnectState>("GET", `/vendor/authorize-with-stripe?${query}`, as);
}

/** After `earned` completes, on the Monday that pays it. */
/** Requests the vendor's open payouts from the processor, and delivers its events. */
async function transfer(payouts: () => Promise<{ id: string }[]>) {
  for (const { id } of await payouts()) await sendPayout(id);
  await shop.settle();
}

const monday = () => new Date(lastRun(new Date(Date.now() + 16 * DAY_MS)).getTime() + MINUTE_MS);

afterEach(async () => expect(await checkLedger(db())).toEqual([]));

test("earnings are paid out on Monday, once, however many processes run it, and arrive", async () => {
  const { vendor, connect, overview, sales, payouts, orderId } = await earned();
  expect(await overview()).toMatchObject({ held: 0, earned: 900, onItsWay: 0, paid: 0 });
  expect(await sales()).toMatchObject([
    { orderId, state: "earned", gross: 1000, commission: 100, net: 900, commissionRate: 10 },
  ]);
  expect((await connect()).body.data).toMatchObject({ connected: true, payoutsEnabled: true });

  await runPayouts(new Date());
  expect(await payouts()).toEqual([]);
  await Promise.all(Array.from({ length: 6 }, () => runPayouts(monday())));
  expect(await payouts()).toMatchObject([{ state: "on_its_way", amount: 900, saleCount: 1 }]);
  expect(await sales()).toMatchObject([{ state: "on_its_way" }]);
  await transfer(payouts);
  expect(await overview()).toMatchObject({ earned: 0, onItsWay: 0, paid: 900 });
  const [paid] = await payouts();
  expect(paid).toMatchObject({ state: "paid", amount: 900 });
  const detail = await call<PayoutDetail>("GET", `/payout-vendor/${paid?.id}`, { as: vendor.actor });
  expect(detail.body.data.lines).toMatchObject([{ kind: "earning", gross: 1000, commission: 100, net: 900 }]);
  const kinds = (await queuedFor(db(), vendor.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["connect-changed", "payout-sent", "payout-paid"]));
});

test("a vendor without an account waits, and is paid after connecting one", async () => {
  const { connect, payouts, overview } = await earned();
  await runPayouts(monday());
  expect(await payouts()).toEqual([]);
  expect((await connect("incomplete")).body.data).toMatchObject({ connected: true, payoutsEnabled: false });
  await runPayouts(monday());
  expect(await payouts()).toEqual([]);
  expect((await overview()).connect.requirements).not.toEqual([]);
  await connect();
  await runPayouts(monday());
  expect(await payouts()).toHaveLength(1);
});

test("a transfer that is returned is owed again, and sent only with the next run", async () => {
  const { connect, payouts, overview, vendor } = await earned();
  await connect("transferFails");
  await runPayouts(monday());
  await transfer(payouts);
  expect(await payouts()).toMatchObject([{ state: "failed", saleCount: 0 }]);
  expect(await overview()).toMatchObject({ earned: 900, onItsWay: 0, paid: 0 });
  await runPayouts(new Date(monday().getTime() + HOUR_MS));
  expect(await payouts()).toHaveLength(1);
  await connect();
  await runPayouts(new Date(monday().getTime() + 7 * DAY_MS));
  expect((await payouts()).map(({ state }) => state)).toEqual(["on_its_way", "failed"]);
  expect((await queuedFor(db(), vendor.email)).map(({ kind }) => kind)).toContain("payout-failed");
});

test("clawed-back amounts are deducted from the next payout, and no vendor has to pay in", async () => {
  const { connect, payouts, orderId, vendor } = await earned();
  await connect();
  await runPayouts(monday());
  const [line] = await db().select().from(payoutLine).where(eq(payoutLine.orderId, orderId));
  expect(line?.payoutId).not.toBeNull();
  const [first] = await payouts();
  await Promise.all([sendPayout(first?.id ?? ""), sendPayout(first?.id ?? "")]);
  await runPayouts(new Date(monday().getTime() + 7 * DAY_MS));
  expect(await payouts()).toHaveLength(1);
  expect((await queuedFor(db(), vendor.email)).filter(({ kind }) => kind === "payout-sent")).toHaveLength(1);
});

test("only the vendor who started it can connect, once, with its own account", async () => {
  const first = await earned();
  const other = await earned();
  const link = (await call<ConnectLink>("GET", "/vendor/connect-with-stripe", { as: first.vendor.actor }))
    .body.data;
  const state = new URL(link.data).searchParams.get("state") ?? "";
  const { returnUrl } = await connectSandboxAccount({ account: "success", state });
  const code = new URL(returnUrl, "http://sayang.test").searchParams.get("code") ?? "";
  const path = `/vendor/authorize-with-stripe?${new URLSearchParams({ code, state })}`;
  expect((await call("GET", path, { as: other.vendor.actor })).status).toBe(400);
  expect((await call("GET", path, { as: first.vendor.actor })).status).toBe(200);
  expect((await call("GET", path, { as: first.vendor.actor })).status).toBe(400);
  expect(
    (await call("GET", `/vendor/authorize-with-stripe?code=${code}`, { as: first.vendor.actor })).status,
  ).toBe(400);
});

test("the statement of a month adds up, and opens in a spreadsheet", async () => {
  const { connect, vendor, customer } = await earned();
  await connect();
  const completedAt = new Date(Date.now() + 8 * DAY_MS);
  const month = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Singapore" })
    .format(completedAt)
    .slice(0, 7);
  const as = { as: vendor.actor };
  const { data } = (await call<PayoutStatement>("GET", `/payout-vendor/statement?month=${month}`, as)).body;
  expect(data).toMatchObject({
    opening: 0,
    gross: 1000,
    commission: 100,
    net: 900,
    paidOut: 0,
    closing: 900,
  });
  const before = (await call<PayoutStatement>("GET", "/payout-vendor/statement?month=2024-12", as)).body.data;
  expect(before).toMatchObject({ opening: 0, lines: [], closing: 0 });
  expect((await call("GET", "/payout-vendor/statement?month=2026-13", as)).status).toBe(400);
  expect(customer.actor).toBeDefined();
});

test("another vendor's payout is not found", async () => {
  const { connect, payouts } = await earned();
  const stranger = await earned();
  await connect();
  await runPayouts(monday());
  const [payout] = await payouts();
  const asked = await call("GET", `/payout-vendor/${payout?.id}`, { as: stranger.vendor.actor });
  expect(asked.status).toBe(404);
});

test("runs fall on Mondays at nine in Singapore", () => {
  expect(lastRun(new Date("2026-11-23T00:59:59Z")).toISOString()).toBe("2026-11-16T01:00:00.000Z");
  expect(lastRun(new Date("2026-11-23T01:00:00Z")).toISOString()).toBe("2026-11-23T01:00:00.000Z");
  expect(nextRun(new Date("2026-11-23T00:59:59Z"))).toBe("2026-11-23");
  expect(nextRun(new Date("2026-11-23T01:00:00Z"))).toBe("2026-11-30");
});

test("what a couple reads as held and paid out is the ledger's to the cent, from part payments to the payout", async () => {
  const sale = await shop.sell({}, { commissionBps: 1000 });
  const { vendor, customer, orderId } = sale;
  const [couple, seller] = [{ as: customer.actor }, { as: vendor.actor }];
  const read = async () => (await call<OrderDetail>("GET", `/order/${orderId}`, couple)).body.data;
  /** Compares with the ledger, where the order's account is debited by its settlement. */
  const expectMoney = async (money: Pick<OrderDetail, "held" | "released">) => {
    expect(await read()).toMatchObject(money);
    const { balanceCents, settledCents, clawedBackCents } = await orderFlows(db(), orderId);
    expect(money).toEqual({ held: balanceCents / 100, released: (settledCents - clawedBackCents) / 100 });
  };
  await expectMoney({ held: 300, released: 0 });
  await call("PATCH", `/order-vendor/approve/${orderId}`, seller);
  const milestoneId = (await read()).milestones[1]?.id;
  const body = { milestoneId };
  await shop.confirm(
    (await call<PaymentIntent>("POST", "/payment-milestone-user", { ...couple, body })).body.data,
  );
  await shop.settle();
  await expectMoney({ held: 700, released: 0 });

  const request = { orderId, reason: "Our date has moved", refundMethod: "original" };
  await call("PATCH", "/user/cancelorder", { ...couple, body: request });
  await call("PATCH", `/vendor/cancelorder/approve/${orderId}`, { ...seller, body: { amount: 400.35 } });
  await call("PATCH", `/user/cancelorder/agree/refund/${orderId}`, couple);
  await shop.settle();
  await expectMoney({ held: 0, released: 299.65 });
  expect((await read()).paidOutAt).toBeNull();

  await connect(seller, "success");
  await runPayouts(monday());
  await transfer(async () => (await call<PayoutPage>("GET", "/payout-vendor", seller)).body.data.docs);
  await expectMoney({ held: 0, released: 299.65 });
  expect((await read()).paidOutAt).toEqual(expect.any(String));
});
