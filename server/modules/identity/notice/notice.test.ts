import { and, eq } from "drizzle-orm";
import { v4 } from "uuid";
import type { Page } from "@/contracts/envelope";
import type { Notice, NoticeChoices, UnreadNotices } from "@/contracts/identity/notice";
import type { SentMessage } from "@/contracts/messaging/room";
import { readEnv } from "@/lib/env";
import { MINUTE_MS } from "@/lib/time";
import { API_PREFIX } from "@/server/app";
import type { Actor } from "@/server/core/actor";
import { outgoingMessage } from "@/server/db/schema/outgoing-message";
import { order } from "@/server/db/schema/sale/order";
import { readOutbox } from "@/server/mail/dev/outbox";
import { joinAsPartner } from "@/tests/setup/couple/partner";
import { makeCustomer, makeMember, makeVendor } from "@/tests/setup/factories";
import { makeJobsDue, sendMessages } from "@/tests/setup/jobs";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";
import { afterQuietHours } from "./quiet";

const shop = useShop();
const { call, db } = shop;

const noticesOf = async (as: Actor, query = "") =>
  (await call<Page<Notice>>("GET", `/notice${query}`, { as })).body.data;
const unreadOf = async (as: Actor) =>
  (await call<UnreadNotices>("GET", "/notice/unread", { as })).body.data.unread;
const markRead = (as: Actor, body: object) => call<UnreadNotices>("POST", "/notice/read", { as, body });

async function write(as: Actor, to: { vendorId: string } | { roomId: string }, body: string) {
  const sent = await call<SentMessage>("POST", "/room/message", {
    as,
    body: { ...to, body, clientId: v4() },
  });
  return sent.body.data;
}

/** Creates a vendor with a new review, whose mail isn't urgent. */
async function reviewedVendor() {
  const { vendor, customer, orderId } = await shop.sell();
  await db().update(order).set({ state: "delivered" }).where(eq(order.id, orderId));
  const body = { orderId, rating: 5, title: "A dream", comment: "Our guests still talk about it" };
  await call("POST", "/user-review", { as: customer.actor, body });
  return { vendor, customer, orderId };
}

const mailOf = async (to: string, kind: string) => {
  const which = and(eq(outgoingMessage.recipient, to), eq(outgoingMessage.kind, kind));
  const [row] = await db().select().from(outgoingMessage).where(which);
  const job = `message:${row?.id}`;
  const { rows } = await shop
    .pool()
    .query<{ run_at: Date }>("select run_at from graphile_worker.jobs where key = $1", [job]);
  return { row, runAt: rows[0]?.run_at };
};

test("an order notifies the vendor at once, with a link to the order", async () => {
  const { vendor, orderId } = await shop.sell();
  const later = await makeMember(db(), vendor.id, "manager");
  const { docs } = await noticesOf(vendor.actor);
  expect(docs).toMatchObject([
    {
      kind: "orders",
      title: expect.stringMatching(/^New order SY-/) as string,
      href: `/vendor/dashboard/orders/${orderId}`,
      isRead: false,
      count: 1,
    },
  ]);
  expect(await unreadOf(later.actor)).toBe(0);
  const { runAt } = await mailOf(vendor.email, "order-received");
  expect(runAt?.getTime()).toBeLessThanOrEqual(Date.now() + 1000);
});

test("messages become one notice without their text, which is read with the conversation", async () => {
  const couple = await makeCustomer(db(), { brideFirstName: "Mei", groomFirstName: "Arjun" });
  const partner = await makeCustomer(db());
  await joinAsPartner(shop, couple.actor, partner);
  const vendor = await makeVendor(db());
  const { roomId } = await write(couple.actor, { vendorId: vendor.id }, "Is it free?");
  const last = await write(couple.actor, { roomId }, "We are 200.");
  const { docs } = await noticesOf(vendor.actor);
  expect(docs).toMatchObject([
    {
      kind: "messages",
      title: "Message from Mei & Arjun",
      href: `/vendor/dashboard/messages?roomId=${roomId}`,
      count: 2,
    },
  ]);
  expect(JSON.stringify(docs)).not.toContain("200");
  await call("POST", "/room/read", { as: vendor.actor, body: { roomId, chatId: last.chat.id } });
  expect(await unreadOf(vendor.actor)).toBe(0);
  await write(vendor.actor, { roomId }, "It is!");
  expect([await unreadOf(couple.actor), await unreadOf(partner.actor)]).toEqual([1, 1]);
});

test("notices can be marked as read one by one, by their page, or all at once", async () => {
  const { vendor, orderId } = await reviewedVendor();
  const stranger = await makeVendor(db());
  const { docs, totalDocs } = await noticesOf(vendor.actor);
  expect(totalDocs).toBe(2);
  const ids = docs.map(({ id }) => id);
  await markRead(stranger.actor, { ids });
  await markRead(stranger.actor, { all: true });
  expect(await unreadOf(vendor.actor)).toBe(2);
  const read = await markRead(vendor.actor, { href: `/vendor/dashboard/orders/${orderId}` });
  expect(read.body.data).toEqual({ unread: 1 });
  expect((await noticesOf(vendor.actor, "?unread=true")).docs).toMatchObject([{ kind: "reviews" }]);
  expect((await noticesOf(vendor.actor, "?kind=orders&limit=1")).docs).toMatchObject([{ isRead: true }]);
  await markRead(vendor.actor, { all: true });
  expect(await unreadOf(vendor.actor)).toBe(0);
  expect((await markRead(vendor.actor, {})).status).toBe(400);
});

test("a mail that isn't urgent is sent later, by day, and not at all once its notice is read", async () => {
  const [one, other] = [await reviewedVendor(), await reviewedVendor()];
  for (const { vendor } of [one, other]) {
    const { runAt = new Date(0) } = await mailOf(vendor.email, "review-received");
    expect(runAt.getTime()).toBeGreaterThan(Date.now() + 9 * MINUTE_MS);
    expect(afterQuietHours(runAt)).toEqual(runAt);
  }
  await markRead(one.vendor.actor, { all: true });
  await makeJobsDue();
  await sendMessages();
  expect((await mailOf(one.vendor.email, "review-received")).row).toMatchObject({
    status: "skipped",
    sealedContent: null,
  });
  expect((await mailOf(other.vendor.email, "review-received")).row?.status).toBe("sent");
  // Mail about a transaction is sent regardless.
  expect((await mailOf(one.vendor.email, "order-received")).row?.status).toBe("sent");
});

test.each([
  ["2026-11-28T21:59:00+08:00", "2026-11-28T21:59:00+08:00"],
  ["2026-11-28T22:00:00+08:00", "2026-11-29T08:00:00+08:00"],
  ["2026-11-29T03:00:00+08:00", "2026-11-29T08:00:00+08:00"],
  ["2026-11-29T08:00:00+08:00", "2026-11-29T08:00:00+08:00"],
])("a mail that isn't urgent, queued at %s, is sent at %s", (at, then) => {
  expect(afterQuietHours(new Date(at))).toEqual(new Date(then));
});

test("people choose their channels for each kind; emails about payments and security stay on", async () => {
  const { vendor, customer } = await shop.sell();
  const { choices } = (await call<NoticeChoices>("GET", "/notice/choices", { as: customer.actor })).body.data;
  expect(choices.map(({ kind }) => kind)).not.toContain("shop");
  expect(choices).toContainEqual({ kind: "orders", product: true, mail: true, push: true });
  const choose = (as: Actor, kind: string, product: boolean, mail: boolean) =>
    call("PUT", "/notice/choices", { as, body: { choices: [{ kind, product, mail, push: true }] } });
  expect((await choose(vendor.actor, "money", true, false)).status).toBe(400);
  expect((await choose(vendor.actor, "security", true, false)).status).toBe(400);
  expect((await choose(vendor.actor, "orders", false, false)).status).toBe(200);
  const before = (await queuedFor(db(), vendor.email)).length;
  const unread = await unreadOf(vendor.actor);
  await shop.addToCart(customer.actor, await productOf(vendor.id));
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  await shop.pay(customer.actor, placed.checkoutId);
  expect(await unreadOf(vendor.actor)).toBe(unread);
  expect(await queuedFor(db(), vendor.email)).toHaveLength(before);
});

async function productOf(vendorId: string) {
  const { rows } = await shop
    .pool()
    .query<{ id: string; all_in_cents: number }>(
      "select id, all_in_cents from product where vendor_id = $1",
      [vendorId],
    );
  return { id: rows[0]?.id ?? "", allInCents: rows[0]?.all_in_cents ?? 0 };
}

test("mails that aren't about a transaction can be switched off in one click, without signing in", async () => {
  const { vendor } = await reviewedVendor();
  await makeJobsDue();
  await sendMessages();
  const mails = (await readOutbox()).filter(({ to }) => to.includes(vendor.email));
  const headerOf = (subject: RegExp, name: string) =>
    mails.find((mail) => subject.test(mail.subject))?.headers.find(({ key }) => key === name)?.value;
  expect(headerOf(/New order/, "list-unsubscribe")).toBeUndefined();
  expect(headerOf(/gave you 5 stars/, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const link = headerOf(/gave you 5 stars/, "list-unsubscribe")?.slice(1, -1) ?? "";
  const path = link.slice(readEnv().appOrigin.length);
  expect(path).toContain(`${API_PREFIX}/public/notice-mail-stop?token=`);
  const stopped = await shop.app.request(path, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(await stopped.json()).toMatchObject({ data: { kind: "reviews" } });
  const { choices } = (await call<NoticeChoices>("GET", "/notice/choices", { as: vendor.actor })).body.data;
  expect(choices).toContainEqual({ kind: "reviews", product: true, mail: false, push: true });
  expect((await call("POST", "/public/notice-mail-stop?token=made.up")).status).toBe(400);
});
