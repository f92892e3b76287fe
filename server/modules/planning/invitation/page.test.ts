import { inArray } from "drizzle-orm";
import type { Page } from "@/contracts/envelope";
import type { Invitation } from "@/contracts/planning/invitation/invitation";
import type { WeddingPageSettings } from "@/contracts/planning/invitation/wedding-page";
import { addDays, todayInSingapore } from "@/lib/dates";
import { API_PREFIX } from "@/server/app";
import { guestEvent } from "@/server/db/schema/planning/guest";
import { readRsvp } from "@/server/modules/planning/rsvp/service";
import { makeCustomer } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { makeEvent, makeHousehold, makeWedding } from "@/tests/setup/planning";
import { type CustomerActor, useShop } from "@/tests/setup/shop";
import { readWeddingPage } from "./service-page";

const shop = useShop();
const { call, db } = shop;

/** Creates a published page of a wedding with a banquet and a tea ceremony. */
async function published() {
  const { actor } = await makeCustomer(db(), { weddingDate: addDays(todayInSingapore(), 60) });
  const { weddingId, eventId } = await makeWedding(actor);
  const teaId = await makeEvent(db(), { weddingId });
  await call("PATCH", "/user/wedding/page", { as: actor, body: { published: true } });
  const settings = await settingsOf(actor);
  return { actor, weddingId, banquetId: eventId, teaId, slug: settings.url.split("/w/")[1] ?? "" };
}

/** The same, with a family invited to both and friends invited to the banquet. */
async function withGuests() {
  const made = await published();
  const { weddingId, banquetId, teaId } = made;
  const family = await makeHousehold(db(), { weddingId, eventIds: [banquetId], name: "Family" });
  const [rose = "", plusOne = ""] = family.guestIds;
  // One of them is enough.
  await db().insert(guestEvent).values({ guestId: rose, eventId: teaId, weddingId });
  await makeHousehold(db(), { weddingId, eventIds: [banquetId], name: "Friends" });
  return { ...made, rose, plusOne };
}

const settingsOf = async (as: CustomerActor) =>
  (await call<WeddingPageSettings>("GET", "/user/wedding/page", { as })).body.data;

async function invitationOf(as: CustomerActor, name: string): Promise<Invitation> {
  const { docs } = (await call<Page<Invitation>>("GET", "/user/invitation", { as })).body.data;
  const found = docs.find(({ household }) => household === name);
  if (!found) throw new Error(`no invitation of ${name}`);
  return found;
}

/** Returns the key in the wedding page's address, as shown on the household's own page. */
async function keyOf(as: CustomerActor, name: string): Promise<string> {
  const token = (await invitationOf(as, name)).link?.split("/").at(-1) ?? "";
  const { weddingPage } = (await readRsvp(token)) ?? {};
  expect(weddingPage).toMatch(/^\/w\/[\w-]+\?i=/);
  expect(weddingPage).not.toContain(token);
  return weddingPage?.split("?i=")[1] ?? "";
}

const shown = async (slug: string, key?: string) => (await readWeddingPage(slug, key))?.events ?? [];
const askFor = (slug: string, email: string, more: Record<string, string> = {}) =>
  shop.app.request(`${API_PREFIX}/public/wedding-page/link`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
    body: new URLSearchParams({ slug, email, ...more }),
  });
const askByName = (slug: string, name: string, phone: string, more: Record<string, string> = {}) =>
  shop.app.request(`${API_PREFIX}/public/wedding-page/link-by-name`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
    body: new URLSearchParams({ slug, name, phone, ...more }),
  });
const names = async (slug: string, key?: string) => (await shown(slug, key)).map(({ name }) => name);
const change = (as: CustomerActor, id: string, action: "revoke" | "renew") =>
  call("PATCH", `/user/invitation/${id}`, { as, body: { action } });

test("the wedding page shows a household its own events, and others those to which everyone is invited", async () => {
  const { actor, slug, rose } = await withGuests();
  const [family, friends] = [await keyOf(actor, "Family"), await keyOf(actor, "Friends")];
  expect(await names(slug, family)).toEqual(["Banquet", "Tea ceremony"]);
  expect(await names(slug, friends)).toEqual(["Banquet"]);

  const other = await withGuests();
  const [id, proof = ""] = family.split(".");
  const forged = `${id}.${proof.startsWith("A") ? "B" : "A"}${proof.slice(1)}`;
  const another = `${friends.split(".")[0]}.${proof}`;
  const strange = [
    forged,
    another,
    await keyOf(other.actor, "Family"),
    "-".repeat(36),
    id ?? "",
    `${proof}'`,
  ];
  for (const key of [undefined, "", ...strange]) {
    const events = await shown(slug, key);
    expect(events.map(({ name }) => name)).toEqual(["Banquet"]);
    expect(events[0]?.calendarUrl).not.toContain("&i=");
  }
  expect((await settingsOf(actor)).events).toMatchObject([
    { name: "Banquet", forEveryone: true },
    { name: "Tea ceremony", forEveryone: false },
  ]);

  await call("DELETE", `/user/guest/${rose}`, { as: actor });
  expect(await names(slug, family)).toEqual(["Banquet"]);
});

test.each(["revoke", "renew"] as const)("%s invalidates the key of a wedding page", async (action) => {
  const { actor, slug } = await withGuests();
  const old = await keyOf(actor, "Family");
  await change(actor, (await invitationOf(actor, "Family")).id, action);
  expect(await names(slug, old)).toEqual(["Banquet"]);
  if (action === "revoke") return;
  expect(await names(slug, await keyOf(actor, "Family"))).toEqual(["Banquet", "Tea ceremony"]);
});

test("an event's calendar file is available to those to whom the page shows it", async () => {
  const { actor, slug, teaId, banquetId } = await withGuests();
  const status = async (url: string) => (await shop.app.request(url)).status;
  const file = (eventId: string, key?: string) =>
    status(
      `/api/v1/public/wedding-page/calendar?slug=${slug}&event=${eventId}${key === undefined ? "" : `&i=${key}`}`,
    );
  const [family, friends] = [await keyOf(actor, "Family"), await keyOf(actor, "Friends")];
  for (const key of [undefined, "", friends, "x"]) {
    expect([await file(teaId, key), await file(banquetId, key)]).toEqual([404, 200]);
  }
  expect(await file(teaId, family)).toBe(200);
  for (const { calendarUrl } of await shown(slug, family)) expect(await status(calendarUrl)).toBe(200);
});

test("without guests everyone sees every event; with no event for all, nobody sees any without an invitation", async () => {
  const { actor, weddingId, slug, teaId, banquetId } = await published();
  expect(await names(slug)).toEqual(["Banquet", "Tea ceremony"]);
  const family = await makeHousehold(db(), { weddingId, eventIds: [teaId], name: "Family" });
  await makeHousehold(db(), { weddingId, eventIds: [banquetId], name: "Friends" });
  // A household without invitations doesn't count.
  const later = await makeHousehold(db(), { weddingId, eventIds: [banquetId], name: "Later" });
  await db().delete(guestEvent).where(inArray(guestEvent.guestId, later.guestIds));
  expect(await names(slug)).toEqual([]);
  const key = await keyOf(actor, "Family");
  expect(await names(slug, key)).toEqual(["Tea ceremony"]);
  for (const id of family.guestIds) await call("DELETE", `/user/guest/${id}`, { as: actor });
  expect(await names(slug, key)).toEqual(["Banquet"]);
});

test("the page's address names the couple and can't be guessed; it shows an event's programme", async () => {
  const { actor } = await makeCustomer(db(), {
    brideFirstName: "Mei Lin",
    groomFirstName: "Arjun",
    weddingDate: addDays(todayInSingapore(), 30),
  });
  await makeWedding(actor);
  const first = (await settingsOf(actor)).url;
  expect(first).toMatch(/\/w\/mei-lin-and-arjun-[a-z2-9]{10}$/);
  const renewed = await call<WeddingPageSettings>("POST", "/user/wedding/page/renew", { as: actor });
  expect(renewed.body.data.url).toMatch(/\/w\/mei-lin-and-arjun-[a-z2-9]{10}$/);
  expect(renewed.body.data.url).not.toBe(first);
  const body = { published: true, travel: "The MRT", questions: "Children?\nYes" };
  await call("PATCH", "/user/wedding/page", { as: actor, body });
  const [event] = (await settingsOf(actor)).events;
  const programme = "7:00 pm First march-in";
  await call("PATCH", `/user/wedding/event/${event?.id}`, {
    as: actor,
    body: { kind: "banquet", name: "Banquet", programme },
  });
  expect(await readWeddingPage(renewed.body.data.url.split("/w/")[1] ?? "")).toMatchObject({
    daysToGo: 30,
    travel: "The MRT",
    questions: "Children?\nYes",
    events: [{ programme, parking: "" }],
  });
});

test("a visitor of the page gets their own link by mail, and learns nothing about others", async () => {
  const { actor, slug, weddingId, banquetId } = await published();
  const email = `rose-${weddingId}@guest.example`;
  await makeHousehold(db(), { weddingId, eventIds: [banquetId], name: "Lim", email });
  const asked = await askFor(slug, email.toUpperCase());
  expect(asked.status).toBe(303);
  expect(asked.headers.get("location")).toBe(`/w/${slug}?asked=mail#reply`);
  const { link, sentAt } = await invitationOf(actor, "Lim");
  expect(await latestFor(db(), email, "household-invited")).toMatchObject({ link });
  expect(sentAt).not.toBeNull();

  const unknown = `nobody-${weddingId}@guest.example`;
  const answer = await askFor(slug, unknown);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/w/${slug}?asked=mail#reply`]);
  expect(await queuedFor(db(), unknown)).toEqual([]);
  expect((await askFor(slug, "rose")).status).toBe(400);
  const inMalay = await askFor(slug, unknown, { language: "ms" });
  expect(inMalay.headers.get("location")).toBe(`/w/${slug}?lang=ms&asked=mail#reply`);

  await change(actor, (await invitationOf(actor, "Lim")).id, "revoke");
  await askFor(slug, email);
  expect(await queuedFor(db(), email)).toHaveLength(1);
  // A mailbox can't be flooded.
  await askFor(slug, email);
  expect((await askFor(slug, email)).status).toBe(429);
});

test("a guest who knows the name and number on the list gets their own link as a text to that number only", async () => {
  const { actor, slug, weddingId, banquetId } = await published();
  const digits = weddingId.replace(/\D/g, "").padEnd(7, "0").slice(0, 7);
  const phone = `9${digits}`;
  await makeHousehold(db(), {
    weddingId,
    eventIds: [banquetId],
    name: "Lim",
    phone,
    guests: ["Mei Ling"],
  });
  const texts = () => queuedFor(db(), `+65${phone}`);
  const same = [303, `/w/${slug}?asked=text#reply`];
  const ask = async (name: string, number: string) => {
    const { status, headers } = await askByName(slug, name, number);
    return [status, headers.get("location")];
  };
  // The same answer whether the name, the number or both are on the list.
  expect(await ask("Somebody Else", phone)).toEqual(same);
  expect(await ask("Mei Ling Lim", "81234567")).toEqual(same);
  expect(await texts()).toEqual([]);
  expect(await ask("lim meiling", `+65 ${phone.slice(0, 4)} ${phone.slice(4)}`)).toEqual(same);
  const { link, sentAt } = await invitationOf(actor, "Lim");
  expect(await latestFor(db(), `+65${phone}`, "household-link")).toMatchObject({ link });
  expect(sentAt).not.toBeNull();

  expect((await askByName(slug, "Lim", "12")).status).toBe(400);
  const inMalay = await askByName(slug, "Lim", "87654321", { language: "ms" });
  expect(inMalay.headers.get("location")).toBe(`/w/${slug}?lang=ms&asked=text#reply`);
  // Limited to three requests per number, so that names can't be guessed.
  await ask("Lim", phone);
  expect((await askByName(slug, "Lim", phone)).status).toBe(429);
});
