import { eq } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { ReplyView } from "@/components/planning/rsvp/reply/reply-view";
import type { Page } from "@/contracts/envelope";
import type { Invitation } from "@/contracts/planning/invitation/invitation";
import { API_PREFIX } from "@/server/app";
import { guestEvent } from "@/server/db/schema/planning/guest";
import { weddingEvent } from "@/server/db/schema/planning/wedding";
import { makeCustomer } from "@/tests/setup/factories";
import { makeHousehold, makeWedding } from "@/tests/setup/planning";
import { useShop } from "@/tests/setup/shop";
import { readRsvpForm } from "./form";
import { readRsvp } from "./public";

const shop = useShop();
const { call, db } = shop;

type Fields = Record<string, string | string[]>;

/** Creates a household of an uncle and an aunt, with her plus-one, all invited to a banquet that serves fish. */
async function household() {
  const { actor } = await makeCustomer(db());
  const { weddingId, eventId } = await makeWedding(actor);
  const serve = (meals: string[]) =>
    db().update(weddingEvent).set({ meals }).where(eq(weddingEvent.id, eventId));
  await serve(["Fish", "Vegetarian"]);
  const { guestIds } = await makeHousehold(db(), {
    weddingId,
    eventIds: [eventId],
    guests: ["Ravi", "Uma", ""],
  });
  const link = async () =>
    (await call<Page<Invitation>>("GET", "/user/invitation", { as: actor })).body.data.docs[0];
  const token = (await link())?.link?.split("/").at(-1) ?? "";
  const [uncle = "", aunt = "", plusOne = ""] = guestIds;
  const person = async (id: string) => (await readRsvp(token))?.people.find((each) => each.id === id);
  /** Returns what a browser sends for an unchanged page of the reply. */
  const shown = async (step: string) => {
    const page = await readRsvp(token);
    if (!page) return {};
    return fieldsIn(renderToStaticMarkup(<ReplyView page={page} token={token} step={step} problem={null} />));
  };
  const [who, meals] = [`who.${eventId}`, `meals.${eventId}`];
  const tick = (id: string) => ({ [`coming.${id}.${eventId}`]: "yes" });
  return { token, eventId, uncle, aunt, plusOne, serve, link, person, shown, who, meals, tick };
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

function fieldsIn(html: string): Fields {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].flatMap(([tag]): [string, string][] => {
    const isTicked = tag.includes(' checked=""');
    if (/type="(radio|checkbox)"/.test(tag) && !isTicked) return [];
    return [[attribute(tag, "name"), attribute(tag, "value")]];
  });
  const selects = [...html.matchAll(/<select[^>]*>.*?<\/select>/g)].map(([tag]): [string, string] => {
    const selected = /<option[^>]*selected=""[^>]*>/.exec(tag)?.[0] ?? "";
    return [attribute(tag, "name"), attribute(selected, "value")];
  });
  const areas = [...html.matchAll(/(<textarea[^>]*>)(.*?)<\/textarea>/gs)].map(
    ([, tag = "", text = ""]): [string, string] => [attribute(tag, "name"), text],
  );
  const fields: Record<string, string[]> = {};
  for (const [name, value] of [...inputs, ...selects, ...areas]) (fields[name] ??= []).push(value);
  return fields;
}

async function post(fields: Fields): Promise<string | null> {
  const answer = await shop.app.request(`${API_PREFIX}/public/rsvp`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
    body: new URLSearchParams(
      Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
    ),
  });
  return answer.headers.get("location");
}

test("a reply from a page opened before another reply changes only what was edited on it", async () => {
  const { token, eventId, uncle, aunt, plusOne, link, person, shown, who, meals, tick } = await household();
  const at = (step: string) => `/rsvp/${token}/reply?step=${step}`;
  const [hers, his] = [await shown(who), await shown(who)];
  expect(await post({ ...hers, ...tick(aunt), ...tick(plusOne) })).toBe(at(meals));
  expect(await person(uncle)).toMatchObject({ invited: [{ answer: "no" }] });
  expect(await post({ ...(await shown(meals)), [`meal.${aunt}.${eventId}`]: "Fish" })).toBe(at("rest"));
  const stale = await shown("rest");
  const needs = {
    [`dietary.${aunt}`]: ["no_beef", "halal"],
    [`allergies.${aunt}`]: "Peanuts",
    [`name.${plusOne}`]: "Ah Kow Tan",
    note: "So happy\r\nfor you",
  };
  expect(await post({ ...stale, ...needs })).toBe(`/rsvp/${token}?saved=1`);

  // He opened his pages before she sent hers: people he left unticked have been answered for since.
  expect(await post({ ...his, ...tick(uncle) })).toBe(at(meals));
  await post(stale);
  expect(await person(aunt)).toMatchObject({
    allergies: "Peanuts",
    dietary: ["no_beef", "halal"],
    invited: [{ answer: "yes", meal: "Fish" }],
  });
  expect(await person(plusOne)).toMatchObject({ name: "Ah Kow Tan", invited: [{ answer: "yes" }] });
  expect(await person(uncle)).toMatchObject({ invited: [{ answer: "yes" }], allergies: "" });
  expect((await readRsvp(token))?.note).toBe("So happy\r\nfor you");

  // From a household that has already replied, a note alone is a reply, too.
  expect(await post({ ...(await shown("rest")), note: "See you!" })).toBe(`/rsvp/${token}?saved=1`);
  expect(await link()).toMatchObject({ note: "See you!" });
});

test("what a household clears on its pages is cleared", async () => {
  const { eventId, aunt, person, shown, who, meals, tick } = await household();
  await post({ ...(await shown(who)), ...tick(aunt) });
  await post({ ...(await shown(meals)), [`meal.${aunt}.${eventId}`]: "Fish" });
  await post({
    ...(await shown("rest")),
    [`dietary.${aunt}`]: ["halal"],
    [`allergies.${aunt}`]: "Peanuts",
    note: "Hello",
  });
  const page = await shown("rest");
  expect(page).toMatchObject({ [`dietary.${aunt}`]: ["halal"], [`was.dietary.${aunt}`]: ["halal"] });
  await post({ ...page, [`dietary.${aunt}`]: [], [`allergies.${aunt}`]: "", note: "" });
  expect(await person(aunt)).toMatchObject({
    allergies: "",
    dietary: [],
    invited: [{ answer: "yes", meal: "Fish" }],
  });
  // Guests who don't come are asked neither for a meal nor for needs.
  expect(await post({ ...(await shown(`coming.${eventId}`)), [`everyone.${eventId}`]: "no" })).toMatch(
    /step=rest$/,
  );
  expect(Object.keys(await shown("rest"))).toEqual(["token", "step", "was.note", "note"]);
  expect(await person(aunt)).toMatchObject({ invited: [{ answer: "no", meal: "" }] });
});

test("an answer shown but not changed doesn't revert a later one, and an empty page changes nothing", async () => {
  const { token, eventId, uncle, aunt, plusOne, person, shown, who, link, tick } = await household();
  expect(await post(await shown("rest"))).toBe(`/rsvp/${token}/reply?step=coming.${eventId}&problem=missing`);
  expect(await post(await shown(who))).toBe(`/rsvp/${token}/reply?step=${who}&problem=nobody`);
  expect(await link()).toMatchObject({ answeredAt: null });
  await post({ ...(await shown(who)), ...tick(aunt), ...tick(plusOne) });
  const stale = await shown(who);
  expect(stale).toMatchObject({ [`coming.${aunt}.${eventId}`]: ["yes"] });
  await post({ ...stale, [`coming.${aunt}.${eventId}`]: [] });
  expect(await person(aunt)).toMatchObject({ invited: [{ answer: "no" }] });
  await post({ ...stale, ...tick(uncle) });
  expect(await person(aunt)).toMatchObject({ invited: [{ answer: "no" }] });
  expect(await person(uncle)).toMatchObject({ invited: [{ answer: "yes" }] });
});

test("a meal that is no longer served stays until another is chosen", async () => {
  const { eventId, aunt, serve, shown, who, meals, tick } = await household();
  await post({ ...(await shown(who)), ...tick(aunt) });
  await post({ ...(await shown(meals)), [`meal.${aunt}.${eventId}`]: "Fish" });
  await serve(["Vegetarian"]);
  await post(await shown(meals));
  const [kept] = await db().select().from(guestEvent).where(eq(guestEvent.guestId, aunt));
  expect(kept).toMatchObject({ answer: "yes", meal: "Fish" });
});

test("line breaks in browser format are no change, and fields without their shown value count as given", () => {
  const read = (fields: Record<string, string>) => readRsvpForm(String(new URLSearchParams(fields))).answers;
  const [guest, event] = ["g", "e"];
  expect(
    read({
      note: "Dear both,\r\nyes!",
      "was.note": "Dear both,\nyes!",
      [`allergies.${guest}`]: "NutsEggs",
      [`was.allergies.${guest}`]: "Nuts\nEggs",
    }),
  ).toMatchObject({ note: undefined, people: [] });
  const given = { [`answer.${guest}.${event}`]: "no", [`meal.${guest}.${event}`]: "", note: "" };
  expect(read(given)).toMatchObject({
    note: "",
    people: [{ id: guest, answers: [{ eventId: event, answer: "no", meal: "" }] }],
  });
});
