import type { BudgetPlan } from "@/contracts/planning/budget/budget";
import type { MilestonePage, PaymentHistory } from "@/contracts/sale/payment/payment";
import type { ActualBudget } from "@/contracts/sale/budget";
import { toCents, toDollars } from "@/lib/money";
import { customer } from "@/server/db/schema/identity/account";
import { milestone } from "@/server/db/schema/sale/order";
import { eq } from "drizzle-orm";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { type CustomerActor, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

const budgetOf = async (as: CustomerActor) =>
  (await call<ActualBudget>("GET", "/user/profile/actual_budget", { as })).body.data;

test("nothing ordered yet, no budget set", async () => {
  const { actor } = await makeCustomer(db());
  expect(await budgetOf(actor)).toEqual({
    budget: null,
    committed: 0,
    paid: 0,
    owed: 0,
    remaining: null,
    categories: [],
  });
});

test("orders count by category: committed when placed, paid when the bank confirms, gone when cancelled", async () => {
  const stalls = [
    await shop.makeStall({ priceCents: 100_000 }),
    await shop.makeStall({ priceCents: 50_000 }),
  ];
  const { actor, id } = await makeCustomer(db());
  await db().update(customer).set({ budgetCents: 1_000_000 }).where(eq(customer.id, id));
  for (const { product } of stalls) await shop.addToCart(actor, product);
  const placed = (await shop.placeOrder(actor)).body.data;
  const names = stalls.map(({ category }) => category.name).toSorted();

  const ordered = await budgetOf(actor);
  expect(ordered).toMatchObject({
    budget: 10_000,
    committed: placed.orderValue,
    paid: 0,
    owed: placed.orderValue,
  });
  expect(ordered.remaining).toBe(toDollars(1_000_000 - toCents(placed.orderValue)));
  expect(ordered.categories.map(({ name }) => name)).toEqual(names);

  await shop.pay(actor, placed.checkoutId);
  await shop.settle();
  expect(await budgetOf(actor)).toMatchObject({
    committed: placed.orderValue,
    paid: placed.dueNow,
    owed: toDollars(toCents(placed.orderValue) - toCents(placed.dueNow)),
  });

  const [first, second] = placed.orders;
  const seller = stalls.find(({ vendor }) => vendor.id === first?.vendor.id);
  await call("PATCH", `/order-vendor/decline/${first?.id}`, {
    as: seller?.vendor.actor ?? null,
    body: { reason: "We are full" },
  });
  await shop.settle();
  const left = await budgetOf(actor);
  expect(left).toMatchObject({ committed: second?.orderValue, paid: second?.nextMilestone?.amount });
  expect(left.categories.find(({ name }) => name === seller?.category.name)).toEqual({
    name: seller?.category.name,
    committed: 0,
    paid: 0,
    owed: 0,
  });
});

test("an order under cancellation counts until it is settled", async () => {
  const { customer: couple, vendor, orderId } = await shop.sell();
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  const before = await budgetOf(couple.actor);
  expect(before).toMatchObject({ committed: 1000, paid: 300, owed: 700 });
  const asked = await call("PATCH", "/user/cancelorder", {
    as: couple.actor,
    body: { orderId, reason: "Our date has moved", refundMethod: "original" },
  });
  expect(asked.status).toBe(200);
  expect(await budgetOf(couple.actor)).toEqual(before);
});

test("payments on hold for a cancellation are not due, and stated separately", async () => {
  const { customer: couple, vendor, orderId } = await shop.sell();
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  await db().update(milestone).set({ dueDate: "2020-01-01" }).where(eq(milestone.orderId, orderId));
  const ofVendor = (due: string) =>
    call<MilestonePage>("GET", `/payment-milestone-vendor?due=${due}`, { as: vendor.actor });
  expect((await ofVendor("overdue")).body.data).toMatchObject({
    totalDocs: 2,
    sums: { overdue: 700, onHold: 0 },
  });
  await call("PATCH", "/user/cancelorder", {
    as: couple.actor,
    body: { orderId, reason: "Our date has moved", refundMethod: "original" },
  });
  const sums = { overdue: 0, soon: 0, later: 0, undated: 0, onHold: 700, total: 700 };
  expect((await ofVendor("overdue")).body.data).toMatchObject({ totalDocs: 0, sums });
  const open = (await ofVendor("open")).body.data;
  expect(open).toMatchObject({ totalDocs: 2, sums });
  expect(open.docs.map(({ isOverdue }) => isOverdue)).toEqual([false, false]);
  const mine = await call<MilestonePage>("GET", "/payment-milestone-user?due=open", { as: couple.actor });
  expect(mine.body.data.sums).toMatchObject(sums);
  const plan = await call<BudgetPlan>("GET", "/planning/budget", { as: couple.actor });
  expect(plan.body.data.owed).toBe(700);
  expect(plan.body.data.lines.map(({ nextDue }) => nextDue)).toEqual([null]);
});

test("every page agrees: paid is net of refunds, and still to pay is what milestones require by card", async () => {
  const { customer: couple, vendor, orderId } = await shop.sell({ priceCents: 100_000 });
  const lost = await shop.makeStall();
  await shop.addToCart(couple.actor, lost.product);
  const second = (await shop.placeOrder(couple.actor)).body.data;
  await shop.pay(couple.actor, second.checkoutId);
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  await call("PATCH", `/order-vendor/decline/${second.orders[0]?.id}`, {
    as: lost.vendor.actor,
    body: { reason: "We are full" },
  });
  await shop.settle();
  const sums = { paid: 300, owed: 700 };
  expect(await budgetOf(couple.actor)).toMatchObject(sums);
  const plan = await call<BudgetPlan>("GET", "/planning/budget", { as: couple.actor });
  expect(plan.body.data).toMatchObject({ ...sums, elsewhere: { paid: 0, owed: 0 } });
  const due = await call<MilestonePage>("GET", "/payment-milestone-user?due=open", { as: couple.actor });
  expect(due.body.data.sums).toMatchObject({ paid: 300, total: 700 });
  const history = await call<PaymentHistory>("GET", "/user-payment", { as: couple.actor });
  expect(history.body.data.totals).toMatchObject({ paid: 300, payments: 600, refunded: 300 });
});

test("a vendor has no budget", async () => {
  const { actor } = await makeVendor(db());
  expect((await call("GET", "/user/profile/actual_budget", { as: actor })).status).toBe(403);
});
