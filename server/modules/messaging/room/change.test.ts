import { eq, sql } from "drizzle-orm";
import { v4 } from "uuid";
import type { ChatHits, ChatsList, RoomsList, SentMessage } from "@/contracts/messaging/room";
import { message } from "@/server/db/schema/messaging/room";
import type { Actor } from "@/server/core/actor";
import { makeCustomer, makeMember, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

async function write(as: Actor, to: { vendorId: string } | { roomId: string }, body: string) {
  const sent = await call<SentMessage>("POST", "/room/message", {
    as,
    body: { ...to, body, clientId: v4() },
  });
  expect(sent.status).toBe(200);
  return sent.body.data;
}
const edit = (as: Actor, id: string, body: string) =>
  call<SentMessage>("PATCH", `/room/message/${id}`, { as, body: { body } });
const remove = (as: Actor, id: string) => call<SentMessage>("DELETE", `/room/message/${id}`, { as });
const chatsOf = async (as: Actor, roomId: string) =>
  (await call<ChatsList>("POST", "/room/chatsList", { as, body: { roomId } })).body.data.chats;
const search = async (as: Actor, words: string) =>
  (await call<ChatHits>("GET", `/room/search?words=${encodeURIComponent(words)}`, { as })).body.data.hits;

async function makeTalk() {
  const [couple, vendor] = [await makeCustomer(db()), await makeVendor(db())];
  const sent = await write(couple.actor, { vendorId: vendor.id }, "We are 200 guests");
  return { couple, vendor, roomId: sent.roomId, id: sent.chat.id };
}

const told = async (id: string) => {
  const { rows } = await shop
    .pool()
    .query<{ audience_id: string }>(
      "select audience_id from live_event where kind = 'message' and data->>'id' = $1",
      [id],
    );
  return rows.map((row) => row.audience_id);
};

test("an edited message is marked for both sides, and their open screens are updated", async () => {
  const { couple, vendor, roomId, id } = await makeTalk();
  const before = (await told(id)).length;
  const edited = await edit(couple.actor, id, "We are 250 guests");
  expect(edited.body.data.chat).toMatchObject({ body: "We are 250 guests", isEdited: true, mine: true });
  expect(await chatsOf(vendor.actor, roomId)).toMatchObject([{ body: "We are 250 guests", isEdited: true }]);
  expect((await told(id)).length).toBe(2 * before);
  expect((await edit(couple.actor, id, " ")).status).toBe(400);
});

test("a deleted message leaves a placeholder without its text, for both sides", async () => {
  const { couple, vendor, roomId, id } = await makeTalk();
  const deleted = await remove(couple.actor, id);
  expect(deleted.body.data.chat).toMatchObject({ body: "", isDeleted: true });
  expect(await chatsOf(vendor.actor, roomId)).toMatchObject([{ id, body: "", isDeleted: true }]);
  const list = await call<RoomsList>("POST", "/room/roomsList", { as: vendor.actor, body: {} });
  expect(list.body.data.rooms[0]?.lastChat.words).toBe("Message deleted");
  expect(await search(vendor.actor, "guests")).toEqual([]);
  expect((await remove(couple.actor, id)).status).toBe(404);
  expect((await edit(couple.actor, id, "Again")).status).toBe(404);
});

test("a message can be changed only by its sender, and only for 15 minutes", async () => {
  const { couple, vendor, id } = await makeTalk();
  const colleague = await makeMember(db(), vendor.id, "staff");
  const stranger = await makeCustomer(db());
  for (const { actor } of [vendor, colleague, stranger]) {
    expect((await edit(actor, id, "Not mine")).status).toBe(404);
    expect((await remove(actor, id)).status).toBe(404);
  }
  await db()
    .update(message)
    .set({ createdAt: sql`now() - interval '16 minutes'` as unknown as Date })
    .where(eq(message.id, id));
  const late = await edit(couple.actor, id, "Too late");
  expect([late.status, late.body.message]).toEqual([409, "A message can be changed for 15 minutes"]);
  expect((await remove(couple.actor, id)).status).toBe(409);
});

test("search covers one's own conversations only, and takes SQL wildcards literally", async () => {
  const { couple, vendor, roomId } = await makeTalk();
  await write(vendor.actor, { roomId }, "A discount of 10% on the Kebaya fitting, if you like");
  const other = await makeTalk();
  const hits = await search(couple.actor, "kebaya FITTING");
  expect(hits).toMatchObject([
    { roomId, mine: false, excerpt: expect.stringContaining("Kebaya fitting") as string },
  ]);
  expect(await search(vendor.actor, "10%")).toHaveLength(1);
  expect(await search(vendor.actor, "1%%")).toEqual([]);
  expect(await search(other.couple.actor, "kebaya")).toEqual([]);
  expect((await search(other.vendor.actor, "200 guests")).map((hit) => hit.roomId)).toEqual([other.roomId]);
});
