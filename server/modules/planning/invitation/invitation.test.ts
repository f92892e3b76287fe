import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import type { Page } from "@/contracts/envelope";
import {
  CUT_OFF_PASSED,
  type Invitation,
  type InvitationCounts,
  type InviteSettings,
} from "@/contracts/planning/invitation/invitation";
import { inviteSettingsBody } from "@/contracts/planning/invitation/invitation.schema";
import type { WeddingPageSettings } from "@/contracts/planning/invitation/wedding-page";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { API_PREFIX } from "@/server/app";
import { makeCustomer } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { makeEvent, makeHousehold, makeWedding } from "@/tests/setup/planning";
import { sendMessages } from "@/tests/setup/jobs";
import { useSmtpServer } from "@/tests/setup/servers/smtp";
import { type CustomerActor, useShop } from "@/tests/setup/shop";
import { account } from "@/server/db/schema/identity/account";
import { guestEvent } from "@/server/db/schema/planning/guest";
import { wedding } from "@/server/db/schema/planning/wedding";
import { saveInviteSettings } from "./service-design";
import { readWeddingPage } from "./service-page";
import { noteBounce } from "@/server/mail/public";
import { sendDueInvitations, sendDueReminders } from "./service-send";
import { tellUndelivered } from "./service-undelivered";
import { householdInvited } from "./mail";

const shop = useShop();
const smtp = useSmtpServer();
const { call, db } = shop;
const TODAY = todayInSingapore();
const noon = (date: string) => instantInSingapore(date, "12:00");

async function couple() {
  const { actor, id, email } = await makeCustomer(db(), { brideFirstName: "Mei", groomFirstName: "Jun" });
  return { actor, id, email, ...(await makeWedding(actor)) };
}

const counts = async (as: CustomerActor) =>
  (await call<InvitationCounts>("GET", "/user/invitation/counts", { as })).body.data;
const send = (as: CustomerActor, body: object = {}) => call("POST", "/user/invitation/send", { as, body });
const remind = (as: CustomerActor) => call("POST", "/user/invitation/remind", { as, body: {} });
const mailsTo = async (email: string) => (await queuedFor(db(), email)).map(({ kind }) => kind);

function picture(bytes: Buffer, field: string): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)]), "us.png");
  return form;
}
const red = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: "#8f1d3f" } })
    .png()
    .toBuffer();

test("invitations are mailed once, in the household's language, to those with an address", async () => {
  const { actor, weddingId, eventId } = await couple();
  const eventIds = [eventId];
  const [lim, tan] = [`lim-${weddingId}@guest.example`, `tan-${weddingId}@guest.example`];
  await makeHousehold(db(), { weddingId, eventIds, name: "Lim", email: lim });
  await makeHousehold(db(), { weddingId, eventIds, name: "Tan", email: tan });
  await makeHousehold(db(), { weddingId, eventIds, name: "Wong", phone: "91234567" });
  expect(await counts(actor)).toMatchObject({ households: 3, not_sent: 3, sendable: 2, remindable: 0 });
  const listed = (await call<Page<Invitation>>("GET", "/user/invitation", { as: actor })).body.data.docs;
  expect(listed).toMatchObject([{ household: "Lim" }, { household: "Tan" }, { phone: "+6591234567" }]);
  await call("PATCH", `/user/invitation/${listed[1]?.id}`, { as: actor, body: { language: "zh" } });

  const sent = await send(actor);
  expect(sent.body).toMatchObject({ message: "Invitation sent", data: { count: 2 } });
  expect(await latestFor(db(), lim, "household-invited")).toMatchObject({
    couple: "Mei & Jun",
    language: "en",
    heading: "You’re invited to our wedding",
    link: listed[0]?.link,
  });
  const toTan = await latestFor(db(), tan, "household-invited");
  expect(toTan).toMatchObject({ language: "zh", events: [expect.stringContaining("婚宴")] });
  const mail = householdInvited.content({ ...toTan, cutOff: "2027-07-29" });
  expect(JSON.stringify(mail.blocks)).toContain("请于此日期前回复： 2027年7月29日");
  expect((await send(actor)).status).toBe(400);
  await sendDueInvitations();
  expect(await mailsTo(lim)).toEqual(["household-invited"]);
  expect(await counts(actor)).toMatchObject({ sent: 2, not_sent: 1, sendable: 0, remindable: 0 });
});

test("households with the same name are distinguished by two of their people, and the guests see their own name", async () => {
  const { actor, weddingId, eventId } = await couple();
  const eventIds = [eventId];
  const email = `gill-${weddingId}@guest.example`;
  const gill = { weddingId, eventIds, name: "The Gill family" };
  await makeHousehold(db(), { ...gill, email, guests: ["Harpreet", "Simran", "Jas"] });
  await makeHousehold(db(), { ...gill, name: "the gill family", guests: ["Manjit", ""] });
  await makeHousehold(db(), { weddingId, eventIds, name: "Lim" });
  const names = async () =>
    (await call<Page<Invitation>>("GET", "/user/invitation", { as: actor })).body.data.docs.map(
      ({ household }) => household,
    );
  expect((await names()).toSorted()).toEqual([
    "Lim",
    "The Gill family (Harpreet & Simran)",
    "the gill family (Manjit)",
  ]);
  await send(actor);
  expect(await latestFor(db(), email, "household-invited")).toMatchObject({ household: "The Gill family" });
});

test("a reply to an invitation mail goes to the couple, and the invitation says so", async () => {
  const { actor, email, weddingId, eventId } = await couple();
  const guest = `rose-${weddingId}@guest.example`;
  await makeHousehold(db(), { weddingId, eventIds: [eventId], name: "Lim", email: guest });
  await send(actor);
  await sendMessages();
  const [got] = smtp.received(guest);
  expect(got?.mail.replyTo).toEqual([{ name: "Mei & Jun", address: email }]);
  for (const part of [got?.mail.text, got?.mail.html]) {
    expect(part).toMatch(/Reply to this email, and your message goes to Mei (&|&amp;) Jun/);
  }
});

test("an undelivered invitation shows why, is reported to the couple, and can be sent again", async () => {
  const { actor, email, weddingId, eventId } = await couple();
  const [wrong, right] = [`nobody-${weddingId}@guest.example`, `somebody-${weddingId}@guest.example`];
  const { householdId } = await makeHousehold(db(), {
    weddingId,
    eventIds: [eventId],
    name: "Lim",
    email: wrong,
  });
  const read = async () =>
    (await call<Page<Invitation>>("GET", "/user/invitation", { as: actor })).body.data.docs[0];
  smtp.refuseBy((to) => (to === wrong ? "550 5.1.1 no such user" : null));
  await send(actor);
  expect(await read()).toMatchObject({ state: "sent", mail: { status: "queued" } });
  await sendMessages();
  const mail = { status: "refused", reason: "This email address doesn’t exist" };
  expect(await read()).toMatchObject({ state: "undelivered", mail });
  expect(await counts(actor)).toMatchObject({ sent: 0, undelivered: 1, sendable: 0, remindable: 0 });

  await tellUndelivered();
  await tellUndelivered();
  expect(await queuedFor(db(), email)).toMatchObject([
    { kind: "invitations-undelivered", households: 1, reasons: [`Lim: ${mail.reason}`] },
  ]);

  await call("PATCH", `/user/guest/household/${householdId}`, { as: actor, body: { email: right } });
  expect((await send(actor, { householdIds: [householdId] })).body.data).toEqual({ count: 1 });
  await sendMessages();
  expect(await read()).toMatchObject({ state: "sent", mail: { status: "sent", reason: "" } });
  const [got] = smtp.received(right);

  // It bounces hours later.
  const report = [
    "Message-ID: <00000000-0000-7000-8000-000000000000@mx.example>",
    "",
    `Final-Recipient: rfc822; ${right}`,
    "Action: failed",
    "Status: 5.2.2",
    "Diagnostic-Code: smtp; 552 5.2.2 over quota",
    "",
    `Message-ID: ${got?.mail.messageId}`,
  ].join("\r\n");
  expect(await noteBounce(report.replace("failed", "delayed"))).toBeNull();
  expect(await noteBounce(report)).toBe(got?.mail.messageId?.slice(1, 37));
  expect(await noteBounce(report)).toBeNull();
  expect(await read()).toMatchObject({
    state: "undelivered",
    mail: { status: "bounced", reason: "This mailbox is full" },
  });

  // Sent by WhatsApp instead.
  await call("PATCH", `/user/invitation/${(await read())?.id}`, { as: actor, body: { action: "mark_sent" } });
  expect(await read()).toMatchObject({ state: "sent", mail: null });
  smtp.refuseBy(() => null);
});

test("a scheduled invitation waits for its time, and can be cancelled", async () => {
  const { actor, weddingId, eventId } = await couple();
  const emails = ["a", "b"].map((name) => `${name}-${weddingId}@guest.example`);
  for (const email of emails)
    await makeHousehold(db(), { weddingId, eventIds: [eventId], name: email, email });
  const sendAt = noon(addDays(TODAY, 3)).toISOString();
  expect((await send(actor, { sendAt })).body).toMatchObject({
    message: "Invitation saved",
    data: { count: 2 },
  });
  const { docs } = (await call<Page<Invitation>>("GET", "/user/invitation?state=scheduled", { as: actor }))
    .body.data;
  expect(docs).toMatchObject([{ scheduledFor: sendAt }, { scheduledFor: sendAt }]);
  const off = { as: actor, body: { action: "unschedule" } };
  await call("PATCH", `/user/invitation/${docs[1]?.id}`, off);
  await sendDueInvitations(noon(addDays(TODAY, 2)));
  expect(await mailsTo(emails[0] ?? "")).toEqual([]);
  await Promise.all([1, 2].map(() => sendDueInvitations(noon(addDays(TODAY, 4)))));
  expect(await mailsTo(emails[0] ?? "")).toEqual(["household-invited"]);
  expect(await mailsTo(emails[1] ?? "")).toEqual([]);
});

test("reminders go to those without an answer, at most once a day, and automatically before the cut-off", async () => {
  const { actor, weddingId, eventId } = await couple();
  const email = `lim-${weddingId}@guest.example`;
  await makeHousehold(db(), { weddingId, eventIds: [eventId], email });
  expect((await remind(actor)).status).toBe(400);
  await send(actor);
  expect((await remind(actor)).body.message).toContain("was emailed today");
  await shop
    .pool()
    .query("update invitation set sent_at = now() - interval '2 days' where wedding_id = $1", [weddingId]);
  expect((await remind(actor)).body.message).toBe("Reminder sent");
  expect((await remind(actor)).status).toBe(400);
  expect(await mailsTo(email)).toEqual(["household-invited", "household-reminded"]);

  const body = { rsvpCutOff: addDays(TODAY, 10), remindDays: 7 };
  await call("PATCH", "/user/invitation/design", { as: actor, body });
  await sendDueReminders(noon(addDays(TODAY, 2)));
  expect(await mailsTo(email)).toHaveLength(2);
  await sendDueReminders(noon(addDays(TODAY, 4)));
  await sendDueReminders(noon(addDays(TODAY, 5)));
  expect(await mailsTo(email)).toHaveLength(3);
});

test("mails to a household mention only events to which one of its guests is invited", async () => {
  const { actor, weddingId, eventId } = await couple();
  const teaId = await makeEvent(db(), { weddingId });
  const [family, friends, former] = ["family", "friends", "former"].map(
    (name) => `${name}-${weddingId}@guest.example`,
  );
  const households = [
    { email: family, eventIds: [eventId], name: "Family" },
    { email: friends, eventIds: [eventId], name: "Friends" },
    { email: former, eventIds: [eventId, teaId], name: "Former" },
  ];
  const made = [];
  for (const each of households) made.push(await makeHousehold(db(), { weddingId, ...each }));
  // One of the family is invited to the tea ceremony; in the last household, only one who has since been removed from
  // the list.
  const [, aunt = ""] = made[0]?.guestIds ?? [];
  await db().insert(guestEvent).values({ guestId: aunt, eventId: teaId, weddingId });
  const [host = "", plusOne = ""] = made[2]?.guestIds ?? [];
  await db()
    .delete(guestEvent)
    .where(and(eq(guestEvent.guestId, host), eq(guestEvent.eventId, teaId)));
  await call("DELETE", `/user/guest/${plusOne}`, { as: actor });

  await send(actor);
  await shop
    .pool()
    .query("update invitation set sent_at = now() - interval '2 days' where wedding_id = $1", [weddingId]);
  await remind(actor);
  for (const kind of ["household-invited", "household-reminded"] as const) {
    const told = async (email = "") =>
      ((await latestFor(db(), email, kind)) as { events: string[] }).events.map(
        (line) => line.split(" · ")[0],
      );
    expect(await told(family)).toEqual(["Banquet", "Tea ceremony"]);
    expect(await told(friends)).toEqual(["Banquet"]);
    expect(await told(former)).toEqual(["Banquet"]);
  }
});

test("a new last day for replies must be today or later in Singapore; one that has passed may stay", async () => {
  const { actor, weddingId } = await couple();
  const save = (body: object) =>
    call<InviteSettings>("PATCH", "/user/invitation/design", { as: actor, body });
  const refused = await save({ rsvpCutOff: addDays(TODAY, -1), design: "songket" });
  expect(refused).toMatchObject({
    status: 400,
    body: { data: { errors: [{ field: "rsvpCutOff", message: CUT_OFF_PASSED }] } },
  });
  const settings = (await call<InviteSettings>("GET", "/user/invitation/design", { as: actor })).body.data;
  expect(settings).toMatchObject({ rsvpCutOff: null, design: "paper-cut" });
  // Half past midnight in Singapore, which is still the day before in London.
  const body = inviteSettingsBody.cast({ rsvpCutOff: "2031-05-04" });
  const at = (time: string) => saveInviteSettings(actor, body, new Date(time));
  await expect(at("2031-05-04T16:30:00Z")).rejects.toThrow(CUT_OFF_PASSED);
  expect(await at("2031-05-04T15:30:00Z")).toMatchObject({ rsvpCutOff: "2031-05-04" });

  const passed = addDays(TODAY, -3);
  await db().update(wedding).set({ rsvpCutOff: passed }).where(eq(wedding.id, weddingId));
  const same = await save({ rsvpCutOff: passed, design: "kolam" });
  expect(same.body.data).toMatchObject({ rsvpCutOff: passed, design: "kolam" });
  expect((await save({ rsvpCutOff: addDays(TODAY, -2) })).status).toBe(400);
  expect((await save({ rsvpCutOff: null })).body.data.rsvpCutOff).toBeNull();
});

test("nobody can invite before their own address is verified, or after the last day for replies", async () => {
  const { actor, id, weddingId, eventId } = await couple();
  await makeHousehold(db(), { weddingId, eventIds: [eventId], email: `x-${weddingId}@guest.example` });
  await db().update(account).set({ emailVerifiedAt: null }).where(eq(account.id, id));
  expect((await send(actor)).status).toBe(403);
  await db().update(account).set({ emailVerifiedAt: new Date() }).where(eq(account.id, id));
  const passed = { rsvpCutOff: addDays(TODAY, -1) };
  await db().update(wedding).set(passed).where(eq(wedding.id, weddingId));
  expect((await send(actor)).status).toBe(409);
});

test("the design stores texts by language and a picture re-encoded by us", async () => {
  const { actor } = await couple();
  const zh = { heading: "我们结婚了", body: "诚邀您", closing: "" };
  const body = { design: "songket", language: "zh", words: { zh } };
  const { data } = (await call<InviteSettings>("PATCH", "/user/invitation/design", { as: actor, body })).body;
  expect(data).toMatchObject({ design: "songket", language: "zh", words: { zh } });
  expect(data.words.ta.heading).toMatch(/\p{Script=Tamil}/u);
  expect(
    (await call("PATCH", "/user/invitation/design", { as: actor, body: { design: "stock" } })).status,
  ).toBe(400);

  const upload = (bytes: Buffer) =>
    call<InviteSettings>("POST", "/user/invitation/picture", { as: actor, body: picture(bytes, "picture") });
  const kept = (await upload(await red())).body.data.picture ?? "";
  expect(kept).toMatch(/^customer\/.*\.webp$/);
  expect((await upload(Buffer.from("<svg onload=alert(1)>"))).status).toBe(400);
  const form = new FormData();
  form.append("remove", "true");
  const removed = await call<InviteSettings>("POST", "/user/invitation/picture", { as: actor, body: form });
  expect(removed.body.data.picture).toBeNull();
  expect((await shop.app.request(`/media/${kept}`)).status).toBe(404);
});

test("the wedding page responds while it is published, and a new address invalidates the old one", async () => {
  const { actor, eventId } = await couple();
  const settings = (await call<WeddingPageSettings>("GET", "/user/wedding/page", { as: actor })).body.data;
  const slugOf = ({ url }: WeddingPageSettings) => url.split("/w/")[1] ?? "";
  expect(settings.published).toBe(false);
  expect(slugOf(settings).length).toBeGreaterThan(20);
  expect(await readWeddingPage(slugOf(settings))).toBeNull();
  const body = { published: true, story: "We met over kopi.", dressCode: "Jewel tones" };
  await call("PATCH", "/user/wedding/page", { as: actor, body });
  const { pictures } = (
    await call<WeddingPageSettings>("POST", "/user/wedding/page/pictures", {
      as: actor,
      body: picture(await red(), "pictures"),
    })
  ).body.data;
  expect(await readWeddingPage(slugOf(settings))).toMatchObject({
    couple: "Mei & Jun",
    story: "We met over kopi.",
    dressCode: "Jewel tones",
    pictures,
    events: [{ id: eventId }],
  });
  const stolen = { pictures: ["customer/other/x.webp"] };
  expect((await call("PATCH", "/user/wedding/page", { as: actor, body: stolen })).status).toBe(400);
  const fresh = (await call<WeddingPageSettings>("POST", "/user/wedding/page/renew", { as: actor })).body
    .data;
  expect(await readWeddingPage(slugOf(settings))).toBeNull();
  expect(await readWeddingPage(slugOf(fresh))).not.toBeNull();
  const file = (slug: string) =>
    shop.app.request(`${API_PREFIX}/public/wedding-page/calendar?slug=${slug}&event=${eventId}`);
  expect((await file(slugOf(settings))).status).toBe(404);
});
