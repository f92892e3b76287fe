import { v7 } from "uuid";
import type { Page } from "@/contracts/envelope";
import type { Invitation, InviteSettings } from "@/contracts/planning/invitation/invitation";
import { payNowCode } from "@/lib/pay-now";
import { API_PREFIX } from "@/server/app";
import { seat, seatingRoom, seatingTable } from "@/server/db/schema/planning/seating";
import { makeCustomer } from "@/tests/setup/factories";
import { makeHousehold, makeWedding } from "@/tests/setup/planning";
import { useShop } from "@/tests/setup/shop";
import { readRsvp } from "./service";

const shop = useShop();
const { call, db } = shop;

/** Creates two households at a banquet: Rose and Ah Kow, who come, and Uma; all at table 5. */
async function seated() {
  const { actor } = await makeCustomer(db());
  const { weddingId, eventId } = await makeWedding(actor);
  const given = { weddingId, eventIds: [eventId] };
  const lims = await makeHousehold(db(), { ...given, name: "Lim", guests: ["Rose", "Ah Kow"] });
  const others = await makeHousehold(db(), { ...given, name: "Nair", guests: ["Uma"] });
  const [roomId, tableId] = [v7(), v7()];
  const room = { id: roomId, weddingId, eventId, name: "Ballroom", width: 2_000, depth: 1_500 };
  await db().insert(seatingRoom).values(room);
  const table = { shape: "round" as const, label: "5", seats: 10, x: 300, y: 300 };
  await db()
    .insert(seatingTable)
    .values({ id: tableId, weddingId, roomId, ...table });
  const guestIds = [...lims.guestIds, ...others.guestIds];
  await db()
    .insert(seat)
    .values(guestIds.map((guestId, position) => ({ weddingId, eventId, tableId, guestId, position })));
  const links = async () =>
    (await call<Page<Invitation>>("GET", "/user/invitation", { as: actor })).body.data.docs;
  const token = (await links())[0]?.link?.split("/").at(-1) ?? "";
  const save = (body: object) =>
    call<InviteSettings>("PATCH", "/user/invitation/design", { as: actor, body });
  const post = (fields: Record<string, string>) =>
    shop.app.request(`${API_PREFIX}/public/rsvp`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json" },
      body: new URLSearchParams({ token, ...fields }),
    });
  const [rose = ""] = lims.guestIds;
  return { actor, eventId, token, rose, save, post, links };
}

test("guests who come see their table and its other guests, as far as the couple shows it", async () => {
  const { eventId, token, rose, save, post } = await seated();
  const tables = async () => (await readRsvp(token))?.tables;
  await post({ [`answer.${rose}.${eventId}`]: "yes" });
  expect(await tables()).toEqual([]);
  await save({ guestTables: "table" });
  const own = { eventId, label: "5", room: null, personIds: [rose] };
  expect(await tables()).toEqual([{ ...own, with: [] }]);
  await save({ guestTables: "people" });
  expect(await tables()).toEqual([{ ...own, with: ["Uma Lim"] }]);
  expect((await save({ guestTables: "phones" })).status).toBe(400);
  await post({ [`answer.${rose}.${eventId}`]: "no" });
  expect(await tables()).toEqual([]);
});

test("guests pay to the couple's own number, which must be a Singapore mobile number", async () => {
  const { token, save } = await seated();
  expect((await readRsvp(token))?.payNow).toBeNull();
  for (const payNow of ["6123 4567", "S1234567D", "912345678"]) {
    const refused = await save({ payNow });
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining("PayNow number")]);
  }
  await save({ payNow: "91234567" });
  expect((await readRsvp(token))?.payNow).toEqual({ phone: "+65 9123 4567", code: payNowCode("91234567") });
  await save({ design: "kolam" });
  expect((await readRsvp(token))?.payNow).not.toBeNull();
  await save({ payNow: "" });
  expect((await readRsvp(token))?.payNow).toBeNull();
});

test("a household's answers to the couple's questions stay when a question's text changes", async () => {
  const { eventId, token, rose, save, post, links } = await seated();
  const { questions } = (await save({ questions: [{ text: "Which song?" }, { text: "Bus?" }] })).body.data;
  const [song = { id: "", text: "" }, bus] = questions;
  const said = { [`answer.${rose}.${eventId}`]: "yes", [`question.${song.id}`]: "Dancing Queen" };
  expect((await post({ ...said, [`question.${v7()}`]: "Of nobody" })).status).toBe(303);
  expect((await readRsvp(token))?.questions).toEqual([
    { ...song, answer: "Dancing Queen" },
    { ...bus, answer: "" },
  ]);
  await save({ questions: [{ ...song, text: "Which song gets you dancing?" }] });
  expect(await links()).toMatchObject([
    { answers: [{ question: "Which song gets you dancing?", answer: "Dancing Queen" }] },
    { answers: [] },
  ]);
  const six = Array.from({ length: 6 }, (_, at) => ({ text: `Question ${at}` }));
  expect((await save({ questions: six })).body.message).toBe("Ask at most 5 questions");
  expect((await save({ questions: [{ text: "" }] })).status).toBe(400);
});
