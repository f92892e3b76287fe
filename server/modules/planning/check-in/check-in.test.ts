import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { Page } from "@/contracts/envelope";
import type {
  AngBaoPage,
  CheckInArrival,
  CheckInLink,
  CheckInOverview,
  CheckInParty,
  CheckInAct,
  HelperUpdate,
} from "@/contracts/planning/check-in";
import { HOUR_MS } from "@/lib/time";
import { seat, seatingRoom, seatingTable } from "@/server/db/schema/planning/seating";
import { shareLink } from "@/server/db/schema/planning/share-link";
import { guest, guestEvent, household } from "@/server/db/schema/planning/guest";
import { makeCustomer } from "@/tests/setup/factories";
import { makeEvent, makeHousehold, makeWedding } from "@/tests/setup/planning";
import { type CustomerActor, useShop } from "@/tests/setup/shop";
import { answerHelper } from "./service-helper";

const shop = useShop();
const { call, db } = shop;
const PATH = "/planning/check-in";
const later = (hours: number, from = Date.now()) => new Date(from + hours * HOUR_MS).toISOString();

async function openCheckIn(given: { seesGifts?: boolean } = {}) {
  const { actor } = await makeCustomer(db(), { brideFirstName: "Mei", groomFirstName: "Jun" });
  const { weddingId, eventId } = await makeWedding(actor);
  const party = await makeHousehold(db(), { weddingId, eventIds: [eventId], guests: ["Rose", "Ah Kow", ""] });
  return {
    actor,
    weddingId,
    eventId,
    ...party,
    desk: await link(actor, eventId, { name: "Desk 1", ...given }),
  };
}

async function link(as: CustomerActor, eventId: string, given: object = {}) {
  const body = { eventId, name: "Desk 2", validFrom: later(-2), validUntil: later(6), ...given };
  const answer = await call<{ docs: CheckInLink[] }>("POST", `${PATH}/links`, { as, body });
  expect([answer.status, answer.body.message]).toEqual([200, "Link made"]);
  const made = answer.body.data.docs.at(-1);
  return { id: made?.id ?? "", token: made?.url.split("/").at(-1) ?? "" };
}

const act = (kind: CheckInAct["kind"], given: Partial<CheckInAct> = {}): CheckInAct => ({
  id: v7(),
  kind,
  at: new Date().toISOString(),
  ...given,
});
const send = (
  token: string,
  acts: CheckInAct[] = [],
  cursor: number | null = null,
  list: string | null = null,
) => call<HelperUpdate>("POST", "/public/check-in", { body: { token, acts, cursor, list } });
const told = async (token: string, ...acts: CheckInAct[]) => (await send(token, acts)).body.data.results;
const overview = async (as: CustomerActor, eventId: string) =>
  (await call<CheckInOverview>("GET", `${PATH}?eventId=${eventId}`, { as })).body.data;

test("a phone gets names, parties and tables, and nothing else about guests", async () => {
  const { weddingId, eventId, guestIds, desk } = await openCheckIn();
  const [roomId, tableId] = [v7(), v7()];
  await db().insert(seatingRoom).values({ id: roomId, weddingId, eventId, name: "Hall", width: 1, depth: 1 });
  await db()
    .insert(seatingTable)
    .values({ id: tableId, weddingId, roomId, label: "12", shape: "round", seats: 10, x: 0, y: 0 });
  await db()
    .insert(seat)
    .values({ weddingId, eventId, tableId, guestId: guestIds[0] ?? "", position: 0 });
  const { data } = (await send(desk.token, [], null, "")).body;
  expect(data).toMatchObject({ state: "open", couple: "Mei & Jun", event: { name: "Banquet" } });
  expect(data.list?.parties).toEqual([
    {
      id: expect.any(String) as string,
      name: "The Lim family",
      guests: [
        { id: guestIds[0], name: "Rose Lim", table: "12", expected: true },
        { id: guestIds[2], name: "Guest of Rose Lim", table: null, expected: true },
        { id: guestIds[1], name: "Ah Kow Lim", table: null, expected: true },
      ],
    },
  ]);
  expect((await send(desk.token, [], null, data.list?.version ?? "")).body.data.list).toBeNull();
  expect((await send(desk.token)).body.data.list).toBeNull();
});

test("a guest counts once, whoever sends what, how often and in which order", async () => {
  const { actor, eventId, guestIds, desk } = await openCheckIn();
  const second = await link(actor, eventId);
  const [rose = "", kow = ""] = guestIds;
  const [first, again] = [act("arrive", { guestId: rose }), act("arrive", { guestId: rose })];
  expect(await told(desk.token, first)).toEqual([{ id: first.id, state: "done", message: "" }]);
  expect(await told(desk.token, first)).toEqual([{ id: first.id, state: "done", message: "" }]);
  const message = expect.stringMatching(/^Already checked in at \d+:\d\d\s[ap]m by Desk 1$/) as string;
  for (let times = 0; times < 2; times++) {
    expect(await told(second.token, again)).toEqual([{ id: again.id, state: "duplicate", message }]);
  }
  // The other phone undoes an arrival that never counted: the guest stays.
  await told(second.token, act("undo", { targetId: again.id }));
  expect(await overview(actor, eventId)).toMatchObject({ expected: 3, arrived: 1, parties: { partly: 1 } });

  const { cursor, arrivals } = (await send(second.token)).body.data;
  expect(arrivals).toMatchObject([
    { id: first.id, by: "Desk 1", undone: false },
    { id: again.id, by: "Desk 2", undone: true },
  ]);
  // Undone and checked in again in one batch, by the phone that didn't check in.
  const back = act("arrive", { guestId: rose });
  await told(second.token, act("undo", { targetId: first.id }), back, act("arrive", { guestId: kow }));
  const news = (await send(desk.token, [], cursor)).body.data;
  expect(news.arrivals.map(({ id, undone }) => [id, undone])).toEqual([
    [first.id, true],
    [back.id, false],
    [expect.any(String), false],
  ]);
  expect((await send(desk.token, [], news.cursor)).body.data.arrivals).toEqual([]);
  // A late repeat of an undone arrival doesn't restore it.
  await told(desk.token, first);
  expect(await overview(actor, eventId)).toMatchObject({ arrived: 2 });
  const stranger = act("arrive", { guestId: v7() });
  expect(await told(desk.token, stranger)).toMatchObject([{ state: "refused" }]);
});

test("an undo affects only its own arrival: a guest whom another desk also checked in stays", async () => {
  const { actor, eventId, guestIds, desk } = await openCheckIn();
  const second = await link(actor, eventId);
  const third = await link(actor, eventId, { name: "Desk 3" });
  const [guestId = ""] = guestIds;
  const [mistake, real, again] = [
    act("arrive", { guestId }),
    act("arrive", { guestId }),
    act("arrive", { guestId }),
  ];
  await told(desk.token, mistake);
  await told(second.token, real);
  const { cursor } = (await send(third.token, [again])).body.data;
  await told(desk.token, act("undo", { targetId: mistake.id }));
  expect(await overview(actor, eventId)).toMatchObject({ arrived: 1 });
  const news = (await send(third.token, [], cursor)).body.data;
  expect(news.arrivals.map(({ id, by, undone }) => [id, by, undone])).toEqual([
    [mistake.id, "Desk 1", true],
    [real.id, "Desk 2", false],
  ]);
  // The couple undoes the one that counts now; the third desk then undoes its own.
  expect((await call("DELETE", `${PATH}/arrivals/${real.id}`, { as: actor })).status).toBe(200);
  expect(await overview(actor, eventId)).toMatchObject({ arrived: 1 });
  await told(third.token, act("undo", { targetId: again.id }));
  expect(await overview(actor, eventId)).toMatchObject({ arrived: 0 });
  // A late repeat restores nobody.
  await told(second.token, real, again);
  expect(await overview(actor, eventId)).toMatchObject({ arrived: 0 });
});

test("an arrival that was undone before it counted doesn't replace another", async () => {
  const { actor, eventId, guestIds, desk } = await openCheckIn();
  const second = await link(actor, eventId);
  const [guestId = ""] = guestIds;
  const [first, copy] = [act("arrive", { guestId }), act("arrive", { guestId })];
  await told(desk.token, first);
  await told(second.token, copy, act("undo", { targetId: copy.id }));
  await told(desk.token, act("undo", { targetId: first.id }));
  expect(await overview(actor, eventId)).toMatchObject({ arrived: 0 });
});

test("a guest who isn't invited to the event is refused, and no more have arrived than are expected", async () => {
  const { actor, weddingId, eventId, guestIds, desk } = await openCheckIn();
  const other = await makeEvent(db(), { weddingId });
  const tea = await makeHousehold(db(), { weddingId, eventIds: [other], guests: ["Uma"] });
  const stranger = act("arrive", { guestId: tea.guestIds[0] ?? "" });
  const message = "This guest isn’t invited to this event. Add them as a walk-in.";
  expect(await told(desk.token, stranger)).toEqual([{ id: stranger.id, state: "refused", message }]);
  expect(await overview(actor, eventId)).toMatchObject({ expected: 3, arrived: 0 });
  await told(desk.token, act("walk_in", { name: "Uma" }));
  expect(await overview(actor, eventId)).toMatchObject({ arrived: 0, walkIns: 1 });

  // Declined, but came anyway.
  await db().update(guestEvent).set({ answer: "no" }).where(eq(guestEvent.eventId, eventId));
  expect(await overview(actor, eventId)).toMatchObject({ expected: 0, parties: { expected: 0 } });
  await told(desk.token, act("arrive", { guestId: guestIds[0] ?? "" }));
  expect(await overview(actor, eventId)).toMatchObject({
    expected: 1,
    arrived: 1,
    parties: { expected: 1, here: 1 },
  });
});

test("an act with an id from another event is refused and changes nothing there", async () => {
  const [other, { actor, eventId, guestIds }] = [await openCheckIn(), await openCheckIn()];
  const theirs = await link(other.actor, other.eventId, { seesGifts: true });
  const ours = await link(actor, eventId, { seesGifts: true });
  const arrival = act("arrive", { guestId: other.guestIds[0] ?? null });
  const gift = act("gift", { name: "Boss", amount: 88 });
  await told(theirs.token, arrival, gift);
  const guestId = guestIds[0] ?? null;
  const message = "This entry belongs to another event. Please enter it again.";
  expect(
    await told(
      ours.token,
      act("arrive", { id: arrival.id, guestId }),
      act("gift", { id: gift.id, name: "Auntie", amount: 18 }),
      act("walk_in", { id: arrival.id, name: "Uncle Tan" }),
    ),
  ).toEqual([arrival.id, gift.id, arrival.id].map((id) => ({ id, state: "refused", message })));
  expect(await overview(actor, eventId)).toMatchObject({ arrived: 0, walkIns: 0 });
  expect(await told(ours.token, act("arrive", { guestId }))).toMatchObject([{ state: "done" }]);
  expect(await overview(other.actor, other.eventId)).toMatchObject({ arrived: 1 });
});

test("walk-ins count separately from listed guests; wrong clocks are corrected", async () => {
  const { actor, eventId, desk } = await openCheckIn();
  const uncle = act("walk_in", { name: "Uncle Tan", heads: 3, table: "20", at: "2035-01-01T00:00:00Z" });
  expect(await told(desk.token, uncle)).toMatchObject([{ state: "done" }]);
  const [same] = await told(desk.token, act("walk_in", { name: "uncle tan" }));
  expect(same).toMatchObject({ state: "same_name" });
  expect(same?.message).toContain("by Desk 1. Undo one if it’s the same person.");
  expect(await overview(actor, eventId)).toMatchObject({ arrived: 0, walkIns: 4 });
  const path = `${PATH}/arrivals?eventId=${eventId}`;
  const { docs } = (await call<Page<CheckInArrival>>("GET", path, { as: actor })).body.data;
  expect(docs.map(({ name, heads, table }) => [name, heads, table])).toContainEqual(["Uncle Tan", 3, "20"]);
  expect(docs.every(({ at }) => Date.parse(at) <= Date.now())).toBe(true);
  const id = docs[0]?.id ?? "";
  expect((await call("DELETE", `${PATH}/arrivals/${id}`, { as: actor })).status).toBe(200);
  expect((await send(desk.token)).body.data.arrivals.find((each) => each.id === id)?.undone).toBe(true);
});

test("five concurrent phones, each with the whole list in another order, count everyone once", async () => {
  const { actor, weddingId, eventId } = await openCheckIn();
  const households = Array.from({ length: 100 }, () => v7());
  await db()
    .insert(household)
    .values(households.map((id, at) => ({ id, weddingId, name: `Party ${at}` })));
  const guests = households.flatMap((householdId) =>
    Array.from({ length: 5 }, () => ({ id: v7(), householdId, weddingId, firstName: "Guest" })),
  );
  await db().insert(guest).values(guests);
  await db()
    .insert(guestEvent)
    .values(guests.map(({ id }) => ({ guestId: id, eventId, weddingId })));
  const phones = [];
  for (let n = 1; n <= 5; n++) phones.push(await link(actor, eventId, { name: `Phone ${n}` }));
  const results = await Promise.all(
    phones.map(async ({ token }, n) => {
      const turned = [...guests.slice(n * 100), ...guests.slice(0, n * 100)];
      const all: HelperUpdate["results"] = [];
      for (let at = 0; at < turned.length; at += 50) {
        const acts = turned.slice(at, at + 50).map(({ id }) => act("arrive", { guestId: id }));
        const answer = await send(token, acts);
        expect(answer.status).toBe(200);
        all.push(...answer.body.data.results);
        // The response was lost: the phone sends the same again.
        expect((await send(token, acts)).body.data.results).toEqual(answer.body.data.results);
      }
      return all;
    }),
  );
  const states = results.flat().map(({ state }) => state);
  expect(states.filter((state) => state === "done")).toHaveLength(500);
  expect(states.filter((state) => state === "duplicate")).toHaveLength(2_000);
  const seen = await overview(actor, eventId);
  expect(seen).toMatchObject({ arrived: 500, parties: { here: 100, partly: 0 } });
  expect(seen.links?.reduce((sum, { arrived }) => sum + arrived, 0)).toBe(500);
  // Phones that read in small steps miss nothing.
  const ids = new Set((await send(phones[0]?.token ?? "")).body.data.arrivals.map(({ guestId }) => guestId));
  expect(ids.size).toBe(500);
});

test("ang bao are recorded and seen only through links that may, and by those who plan", async () => {
  const { actor, eventId, guestIds, desk } = await openCheckIn();
  const trusted = await link(actor, eventId, { name: "Sister", seesGifts: true });
  const gift = act("gift", { name: "The Lim family", amount: 288.8, guestId: guestIds[0] ?? null });
  expect(await told(desk.token, gift)).toMatchObject([{ state: "refused" }]);
  expect(await told(trusted.token, gift, gift)).toMatchObject([{ state: "done" }, { state: "done" }]);
  const closed = act("gift", { name: "Boss", amount: null, envelope: "17" });
  await told(trusted.token, closed);
  expect((await send(desk.token)).body.data.gifts).toEqual([]);
  expect((await send(trusted.token)).body.data.gifts).toMatchObject([
    { fromName: "The Lim family", amount: 288.8, by: "Sister" },
    { fromName: "Boss", amount: null, envelope: "17" },
  ]);
  await call("POST", `${PATH}/gifts`, { as: actor, body: { eventId, fromName: "Auntie", amount: 88 } });
  const path = `${PATH}/gifts?eventId=${eventId}`;
  const list = (await call<AngBaoPage>("GET", path, { as: actor })).body.data;
  expect(list).toMatchObject({ totalDocs: 3, total: 376.8, unopened: 1 });
  await told(trusted.token, act("undo_gift", { targetId: gift.id }));
  const boss = list.docs.find(({ fromName }) => fromName === "Boss")?.id ?? "";
  expect((await call("DELETE", `${PATH}/gifts/${boss}`, { as: actor })).status).toBe(200);
  expect((await call<AngBaoPage>("GET", path, { as: actor })).body.data).toMatchObject({
    totalDocs: 1,
    total: 88,
    unopened: 0,
  });
});

test("a link works only in its window, and stops the moment it is turned off", async () => {
  const { actor, eventId, guestIds, desk } = await openCheckIn();
  const early = await link(actor, eventId, { validFrom: later(1) });
  const arrival = act("arrive", { guestId: guestIds[0] ?? null });
  const before = (await send(early.token, [arrival], null, "")).body.data;
  expect(before).toMatchObject({ state: "early", list: null, cursor: null });
  expect(before.results[0]?.message).toMatch(/^This link opens on /);

  const body = { token: desk.token, acts: [arrival], cursor: null, list: "" };
  // After its end, a phone that was offline can still send its acts, but gets no names.
  const afterwards = await answerHelper(body, new Date(later(7)));
  expect(afterwards).toMatchObject({
    state: "ended",
    list: null,
    arrivals: [],
    results: [{ state: "done" }],
  });
  const tooLate = await answerHelper(body, new Date(later(6 + 25)));
  expect(tooLate.results[0]).toMatchObject({
    state: "refused",
    message: expect.stringMatching(/^This link ended on/) as string,
  });

  const answer = await call<{ docs: CheckInLink[] }>("DELETE", `${PATH}/links/${desk.id}`, { as: actor });
  expect(answer.body.data.docs.map(({ id }) => id)).not.toContain(desk.id);
  expect((await send(desk.token)).status).toBe(410);
  expect((await send("x".repeat(43))).status).toBe(410);
  expect(JSON.stringify(await db().select().from(shareLink))).not.toContain(early.token);
});

test("errors in a link or an act are reported by field", async () => {
  const { actor, eventId, desk } = await openCheckIn();
  const add = (given: object) =>
    call("POST", `${PATH}/links`, {
      as: actor,
      body: { eventId, name: "Desk", validFrom: later(0), validUntil: later(2), ...given },
    });
  for (const [given, message] of [
    [{ validUntil: later(-1), validFrom: later(-3) }, "The closing time has passed. Choose a later one."],
    [{ validUntil: later(-1) }, "The closing time must be after the opening time"],
    [{ validUntil: later(60) }, "A link works for at most 48 hours"],
    [{ validFrom: "tomorrow" }, "The opening time must be a date and time"],
    [{ name: " " }, "Please name the link, such as Desk 1"],
  ] as const) {
    const { status, body } = await add(given);
    expect([status, body.message]).toEqual([400, message]);
  }
  expect((await add({ eventId: v7() })).status).toBe(404);
  const wrong = await send(desk.token, [act("walk_in"), act("arrive"), act("undo")]);
  expect([wrong.status, wrong.body.data]).toEqual([
    400,
    {
      errors: [
        { field: "acts.0.name", message: "Please enter a name" },
        { field: "acts.1.guestId", message: "Say which guest arrived" },
        { field: "acts.2.targetId", message: "Say what to undo" },
      ],
    },
  ]);
});

test("parties are found by name and by who is missing, and nobody sees another wedding's check-in", async () => {
  const { actor, weddingId, eventId, guestIds, desk } = await openCheckIn();
  await makeHousehold(db(), { weddingId, eventIds: [eventId], name: "陈家", guests: ["伟"] });
  await told(desk.token, ...guestIds.map((guestId) => act("arrive", { guestId })));
  const list = async (query: string) => {
    const path = `${PATH}/parties?eventId=${eventId}&${query}`;
    const { docs } = (await call<Page<CheckInParty>>("GET", path, { as: actor })).body.data;
    return docs.map(({ name, expected, arrived }) => [name, expected, arrived]);
  };
  expect(await list("show=here")).toEqual([["The Lim family", 3, 3]]);
  expect(await list("show=missing")).toEqual([["陈家", 1, 0]]);
  expect(await list("searchBy=rose")).toEqual([["The Lim family", 3, 3]]);
  const { actor: stranger } = await makeCustomer(db());
  for (const path of ["", "/parties", "/arrivals", "/gifts"]) {
    expect((await call("GET", `${PATH}${path}?eventId=${eventId}`, { as: stranger })).status).toBe(404);
  }
});
