import { eq } from "drizzle-orm";
import { renderToStaticMarkup } from "react-dom/server";
import { RsvpView } from "@/components/planning/rsvp/rsvp-view";
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

/** A household of an uncle and an aunt, with her plus-one, all invited to a banquet that serves fish. */
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
  const shown = async () => {
    const page = await readRsvp(token);
    return page ? fieldsIn(renderToStaticMarkup(<RsvpView page={page} token={token} sent={null} />)) : {};
  };
  return { actor, token, eventId, uncle, aunt, plusOne, serve, link, person, shown };
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

/** Returns what a browser sends for the page's form when nothing is changed on it. */
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

test("a reply from a page opened before another reply changes only what was changed on it", async () => {
  const { token, eventId, uncle, aunt, plusOne, link, person, shown } = await household();
  const [hers, his] = [await shown(), await shown()];
  const saved = `/rsvp/${token}?saved=1#reply`;
  const herReply = {
    [`answer.${aunt}.${eventId}`]: "yes",
    [`meal.${aunt}.${eventId}`]: "Fish",
    [`dietary.${aunt}`]: ["no_beef", "halal"],
    [`allergies.${aunt}`]: "Peanuts",
    [`name.${plusOne}`]: "Ah Kow Tan",
    note: "So happy\r\nfor you",
  };
  expect(await post({ ...hers, ...herReply })).toBe(saved);
  expect(await post({ ...his, [`answer.${uncle}.${eventId}`]: "yes" })).toBe(saved);
  expect(await person(aunt)).toMatchObject({
    allergies: "Peanuts",
    dietary: ["no_beef", "halal"],
    invited: [{ answer: "yes", meal: "Fish" }],
  });
  expect(await person(plusOne)).toMatchObject({ name: "Ah Kow Tan" });
  expect(await person(uncle)).toMatchObject({ invited: [{ answer: "yes" }], allergies: "" });
  expect((await readRsvp(token))?.note).toBe("So happy\r\nfor you");

  // A note alone is a reply, too, of a household that has answered.
  expect(await post({ ...(await shown()), note: "See you!" })).toBe(saved);
  expect(await link()).toMatchObject({ note: "See you!" });
});

test("what a household clears on its page is cleared", async () => {
  const { eventId, aunt, person, shown } = await household();
  await post({
    ...(await shown()),
    [`answer.${aunt}.${eventId}`]: "yes",
    [`meal.${aunt}.${eventId}`]: "Fish",
    [`dietary.${aunt}`]: ["halal"],
    [`allergies.${aunt}`]: "Peanuts",
    note: "Hello",
  });
  const page = await shown();
  expect(page).toMatchObject({ [`dietary.${aunt}`]: ["halal"], [`was.dietary.${aunt}`]: ["halal"] });
  await post({
    ...page,
    [`meal.${aunt}.${eventId}`]: "",
    [`dietary.${aunt}`]: [],
    [`allergies.${aunt}`]: "",
    note: "",
  });
  expect(await person(aunt)).toMatchObject({
    allergies: "",
    dietary: [],
    invited: [{ answer: "yes", meal: "" }],
  });
});

test("an answer shown and not changed doesn't revert a later one, and an empty page says nothing", async () => {
  const { token, eventId, uncle, aunt, person, shown, link } = await household();
  expect(await post(await shown())).toBe(`/rsvp/${token}?missing=1#reply`);
  expect(await link()).toMatchObject({ answeredAt: null });
  await post({ ...(await shown()), [`answer.${aunt}.${eventId}`]: "yes" });
  const stale = await shown();
  expect(stale).toMatchObject({ [`answer.${aunt}.${eventId}`]: ["yes"] });
  await post({ ...stale, [`answer.${aunt}.${eventId}`]: "no" });
  await post({ ...stale, [`answer.${uncle}.${eventId}`]: "yes" });
  expect(await person(aunt)).toMatchObject({ invited: [{ answer: "no" }] });
  expect(await person(uncle)).toMatchObject({ invited: [{ answer: "yes" }] });
});

test("a dish that is no longer served stays until another is chosen", async () => {
  const { eventId, aunt, uncle, serve, shown } = await household();
  await post({
    ...(await shown()),
    [`answer.${aunt}.${eventId}`]: "yes",
    [`meal.${aunt}.${eventId}`]: "Fish",
  });
  await serve(["Vegetarian"]);
  await post({ ...(await shown()), [`answer.${uncle}.${eventId}`]: "yes" });
  const [kept] = await db().select().from(guestEvent).where(eq(guestEvent.guestId, aunt));
  expect(kept).toMatchObject({ answer: "yes", meal: "Fish" });
});

test("line breaks as browsers send them are no change, and fields without what was shown are given", () => {
  const read = (fields: Record<string, string>) => readRsvpForm(String(new URLSearchParams(fields))).answers;
  const [guest, event] = ["g", "e"];
  expect(
    read({
      note: "Dear both,\r\nyes!",
      "was.note": "Dear both,\nyes!",
      [`allergies.${guest}`]: "NutsEggs",
      [`was.allergies.${guest}`]: "Nuts\nEggs",
    }),
  ).toEqual({ note: undefined, people: [] });
  const given = { [`answer.${guest}.${event}`]: "no", [`meal.${guest}.${event}`]: "", note: "" };
  expect(read(given)).toEqual({
    note: "",
    people: [{ id: guest, answers: [{ eventId: event, answer: "no", meal: "" }] }],
  });
});
