import { v4 } from "uuid";
import type { VendorClosing } from "@/contracts/operator/closing/closing";
import type { OperatorProposal, OperatorProposals } from "@/contracts/operator/proposal/proposal";
import type { OperatorActor } from "@/server/core/actor";
import type { AppointmentSlots } from "@/contracts/messaging/appointment/appointment";
import type { SentMessage } from "@/contracts/messaging/room";
import { addDays, todayInSingapore } from "@/lib/dates";
import { toCents } from "@/lib/money";
import { runLaneOnce } from "@/server/queue/run-due";
import { EVENT_DATE } from "@/tests/setup/shop";
import { useCancelling } from "@/tests/setup/cancelling";
import { makeCustomer, makeOperator, makeProduct, makeVendor } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { CLOSING_TASKS } from "./jobs";
import { goOnClosing } from "./service-end";

const shop = useCancelling();
const { call, db, settle } = shop;

afterEach(() => shop.expectBalanced());

const offerOf = (productId: string) => ({
  items: [{ productId, quantity: 1, unitPrice: 900, includes: "One day", extras: [] }],
  eventDate: EVENT_DATE,
  steps: [
    { label: "Deposit", percent: 20, due: { kind: "booking" } },
    { label: "Balance", percent: 80, due: { kind: "before", days: 30 } },
  ],
  validUntil: addDays(todayInSingapore(), 7),
  terms: "As agreed",
  note: "With thanks",
});

const REASON = "The owner retires at the end of the month";

let trust: OperatorActor;
let finance: OperatorActor;
beforeEach(async () => {
  trust = (await makeOperator(db(), "trust")).actor;
  finance = (await makeOperator(db(), "finance")).actor;
});

const preview = (id: string, query = "") =>
  call<VendorClosing>("GET", `/operator/vendor/${id}/closing${query}`, { as: trust });
const propose = (id: string, reason = REASON) =>
  call<VendorClosing>("POST", `/operator/vendor/${id}/closing`, { as: trust, body: { reason } });

async function confirm(vendorId: string, as: OperatorActor = finance) {
  const { docs } = (await call<OperatorProposals>("GET", "/operator/proposal?limit=100", { as })).body.data;
  const id = docs.find(({ subjectId }) => subjectId === vendorId)?._id;
  return call<OperatorProposal>("POST", `/operator/proposal/${id}/decision`, {
    as,
    body: { decision: "confirm" },
  });
}

async function runClosing(): Promise<void> {
  await runLaneOnce({ name: "closing", concurrency: 1, handlers: CLOSING_TASKS, periodic: [] });
  await settle();
}

/** Sells another order of the same vendor, with its first milestone paid. */
async function sellAgain({ product }: Pick<Awaited<ReturnType<typeof shop.sell>>, "product">) {
  const customer = await makeCustomer(db());
  await shop.addToCart(customer.actor, product);
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  await shop.pay(customer.actor, placed.checkoutId);
  return { customer, orderId: placed.orders[0]?.id ?? "" };
}

test("twelve open orders are refunded in full, and each couple is offered three others", async () => {
  const first = await shop.sellAccepted({}, { dailyCapacity: 20, vendorName: "Kebaya House" });
  const { vendor, category } = first;
  const same = { masterCategoryId: category.id };
  const priced = async (priceCents: number, given: object = {}) => {
    const seller = await makeVendor(db(), { ...same, ...given });
    await makeProduct(db(), { vendorId: seller.id, level1Id: category.id, priceCents });
    return seller.id;
  };
  const fits = [await priced(90_000), await priced(100_000), await priced(119_000)];
  await priced(130_000);
  await priced(100_000, { offDays: [EVENT_DATE] });
  await priced(100_000, { status: "suspended" });
  const others = [];
  for (let n = 0; n < 11; n++) others.push(await sellAgain(first));
  const couples = [first.customer, ...others.map(({ customer }) => customer)];

  const shown = (await preview(vendor.id)).body.data;
  expect(shown).toMatchObject({
    mayClose: true,
    refundTotal: 12 * 300,
    delivered: 0,
    orders: { totalDocs: 12 },
  });
  for (const { refund, alternatives } of shown.orders.docs) {
    expect(refund).toBe(300);
    expect(alternatives.map(({ vendorId }) => vendorId).toSorted()).toEqual(fits.toSorted());
  }
  const asked = await propose(vendor.id);
  expect(asked.body.data).toMatchObject({
    mayClose: false,
    proposals: [{ kind: "vendor.close", amount: 3600 }],
  });
  expect((await propose(vendor.id)).status).toBe(409);
  expect((await call("GET", `/vendor/for/web/${vendor.id}`)).status).toBe(200);

  expect((await confirm(vendor.id)).body.data).toMatchObject({ state: "confirmed" });
  const late = await makeCustomer(db());
  expect((await shop.addToCart(late.actor, first.product)).status).not.toBe(200);
  await runClosing();
  await runClosing();
  expect((await preview(vendor.id)).body.data).toMatchObject({
    status: "closed",
    refundTotal: 0,
    orders: { totalDocs: 0 },
  });
  for (const [at, customer] of couples.entries()) {
    const orderId = at === 0 ? first.orderId : (others[at - 1]?.orderId ?? "");
    const order = await shop.orderOf({ ...first, customer, orderId });
    expect(order).toMatchObject({ state: "cancelled", refunded: 300, held: 0 });
    const mails = (await queuedFor(db(), customer.email)).filter(
      ({ kind }) => kind === "order-vendor-closed",
    );
    expect(mails).toMatchObject([{ refundCents: toCents(order.refunded), instead: [{}, {}, {}] }]);
  }
  const mailed = (await queuedFor(db(), vendor.email)).map(({ kind }) => kind);
  expect(mailed.filter((kind) => /closed|cancel/.test(kind))).toEqual(["vendor-closed"]);
});

test("closing a vendor takes two operators, both with the right to pay", async () => {
  const admin = (await makeOperator(db())).actor;
  const { id } = await makeVendor(db());
  await call("POST", `/operator/vendor/${id}/closing`, { as: admin, body: { reason: REASON } });
  expect((await confirm(id, admin)).status).toBe(409);
  expect((await call("GET", "/operator/proposal", { as: trust })).status).toBe(403);
  expect((await call("GET", `/vendor/for/web/${id}`)).status).toBe(200);
});

test("closing requires a reason, and a vendor that was never approved can't be closed", async () => {
  const { id } = await makeVendor(db(), { status: "pending" });
  expect((await propose(id, " ")).status).toBe(400);
  expect((await propose(id)).body.message).toBe("Only an approved or suspended vendor can be closed");
});

test("unpaid orders and those under cancellation end, too; delivered ones stay", async () => {
  const sale = await shop.sellAccepted({}, { dailyCapacity: 20 });
  await shop.ask(sale);
  const unpaid = await makeCustomer(db());
  await shop.addToCart(unpaid.actor, sale.product);
  const placed = (await shop.placeOrder(unpaid.actor)).body.data;
  await propose(sale.vendor.id);
  await confirm(sale.vendor.id);
  await runClosing();
  expect(await shop.orderOf(sale)).toMatchObject({ state: "cancelled", refunded: 300 });
  const other = { ...sale, customer: unpaid, orderId: placed.orders[0]?.id ?? "" };
  expect(await shop.orderOf(other)).toMatchObject({ state: "cancelled", refunded: 0 });
  expect((await queuedFor(db(), unpaid.email)).map(({ kind }) => kind)).toContain("order-vendor-closed");
});

test("offers are withdrawn, visits cancelled, and couples are told that nobody reads their messages", async () => {
  const sale = await shop.sellAccepted();
  const as = sale.customer.actor;
  const say = () =>
    call<SentMessage>("POST", "/room/message", {
      as,
      body: { vendorId: sale.vendor.id, body: "Are you there?", clientId: v4() },
    });
  const { roomId } = (await say()).body.data;
  const offered = await call("POST", `/offer-vendor/room/${roomId}`, {
    as: sale.vendor.actor,
    body: offerOf(sale.product.id),
  });
  expect(offered.status).toBe(200);
  const slots = await call<AppointmentSlots>(
    "GET",
    `/public/appointment/slots?vendorId=${sale.vendor.id}&date=${addDays(todayInSingapore(), 7)}&days=7`,
  );
  const startsAt = slots.body.data.docs.flatMap((day) => day.slots)[0]?.startsAt;
  await call("POST", "/appointment", { as, body: { vendorId: sale.vendor.id, startsAt, note: "" } });
  expect((await preview(sale.vendor.id)).body.data).toMatchObject({ offers: 1, appointments: 1 });
  await propose(sale.vendor.id);
  await confirm(sale.vendor.id);
  await runClosing();
  expect((await preview(sale.vendor.id)).body.data).toMatchObject({ offers: 0, appointments: 0 });
  const kinds = (await queuedFor(db(), sale.customer.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["offer-withdrawn", "appointment-declined"]));
  const answer = await say();
  expect([answer.status, answer.body.message]).toEqual([
    409,
    expect.stringContaining("has closed and no longer reads messages"),
  ]);
});

test("a closing whose job was lost resumes automatically", async () => {
  const sale = await shop.sellAccepted();
  await propose(sale.vendor.id);
  await confirm(sale.vendor.id);
  await db().execute("delete from graphile_worker._private_jobs");
  await goOnClosing();
  await runClosing();
  expect(await shop.orderOf(sale)).toMatchObject({ state: "cancelled", refunded: 300 });
});
