import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { AccountDeletion } from "@/contracts/identity/account/own-data";
import type { SaleDocument } from "@/contracts/sale/document";
import { DAY_MS } from "@/lib/time";
import type { CustomerActor } from "@/server/core/actor";
import { DELETED_NAME } from "@/server/core/deleted-account";
import { account } from "@/server/db/schema/identity/account";
import { weddingMember } from "@/server/db/schema/planning/wedding";
import { saleDocument } from "@/server/db/schema/sale/document";
import { order } from "@/server/db/schema/sale/order";
import { hashPassword } from "@/server/modules/identity/account/password";
import { eraseOldParties } from "@/server/modules/sale/document/service-forget";
import { scheduleRefund } from "@/server/modules/sale/refund/public";
import { makeLife } from "@/tests/setup/couple/life";
import { makeCustomer } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";

process.env.THROTTLE_SCALE = "1000";
const shop = useShop();
const { call, db } = shop;

const PASSWORD = "Sayang#2026";
let passwordHash = "";
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

let serial = 0;
const live = () => makeLife(shop, `Yr${++serial}q`, passwordHash);
const leave = (as: CustomerActor) =>
  call("POST", "/user/account/delete", { as, body: { password: PASSWORD } });
const contentsOf = async (orderId: string) =>
  (await db().select().from(saleDocument).where(eq(saleDocument.orderId, orderId))).map(
    ({ content }) => content,
  );
const listed = async (mei: Awaited<ReturnType<typeof live>>) =>
  (await call<SaleDocument[]>("GET", `/order-vendor/documents/${mei.orderId}`, { as: mei.vendor.actor })).body
    .data;

test("a pending refund blocks deletion until it has arrived", async () => {
  const mei = await live();
  await mei.complete();
  const stall = await shop.makeStall();
  await shop.addToCart(mei.actor, stall.product);
  const lines = (
    await call<{ docs: { vendor: { id: string }; lines: { id: string }[] }[] }>("GET", "/cart", {
      as: mei.actor,
    })
  ).body.data.docs;
  for (const { vendor, lines: each } of lines) {
    if (vendor.id === stall.vendor.id) continue;
    for (const { id } of each) await call("DELETE", `/cart/${id}`, { as: mei.actor });
  }
  const placed = (await shop.placeOrder(mei.actor)).body.data;
  await shop.pay(mei.actor, placed.checkoutId);
  const declined = await call("PATCH", `/order-vendor/decline/${placed.orders[0]?.id}`, {
    as: stall.vendor.actor,
    body: { reason: "We're away that week" },
  });
  expect(declined.status).toBe(200);
  const { body } = await call<AccountDeletion>("GET", "/user/account/deletion", { as: mei.actor });
  expect(body.data).toEqual({ openOrders: 0, openRefunds: 1, hasPassword: true, isPartner: false });
  const refused = await leave(mei.actor);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "A refund is still on the way to you. You can delete your account once it has arrived.",
  ]);
  await shop.settle();
  expect((await leave(mei.actor)).status).toBe(200);
});

test("documents are issued under the couple's name before it is deleted, and later ones are, too", async () => {
  const mei = await live();
  await mei.complete();
  await db().delete(saleDocument).where(eq(saleDocument.orderId, mei.orderId));
  expect((await leave(mei.actor)).status).toBe(200);
  const before = await contentsOf(mei.orderId);
  expect(before.map(({ title }) => title).toSorted()).toEqual(["Invoice", "Receipt"]);
  const [sold] = await db().select().from(order).where(eq(order.id, mei.orderId));
  if (!sold) throw new Error("no order");
  await db().transaction((tx) => scheduleRefund(tx, sold, 1000, "Goodwill", new Date()));
  await shop.settle();
  expect((await listed(mei)).map(({ kind }) => kind).toSorted()).toEqual([
    "credit_note",
    "invoice",
    "receipt",
  ]);
  for (const { customer } of await contentsOf(mei.orderId)) {
    expect(customer.name).toBe(mei.mark("contact"));
    expect(JSON.stringify(customer)).not.toContain("@");
  }
});

test("after six years documents no longer name a deleted account; other accounts' documents do", async () => {
  const [mei, priya] = [await live(), await live()];
  await mei.complete();
  for (const each of [mei, priya]) await listed(each);
  expect((await leave(mei.actor)).status).toBe(200);
  const year = new Date().getUTCFullYear();
  const sixYearsOn = new Date(new Date().setUTCFullYear(year + 6));
  await eraseOldParties(new Date(sixYearsOn.getTime() - DAY_MS));
  expect((await contentsOf(mei.orderId))[0]?.customer.name).toBe(mei.mark("contact"));
  await eraseOldParties(new Date(sixYearsOn.getTime() + DAY_MS));
  for (const { customer } of await contentsOf(mei.orderId)) {
    expect(customer).toEqual({ name: DELETED_NAME, lines: [] });
  }
  expect((await contentsOf(priya.orderId))[0]?.customer.name).toBe(priya.mark("contact"));
});

test("of a concurrent order and deletion, only one succeeds", async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 6; round++) {
    const mei = await makeCustomer(db(), { passwordHash });
    const { product } = await shop.makeStall();
    await shop.addToCart(mei.actor, product);
    const buy = () => shop.placeOrder(mei.actor, { orderValue: product.allInCents / 100 });
    const both = round % 2 ? [leave(mei.actor), buy()] : [buy(), leave(mei.actor)];
    const answers = await Promise.all<{ status: number }>(both);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const [row] = await db().select().from(account).where(eq(account.id, mei.id));
    const orders = await db().$count(order, eq(order.customerId, mei.id));
    const isDeleted = row?.email !== mei.email;
    expect(orders).toBe(isDeleted ? 0 : 1);
    outcomes.add(isDeleted ? "deleted" : "ordered");
  }
  expect(outcomes.size).toBeGreaterThan(0);
});

test("everyone who joined the team is told, and nobody else", async () => {
  const mei = await live();
  await mei.complete();
  const [jun, friend, gone] = [await makeCustomer(db()), await makeCustomer(db()), await makeCustomer(db())];
  const member = (who: typeof jun, role: "fiancee" | "bridal_party", revokedAt: Date | null) => ({
    weddingId: mei.weddingId,
    role,
    name: "Jun",
    email: who.email,
    accountId: who.id,
    revokedAt,
    tokenHash: v7(),
    expiresAt: new Date(),
    acceptedAt: new Date(),
  });
  await db()
    .insert(weddingMember)
    .values([
      member(jun, "fiancee", null),
      member(friend, "bridal_party", null),
      member(gone, "bridal_party", new Date()),
    ]);
  expect((await leave(mei.actor)).status).toBe(200);
  const told = async (email: string) =>
    (await queuedFor(db(), email)).filter(({ kind }) => kind === "wedding-deleted");
  const couple = `${mei.mark("bride")} & ${mei.mark("groom")}`;
  expect(await told(jun.email)).toMatchObject([{ couple, role: "fiancee" }]);
  expect(await told(friend.email)).toHaveLength(1);
  // Neither a former member nor an invited helper who never joined.
  expect(await told(gone.email)).toEqual([]);
  expect(await told(`${mei.mark("helper")}@test.example`.toLowerCase())).toEqual([]);
  // The partner sees their own data again.
  expect((await call("GET", "/cart", { as: jun.actor })).status).toBe(200);
});
