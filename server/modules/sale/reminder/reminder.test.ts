import { and, eq } from "drizzle-orm";
import { addDays, type IsoDate, todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import { milestone, order } from "@/server/db/schema/sale/order";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";
import { remindOfPayments } from "./service";

const shop = useShop();
const { call, db } = shop;
const TODAY = todayInSingapore();
const KINDS = ["payments-due-soon", "payments-due-today", "payments-overdue", "payment-overdue-vendor"];

/** Sells an order in progress whose second milestone is due on that day. */
async function dueOn(date: IsoDate | null) {
  const sale = await shop.sell();
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  await db().update(milestone).set({ dueDate: null }).where(eq(milestone.orderId, sale.orderId));
  await setDue(sale.orderId, date);
  return sale;
}
const setDue = (orderId: string, dueDate: IsoDate | null) =>
  db()
    .update(milestone)
    .set({ dueDate })
    .where(and(eq(milestone.orderId, orderId), eq(milestone.position, 1)));

const at = (date: IsoDate, hour = 10) => new Date(`${date}T${String(hour).padStart(2, "0")}:00:00+08:00`);
const remindersTo = async (email: string) =>
  (await queuedFor(db(), email)).filter(({ kind }) => KINDS.includes(kind));
const kindsTo = async (email: string) => (await remindersTo(email)).map(({ kind }) => kind);

test("sends one mail each 14 and 3 days before, on the day, and 1 and 7 days after, however often the job runs", async () => {
  const due = addDays(TODAY, 60);
  const { customer: couple, vendor, orderId } = await dueOn(due);
  const sent: [number, string[], string[]][] = [];
  for (let day = -16; day <= 9; day++) {
    const before = [await kindsTo(couple.email), await kindsTo(vendor.email)] as const;
    for (const hour of [9, 15, 21]) await remindOfPayments(at(addDays(due, day), hour));
    const [toCouple, toVendor] = [await kindsTo(couple.email), await kindsTo(vendor.email)];
    const mails = toCouple.slice(before[0].length);
    if (mails.length > 0) sent.push([day, mails, toVendor.slice(before[1].length)]);
  }
  expect(sent).toEqual([
    [-14, ["payments-due-soon"], []],
    [-3, ["payments-due-soon"], []],
    [0, ["payments-due-today"], []],
    [1, ["payments-overdue"], ["payment-overdue-vendor"]],
    [7, ["payments-overdue"], ["payment-overdue-vendor"]],
  ]);
  const [first] = await remindersTo(couple.email);
  expect(first).toMatchObject({
    lines: [{ cents: 40_000, dueDate: due, label: "Half-way payment" }],
    link: expect.stringContaining(`/user/pay/${orderId}`) as string,
  });
});

test("after missed days, the job sends only the current stage", async () => {
  const due = addDays(TODAY, 60);
  const { customer: couple } = await dueOn(due);
  await remindOfPayments(at(addDays(due, -2)));
  expect(await kindsTo(couple.email)).toEqual(["payments-due-soon"]);
  await remindOfPayments(at(addDays(due, 20)));
  await remindOfPayments(at(addDays(due, 21)));
  expect(await kindsTo(couple.email)).toEqual(["payments-due-soon", "payments-overdue"]);
});

test("several vendors on one day share one mail; two concurrent processes send it once", async () => {
  const due = addDays(TODAY, 50);
  const first = await dueOn(due);
  const second = await dueOn(due);
  await db().update(order).set({ customerId: first.customer.id }).where(eq(order.id, second.orderId));
  const now = at(addDays(due, -14));
  await Promise.all([remindOfPayments(now), remindOfPayments(now), remindOfPayments(now)]);
  const reminders = await remindersTo(first.customer.email);
  const lines = reminders.flatMap((mail) => ("lines" in mail ? mail.lines : []));
  expect(lines).toHaveLength(2);
  expect(new Set(lines.map(({ orderNumber }) => orderNumber)).size).toBe(2);
});

test("moving the date starts again; a paid, unapproved or cancelled order gets no reminder", async () => {
  const due = addDays(TODAY, 40);
  const moved = await dueOn(due);
  await remindOfPayments(at(addDays(due, -14)));
  await setDue(moved.orderId, addDays(due, 30));
  await remindOfPayments(at(addDays(due, -13)));
  await remindOfPayments(at(addDays(due, 16)));
  expect(await kindsTo(moved.customer.email)).toEqual(["payments-due-soon", "payments-due-soon"]);

  const waiting = await shop.sell();
  await setDue(waiting.orderId, due);
  const cancelled = await dueOn(due);
  await db().update(order).set({ state: "under_cancellation" }).where(eq(order.id, cancelled.orderId));
  const paid = await dueOn(due);
  await db().update(milestone).set({ paidAt: new Date() }).where(eq(milestone.orderId, paid.orderId));
  const covered = await dueOn(due);
  await db()
    .update(milestone)
    .set({ voucherCents: 40_000 })
    .where(and(eq(milestone.orderId, covered.orderId), eq(milestone.position, 1)));
  await remindOfPayments(at(addDays(due, -3)));
  for (const { customer: couple } of [waiting, cancelled, paid, covered]) {
    expect(await kindsTo(couple.email)).toEqual([]);
  }
});

test("the last payment is mailed to both sides as paid in full", async () => {
  const { customer: couple, vendor, orderId } = await dueOn(null);
  const { body } = await call<{ clientSecret: string }>(
    "POST",
    "/payment-milestone-user/paypaymentofremainingmilestones",
    { as: couple.actor, body: { orderId } },
  );
  await shop.confirm(body.data as Parameters<typeof shop.confirm>[0]);
  await shop.settle();
  const mails = await queuedFor(db(), couple.email);
  expect(mails.map(({ kind }) => kind)).toContain("order-all-paid");
  expect(mails.filter(({ kind }) => kind === "payment-received").at(-1)).toMatchObject({
    isDeposit: false,
    totalCents: 70_000,
  });
  expect((await queuedFor(db(), vendor.email)).find(({ kind }) => kind === "milestone-paid")).toMatchObject({
    paidCents: 70_000,
    allPaid: true,
  });
});

test("a vendor can send a reminder of a payable milestone once a day, and never of another vendor's", async () => {
  const { customer: couple, vendor, orderId } = await dueOn(addDays(TODAY, -2));
  const ofOrder = await db().select().from(milestone).where(eq(milestone.orderId, orderId));
  const idAt = (position: number) => ofOrder.find((each) => each.position === position)?.id ?? "";
  const remind = async (position: number, as = vendor.actor) =>
    (await call("POST", `/payment-milestone-vendor/remind/${idAt(position)}`, { as })).status;
  const { vendor: other } = await shop.makeStall();
  expect([await remind(1, other.actor), await remind(2), await remind(0)]).toEqual([404, 409, 409]);
  expect([await remind(1), await remind(1)].toSorted()).toEqual([200, 409]);
  await db()
    .update(milestone)
    .set({ nudgedAt: new Date(Date.now() - DAY_MS) })
    .where(eq(milestone.id, idAt(1)));
  expect(await remind(1)).toBe(200);
  const nudges = (await queuedFor(db(), couple.email)).filter(({ kind }) => kind === "payment-nudge");
  expect(nudges).toHaveLength(2);
  expect(nudges[0]).toMatchObject({ cents: 40_000, link: expect.stringContaining(orderId) as string });
});
