import { v4 } from "uuid";
import type { RoomDetail, RoomsList, SentMessage } from "@/contracts/messaging/room";
import type { Actor } from "@/server/core/actor";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { useShop, type VendorActor } from "@/tests/setup/shop";
import { insertMessage } from "./repo/message";
import { inTransaction } from "@/server/db/transaction";

const { call, db } = useShop();

const write = async (as: Actor, to: { vendorId: string } | { roomId: string }, body = "Is it free?") =>
  (await call<SentMessage>("POST", "/room/message", { as, body: { ...to, body, clientId: v4() } })).body.data;
const list = async (as: Actor, body: object = {}) =>
  (await call<RoomsList>("POST", "/room/roomsList", { as, body: { waitingFirst: true, ...body } })).body.data;
const idsOf = async (as: Actor, body?: object) => (await list(as, body)).rooms.map(({ id }) => id);
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
  expect(Math.abs(Date.parse(back?.waitingSince ?? "") - Date.parse(since ?? ""))).toBeLessThan(1000);
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
