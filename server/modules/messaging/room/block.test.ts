import { eq } from "drizzle-orm";
import { v4 } from "uuid";
import type { RoomDetail, SentMessage } from "@/contracts/messaging/room";
import type { Actor } from "@/server/core/actor";
import { room } from "@/server/db/schema/messaging/room";
import { order } from "@/server/db/schema/sale/order";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const { call, db, sell } = useShop();

const write = (as: Actor, to: object, body = "Hello") =>
  call<SentMessage>("POST", "/room/message", { as, body: { ...to, body, clientId: v4() } });
const block = (as: Actor, roomId: string, blocked = true) =>
  call<RoomDetail>("POST", "/room/block", { as, body: { roomId, blocked } });
const head = async (as: Actor, roomId: string) =>
  (await call<RoomDetail>("GET", `/room/${roomId}`, { as })).body.data;

async function makeTalk() {
  const couple = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const { roomId } = (await write(couple.actor, { vendorId: vendor.id })).body.data;
  return { couple: couple.actor, vendor: vendor.actor, roomId };
}

test("a blocked side can't write or send files until it is unblocked, and learns nothing else", async () => {
  const { couple, vendor, roomId } = await makeTalk();
  const sent = await write(vendor, { roomId }, "Cheap, cheap");
  expect((await block(couple, roomId)).body.data.block).toEqual({ byYou: true, rests: false });
  const refused = await write(vendor, { roomId });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: "You can’t write in this conversation any more" },
  });
  const files = new FormData();
  files.append("roomId", roomId);
  files.append(
    "file",
    new Blob(["%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"]),
    "a.pdf",
  );
  expect((await call("POST", "/room/image-upload", { as: vendor, body: files })).status).toBe(409);
  const { id } = sent.body.data.chat;
  const edited = await call("PATCH", `/room/message/${id}`, { as: vendor, body: { body: "Even cheaper" } });
  expect(edited.status).toBe(409);
  expect((await call("DELETE", `/room/message/${id}`, { as: vendor })).status).toBe(200);
  expect((await write(couple, { roomId })).body.message).toBe(
    "You blocked this conversation. Unblock it to write again.",
  );
  expect((await head(vendor, roomId)).block).toEqual({ byYou: false, rests: false });
  expect((await block(couple, roomId, false)).body.data.block).toBeNull();
  expect((await write(vendor, { roomId })).status).toBe(200);
});

test("a block hides read receipts", async () => {
  const { couple, vendor, roomId } = await makeTalk();
  const { chat } = (await write(vendor, { roomId })).body.data;
  await call("POST", "/room/read", { as: couple, body: { roomId, chatId: chat.id } });
  expect((await head(vendor, roomId)).theirReadAt).not.toBeNull();
  await block(couple, roomId);
  expect((await head(vendor, roomId)).theirReadAt).toBeNull();
  expect((await call("POST", "/room/typing", { as: vendor, body: { roomId } })).status).toBe(200);
});

test("a block is inactive, and hidden from the other side, while the two have an open order", async () => {
  const { customer, vendor, orderId } = await sell();
  const { roomId } = (await write(customer.actor, { vendorId: vendor.id })).body.data;
  expect((await block(customer.actor, roomId)).body.data.block).toEqual({ byYou: true, rests: true });
  expect((await head(vendor.actor, roomId)).block).toBeNull();
  expect((await write(vendor.actor, { roomId }, "When shall we come?")).status).toBe(200);
  await db().update(order).set({ state: "completed" }).where(eq(order.id, orderId));
  expect((await write(vendor.actor, { roomId })).status).toBe(409);
});

test("nobody can block in other people's conversations", async () => {
  const { roomId } = await makeTalk();
  const { actor } = await makeCustomer(db());
  expect((await block(actor, roomId)).status).toBe(404);
  const [row] = await db().select().from(room).where(eq(room.id, roomId));
  expect(row?.customerBlockedAt).toBeNull();
});
