import { and, eq } from "drizzle-orm";
import { v4 } from "uuid";
import type { SentMessage } from "@/contracts/messaging/room";
import { MINUTE_MS } from "@/lib/time";
import { account } from "@/server/db/schema/identity/account";
import { roomMail } from "@/server/db/schema/messaging/room";
import type { Actor } from "@/server/core/actor";
import { joinAsPartner } from "@/tests/setup/couple/partner";
import { makeCustomer, makeMember, makeVendor } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop } from "@/tests/setup/shop";
import { mailUnread } from "./service-mail";

const shop = useShop();
const { call, db } = shop;

async function write(as: Actor, to: { vendorId: string } | { roomId: string }, body: string) {
  const answer = await call<SentMessage>("POST", "/room/message", {
    as,
    body: { ...to, body, clientId: v4() },
  });
  expect(answer.status).toBe(200);
  return answer.body.data;
}
const read = (as: Actor, { roomId, chat }: SentMessage) =>
  call("POST", "/room/read", { as, body: { roomId, chatId: chat.id } });

/** Advances the clock as far as the room's mails are concerned. */
async function pass(roomId: string, ms: number) {
  const rows = await db().select().from(roomMail).where(eq(roomMail.roomId, roomId));
  const earlier = (at: Date | null) => at && new Date(at.getTime() - ms);
  for (const { side, dueAt, mailedAt } of rows) {
    await db()
      .update(roomMail)
      .set({ dueAt: earlier(dueAt), mailedAt: earlier(mailedAt) })
      .where(and(eq(roomMail.roomId, roomId), eq(roomMail.side, side)));
  }
  await mailUnread();
}

test("mails everyone on the team who answers messages, until one of them reads", async () => {
  const couple = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const team = [await makeMember(db(), vendor.id, "manager"), await makeMember(db(), vendor.id, "staff")];
  const sent = await write(couple.actor, { vendorId: vendor.id }, "Is it free?");
  await pass(sent.roomId, 10 * MINUTE_MS);
  for (const { email } of [vendor, ...team]) expect(await queuedFor(db(), email)).toHaveLength(1);
  const next = await write(couple.actor, { roomId: sent.roomId }, "Hello?");
  await read(team[0]?.actor as Actor, next);
  await pass(next.roomId, 90 * MINUTE_MS);
  for (const { email } of [vendor, ...team]) expect(await queuedFor(db(), email)).toHaveLength(1);
});

test("mails unread messages once, after ten minutes", async () => {
  const couple = await makeCustomer(db(), { brideFirstName: "Mei", groomFirstName: "Arjun" });
  const vendor = await makeVendor(db());
  const { roomId } = await write(couple.actor, { vendorId: vendor.id }, "Is it free?");
  await write(couple.actor, { roomId }, "We are 200.\nIn May.");
  await pass(roomId, 9 * MINUTE_MS);
  expect(await queuedFor(db(), vendor.email)).toEqual([]);
  await pass(roomId, 1 * MINUTE_MS);
  await write(couple.actor, { roomId }, "Hello?");
  await pass(roomId, 90 * MINUTE_MS);
  const mails = await queuedFor(db(), vendor.email);
  expect(mails).toMatchObject([
    {
      kind: "room-message",
      from: "Mei & Arjun",
      words: ["Is it free?", "We are 200.\nIn May."],
      more: 0,
      roomLink: expect.stringContaining(`/vendor/dashboard/messages?roomId=${roomId}`) as string,
    },
  ]);
  expect(JSON.stringify(mails)).not.toContain(couple.email);
  expect(await queuedFor(db(), couple.email)).toEqual([]);
});

test("sends no mail when the messages are read in time", async () => {
  const couple = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const first = await write(couple.actor, { vendorId: vendor.id }, "Is it free?");
  await read(vendor.actor, first);
  const answer = await write(vendor.actor, { roomId: first.roomId }, "It is");
  await read(couple.actor, answer);
  await pass(first.roomId, 10 * MINUTE_MS);
  expect(await queuedFor(db(), vendor.email)).toEqual([]);
  expect(await queuedFor(db(), couple.email)).toEqual([]);
});

test("waits an hour after a mail before the next one, if still unread", async () => {
  const couple = await makeCustomer(db());
  const vendor = await makeVendor(db());
  const first = await write(couple.actor, { vendorId: vendor.id }, "Is it free?");
  await read(vendor.actor, first);
  const { roomId } = first;
  const answer = await write(vendor.actor, { roomId }, "It is");
  await pass(roomId, 10 * MINUTE_MS);
  expect(await queuedFor(db(), couple.email)).toHaveLength(1);
  await read(couple.actor, answer);
  await write(vendor.actor, { roomId }, "Shall we hold it?");
  await pass(roomId, 30 * MINUTE_MS);
  expect(await queuedFor(db(), couple.email)).toHaveLength(1);
  await pass(roomId, 30 * MINUTE_MS);
  expect(await queuedFor(db(), couple.email)).toMatchObject([
    { words: ["It is"], roomLink: expect.stringContaining(`?vendorId=${vendor.id}`) as string },
    { from: vendor.vendorName, words: ["Shall we hold it?"] },
  ]);
});

test("concurrent jobs mail once; an unconfirmed address gets nothing", async () => {
  const couple = await makeCustomer(db(), { verified: false });
  const vendor = await makeVendor(db());
  const { roomId, chat } = await write(couple.actor, { vendorId: vendor.id }, "Is it free?");
  const late = { dueAt: new Date(Date.now() - 1) };
  await db().update(roomMail).set(late).where(eq(roomMail.roomId, roomId));
  await Promise.all([mailUnread(), mailUnread(), mailUnread()]);
  expect(await queuedFor(db(), vendor.email)).toHaveLength(1);
  await read(vendor.actor, { roomId, chat });
  await write(vendor.actor, { roomId }, "It is");
  await pass(roomId, 5 * MINUTE_MS);
  expect(await queuedFor(db(), couple.email)).toEqual([]);
});

test("mails both partners, each at a confirmed address", async () => {
  const mei = await makeCustomer(db());
  const jun = await makeCustomer(db());
  await joinAsPartner(shop, mei.actor, jun);
  const vendor = await makeVendor(db());
  const { roomId, chat } = await write(mei.actor, { vendorId: vendor.id }, "Is it free?");
  await read(vendor.actor, { roomId, chat });
  const answer = await write(vendor.actor, { roomId }, "It is");
  await pass(roomId, 10 * MINUTE_MS);
  const wordsTo = async ({ email }: { email: string }) =>
    (await queuedFor(db(), email)).flatMap((mail) => (mail.kind === "room-message" ? mail.words : []));
  expect([await wordsTo(mei), await wordsTo(jun)]).toEqual([["It is"], ["It is"]]);

  await read(jun.actor, answer);
  const verify = (emailVerifiedAt: Date | null, { id }: { id: string }) =>
    db().update(account).set({ emailVerifiedAt }).where(eq(account.id, id));
  await verify(null, jun);
  const next = await write(vendor.actor, { roomId }, "Shall we hold it?");
  await pass(roomId, 90 * MINUTE_MS);
  expect([(await wordsTo(mei)).length, (await wordsTo(jun)).length]).toEqual([2, 1]);

  await read(mei.actor, next);
  await verify(null, mei);
  await verify(new Date(), jun);
  await write(vendor.actor, { roomId }, "Until Friday");
  await pass(roomId, 90 * MINUTE_MS);
  expect([(await wordsTo(mei)).length, (await wordsTo(jun)).length]).toEqual([2, 2]);
});
