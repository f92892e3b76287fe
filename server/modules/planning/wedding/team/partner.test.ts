import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { PaymentTimeline } from "@/contracts/planning/budget/budget";
import type { ActualBudget } from "@/contracts/sale/budget";
import type { AccountDeletion } from "@/contracts/identity/account/own-data";
import type { Cart } from "@/contracts/sale/cart";
import type { CustomerProfile } from "@/contracts/identity/auth";
import type { ChatsList, RoomsList } from "@/contracts/messaging/room";
import type { OrderSummary } from "@/contracts/sale/order/order";
import type { PaymentIntent } from "@/contracts/sale/payment/payment";
import type { SavedIds } from "@/contracts/catalogue/wishlist";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import { weddingMember } from "@/server/db/schema/planning/wedding";
import { order } from "@/server/db/schema/sale/order";
import { UNPAID_HOURS } from "@/contracts/sale/order/order-process";
import { warnOfUnpaidOrders } from "@/server/modules/sale/order/public";
import { remindOfPayments } from "@/server/modules/sale/reminder/service";
import { hashPassword } from "@/server/modules/identity/account/password";
import { makeCustomer, makeProduct } from "@/tests/setup/factories";
import { latestFor, queuedFor, tokenIn } from "@/tests/setup/mailbox";
import { type CustomerActor, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

type Docs<T> = { docs: T[] };
const ordersOf = async (as: CustomerActor) =>
  (await call<Docs<OrderSummary>>("GET", "/order?page=1&limit=10", { as })).body.data.docs.map(
    ({ id }) => id,
  );
const cartOf = async (as: CustomerActor) => {
  const { docs } = (await call<Cart>("GET", "/cart", { as })).body.data;
  return docs.flatMap(({ lines }) => lines.map(({ productId }) => productId)).toSorted();
};
const savedOf = async (as: CustomerActor) =>
  (await call("GET", "/wishlist/ids", { as })).body.data as SavedIds;

async function invite(from: CustomerActor, email: string, role = "fiancee"): Promise<string> {
  await call("POST", "/planning/team", { as: from, body: { name: "Jun", email, role } });
  return tokenIn((await latestFor(db(), email, "team-invitation")).link);
}
const accept = (as: CustomerActor, token: string) =>
  call("POST", "/planning/team/accept", { as, body: { token } });

async function join(from: CustomerActor, partner: { email: string; actor: CustomerActor }, role = "fiancee") {
  const answer = await accept(partner.actor, await invite(from, partner.email, role));
  expect(answer.status).toBe(200);
}

test("both partners share cart, shortlist, orders, budget and messages, until one leaves", async () => {
  const { customer: mei, product, vendor, category, orderId } = await shop.sell();
  const jun = await makeCustomer(db(), { firstName: "Jun" });
  const other = await makeProduct(db(), { vendorId: vendor.id, level1Id: category.id });
  await shop.addToCart(mei.actor, product);
  await shop.addToCart(jun.actor, product);
  await shop.addToCart(jun.actor, other);
  await call("POST", "/wishlist", { as: jun.actor, body: { vendorId: vendor.id } });
  await join(mei.actor, jun);

  // His items moved to the shared cart, without duplicates.
  const both = [product.id, other.id].toSorted();
  expect([await cartOf(mei.actor), await cartOf(jun.actor)]).toEqual([both, both]);
  expect(await savedOf(mei.actor)).toEqual(await savedOf(jun.actor));
  expect(JSON.stringify(await savedOf(mei.actor))).toContain(vendor.id);
  expect(await ordersOf(jun.actor)).toEqual([orderId]);
  const budgets = await Promise.all(
    [mei, jun].map(({ actor: as }) => call<ActualBudget>("GET", "/user/profile/actual_budget", { as })),
  );
  expect(budgets[1]?.body.data).toEqual(budgets[0]?.body.data);
  expect(budgets[0]?.body.data.committed).toBeGreaterThan(0);

  // He pays the rest of her order, and orders for both.
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  for (const as of [mei.actor, jun.actor]) {
    const timeline = await call<PaymentTimeline>("GET", "/planning/budget/timeline?show=open", { as });
    expect(timeline.body.data.docs[0]).toMatchObject({ orderId, canPay: true });
  }
  const rest = "/payment-milestone-user/paypaymentofremainingmilestones";
  const intent = await call<PaymentIntent>("POST", rest, { as: jun.actor, body: { orderId } });
  await shop.confirm(intent.body.data);
  await shop.settle();
  const paid = await call<OrderSummary>("GET", `/order/${orderId}`, { as: mei.actor });
  expect(paid.body.data.state).toBe("all_paid");
  expect((await shop.placeOrder(jun.actor)).status).toBe(200);
  expect(await ordersOf(mei.actor)).toEqual(await ordersOf(jun.actor));
  expect(await ordersOf(mei.actor)).toHaveLength(2);

  const letter = { vendorId: vendor.id, body: "Is parking free?", clientId: v7() };
  expect((await call("POST", "/room/message", { as: jun.actor, body: letter })).status).toBe(200);
  for (const as of [mei.actor, jun.actor]) {
    const { rooms } = (await call<RoomsList>("POST", "/room/roomsList", { as, body: {} })).body.data;
    expect(rooms).toHaveLength(1);
    const asked = { as, body: { roomId: rooms[0]?.id } };
    const { chats } = (await call<ChatsList>("POST", "/room/chatsList", asked)).body.data;
    expect(chats.map(({ mine }) => mine)).toEqual([true]);
  }

  await call("POST", "/planning/team/leave", { as: jun.actor });
  expect([await ordersOf(jun.actor), await cartOf(jun.actor)]).toEqual([[], [product.id]]);
  expect((await call("GET", `/order/${orderId}`, { as: jun.actor })).status).toBe(404);
});

test("mails about orders and money go to both partners, and to nobody else on the team", async () => {
  const mei = await makeCustomer(db());
  const [jun, friend, helper] = [
    await makeCustomer(db(), { firstName: "Jun" }),
    await makeCustomer(db(), { firstName: "Aisha" }),
    await makeCustomer(db(), { firstName: "Ravi" }),
  ];
  await join(mei.actor, jun);
  await join(mei.actor, friend, "bridal_party");
  await join(mei.actor, helper, "helper");
  const { product, vendor } = await shop.makeStall();
  const mailsTo = async ({ email }: { email: string }) => {
    const mails = await queuedFor(db(), email);
    return mails.filter(({ kind }) => kind !== "team-invitation");
  };

  // He orders and both are notified, each by name.
  await shop.addToCart(jun.actor, product);
  const placed = (await shop.placeOrder(jun.actor)).body.data;
  const orderId = placed.orders[0]?.id ?? "";
  await warnOfUnpaidOrders(new Date(Date.now() + (UNPAID_HOURS - 1) * HOUR_MS));
  await shop.pay(jun.actor, placed.checkoutId);
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  await remindOfPayments(new Date(Date.now() + 365 * DAY_MS));
  const body = { reason: "We're closing", reasonDetails: "The kitchen flooded.", orderId };
  await call("PATCH", "/vendor/cancelorder", { as: vendor.actor, body });
  await call("PATCH", `/user/cancelorder/agree/refund/${orderId}`, { as: mei.actor });
  await shop.settle();
  const kinds = [
    "order-unpaid",
    "payment-received",
    "order-approved",
    "payments-overdue",
    "cancel-by-vendor",
    "cancel-done",
    "refund-scheduled",
    "refund-paid",
  ];
  for (const one of [mei, jun]) {
    const mails = await mailsTo(one);
    expect(mails.map(({ kind }) => kind)).toEqual(kinds);
    expect(mails).toEqual(
      mails.map(() => expect.objectContaining({ firstName: one === mei ? "Mei" : "Jun" })),
    );
  }
  expect([await mailsTo(friend), await mailsTo(helper)]).toEqual([[], []]);

  // Once he has left, mails about her orders go only to her.
  await call("POST", "/planning/team/leave", { as: jun.actor });
  await shop.addToCart(mei.actor, product);
  await shop.pay(mei.actor, (await shop.placeOrder(mei.actor)).body.data.checkoutId);
  expect((await mailsTo(mei)).at(-1)?.kind).toBe("payment-received");
  expect(await mailsTo(mei)).toHaveLength(kinds.length + 1);
  expect(await mailsTo(jun)).toHaveLength(kinds.length);
});

test("wedding details belong to the couple, name and number to the person", async () => {
  const mei = await makeCustomer(db(), { firstName: "Mei", brideFirstName: "Mei", groomFirstName: "Jun" });
  const jun = await makeCustomer(db(), { firstName: "Jun" });
  await join(mei.actor, jun);
  const path = `/user/profile/${jun.id}`;
  const body = { firstName: "Junaidi", weddingDate: "2031-05-03", budget: 60_000 };
  const changed = (await call<CustomerProfile>("PATCH", path, { as: jun.actor, body })).body.data;
  expect(changed).toMatchObject({ ...body, email: jun.email, brideFirstName: "Mei" });
  const hers = await call<CustomerProfile>("GET", `/user/profile/${mei.id}`, { as: mei.actor });
  expect(hers.body.data).toMatchObject({ firstName: "Mei", weddingDate: "2031-05-03", budget: 60_000 });
  expect((await call("GET", `/user/profile/${mei.id}`, { as: jun.actor })).status).toBe(403);
  expect((await call("PATCH", `/user/profile/${jun.id}`, { as: mei.actor, body })).status).toBe(403);
});

test("deleting a partner's account, with or without open orders, leaves all the couple's data", async () => {
  const { customer: mei, product, orderId } = await shop.sell();
  await shop.addToCart(mei.actor, product);
  const jun = await makeCustomer(db(), { passwordHash: await hashPassword("Sayang#2026") });
  await join(mei.actor, jun);
  const deletion = await call<AccountDeletion>("GET", "/user/account/deletion", { as: jun.actor });
  expect(deletion.body.data).toEqual({ openOrders: 0, openRefunds: 0, hasPassword: true, isPartner: true });
  const left = await call("POST", "/user/account/delete", {
    as: jun.actor,
    body: { password: "Sayang#2026" },
  });
  expect(left.status).toBe(200);
  expect([await ordersOf(mei.actor), await cartOf(mei.actor)]).toEqual([[orderId], [product.id]]);
  const [sold] = await db().select().from(order).where(eq(order.id, orderId));
  expect(sold).toMatchObject({ customerId: mei.id, contactName: "Mei Tan" });
});

test("the bridal party and a removed partner shop for themselves", async () => {
  const { customer: mei, orderId } = await shop.sell();
  const [friend, jun] = [await makeCustomer(db()), await makeCustomer(db())];
  await join(mei.actor, friend, "bridal_party");
  expect(await ordersOf(friend.actor)).toEqual([]);
  await join(mei.actor, jun);
  expect(await ordersOf(jun.actor)).toEqual([orderId]);
  await db().update(weddingMember).set({ revokedAt: new Date() }).where(eq(weddingMember.accountId, jun.id));
  expect(await ordersOf(jun.actor)).toEqual([]);
  expect((await call("GET", `/order/${orderId}`, { as: jun.actor })).status).toBe(404);
});

test("an account with open orders or a partner of its own can't become a partner", async () => {
  const mei = await makeCustomer(db());
  const { customer: jun } = await shop.sell();
  const refused = await accept(jun.actor, await invite(mei.actor, jun.email));
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("open order")]);

  const ravi = await makeCustomer(db());
  await join(mei.actor, ravi);
  const ann = await makeCustomer(db());
  const circle = await accept(mei.actor, await invite(ann.actor, mei.email));
  expect([circle.status, circle.body.message]).toEqual([409, expect.stringContaining("partner")]);
});
