import { v4 } from "uuid";
import type { EnquiryPage } from "@/contracts/messaging/enquiry";
import { type AwayReply, fillBlanks, firstBlank, type SavedReply } from "@/contracts/messaging/reply";
import type { ChatsList, SentMessage } from "@/contracts/messaging/room";
import { instantInSingapore, todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import type { Actor } from "@/server/core/actor";
import { message } from "@/server/db/schema/messaging/room";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { isOpenAt } from "./hours";

process.env.THROTTLE_SCALE = "1000";
const { call, db } = useShop();

const CLOSED = { "0": null, "1": null, "2": null, "3": null, "4": null, "5": null, "6": null };
const AROUND = { open: "00:00", close: "23:59" };
const OPEN = { "0": AROUND, "1": AROUND, "2": AROUND, "3": AROUND, "4": AROUND, "5": AROUND, "6": AROUND };
const AWAY: AwayReply = { isOn: true, weeklyHours: CLOSED, body: "We’re back at 10 am." };

const setAway = (as: Actor, body: AwayReply) => call<AwayReply>("PUT", "/vendor/away-reply", { as, body });
const write = async (as: Actor, to: { vendorId: string } | { roomId: string }, body = "Hello") =>
  (await call<SentMessage>("POST", "/room/message", { as, body: { ...to, body, clientId: v4() } })).body.data
    .roomId;
const chatsIn = async (as: Actor, roomId: string) =>
  (await call<ChatsList>("POST", "/room/chatsList", { as, body: { roomId } })).body.data.chats;

test("the off-hours reply is sent once a day per conversation, marked as automatic, and doesn't count as an answer", async () => {
  const vendor = await makeVendor(db());
  const couple = await makeCustomer(db());
  expect((await setAway(vendor.actor, AWAY)).status).toBe(200);
  const roomId = await write(couple.actor, { vendorId: vendor.id });
  await write(couple.actor, { roomId }, "Anybody there?");
  const chats = await chatsIn(couple.actor, roomId);
  expect(chats.map(({ body, mine, isAutomatic }) => [body, mine, isAutomatic])).toEqual([
    ["Hello", true, false],
    ["We’re back at 10 am.", false, true],
    ["Anybody there?", true, false],
  ]);
  const stage = async () =>
    (await call<EnquiryPage>("GET", "/vendor/enquiry", { as: vendor.actor })).body.data.enquiries[0]?.stage;
  expect(await stage()).toBe("new");

  // The next day.
  await db()
    .update(message)
    .set({ createdAt: new Date(Date.now() - 2 * DAY_MS) });
  await write(couple.actor, { roomId }, "Good morning");
  expect((await chatsIn(couple.actor, roomId)).filter(({ isAutomatic }) => isAutomatic)).toHaveLength(2);
  await write(vendor.actor, { roomId }, "Good morning!");
  expect(await stage()).toBe("answered");
});

test("no off-hours reply within the hours, when it is off, or while the vendor is writing", async () => {
  const vendor = await makeVendor(db());
  const couple = await makeCustomer(db());
  const automatic = async (roomId: string) =>
    (await chatsIn(couple.actor, roomId)).filter(({ isAutomatic }) => isAutomatic).length;
  await setAway(vendor.actor, { ...AWAY, isOn: false });
  const roomId = await write(couple.actor, { vendorId: vendor.id });
  expect(await automatic(roomId)).toBe(0);
  await write(vendor.actor, { roomId }, "I’m still here.");
  await setAway(vendor.actor, AWAY);
  await write(couple.actor, { roomId }, "Great!");
  expect(await automatic(roomId)).toBe(0);
  expect(isOpenAt(OPEN, instantInSingapore(todayInSingapore(), "12:00"))).toBe(true);
  expect(isOpenAt({ ...OPEN, "1": { open: "10:00", close: "19:00" } }, new Date("2026-11-30T11:00Z"))).toBe(
    false,
  );
  expect(isOpenAt({ ...CLOSED, "1": { open: "10:00", close: "19:00" } }, new Date("2026-11-30T02:00Z"))).toBe(
    true,
  );
});

test("saved replies belong to the vendor that saved them", async () => {
  const vendor = await makeVendor(db());
  const stranger = await makeVendor(db());
  const body = { title: "Thanks", body: "Thank you, [couple]!" };
  const made = await call<SavedReply>("POST", "/vendor/saved-reply", { as: vendor.actor, body });
  const { id } = made.body.data;
  const all = async (as: Actor) =>
    (await call<SavedReply[]>("GET", "/vendor/saved-reply", { as })).body.data.map(({ title }) => title);
  expect([await all(vendor.actor), await all(stranger.actor)]).toEqual([["Thanks"], []]);
  const change = (as: Actor) =>
    call("PATCH", `/vendor/saved-reply/${id}`, { as, body: { ...body, title: "Thank you" } });
  expect([(await change(stranger.actor)).status, (await change(vendor.actor)).status]).toEqual([404, 200]);
  const remove = (as: Actor) => call("DELETE", `/vendor/saved-reply/${id}`, { as });
  expect([(await remove(stranger.actor)).status, (await remove(vendor.actor)).status]).toEqual([404, 200]);
  expect(await all(vendor.actor)).toEqual([]);
});

test("known placeholders are filled in, unknown ones are left to the writer", () => {
  const filled = fillBlanks("Hello [couple], [Date] at [time]?", { couple: "Mei & Arjun", date: "" });
  expect(filled).toBe("Hello Mei & Arjun, [Date] at [time]?");
  expect(filled.slice(firstBlank(filled)?.start, firstBlank(filled)?.end)).toBe("[Date]");
  expect(firstBlank("No blanks")).toBeNull();
});
