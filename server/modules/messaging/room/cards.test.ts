import { eq } from "drizzle-orm";
import { v4 } from "uuid";
import type { ChatsList, RoomCard, RoomDetail, SentMessage } from "@/contracts/messaging/room";
import type { Actor } from "@/server/core/actor";
import { product as productTable } from "@/server/db/schema/catalogue/product";
import { makeAppointment, makeCustomer, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

process.env.THROTTLE_SCALE = "1000";
const shop = useShop();
const { call, db } = shop;

type About = { kind: string; id: string };
const write = (as: Actor, to: { vendorId: string } | { roomId: string }, about?: About) =>
  call<SentMessage>("POST", "/room/message", {
    as,
    body: { ...to, body: "About this", clientId: v4(), ...(about ? { about } : {}) },
  });
const cardsIn = async (as: Actor, roomId: string) =>
  (await call<ChatsList>("POST", "/room/chatsList", { as, body: { roomId } })).body.data.chats.map(
    ({ card }) => card,
  );
const cardOf = (as: Actor, { kind, id }: About) =>
  call<RoomCard>("GET", `/room/card?kind=${kind}&id=${id}`, { as });

test("a message about a product, an order or an appointment shows it to both sides", async () => {
  const { vendor, product } = await shop.makeStall();
  const couple = await makeCustomer(db());
  await shop.addToCart(couple.actor, product);
  const placed = await shop.placeOrder(couple.actor);
  const [orderId = ""] = placed.body.data.orders.map(({ id }) => id);
  const appointmentId = await makeAppointment(db(), { vendorId: vendor.id, customerId: couple.id });

  const sent = await write(couple.actor, { vendorId: vendor.id }, { kind: "product", id: product.id });
  const { roomId } = sent.body.data;
  expect(sent.body.data.chat.card).toMatchObject({ kind: "product", id: product.id, page: {} });
  await write(couple.actor, { roomId }, { kind: "order", id: orderId });
  await write(couple.actor, { roomId }, { kind: "appointment", id: appointmentId });
  const kinds = async (as: Actor) => (await cardsIn(as, roomId)).map((card) => card?.kind ?? null);
  expect(await kinds(couple.actor)).toEqual(["product", "order", "appointment"]);
  // The vendor sees an order once it is submitted.
  expect(await kinds(vendor.actor)).toEqual(["product", null, "appointment"]);
  await shop.pay(couple.actor, placed.body.data.checkoutId);
  expect(await kinds(vendor.actor)).toEqual(["product", "order", "appointment"]);

  await db()
    .update(productTable)
    .set({ isVisibleOnProductPage: false })
    .where(eq(productTable.id, product.id));
  expect((await cardsIn(couple.actor, roomId))[0]).toMatchObject({ page: null });
});

test("a message can't refer to someone else's things, or to another vendor's", async () => {
  const { product } = await shop.makeStall();
  const couple = await makeCustomer(db());
  const stranger = await makeCustomer(db());
  await shop.addToCart(couple.actor, product);
  const placed = await shop.placeOrder(couple.actor);
  const [orderId = ""] = placed.body.data.orders.map(({ id }) => id);
  const other = await makeVendor(db());
  const statusOf = async (as: Actor, about: About) => (await write(as, { vendorId: other.id }, about)).status;
  expect([
    await statusOf(couple.actor, { kind: "product", id: product.id }),
    await statusOf(couple.actor, { kind: "order", id: orderId }),
    await statusOf(stranger.actor, { kind: "order", id: orderId }),
    (await cardOf(stranger.actor, { kind: "order", id: orderId })).status,
    (await cardOf(couple.actor, { kind: "order", id: orderId })).status,
  ]).toEqual([404, 404, 404, 404, 200]);
});

test("a message counts as delivered once a device of the other side confirms it", async () => {
  const vendor = await makeVendor(db());
  const couple = await makeCustomer(db());
  const stranger = await makeVendor(db());
  const first = (await write(couple.actor, { vendorId: vendor.id })).body.data;
  const headFor = async (as: Actor) =>
    (await call<RoomDetail>("GET", `/room/${first.roomId}`, { as })).body.data.theirDeliveredAt;
  const deliver = (as: Actor, chatIds: string[]) =>
    call("POST", "/room/delivered", { as, body: { chatIds } });

  await deliver(stranger.actor, [first.chat.id]);
  await deliver(couple.actor, []);
  expect(await headFor(couple.actor)).toBeNull();
  await deliver(vendor.actor, [first.chat.id]);
  expect(await headFor(couple.actor)).toBe(first.chat.sentAt);

  const second = (await write(couple.actor, { roomId: first.roomId })).body.data;
  await deliver(vendor.actor, [first.chat.id]);
  expect(await headFor(couple.actor)).toBe(first.chat.sentAt);
  await deliver(vendor.actor, []);
  expect(await headFor(couple.actor)).toBe(second.chat.sentAt);
});
