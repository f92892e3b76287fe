import { eq } from "drizzle-orm";
import { v4, v7 } from "uuid";
import type { Review } from "@/contracts/catalogue/review";
import type { ReportSubject } from "@/contracts/messaging/report/report";
import type { ReportKind } from "@/contracts/report-href";
import type { SentMessage } from "@/contracts/messaging/room";
import type { Actor } from "@/server/core/actor";
import { report } from "@/server/db/schema/messaging/report";
import { order } from "@/server/db/schema/sale/order";
import { makeCategory, makeCustomer, makeOperator, makeProduct, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const { call, db, sell } = useShop();

const send = (as: Actor | undefined, kind: ReportKind, id: string, more: object = {}) =>
  call<ReportSubject>("POST", "/report", { as, body: { kind, id, reason: "abuse", ...more } });
const look = (as: Actor, kind: ReportKind, id: string) =>
  call<ReportSubject>("GET", `/report?kind=${kind}&id=${id}`, { as });
const kept = (subjectId: string) => db().select().from(report).where(eq(report.subjectId, subjectId));

async function makeTalk() {
  const couple = await makeCustomer(db(), { brideFirstName: "Mei", groomFirstName: "Arjun" });
  const vendor = await makeVendor(db(), { vendorName: "Kopi & Light" });
  const write = async (as: Actor, to: object, body: string) =>
    (await call<SentMessage>("POST", "/room/message", { as, body: { ...to, body, clientId: v4() } })).body
      .data;
  const { roomId } = await write(couple.actor, { vendorId: vendor.id }, "Is 21 August free?");
  await write(vendor.actor, { roomId }, "Pay me in cash, at https://pay.example");
  return { couple, vendor, roomId };
}

test("a report stores a conversation's messages as they were, and the other side doesn't learn of it", async () => {
  const { couple, vendor, roomId } = await makeTalk();
  const before = await look(couple.actor, "room", roomId);
  expect(before.body.data).toMatchObject({
    name: "The conversation with Kopi & Light",
    href: null,
    reportedAt: null,
  });
  const sent = await send(couple.actor, "room", roomId, { reason: "scam", words: "Wants cash" });
  expect(sent.body).toMatchObject({ message: "Thank you. We read every report" });
  expect(sent.body.data.reportedAt).not.toBeNull();
  const [row] = await kept(roomId);
  expect(row).toMatchObject({
    reason: "scam",
    words: "Wants cash",
    targetAccountId: vendor.actor.accountId,
    state: "open",
  });
  expect(row?.context.messages).toMatchObject([
    { from: "customer", body: "Is 21 August free?" },
    { from: "vendor", body: "Pay me in cash, at https://pay.example" },
  ]);
  expect((await look(vendor.actor, "room", roomId)).body.data.reportedAt).toBeNull();
});

test("each person can report a thing once", async () => {
  const { couple, vendor, roomId } = await makeTalk();
  expect((await send(couple.actor, "room", roomId)).status).toBe(200);
  const again = await send(couple.actor, "room", roomId);
  expect(again.status).toBe(409);
  expect(again.body.message).toBe("You have reported this conversation already. We read it.");
  expect((await send(vendor.actor, "room", roomId)).status).toBe(200);
  expect(await kept(roomId)).toHaveLength(2);
});

test("other people's conversations, hidden vendors and drafts can't be reported, and guests and operators can't report", async () => {
  const { roomId, vendor } = await makeTalk();
  const { actor: stranger } = await makeCustomer(db());
  const { actor: operator } = await makeOperator(db());
  const pending = await makeVendor(db(), { status: "pending" });
  expect((await send(stranger, "room", roomId)).status).toBe(404);
  expect((await send(stranger, "vendor", pending.id)).status).toBe(404);
  expect((await send(stranger, "story", v7())).status).toBe(404);
  expect((await send(undefined, "vendor", vendor.id)).status).toBe(401);
  expect((await send(operator, "vendor", vendor.id)).status).toBe(403);
  expect((await send(vendor.actor, "vendor", vendor.id)).body.message).toBe("This is your own shop");
});

test("refuses invalid input, naming the field", async () => {
  const { couple, roomId } = await makeTalk();
  const none = await send(couple.actor, "room", roomId, { reason: "" });
  expect(none).toMatchObject({ status: 400, body: { message: "Please choose what is wrong" } });
  const long = await send(couple.actor, "room", roomId, { words: "a".repeat(2_001) });
  expect(long.body.message).toBe("What happened must be at most 2,000 characters");
  expect(await kept(roomId)).toEqual([]);
});

test("a report stores vendors, products and reviews as they were", async () => {
  const { id: level1Id } = await makeCategory(db());
  const { actor } = await makeCustomer(db());
  const vendor = await makeVendor(db(), { profileSummary: "Cheapest in town" });
  const { id } = await makeProduct(db(), { vendorId: vendor.id, level1Id, title: "A gown" });
  expect((await send(actor, "vendor", vendor.id)).status).toBe(200);
  expect((await send(actor, "product", id)).status).toBe(200);
  expect((await kept(vendor.id))[0]?.context.text).toBe("Cheapest in town");
  expect((await kept(id))[0]).toMatchObject({ subject: "A gown", targetAccountId: vendor.actor.accountId });

  const sale = await sell();
  await db()
    .update(order)
    .set({ state: "delivered", deliveredAt: new Date() })
    .where(eq(order.id, sale.orderId));
  const body = { orderId: sale.orderId, rating: 1, title: "Never", comment: "They stole my ring" };
  const written = await call<Review>("POST", "/user-review", { as: sale.customer.actor, body });
  const { id: reviewId } = written.body.data;
  expect((await send(sale.customer.actor, "review", reviewId)).body.message).toBe("This is your own review");
  expect((await send(sale.vendor.actor, "review", reviewId)).status).toBe(200);
  expect((await kept(reviewId))[0]).toMatchObject({
    targetAccountId: sale.customer.actor.accountId,
    context: { rating: 1, text: "They stole my ring" },
  });
});
