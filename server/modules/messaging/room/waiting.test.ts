import { readFileSync } from "node:fs";
import path from "node:path";
import { v4 } from "uuid";
import type { RoomDetail, RoomsList, SentMessage } from "@/contracts/messaging/room";
import type { Actor } from "@/server/core/actor";
import { migrationsFolder } from "@/server/db/migrate";
import { room } from "@/server/db/schema/messaging/room";
import { hashPassword } from "@/server/modules/identity/account/password";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { useShop, type VendorActor } from "@/tests/setup/shop";
import { insertMessage } from "./repo/message";
import { inTransaction } from "@/server/db/transaction";

const { call, db, pool } = useShop();

const write = async (as: Actor, to: { vendorId: string } | { roomId: string }, body = "Is it free?") =>
  (await call<SentMessage>("POST", "/room/message", { as, body: { ...to, body, clientId: v4() } })).body.data;
const list = async (as: Actor, body: object = {}) =>
  (await call<RoomsList>("POST", "/room/roomsList", { as, body: { waitingFirst: true, ...body } })).body.data;
const idsOf = async (as: Actor, body?: object) => (await list(as, body)).rooms.map(({ id }) => id);
const waitingIn = async (as: Actor) =>
  (await list(as)).rooms.filter(({ waitingSince }) => waitingSince !== null).map(({ id }) => id);
const aside = (as: VendorActor, roomId: string, isAside = true) =>
  call("POST", "/room/aside", { as, body: { roomId, aside: isAside } });

/** Three couples have written, in this order; the vendor has answered none. */
async function makeInbox() {
  const vendor = await makeVendor(db());
  const couples = [await makeCustomer(db()), await makeCustomer(db()), await makeCustomer(db())];
  const roomIds: string[] = [];
  for (const { actor } of couples) roomIds.push((await write(actor, { vendorId: vendor.id })).roomId);
  const [first = "", second = "", third = ""] = roomIds;
  return { vendor, couples, first, second, third };
}

test("what waits the longest comes first, read or not, until it is answered", async () => {
  const { vendor, couples, first, second, third } = await makeInbox();
  const as = vendor.actor;
  const [couple] = couples;
  if (!couple) throw new Error("there are three couples");
  const { chat } = await write(couple.actor, { roomId: first }, "Hello?");
  await call("POST", "/room/read", { as, body: { roomId: first, chatId: chat.id } });
  expect(await idsOf(as)).toEqual([first, second, third]);
  expect((await call<RoomDetail>("GET", `/room/${first}`, { as })).body.data.waitingSince).not.toBeNull();

  // An off-hours reply is no answer.
  await inTransaction((tx) =>
    insertMessage(tx, {
      roomId: second,
      senderAccountId: as.accountId,
      clientId: v4(),
      body: "We open at ten",
      isAutomatic: true,
    }),
  );
  await write(as, { roomId: first }, "Yes, it is");
  expect(await idsOf(as)).toEqual([second, third, first]);
  expect((await list(couple.actor)).rooms).toMatchObject([{ id: first, waitingSince: null }]);
});

test("what was set aside waits again when the couple writes, and can be put back as it was", async () => {
  const { vendor, couples, first, second, third } = await makeInbox();
  const as = vendor.actor;
  const since = (await list(as)).rooms[0]?.waitingSince;
  expect((await aside((await makeVendor(db())).actor, first)).status).toBe(404);
  await aside(as, first);
  expect((await idsOf(as)).slice(0, 2)).toEqual([second, third]);
  await aside(as, first, false);
  const [back] = (await list(as)).rooms;
  expect(back?.id).toBe(first);
  expect(back?.waitingSince).toBe(since);
  await aside(as, first);
  if (couples[0]) await write(couples[0].actor, { roomId: first }, "Any news?");
  expect(await idsOf(as)).toEqual([second, third, first]);
  // Nothing waits in a conversation that was answered.
  await write(as, { roomId: first }, "Yes");
  await aside(as, first, false);
  expect((await list(as)).rooms.find(({ id }) => id === first)?.waitingSince).toBeNull();
});

test("pages pass from those that wait to the others, without leaving one out", async () => {
  const { vendor, first, second, third } = await makeInbox();
  const as = vendor.actor;
  await write(as, { roomId: second }, "Yes");
  for (const limit of [1, 2]) {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: RoomsList = await list(as, { limit, ...(cursor ? { cursor } : {}) });
      seen.push(...page.rooms.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual([first, third, second]);
  }
  expect(await idsOf(as, { waitingFirst: false })).toEqual([second, third, first]);
});

test("a message to many answers nobody", async () => {
  const { vendor, first, second, third } = await makeInbox();
  const as = vendor.actor;
  const body = { message: "Open house on Sunday", recipients: 3, clientId: v4() };
  const sent = await call("POST", "/vendor/customer/broadcast", { as, body });
  expect(sent.body.data).toEqual({ rooms: 3, mails: 0 });
  expect(await waitingIn(as)).toEqual([first, second, third]);
  await aside(as, first);
  await aside(as, first, false);
  expect(await waitingIn(as)).toEqual([first, second, third]);
  const { rows } = await pool().query("select distinct stage from enquiry where vendor_id = $1", [vendor.id]);
  expect(rows).toEqual([{ stage: "new" }]);
});

test("blocked couples and those that left don't wait; an unblocked one does again", async () => {
  const vendor = await makeVendor(db());
  const as = vendor.actor;
  const passwordHash = await hashPassword("Sayang#2026");
  const [mei, priya] = [await makeCustomer(db(), { passwordHash }), await makeCustomer(db())];
  const { roomId: left } = await write(mei.actor, { vendorId: vendor.id });
  const { roomId: rude } = await write(priya.actor, { vendorId: vendor.id });
  const block = (by: Actor, blocked: boolean) =>
    call("POST", "/room/block", { as: by, body: { roomId: rude, blocked } });
  for (const by of [as, priya.actor]) {
    await block(by, true);
    expect(await waitingIn(as)).toEqual([left]);
    await block(by, false);
    expect(await waitingIn(as)).toEqual([left, rude]);
  }
  const gone = await call("POST", "/user/account/delete", {
    as: mei.actor,
    body: { password: "Sayang#2026" },
  });
  expect(gone.status).toBe(200);
  expect(await waitingIn(as)).toEqual([rude]);
});

test("a deleted message doesn't wait, but those after it do", async () => {
  const vendor = await makeVendor(db());
  const as = vendor.actor;
  const { actor } = await makeCustomer(db());
  const one = await write(actor, { vendorId: vendor.id });
  const two = await write(actor, { roomId: one.roomId }, "Is it free in May?");
  const remove = (id: string) => call("DELETE", `/room/message/${id}`, { as: actor });
  await remove(one.chat.id);
  expect((await list(as)).rooms).toMatchObject([{ waitingSince: two.chat.sentAt }]);
  await remove(two.chat.id);
  expect(await waitingIn(as)).toEqual([]);
  await aside(as, one.roomId, false);
  expect(await waitingIn(as)).toEqual([]);
});

test("the migration finds the conversations that wait", async () => {
  const { vendor, first, second, third } = await makeInbox();
  const as = vendor.actor;
  const before = await list(as);
  await write(as, { roomId: second }, "Yes");
  await call("POST", "/room/block", { as, body: { roomId: third, blocked: true } });
  await db().update(room).set({ waitingSince: null });
  const text = readFileSync(path.join(migrationsFolder(), "0053_room-waiting.sql"), "utf8");
  await pool().query(text.split("--> statement-breakpoint")[1] ?? "");
  expect(await waitingIn(as)).toEqual([first]);
  expect((await list(as)).rooms[0]?.waitingSince).toBe(before.rooms[0]?.waitingSince);
});
