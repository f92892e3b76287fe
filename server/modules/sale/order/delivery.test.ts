import { and, eq } from "drizzle-orm";
import type { DeliveryAnswer } from "@/contracts/sale/order/delivery";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import type { VendorDashboard } from "@/contracts/messaging/dashboard";
import type { OrderDetail, OrderSummary } from "@/contracts/sale/order/order";
import { vendor as vendorTable } from "@/server/db/schema/catalogue/vendor";
import { addDays, todayInSingapore } from "@/lib/dates";
import { DAY_MS, MINUTE_MS } from "@/lib/time";
import { order as orderTable } from "@/server/db/schema/sale/order";
import { ledgerEntry } from "@/server/db/schema/sale/ledger";
import { payoutLine } from "@/server/db/schema/sale/payout";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { latestFor, queuedFor, tokenIn } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";
import { completeDeliveredOrders, deliverSilentOrders } from "./public";
import { mailTimes } from "./service/comment";
import { markDelivered } from "./service/delivery";

const shop = useShop();
const { call, db } = shop;

const WHOLE = {
  ...DEFAULT_PAYMENT_POLICY,
  milestones: [{ label: "Payment", percent: 100, due: { kind: "booking" as const } }],
};

/** Sells an order that is fully paid. */
async function sellWhole() {
  const sale = await shop.sell({}, { paymentPolicy: WHOLE });
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  const { orderId, vendor, customer } = sale;
  return {
    ...sale,
    mark: () =>
      call<OrderDetail>("POST", `/order-vendor/sendConfirmOrderDeliveryEmail/${orderId}`, {
        as: vendor.actor,
      }),
    confirm: (delivered: boolean, comment = "") =>
      call<DeliveryAnswer>("PATCH", `/order/confirmdelivery/${orderId}`, {
        as: customer.actor,
        body: { delivered, withAuth: true, comment },
      }),
    link: (delivered: boolean, token: string, id = orderId) =>
      call<DeliveryAnswer>("PATCH", `/order/confirmdelivery/${id}`, {
        body: { delivered, withAuth: false, token },
      }),
    read: async () => (await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor })).body.data,
    mailedToken: async () => tokenIn((await latestFor(db(), customer.email, "delivery-asked")).confirmLink),
  };
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

test("marked by the vendor, confirmed by the signed-in couple, completed a week later and settled once", async () => {
  const { vendor, customer, orderId, mark, confirm, read } = await sellWhole();
  expect((await mark()).body.data).toMatchObject({ state: "all_paid", orderStatus: 4 });
  expect((await confirm(true)).body.data).toMatchObject({ state: "delivered", orderStatus: 5 });
  await completeDeliveredOrders(inDays(6.9));
  expect(await read()).toMatchObject({ state: "delivered", held: 1000, released: 0 });
  await Promise.all([completeDeliveredOrders(inDays(7.1)), completeDeliveredOrders(inDays(7.1))]);
  expect(await read()).toMatchObject({ state: "completed", orderStatus: 1, held: 0, released: 1000 });

  const lines = await db().select().from(payoutLine).where(eq(payoutLine.orderId, orderId));
  expect(lines).toMatchObject([
    { kind: "earning", grossCents: 100_000, commissionCents: 10_000, netCents: 90_000, payoutId: null },
  ]);
  const entries = await db()
    .select()
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.orderId, orderId), eq(ledgerEntry.kind, "settlement")));
  const sum = (name: string) =>
    entries
      .filter(({ account }) => account === name)
      .reduce((cents, { amountCents }) => cents + amountCents, 0);
  expect([sum("order"), sum("vendor"), sum("commission")]).toEqual([100_000, -90_000, -10_000]);
  const [seller] = await db().select().from(vendorTable).where(eq(vendorTable.id, vendor.id));
  expect(seller?.ordersCompleted).toBe(1);
  expect(await checkLedger(db())).toEqual([]);
  const kinds = (await queuedFor(db(), vendor.email)).map(({ kind }) => kind);
  expect(kinds.slice(-2)).toEqual(["vendor-order-delivered", "vendor-order-completed"]);
  expect((await latestFor(db(), customer.email, "order-completed")).kind).toBe("order-completed");
});

test("the mailed link confirms without a session, once, and not for another order", async () => {
  const { mark, link, mailedToken, read } = await sellWhole();
  const other = await sellWhole();
  await mark();
  const token = await mailedToken();
  expect((await other.link(true, token)).status).toBe(410);
  expect((await link(true, `${token}x`)).status).toBe(410);
  const answers = await Promise.all(Array.from({ length: 4 }, () => link(true, token)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
  expect((await read()).state).toBe("delivered");
});

test("a newer mail invalidates the older link, and a link that raised an issue confirms nothing", async () => {
  const { mark, link, mailedToken, vendor, orderId, read } = await sellWhole();
  await markDelivered(vendor.id, orderId, inDays(-1.1));
  const first = await mailedToken();
  expect((await mark()).status).toBe(200);
  expect((await mark()).status).toBe(429);
  expect((await link(true, first)).status).toBe(410);
  const second = await mailedToken();
  expect((await link(false, second)).body.data.issueRaisedAt).not.toBeNull();
  expect((await link(true, second)).status).toBe(410);
  expect((await read()).state).toBe("all_paid");
});

test("the page's form works without JavaScript and shows the result", async () => {
  const { mark, mailedToken, read } = await sellWhole();
  await mark();
  const form = new FormData();
  form.set("token", await mailedToken());
  form.set("delivered", "true");
  const answer = await shop.app.request("/api/v1/order/confirmdelivery", {
    method: "POST",
    headers: { accept: "text/html" },
    body: form,
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/confirm-delivery?done=delivered"]);
  expect((await read()).state).toBe("delivered");
});

test("a silent couple's order counts as delivered 14 days after the vendor marked it", async () => {
  const { mark, read, customer, orderId } = await sellWhole();
  await db()
    .update(orderTable)
    .set({ eventDate: addDays(todayInSingapore(), -1) })
    .where(eq(orderTable.id, orderId));
  await mark();
  expect((await read()).delivery.deliversAt).not.toBeNull();
  await deliverSilentOrders(inDays(13.9));
  expect((await read()).state).toBe("all_paid");
  await deliverSilentOrders(inDays(14.1));
  expect((await read()).state).toBe("delivered");
  expect(await latestFor(db(), customer.email, "order-delivered")).toMatchObject({ bySilence: true });
});

test("silence does not count before the event is over", async () => {
  const { mark, read, customer } = await sellWhole();
  await mark();
  const { eventDate, delivery } = await read();
  const lastDay = addDays(eventDate ?? "", 15);
  expect(todayInSingapore(new Date(delivery.deliversAt ?? ""))).toBe(lastDay);
  expect(await latestFor(db(), customer.email, "delivery-asked")).toMatchObject({ answerBy: lastDay });
  await deliverSilentOrders(new Date(Date.parse(delivery.deliversAt ?? "") - 1));
  expect((await read()).state).toBe("all_paid");
  await deliverSilentOrders(new Date(Date.parse(delivery.deliversAt ?? "") + 1));
  expect((await read()).state).toBe("delivered");
});

test("an issue stops the clock, is mailed to both sides, and is closed by confirming", async () => {
  const { mark, confirm, read, vendor, customer, orderId } = await sellWhole();
  expect((await confirm(false)).status).toBe(409);
  await mark();
  expect((await confirm(false, "Two centrepieces are missing")).status).toBe(200);
  for (const [to, kind] of [
    [customer.email, "issue-raised"],
    [vendor.email, "vendor-issue-raised"],
  ] as const) {
    expect(await latestFor(db(), to, kind)).toMatchObject({
      comment: "Two centrepieces are missing",
      ticketLink: expect.stringContaining("/contact-us?topic=order"),
    });
  }
  await deliverSilentOrders(inDays(600));
  expect(await read()).toMatchObject({ state: "all_paid", hasIssue: true });
  const listed = async (query: string) =>
    (
      await call<{ docs: OrderSummary[] }>("GET", `/order-vendor/order?${query}`, { as: vendor.actor })
    ).body.data.docs.map(({ id }) => id);
  expect(await listed("hasIssue=true")).toEqual([orderId]);
  const summary = await call<VendorDashboard>("GET", "/vendor/dashboard/summary", { as: vendor.actor });
  expect(summary.body.data.tasks).toEqual([{ kind: "issue", count: 1, by: null }]);
  expect((await confirm(true)).body.data).toMatchObject({ state: "delivered", issueRaisedAt: null });
  expect((await confirm(false, "It broke")).body.data).toMatchObject({ state: "delivered" });
  await completeDeliveredOrders(inDays(60));
  expect((await read()).state).toBe("delivered");
  expect((await confirm(true)).body.data.issueRaisedAt).toBeNull();
  expect(await listed("hasIssue=true")).toEqual([]);
  await completeDeliveredOrders(inDays(60));
  expect((await read()).timeline.map(({ kind }) => kind).slice(-7)).toEqual([
    "vendor_delivered",
    "issue_raised",
    "issue_resolved",
    "deliver",
    "issue_raised",
    "issue_resolved",
    "complete",
  ]);
});

test("nobody can mark another vendor's order as delivered, or one that isn't all paid", async () => {
  const { orderId, vendor, customer } = await shop.sell();
  const path = `/order-vendor/sendConfirmOrderDeliveryEmail/${orderId}`;
  expect((await call("POST", path, { as: vendor.actor })).status).toBe(409);
  const other = await makeVendor(db(), {});
  expect((await call("POST", path, { as: other.actor })).status).toBe(404);
  const body = { delivered: true, withAuth: true };
  const confirm = `/order/confirmdelivery/${orderId}`;
  expect((await call("PATCH", confirm, { as: customer.actor, body })).status).toBe(409);
  expect((await call("PATCH", confirm, { body })).status).toBe(401);
  expect((await call("PATCH", confirm, { as: vendor.actor, body })).status).toBe(403);
  const stranger = await makeCustomer(db());
  expect((await call("PATCH", confirm, { as: stranger.actor, body })).status).toBe(404);
});

test("comments are added to the history, and the other side gets at most one mail an hour", async () => {
  const { orderId, vendor, customer } = await shop.sell();
  const say = (side: "order" | "order-vendor", comment: string) =>
    call<OrderDetail>("PATCH", `/${side}/${orderId}`, {
      as: side === "order" ? customer.actor : vendor.actor,
      body: { comment },
    });
  await say("order", "Could the trial be on a Saturday?");
  await say("order", "Or a Sunday?");
  const seen = await say("order-vendor", " Saturday works. ");
  expect(seen.body.data.timeline.slice(-3)).toMatchObject([
    { kind: "comment", actor: "customer", note: "Could the trial be on a Saturday?" },
    { kind: "comment", actor: "customer", note: "Or a Sunday?" },
    { kind: "comment", actor: "vendor", note: "Saturday works." },
  ]);
  const toVendor = (await queuedFor(db(), vendor.email)).filter(({ kind }) => kind === "comment-from-couple");
  expect(toVendor).toMatchObject([{ comments: ["Could the trial be on a Saturday?"] }]);
  expect(await latestFor(db(), customer.email, "comment-from-vendor")).toMatchObject({
    comments: ["Saturday works."],
  });
  expect((await say("order", " ")).status).toBe(400);
});

test("an hour's comments are mailed together at its end", () => {
  const minutes = (...all: number[]) => all.map((minute) => minute * MINUTE_MS);
  expect(mailTimes(minutes(0))).toEqual(minutes(0));
  expect(mailTimes(minutes(0, 10, 59))).toEqual(minutes(0, 60));
  expect(mailTimes(minutes(0, 10, 60, 61, 300))).toEqual(minutes(0, 60, 120, 300));
});
