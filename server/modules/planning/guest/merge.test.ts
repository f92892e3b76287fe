import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Page } from "@/contracts/envelope";
import type { Guest, GuestChange, RsvpAnswer } from "@/contracts/planning/guest/guest";
import type { SeatingPlan } from "@/contracts/planning/seating";
import { guest } from "@/server/db/schema/planning/guest";
import { weddingEvent } from "@/server/db/schema/planning/wedding";
import { makeCustomer } from "@/tests/setup/factories";
import { makeEvent, makeHousehold, makeWedding } from "@/tests/setup/planning";
import { useShop } from "@/tests/setup/shop";

const { call, db } = useShop();

/** Creates a wedding with a banquet and a tea ceremony, with Mei twice on its list, each with these plus-ones. */
async function twins({ kept = [""], other = [""] }: { kept?: string[]; other?: string[] } = {}) {
  const { actor: as } = await makeCustomer(db());
  const { weddingId, eventId } = await makeWedding(as);
  await db()
    .update(weddingEvent)
    .set({ meals: ["Fish"] })
    .where(eq(weddingEvent.id, eventId));
  const teaId = await makeEvent(db(), { weddingId });
  const add = async (plusOnes: string[]) => {
    const guests = ["Mei", ...plusOnes];
    const { householdId, guestIds } = await makeHousehold(db(), {
      weddingId,
      eventIds: [eventId, teaId],
      guests,
    });
    const [mei = "", ...brought] = guestIds;
    for (const id of brought) await db().update(guest).set({ plusOneOf: mei }).where(eq(guest.id, id));
    return { householdId, mei, brought };
  };
  const [one, two] = [await add(kept), await add(other)];
  const answer = (id: string, answers: { eventId: string; answer: RsvpAnswer; meal?: string }[], more = {}) =>
    call("PATCH", `/user/guest/${id}`, { as, body: { version: 1, answers, ...more } });
  const merge = () =>
    call<GuestChange>("POST", "/user/guest/merge", { as, body: { keepId: one.mei, ids: [two.mei] } });
  const list = async () => {
    const { docs } = (await call<Page<Guest>>("GET", "/user/guest", { as })).body.data;
    return new Map(docs.map((each) => [each.id, each]));
  };
  const seating = async () =>
    (await call<SeatingPlan>("GET", `/planning/seating/${eventId}`, { as })).body.data;
  const seat = (ids: string[]) => {
    const guests = ids.map((guestId, position) => ({ guestId, position, locked: false }));
    const shape = { label: "1", shape: "round", seats: 10, x: 300, y: 300, rotation: 0, locked: false };
    const room = { id: v7(), name: "Ballroom", width: 2_000, depth: 1_500, features: [] };
    const rooms = [{ ...room, tables: [{ ...shape, id: v7(), guests }] }];
    return call("PUT", `/planning/seating/${eventId}`, {
      as,
      body: { version: 0, sides: "any", rules: [], rooms },
    });
  };
  const seated = async () =>
    (await seating()).rooms[0]?.tables[0]?.guests.map(({ guestId, position }) => [guestId, position]);
  return { as, eventId, teaId, one, two, answer, merge, list, seat, seating, seated };
}

test("an answer takes precedence over the couple's maybe", async () => {
  const { eventId, one, two, answer, merge, list } = await twins({ kept: [], other: [] });
  await answer(one.mei, [{ eventId, answer: "maybe" }]);
  await answer(two.mei, [{ eventId, answer: "yes", meal: "Fish" }]);
  await merge();
  const [mei] = (await list()).values();
  expect(mei?.events.find((each) => each.eventId === eventId)).toMatchObject({ answer: "yes", meal: "Fish" });
});

test("of two unnamed plus-ones, the one with more answers stays, with the other's answers, meal and seat; undo separates them", async () => {
  const { as, eventId, teaId, one, two, answer, merge, list, seat, seating, seated } = await twins();
  const [fewer = "", more = ""] = [...one.brought, ...two.brought];
  await answer(fewer, [{ eventId, answer: "yes", meal: "Fish" }], { allergies: "Peanuts" });
  await answer(more, [
    { eventId, answer: "yes" },
    { eventId: teaId, answer: "no" },
  ]);
  await answer(two.mei, [{ eventId, answer: "yes" }]);
  // Neither the kept Mei nor the plus-one who stays has a seat of her own.
  expect((await seat([two.mei, fewer])).status).toBe(200);

  const merged = await merge();
  expect(merged.body.message).toBe("Guests merged");
  const left = await list();
  expect([...left.keys()].toSorted()).toEqual([one.mei, more].toSorted());
  expect(left.get(more)).toMatchObject({
    name: "Guest of Mei Lim",
    plusOneOf: one.mei,
    householdId: one.householdId,
    allergies: "Peanuts",
    events: expect.arrayContaining([
      { eventId, answer: "yes", meal: "Fish" },
      { eventId: teaId, answer: "no", meal: "" },
    ]) as unknown,
  });
  expect(await seated()).toEqual([
    [one.mei, 0],
    [more, 1],
  ]);
  // A screen that was open before must not overwrite these seats with the old ones.
  expect((await seating()).version).toBe(2);

  const body = { undoId: merged.body.data.undoId };
  expect((await call("POST", "/user/guest/undo", { as, body })).body.message).toBe("Change undone");
  const back = await list();
  expect(back.size).toBe(4);
  expect(back.get(fewer)).toMatchObject({ plusOneOf: one.mei, allergies: "Peanuts" });
  expect(back.get(more)).toMatchObject({ plusOneOf: two.mei, allergies: "" });
  expect(back.get(more)?.events.find((each) => each.eventId === eventId)?.meal).toBe("");
  expect(await seated()).toEqual([
    [two.mei, 0],
    [fewer, 1],
  ]);
});

test("the kept plus-one adopts what only the other has, and keeps its own seat", async () => {
  const { eventId, teaId, one, two, answer, merge, list, seat, seated } = await twins();
  const [own = "", other = ""] = [...one.brought, ...two.brought];
  await answer(own, [{ eventId, answer: "yes" }]);
  await answer(other, [{ eventId: teaId, answer: "yes" }]);
  await seat([other, own]);
  await merge();
  const left = await list();
  expect(left.has(other)).toBe(false);
  expect(left.get(own)?.events).toEqual(
    expect.arrayContaining([
      { eventId, answer: "yes", meal: "" },
      { eventId: teaId, answer: "yes", meal: "" },
    ]),
  );
  expect(await seated()).toEqual([[own, 1]]);
});

test("as many unnamed plus-ones remain as one entry had, and named ones are kept", async () => {
  const { one, merge, list, two } = await twins({ kept: ["Ravi", ""], other: ["", "Siti", ""] });
  await merge();
  const brought = [...(await list()).values()].filter(({ plusOneOf }) => plusOneOf !== null);
  expect(brought.map(({ name }) => name).toSorted()).toEqual([
    "Guest of Mei Lim",
    "Guest of Mei Lim",
    "Ravi Lim",
    "Siti Lim",
  ]);
  expect(new Set(brought.map((each) => [each.plusOneOf, each.householdId].join()))).toEqual(
    new Set([[one.mei, one.householdId].join()]),
  );
  expect((await list()).has(two.mei)).toBe(false);
});
