import { eq } from "drizzle-orm";
import { v4 } from "uuid";
import type { Enquiry, EnquiryCounts, EnquiryPage } from "@/contracts/messaging/enquiry";
import type { SentMessage } from "@/contracts/messaging/room";
import { addDays, todayInSingapore } from "@/lib/dates";
import type { Actor } from "@/server/core/actor";
import { account } from "@/server/db/schema/identity/account";
import { notice } from "@/server/db/schema/identity/notice";
import { enquiry } from "@/server/db/schema/messaging/enquiry";
import { makeAppointment, makeCustomer, makeMember, makeVendor } from "@/tests/setup/factories";
import { OFFER } from "@/tests/setup/fuzz/valid-bodies";
import { useShop } from "@/tests/setup/shop";
import { remindFollowUps } from "./service-follow-up";

process.env.THROTTLE_SCALE = "1000";
const shop = useShop();
const { call, db } = shop;

const write = async (as: Actor, to: { vendorId: string } | { roomId: string }) =>
  (
    await call<SentMessage>("POST", "/room/message", {
      as,
      body: { ...to, body: "Is your garden free?", clientId: v4() },
    })
  ).body.data;
const pageOf = async (as: Actor, query = "") =>
  (await call<EnquiryPage>("GET", `/vendor/enquiry${query}`, { as })).body.data;
const only = async (as: Actor, query = ""): Promise<Enquiry> => {
  const { enquiries } = await pageOf(as, query);
  expect(enquiries).toHaveLength(1);
  const [one] = enquiries;
  if (!one) throw new Error("no enquiry");
  return one;
};

test("an enquiry moves by itself with messages, visits, offers and orders", async () => {
  const { vendor, product } = await shop.makeStall();
  const couple = await makeCustomer(db());
  const { roomId } = await write(couple.actor, { vendorId: vendor.id });
  expect(await only(vendor.actor)).toMatchObject({
    stage: "new",
    source: "message",
    roomId,
    lastWords: "Is your garden free?",
    lastMine: false,
    value: null,
  });
  await write(vendor.actor, { roomId });
  expect(await only(vendor.actor)).toMatchObject({ stage: "answered", lastMine: true });
  await makeAppointment(db(), { vendorId: vendor.id, customerId: couple.id });
  expect((await only(vendor.actor)).stage).toBe("visit");
  const body = { ...OFFER, items: [{ productId: product.id, quantity: 1, unitPrice: 100 }] };
  const sent = await call<{ id: string; total: number }>("POST", `/offer-vendor/room/${roomId}`, {
    as: vendor.actor,
    body,
  });
  expect(sent.status).toBe(200);
  expect(await only(vendor.actor)).toMatchObject({ stage: "offer", value: { by: "offer" } });
  await call("PATCH", `/offer-vendor/withdraw/${sent.body.data.id}`, { as: vendor.actor, body: {} });
  expect((await only(vendor.actor)).stage).toBe("visit");

  await shop.addToCart(couple.actor, product);
  const placed = await shop.placeOrder(couple.actor);
  expect((await only(vendor.actor)).stage).toBe("visit");
  await shop.pay(couple.actor, placed.body.data.checkoutId);
  expect(await only(vendor.actor)).toMatchObject({ stage: "booked", value: { by: "order" } });
  const [orderId = ""] = placed.body.data.orders.map(({ id }) => id);
  await call("PATCH", `/order-vendor/decline/${orderId}`, {
    as: vendor.actor,
    body: { reason: "We are full" },
  });
  expect(await only(vendor.actor, "?stage=lost")).toMatchObject({ stage: "lost", lostReason: "cancelled" });
  expect((await pageOf(vendor.actor)).enquiries).toEqual([]);
});

test("couples that only ask for a visit or order directly are enquiries, too", async () => {
  const { vendor, product } = await shop.makeStall();
  const visitor = await makeCustomer(db());
  await makeAppointment(db(), { vendorId: vendor.id, customerId: visitor.id });
  expect(await only(vendor.actor)).toMatchObject({ stage: "visit", source: "visit", roomId: null });
  const buyer = await makeCustomer(db());
  await shop.addToCart(buyer.actor, product);
  const placed = await shop.placeOrder(buyer.actor);
  expect((await pageOf(vendor.actor)).enquiries).toHaveLength(1);
  await shop.pay(buyer.actor, placed.body.data.checkoutId);
  expect(await only(vendor.actor, "?stage=booked")).toMatchObject({ source: "order", roomId: null });
});

test("a vendor that declines a request loses it, and the couple's next message brings it back", async () => {
  const vendor = await makeVendor(db());
  const couple = await makeCustomer(db());
  await call("POST", "/ask", { as: couple.actor, body: { vendorIds: [vendor.id] } });
  const { roomId, source } = await only(vendor.actor);
  expect(source).toBe("ask");
  await call("POST", `/ask-vendor/decline/${roomId}`, { as: vendor.actor, body: { reason: "booked" } });
  expect(await only(vendor.actor, "?stage=lost")).toMatchObject({ lostReason: "declined" });
  await write(couple.actor, { roomId: roomId ?? "" });
  expect(await only(vendor.actor)).toMatchObject({ stage: "answered", lostReason: null });
});

test("a team notes value, follow-up and person, marks an enquiry as lost, and reopens it", async () => {
  const vendor = await makeVendor(db());
  const staff = await makeMember(db(), vendor.id, "staff");
  const stranger = await makeVendor(db());
  const couple = await makeCustomer(db());
  await write(couple.actor, { vendorId: vendor.id });
  const { id } = await only(vendor.actor);
  const patch = (as: Actor, body: object) => call<Enquiry>("PATCH", `/vendor/enquiry/${id}`, { as, body });

  const today = todayInSingapore();
  const saved = await patch(staff.actor, {
    estimate: 12_500.5,
    followUpOn: today,
    handlerId: staff.actor.accountId,
  });
  expect(saved.body.data).toMatchObject({
    value: { amount: 12_500.5, by: "estimate" },
    followUpOn: today,
    handler: { accountId: staff.actor.accountId },
  });
  expect((await patch(vendor.actor, { handlerId: stranger.actor.accountId })).status).toBe(400);
  expect((await patch(stranger.actor, { estimate: 1 })).status).toBe(404);
  expect((await pageOf(staff.actor, "?mine=true")).enquiries).toHaveLength(1);
  expect((await pageOf(vendor.actor, "?mine=true")).enquiries).toEqual([]);
  expect((await pageOf(vendor.actor, "?due=true")).enquiries).toHaveLength(1);
  const counts = (await call<EnquiryCounts>("GET", "/vendor/enquiry/counts", { as: vendor.actor })).body.data;
  expect(counts).toMatchObject({ stages: { new: 1, lost: 0 }, due: 1 });
  expect(counts.team.map(({ accountId }) => accountId)).toEqual([
    vendor.actor.accountId,
    staff.actor.accountId,
  ]);

  expect(
    (await patch(vendor.actor, { followUpOn: addDays(today, 1), estimate: "" })).body.data,
  ).toMatchObject({
    value: null,
    handler: { accountId: staff.actor.accountId },
  });
  const lost = (as: Actor) =>
    call<Enquiry>("POST", `/vendor/enquiry/${id}/lost`, { as, body: { reason: "price" } });
  expect((await lost(stranger.actor)).status).toBe(404);
  expect((await lost(vendor.actor)).body.data).toMatchObject({
    stage: "lost",
    lostReason: "price",
    followUpOn: null,
  });
  const reopened = await call<Enquiry>("POST", `/vendor/enquiry/${id}/reopen`, { as: vendor.actor });
  expect(reopened.body.data).toMatchObject({ stage: "new", lostReason: null });
});

test("the person who handles an enquiry is reminded on the day of its follow-up", async () => {
  const vendor = await makeVendor(db());
  const staff = await makeMember(db(), vendor.id, "staff");
  const couple = await makeCustomer(db());
  await write(couple.actor, { vendorId: vendor.id });
  const { id } = await only(vendor.actor);
  const followUpOn = todayInSingapore();
  await call("PATCH", `/vendor/enquiry/${id}`, {
    as: vendor.actor,
    body: { followUpOn, handlerId: staff.actor.accountId },
  });
  await remindFollowUps();
  const told = await db()
    .select({ email: account.email, title: notice.title })
    .from(notice)
    .innerJoin(account, eq(account.id, notice.accountId));
  expect(told.filter(({ title }) => title.startsWith("Follow up with")).map(({ email }) => email)).toEqual([
    staff.email,
  ]);
});

test("enquiries are paged, the latest first, each once", async () => {
  const vendor = await makeVendor(db());
  const couples: string[] = [];
  for (let at = 0; at < 5; at++) {
    const couple = await makeCustomer(db());
    couples.unshift(couple.id);
    await write(couple.actor, { vendorId: vendor.id });
  }
  const seen: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: EnquiryPage = await pageOf(vendor.actor, `?limit=2${cursor ? `&cursor=${cursor}` : ""}`);
    seen.push(...page.enquiries.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  const rows = await db().select().from(enquiry).where(eq(enquiry.vendorId, vendor.id));
  const coupleOf = new Map(rows.map(({ id, customerId }) => [id, customerId]));
  expect(seen.map((id) => coupleOf.get(id))).toEqual(couples);
});
