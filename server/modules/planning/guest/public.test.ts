import { eq } from "drizzle-orm";
import type { Page } from "@/contracts/envelope";
import type { Guest, GuestSummary } from "@/contracts/planning/guest/guest";
import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";
import { liveEvent } from "@/server/db/schema/identity/live";
import { guest, guestEvent, household } from "@/server/db/schema/planning/guest";
import { requireWedding } from "@/server/modules/planning/wedding/public";
import { makeCustomer } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { attendingGuests, guestCounts, guestsOfHousehold, recordAnswers } from "./public";

const { call, db } = useShop();
type Actor = Awaited<ReturnType<typeof makeCustomer>>["actor"];

const eventsOf = async (as: Actor) =>
  (await call<{ docs: WeddingEvent[] }>("GET", "/user/wedding/event", { as })).body.data.docs;

/** Creates a wedding with a banquet of two meals, and a household of two with a plus-one. */
async function wedding() {
  const { actor } = await makeCustomer(db(), { weddingDate: "2027-05-08" });
  const { weddingId } = await requireWedding(actor, "plan");
  const [banquet] = await eventsOf(actor);
  if (!banquet) throw new Error("no event");
  const body = { kind: "banquet", name: "Banquet", meals: ["Fish", "Tofu"], startsAt: "19:00" };
  await call("PATCH", `/user/wedding/event/${banquet.id}`, { as: actor, body });
  const [home] = await db().insert(household).values({ weddingId, name: "The Tans" }).returning();
  if (!home) throw new Error("no row");
  const make = async (columns: Partial<typeof guest.$inferInsert>) => {
    const [row] = await db()
      .insert(guest)
      .values({ weddingId, householdId: home.id, ...columns })
      .returning();
    if (!row) throw new Error("no row");
    await db().insert(guestEvent).values({ weddingId, guestId: row.id, eventId: banquet.id });
    return row.id;
  };
  const mei = await make({ firstName: "Mei", lastName: "Tan" });
  const child = await make({ firstName: "Jun", lastName: "Tan", isChild: true });
  const plusOne = await make({ plusOneOf: mei });
  return { actor, weddingId, eventId: banquet.id, householdId: home.id, mei, child, plusOne };
}

describe("events of a wedding", () => {
  it("are added, changed, sorted and deleted, and are on the wedding day unless they have their own", async () => {
    const { actor, eventId } = await wedding();
    const body = {
      kind: "tea_ceremony",
      name: "Tea",
      date: "2027-05-07",
      startsAt: "10:30",
      postalCode: "427508",
    };
    const tea = (await call<WeddingEvent>("POST", "/user/wedding/event", { as: actor, body })).body.data;
    expect(tea).toMatchObject({
      name: "Tea",
      date: "2027-05-07",
      ownDate: true,
      startsAt: "10:30",
      endsAt: null,
    });
    await call("POST", "/user/wedding/event/sort", { as: actor, body: { ids: [tea.id, eventId] } });
    expect(await eventsOf(actor)).toMatchObject([
      { id: tea.id },
      { id: eventId, date: "2027-05-08", ownDate: false, startsAt: "19:00", meals: ["Fish", "Tofu"] },
    ]);
    const gone = await call("DELETE", `/user/wedding/event/${eventId}`, { as: actor });
    expect(gone.body).toMatchObject({ code: 200, message: "Event deleted" });
    expect((await call("DELETE", `/user/wedding/event/${tea.id}`, { as: actor })).status).toBe(409);
    const wrong = { kind: "party", name: "", postalCode: "12" };
    const refused = await call("POST", "/user/wedding/event", { as: actor, body: wrong });
    expect(refused.body.data).toMatchObject({
      errors: [{ field: "kind" }, { field: "name" }, { field: "postalCode" }],
    });
  });

  it("belong to the couple alone", async () => {
    const { eventId } = await wedding();
    const { actor } = await makeCustomer(db());
    const body = { kind: "other", name: "Mine" };
    expect((await call("PATCH", `/user/wedding/event/${eventId}`, { as: actor, body })).status).toBe(404);
    expect((await call("DELETE", `/user/wedding/event/${eventId}`, { as: actor })).status).toBe(404);
  });
});

describe("answers of a household", () => {
  it("change counts, meals and names, and are pushed to open screens", async () => {
    const { actor, weddingId, eventId, householdId, mei, child, plusOne } = await wedding();
    await db().transaction((tx) =>
      recordAnswers(tx, {
        weddingId,
        householdId,
        guests: [
          { guestId: mei, dietary: ["halal"], answers: [{ eventId, answer: "yes", meal: "Fish" }] },
          { guestId: child, answers: [{ eventId, answer: "yes", meal: "Fish" }] },
          { guestId: plusOne, firstName: "Arif", allergies: "Nuts", answers: [{ eventId, answer: "no" }] },
        ],
      }),
    );
    const told = await db()
      .select({ kind: liveEvent.kind, data: liveEvent.data })
      .from(liveEvent)
      .where(eq(liveEvent.audienceId, actor.accountId))
      .orderBy(liveEvent.id);
    expect(told.at(-1)).toEqual({ kind: "plan", data: { what: "answers" } });
    expect(await guestCounts(weddingId)).toEqual([
      {
        eventId,
        invited: 3,
        yes: 2,
        no: 1,
        maybe: 0,
        waiting: 0,
        seats: 2,
        children: 1,
        allergies: 0,
        meals: { Fish: 2 },
        dietary: { halal: 1 },
      },
    ]);
    expect((await attendingGuests(weddingId, eventId)).map(({ name }) => name)).toEqual([
      "Mei Tan",
      "Jun Tan",
    ]);
    expect((await guestsOfHousehold(weddingId, householdId))?.guests).toMatchObject([
      { name: "Mei Tan", version: 2, events: [{ eventId, answer: "yes", meal: "Fish" }] },
      { name: "Arif", plusOneOf: mei, allergies: "Nuts" },
      { name: "Jun Tan" },
    ]);
    const summary = await call<GuestSummary>("GET", "/user/guest/event/showGuest", { as: actor });
    expect(summary.body.data).toMatchObject({
      guests: 3,
      households: 1,
      children: 1,
      plusOnes: 1,
      withoutContact: 1,
      mayEdit: true,
    });
    const listed = await call<Page<Guest>>("GET", "/user/guest?answer=yes&searchBy=jun", { as: actor });
    expect(listed.body.data).toMatchObject({
      totalDocs: 1,
      docs: [{ id: child, householdName: "The Tans" }],
    });
  });

  it("are refused for strangers, other events and meals that aren't served", async () => {
    const { weddingId, eventId, householdId, mei } = await wedding();
    const other = await wedding();
    const record = (guests: Parameters<typeof recordAnswers>[1]["guests"]) =>
      db().transaction((tx) => recordAnswers(tx, { weddingId, householdId, guests }));
    const yes = { answer: "yes" as const };
    await expect(record([{ guestId: other.mei, answers: [{ eventId, ...yes }] }])).rejects.toThrow(
      "isn't on the list",
    );
    await expect(record([{ guestId: mei, answers: [{ eventId: other.eventId, ...yes }] }])).rejects.toThrow(
      "isn't on the list",
    );
    await expect(record([{ guestId: mei, answers: [{ eventId, ...yes, meal: "Lobster" }] }])).rejects.toThrow(
      "Choose a meal",
    );
    expect((await guestCounts(weddingId))[0]).toMatchObject({ waiting: 3, yes: 0 });
  });
});
