import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Page } from "@/contracts/envelope";
import type { Guest } from "@/contracts/planning/guest/guest";
import type { Invitation } from "@/contracts/planning/invitation/invitation";
import { addDays, todayInSingapore } from "@/lib/dates";
import { API_PREFIX } from "@/server/app";
import { guest, guestEvent, household } from "@/server/db/schema/planning/guest";
import { invitation } from "@/server/db/schema/planning/invitation";
import { wedding, weddingEvent } from "@/server/db/schema/planning/wedding";
import { sendDigests } from "@/server/modules/planning/invitation/service-digest";
import { makeCustomer } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { makeEvent, makeHousehold, makeWedding } from "@/tests/setup/planning";
import { type CustomerActor, useShop } from "@/tests/setup/shop";
import { readRsvp } from "./service";

const shop = useShop();
const { call, db } = shop;
const TODAY = todayInSingapore();

async function invited(given: Partial<Parameters<typeof makeHousehold>[1]> = {}) {
  const couple = await makeCustomer(db(), {
    brideFirstName: "Mei",
    groomFirstName: "Jun",
    weddingDate: addDays(TODAY, 60),
  });
  const { weddingId, eventId } = await makeWedding(couple.actor);
  await db()
    .update(weddingEvent)
    .set({ meals: ["Fish", "Vegetarian"] })
    .where(eq(weddingEvent.id, eventId));
  const teaId = await makeEvent(db(), { weddingId });
  const email = `rose-${eventId}@guest.example`;
  const made = await makeHousehold(db(), { weddingId, eventIds: [eventId, teaId], email, ...given });
  const token = await tokenFor(couple.actor);
  return { couple, weddingId, eventId, teaId, email, token, ...made };
}

async function linksOf(as: CustomerActor): Promise<Invitation[]> {
  return (await call<Page<Invitation>>("GET", "/user/invitation?limit=100", { as })).body.data.docs;
}

async function tokenFor(as: CustomerActor): Promise<string> {
  const [first] = await linksOf(as);
  return first?.link?.split("/").at(-1) ?? "";
}

/** Posts the form as a browser without JavaScript does. */
const post = (fields: Record<string, string | string[]>, accept = "text/html") =>
  shop.app.request(`${API_PREFIX}/public/rsvp`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept },
    body: new URLSearchParams(
      Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
    ),
  });

const answersOf = async (guestIds: string[]) => {
  const rows = await db().select().from(guestEvent);
  return guestIds.map((id) =>
    Object.fromEntries(
      rows.filter((row) => row.guestId === id).map((row) => [row.eventId, [row.answer, row.meal]]),
    ),
  );
};

test.each([
  ["陈 美玲", "陈美玲"],
  ["Nguyễn Thị Ánh", "Nguyễn Thị Ánh"],
  ["Siti", "Siti"],
])("a plus-one who types %s is %s on the couple's list and on the form", async (typed, shown) => {
  const { couple, token, eventId, guestIds } = await invited();
  const plusOne = guestIds[1] ?? "";
  await post({ token, [`name.${plusOne}`]: typed, [`answer.${plusOne}.${eventId}`]: "yes" });
  const { body } = await call<Page<Guest>>("GET", "/user/guest?limit=500", { as: couple.actor });
  expect(body.data.docs.find(({ id }) => id === plusOne)?.name).toBe(shown);
  expect(await readRsvp(token)).toMatchObject({ people: [{}, { name: shown }] });
});

test("a household replies by event and person, names its plus-one, and changes its mind", async () => {
  const { couple, token, eventId, teaId, guestIds, email } = await invited();
  const [rose = "", plusOne = ""] = guestIds;
  expect(await readRsvp(token)).toMatchObject({
    couple: "Mei & Jun",
    household: "The Lim family",
    open: true,
    contact: null,
    events: [{ id: eventId, meals: ["Fish", "Vegetarian"] }, { id: teaId }],
    people: [
      { name: "Rose Lim", plusOne: false },
      { name: "", plusOne: true },
    ],
  });
  const fields = {
    token,
    note: "So happy for you!",
    [`answer.${rose}.${eventId}`]: "yes",
    [`meal.${rose}.${eventId}`]: "Fish",
    [`dietary.${rose}`]: ["halal", "no_seafood"],
    [`allergies.${rose}`]: "Peanuts",
    [`answer.${rose}.${teaId}`]: "no",
    [`name.${plusOne}`]: "Ah Kow Tan",
    [`answer.${plusOne}.${eventId}`]: "yes",
  };
  const answer = await post(fields);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/rsvp/${token}?saved=1`]);
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
  expect(await answersOf(guestIds)).toEqual([
    { [eventId]: ["yes", "Fish"], [teaId]: ["no", ""] },
    { [eventId]: ["yes", ""], [teaId]: ["waiting", ""] },
  ]);
  const [kept] = await db().select().from(guest).where(eq(guest.id, plusOne));
  expect([kept?.firstName, kept?.lastName]).toEqual(["Ah", "Kow Tan"]);
  expect((await db().select().from(guest).where(eq(guest.id, rose)))[0]).toMatchObject({
    dietary: ["halal", "no_seafood"],
    allergies: "Peanuts",
  });
  expect(await latestFor(db(), email, "rsvp-received")).toMatchObject({
    couple: "Mei & Jun",
    answers: ["Banquet: 2 of 2 coming", "Tea ceremony: 0 of 2 coming, 1 not answered yet"],
  });
  expect(await linksOf(couple.actor)).toMatchObject([
    { state: "opened", attending: 2, guests: 2, note: "So happy for you!" },
  ]);

  await post({ ...fields, [`answer.${rose}.${eventId}`]: "no", [`answer.${plusOne}.${teaId}`]: "no" });
  expect(await linksOf(couple.actor)).toMatchObject([{ state: "answered", attending: 1 }]);
  expect((await answersOf([rose]))[0]?.[eventId]).toEqual(["no", ""]);

  await sendDigests();
  await sendDigests();
  const digests = (await queuedFor(db(), couple.email)).filter(({ kind }) => kind === "rsvp-digest");
  expect(digests).toMatchObject([{ households: 1, answers: ["The Lim family: 1 of 2 coming"] }]);
});

test("a household replies for everyone at once, event by event, in its language, and keeps its link", async () => {
  const { couple, token, eventId, teaId, guestIds, email } = await invited();
  const step = (name: string, fields: Record<string, string> = {}) =>
    post({ token, lang: "zh", step: name, ...fields });
  const to = async (answer: Response | Promise<Response>) => (await answer).headers.get("location");
  const at = (name: string) => `/rsvp/${token}/reply?step=${name}&lang=zh`;
  expect(await to(step(`coming.${eventId}`, { [`everyone.${eventId}`]: "yes" }))).toBe(
    at(`meals.${eventId}`),
  );
  // Interrupted here, the reply is incomplete, but nothing is lost.
  expect(await linksOf(couple.actor)).toMatchObject([{ state: "opened", attending: 2 }]);
  expect(await queuedFor(db(), email)).toEqual([]);
  expect(await to(step(`meals.${eventId}`, { [`meal.${guestIds[0]}.${eventId}`]: "Fish" }))).toBe(
    at(`coming.${teaId}`),
  );
  expect(await to(step(`coming.${teaId}`, { [`everyone.${teaId}`]: "no" }))).toBe(at("rest"));
  expect(await to(step("rest", { note: "恭喜" }))).toBe(`/rsvp/${token}?lang=zh&saved=1`);
  expect(await answersOf(guestIds)).toEqual([
    { [eventId]: ["yes", "Fish"], [teaId]: ["no", ""] },
    { [eventId]: ["yes", ""], [teaId]: ["no", ""] },
  ]);
  expect(await linksOf(couple.actor)).toMatchObject([{ state: "answered", language: "zh" }]);
  expect(await readRsvp(token)).toMatchObject({ language: "zh", note: "恭喜" });
  expect((await queuedFor(db(), email)).map(({ kind }) => kind)).toEqual(["rsvp-received"]);
  expect(await latestFor(db(), email, "rsvp-received")).toMatchObject({
    language: "zh",
    answers: ["婚宴: 2人中2人出席", "敬茶仪式: 不出席"],
  });
  const other = await invited();
  const refused = await step(`coming.${other.eventId}`, { [`everyone.${other.eventId}`]: "yes" });
  expect(refused.status).toBe(404);
});

test("nobody can answer for others, for events they aren't invited to, or with an invented meal", async () => {
  const [mine, other] = [await invited(), await invited()];
  const [rose = ""] = mine.guestIds;
  const { token, eventId } = mine;
  const refusals = [
    { token, [`answer.${other.guestIds[0]}.${other.eventId}`]: "yes" },
    { token, [`answer.${rose}.${other.eventId}`]: "yes" },
    { token, [`answer.${rose}.${eventId}`]: "yes", [`meal.${rose}.${eventId}`]: "Wagyu" },
    { token, [`answer.${rose}.${eventId}`]: "perhaps" },
    { token, [`answer.${rose}.${eventId}`]: "yes", [`allergies.${rose}`]: "x".repeat(300) },
    { token, [`answer.${rose}.${eventId}`]: "yes", [`dietary.${rose}`]: "x\0" },
    { token: "", [`answer.${rose}.${eventId}`]: "yes" },
    { token: "a".repeat(43), [`answer.${rose}.${eventId}`]: "yes" },
  ];
  for (const fields of refusals) {
    const answer = await post(fields, "application/json");
    expect([400, 404]).toContain(answer.status);
  }
  expect((await answersOf([rose]))[0]?.[eventId]).toEqual(["waiting", ""]);
  expect((await answersOf(other.guestIds))[0]?.[other.eventId]).toEqual(["waiting", ""]);
});

test("after the cut-off the answers are final, and the page says how to reach the couple", async () => {
  const { couple, weddingId, token, guestIds, eventId } = await invited();
  await db()
    .update(wedding)
    .set({ rsvpCutOff: addDays(TODAY, -1) })
    .where(eq(wedding.id, weddingId));
  const refused = await post({ token, [`answer.${guestIds[0]}.${eventId}`]: "yes" });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("Answers are closed");
  expect(await readRsvp(token)).toMatchObject({ open: false, contact: { email: couple.email } });
});

test("a revoked link and an outdated one open nothing, and neither is stored", async () => {
  const { couple, token, guestIds, eventId } = await invited();
  const [first] = await linksOf(couple.actor);
  const change = (action: string) =>
    call<Invitation>("PATCH", `/user/invitation/${first?.id}`, { as: couple.actor, body: { action } });
  expect((await change("revoke")).body.data).toMatchObject({ state: "revoked", link: null });
  expect(await readRsvp(token)).toBeNull();
  expect((await post({ token, [`answer.${guestIds[0]}.${eventId}`]: "yes" })).status).toBe(404);
  const { link } = (await change("renew")).body.data;
  const fresh = link?.split("/").at(-1) ?? "";
  expect(fresh).not.toBe(token);
  expect(await readRsvp(token)).toBeNull();
  expect(await readRsvp(fresh)).not.toBeNull();
  expect(JSON.stringify(await db().select().from(invitation))).not.toContain(fresh);
  for (const guess of ["", "x", "a".repeat(43), "%00"]) expect(await readRsvp(guess)).toBeNull();
});

test("a viewed page counts as opened, and offers a calendar file for its own events only", async () => {
  const [mine, other] = [await invited(), await invited()];
  const get = (path: string) => shop.app.request(API_PREFIX + path);
  expect((await get(`/public/rsvp/seen?token=${mine.token}`)).headers.get("content-type")).toBe("image/gif");
  expect(await linksOf(mine.couple.actor)).toMatchObject([{ state: "opened" }]);
  const file = await get(`/public/rsvp/calendar?token=${mine.token}&event=${mine.eventId}`);
  expect(file.headers.get("content-type")).toContain("text/calendar");
  expect(await file.text()).toContain("SUMMARY:Banquet: Mei & Jun");
  expect((await get(`/public/rsvp/calendar?token=${mine.token}&event=${other.eventId}`)).status).toBe(404);
});

test("300 households reply concurrently and nothing is lost", async () => {
  const couple = await makeCustomer(db());
  const { weddingId, eventId } = await makeWedding(couple.actor);
  const households = Array.from({ length: 300 }, (_, n) => ({
    householdId: v7(),
    guestId: v7(),
    name: `Household ${n}`,
  }));
  await db()
    .insert(household)
    .values(households.map(({ householdId, name }) => ({ id: householdId, weddingId, name })));
  await db()
    .insert(guest)
    .values(
      households.map(({ householdId, guestId }) => ({
        id: guestId,
        weddingId,
        householdId,
        firstName: "Rose",
      })),
    );
  await db()
    .insert(guestEvent)
    .values(households.map(({ guestId }) => ({ guestId, eventId, weddingId })));
  const links: Invitation[] = [];
  for (const page of [1, 2, 3]) {
    const path = `/user/invitation?limit=100&page=${page}`;
    links.push(...(await call<Page<Invitation>>("GET", path, { as: couple.actor })).body.data.docs);
  }
  const tokens = new Map(links.map(({ householdId, link }) => [householdId, link?.split("/").at(-1) ?? ""]));
  const statuses = await Promise.all(
    households.map(async ({ householdId, guestId }) => {
      const token = tokens.get(householdId) ?? "";
      return (await post({ token, [`answer.${guestId}.${eventId}`]: "yes" })).status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([303]));
  const { rows } = await shop
    .pool()
    .query<{ n: string }>("select count(*) n from guest_event where event_id = $1 and answer = 'yes'", [
      eventId,
    ]);
  expect(rows[0]?.n).toBe("300");
}, 120_000);
