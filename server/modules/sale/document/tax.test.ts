import { eq } from "drizzle-orm";
import { parse } from "csv-parse/sync";
import type { OrderDetail } from "@/contracts/sale/order/order";
import type { PaymentIntent } from "@/contracts/sale/payment/payment";
import type { PayoutPage, PayoutSalePage, PayoutStatement } from "@/contracts/sale/payment/payout";
import type { TaxPoints } from "@/contracts/sale/payment/tax";
import { addDays, todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import { closeSandboxDispute, openSandboxDispute } from "@/server/adapters/payments/sandbox-disputes";
import { API_PREFIX } from "@/server/app";
import { saleDocument } from "@/server/db/schema/sale/document";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { refundAsOperator } from "@/server/modules/sale/cancellation/public";
import { orderFlows } from "@/server/modules/sale/ledger/public";
import { completeDeliveredOrders } from "@/server/modules/sale/order/public";
import { inTransaction } from "@/server/db/transaction";
import { makeCustomer } from "@/tests/setup/factories";
import { EVENT_DATE, intentIdOf, useShop } from "@/tests/setup/shop";
import { runLaneOnce } from "@/server/queue/run-due";
import { DOCUMENT_TASKS } from "./jobs";

const shop = useShop();
const { call, db } = shop;
const MONTH = todayInSingapore().slice(0, 7);
const BEFORE = addDays(`${MONTH}-01`, -1).slice(0, 7);
const LATER = new Date(Date.now() + 8 * DAY_MS);

/** Sells ten units at $1,000 plus GST, with a paid deposit of $3,270.00. */
async function sell(gstRegistered = true) {
  const stall = await shop.makeStall(
    { gstType: gstRegistered ? 2 : 0 },
    { gstRegistered, companyRegistrationNumber: "201012345K", commissionBps: 1_000 },
  );
  const customer = await makeCustomer(db());
  await shop.addToCart(customer.actor, stall.product, { quantity: 10 });
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  const intent = await shop.pay(customer.actor, placed.checkoutId);
  return { ...stall, customer, intent, orderId: placed.orders[0]?.id ?? "" };
}
type Sale = Awaited<ReturnType<typeof sell>>;

const issueDue = () =>
  runLaneOnce({ name: "documents", concurrency: 1, handlers: DOCUMENT_TASKS, periodic: [] });

async function taxOf({ vendor }: Sale, query = `from=${MONTH}`): Promise<TaxPoints> {
  await issueDue();
  const { body } = await call<TaxPoints>("GET", `/payout-vendor/tax?${query}`, { as: vendor.actor });
  return body.data;
}
const told = ({ points }: TaxPoints) =>
  points.map(({ kind, beforeGst, gst, total }) => [kind, beforeGst, gst, total]);

const approve = ({ vendor, orderId }: Sale) =>
  call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });

async function payRest({ customer, orderId }: Sale): Promise<void> {
  const path = "/payment-milestone-user/paypaymentofremainingmilestones";
  const { body } = await call<PaymentIntent>("POST", path, { as: customer.actor, body: { orderId } });
  await shop.confirm(body.data);
  await shop.settle();
}

async function changeQuantity({ customer, vendor, orderId }: Sale, quantity: number): Promise<void> {
  const { body } = await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor });
  const items = body.data.items.map(({ id }) => ({ itemId: id, quantity, eventDate: EVENT_DATE }));
  await call("POST", `/order/edits/${orderId}`, { as: customer.actor, body: { comment: "Fewer", items } });
  await call("PATCH", `/order-vendor/acceptrejectordereditrequest/${orderId}`, {
    as: vendor.actor,
    body: { accepted: true, version: 1 },
  });
  await shop.settle();
}

async function complete({ customer, orderId }: Sale): Promise<string> {
  const body = { delivered: true, withAuth: true };
  await call("PATCH", `/order/confirmdelivery/${orderId}`, { as: customer.actor, body });
  await completeDeliveredOrders(LATER);
  return (await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor })).body.data.orderNumber;
}

test("two payments, an edit and a refund each count once, at their own time, and add up to the ledger", async () => {
  const sale = await sell();
  const { vendor, orderId } = sale;
  expect(told(await taxOf(sale))).toEqual([["payment", 3000, 270, 3270]]);
  await approve(sale);
  const points = [
    ["payment", 3000, 270, 3270],
    ["invoice", 7000, 630, 7630],
  ];
  expect(told(await taxOf(sale))).toEqual(points);
  await changeQuantity(sale, 8);
  points.push(["change", -2000, -180, -2180]);
  expect(told(await taxOf(sale))).toEqual(points);
  await payRest(sale);
  const orderNumber = await complete(sale);
  expect(told(await taxOf(sale))).toEqual(points);
  const act = { orderNumber, doneBy: "operator@sayang.test", reason: "Goodwill", now: LATER };
  await refundAsOperator({ ...act, cents: 10_900 });
  await shop.settle();
  points.push(["credit", -100, -9, -109]);
  const query = `from=${MONTH}&to=${todayInSingapore(LATER).slice(0, 7)}`;
  const all = await taxOf(sale, query);
  expect(told(all)).toEqual(points);
  expect(all).toMatchObject({ gstRegistered: true, beforeGst: 7900, gst: 711, total: 8611 });

  const { settledCents, clawedBackCents } = await inTransaction((tx) => orderFlows(tx, orderId));
  expect((settledCents - clawedBackCents) / 100).toBe(all.total);
  const as = { as: vendor.actor };
  const months = new Set([MONTH, todayInSingapore(LATER).slice(0, 7)]);
  const statements = await Promise.all(
    [...months].map((month) => call<PayoutStatement>("GET", `/payout-vendor/statement?month=${month}`, as)),
  );
  const lines = statements.flatMap(({ body }) => body.data.lines);
  expect(lines.map(({ kind, beforeGst, gst, gross }) => [kind, beforeGst, gst, gross])).toEqual([
    ["earning", 8000, 720, 8720],
    ["clawback", -100, -9, -109],
  ]);
  const sales = await call<PayoutSalePage>("GET", "/payout-vendor/sales", as);
  expect(sales.body.data.docs).toMatchObject([{ beforeGst: 8000, gst: 720, gross: 8720, net: 7749.9 }]);

  const { token } = await signAccessToken(vendor.actor);
  const file = await shop.app.request(`${API_PREFIX}/payout-vendor/tax.csv?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const rows = parse(await file.text(), { bom: true, columns: true }) as Record<string, string>[];
  expect(rows.at(-1)).toMatchObject({
    Type: "Sum",
    "Before GST": "7900.00",
    GST: "711.00",
    Total: "8611.00",
  });
  expect(rows).toHaveLength(points.length + 1);
});

test("a deposit counts in the month in which it was paid, the rest in the invoice's", async () => {
  const sale = await sell();
  await issueDue();
  await db()
    .update(saleDocument)
    .set({ createdAt: new Date(Date.now() - 40 * DAY_MS) })
    .where(eq(saleDocument.orderId, sale.orderId));
  await approve(sale);
  const then = todayInSingapore(new Date(Date.now() - 40 * DAY_MS)).slice(0, 7);
  expect(told(await taxOf(sale, `from=${then}`))).toEqual([["payment", 3000, 270, 3270]]);
  expect(told(await taxOf(sale))).toEqual([["invoice", 7000, 630, 7630]]);
  expect((await taxOf(sale, `from=${then}&to=${MONTH}`)).gst).toBe(900);
});

test("a declined order reverses the tax on its deposit; payouts state the GST in them", async () => {
  const sale = await sell();
  await call("PATCH", `/order-vendor/decline/${sale.orderId}`, {
    as: sale.vendor.actor,
    body: { reason: "We are full" },
  });
  await shop.settle();
  const all = await taxOf(sale);
  expect(told(all)).toEqual([
    ["payment", 3000, 270, 3270],
    ["credit", -3000, -270, -3270],
  ]);
  expect(all.gst).toBe(0);
  const payouts = await call<PayoutPage>("GET", "/payout-vendor", { as: sale.vendor.actor });
  expect(payouts.body.data.docs).toEqual([]);
});

test("a refund that a bank paid before we did reverses the tax as well", async () => {
  const sale = await sell();
  await approve(sale);
  await call("PATCH", "/user/cancelorder", {
    as: sale.customer.actor,
    body: { orderId: sale.orderId, reason: "Our date has moved", refundMethod: "original" },
  });
  await call("PATCH", `/vendor/cancelorder/approve/${sale.orderId}`, {
    as: sale.vendor.actor,
    body: { amount: 3270 },
  });
  await call("PATCH", `/user/cancelorder/agree/refund/${sale.orderId}`, {
    as: sale.customer.actor,
    body: {},
  });
  const disputeId = (await openSandboxDispute(intentIdOf(sale.intent), 109_000)) ?? "";
  await shop.settle();
  await closeSandboxDispute(disputeId, "lost");
  await shop.settle();
  const all = await taxOf(sale);
  expect(told(all)).toEqual([
    ["payment", 3000, 270, 3270],
    ["invoice", 7000, 630, 7630],
    ["credit", -7000, -630, -7630],
    ["credit", -1000, -90, -1090],
    ["credit", -2000, -180, -2180],
  ]);
  expect(all.gst).toBe(0);
});

test("a vendor without GST has no tax points", async () => {
  const sale = await sell(false);
  await approve(sale);
  expect(await taxOf(sale)).toMatchObject({ gstRegistered: false, points: [], gst: 0 });
});

test.each([
  ["", "from is required"],
  ["from=2026-13", "from must look like 2026-11"],
  [`from=${MONTH}&to=${BEFORE}`, "to must not be before from"],
  ["from=2025-01&to=2026-01", "Choose 12 months or fewer"],
])("a period that cannot be listed is refused: %p", async (query, message) => {
  const { vendor } = await shop.makeStall();
  const { status, body } = await call("GET", `/payout-vendor/tax?${query}`, { as: vendor.actor });
  expect([status, body.message]).toEqual([400, message]);
});
