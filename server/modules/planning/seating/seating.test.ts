import type { ShareLink } from "@/contracts/planning/share-link";
import { v4, v7 } from "uuid";
import type { SeatingLayout, SeatingPlan, SeatingTable } from "@/contracts/planning/seating";
import type { Team } from "@/contracts/planning/wedding/team";
import { shareLink } from "@/server/db/schema/planning/share-link";
import { weddingMember } from "@/server/db/schema/planning/wedding";
import { makeCustomer } from "@/tests/setup/factories";
import { makeHousehold, makeWedding } from "@/tests/setup/planning";
import { type CustomerActor, useShop } from "@/tests/setup/shop";
import { readSharedSeating, tablesOf } from "./public";

const shop = useShop();
const { call, db } = shop;
const PATH = "/planning/seating";

const table = (label: string, guestIds: string[] = [], more: Partial<SeatingTable> = {}): SeatingTable => ({
  id: v7(),
  label,
  shape: "round",
  seats: 10,
  x: 300,
  y: 300,
  rotation: 0,
  locked: false,
  guests: guestIds.map((guestId, position) => ({ guestId, position, locked: false })),
  ...more,
});
const layout = (tables: SeatingTable[], more: Partial<SeatingLayout> = {}): SeatingLayout => ({
  sides: "any",
  rules: [],
  rooms: [{ id: v7(), name: "Ballroom", width: 2_000, depth: 1_500, features: [], tables }],
  ...more,
});
const read = async (as: CustomerActor, eventId: string) =>
  (await call<SeatingPlan>("GET", `${PATH}/${eventId}`, { as })).body.data;
const save = (as: CustomerActor, eventId: string, version: number, given: object) =>
  call<SeatingPlan>("PUT", `${PATH}/${eventId}`, { as, body: { version, ...given } });

async function couple() {
  const { actor: me } = await makeCustomer(db(), { brideFirstName: "Mei", groomFirstName: "Jun" });
  const { weddingId, eventId } = await makeWedding(me);
  const given = { weddingId, eventIds: [eventId], email: "lim@test.example", phone: "81234567" };
  const { guestIds } = await makeHousehold(db(), { ...given, guests: ["Rose", "Ah Seng", ""] });
  return { me, weddingId, eventId, guestIds };
}

const decline = (me: CustomerActor, id: string, eventId: string, answer = "no") =>
  call("PATCH", `/user/guest/${id}`, { as: me, body: { version: 1, answers: [{ eventId, answer }] } });

test("a saved seating is read back unchanged, and an older version is refused with nothing lost", async () => {
  const { me, eventId, guestIds } = await couple();
  expect(await read(me, eventId)).toMatchObject({ version: 0, rooms: [], sides: "any", mayEdit: true });
  const rules = [{ id: v7(), kind: "together" as const, guestIds: guestIds.slice(0, 2) }];
  const given = layout([table("1", guestIds.slice(0, 2)), table("2", [], { shape: "long", locked: true })], {
    rules,
    sides: "mixed",
  });
  const saved = (await save(me, eventId, 0, given)).body.data;
  expect(saved).toMatchObject({ version: 1, ...given });
  expect(saved.guests.map(({ id }) => id).toSorted()).toEqual(guestIds.toSorted());
  expect(JSON.stringify(saved)).not.toMatch(/81234567|lim@test/);

  const late = await save(me, eventId, 0, layout([]));
  expect(late.status).toBe(409);
  expect(late.body.message).toMatch(/Someone else changed this seating/);
  expect(await read(me, eventId)).toMatchObject({ version: 1, ...given });
  expect((await save(me, eventId, 1, given)).body.data.version).toBe(2);
});

test("of two concurrent saves, one succeeds", async () => {
  const { me, eventId, guestIds } = await couple();
  const both = await Promise.all([
    save(me, eventId, 0, layout([table("A", guestIds)])),
    save(me, eventId, 0, layout([table("B", guestIds)])),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("a guest who declines frees the seat, at check-in and in the plan, and regains it by accepting", async () => {
  const { me, eventId, guestIds } = await couple();
  const [rose = "", seng = ""] = guestIds;
  await save(me, eventId, 0, layout([table("5", [rose, seng])]));
  expect(await tablesOf(eventId)).toEqual(
    new Map([
      [rose, "Table 5"],
      [seng, "Table 5"],
    ]),
  );
  await decline(me, rose, eventId);
  expect((await read(me, eventId)).rooms[0]?.tables[0]?.guests).toEqual([
    { guestId: seng, position: 1, locked: false },
  ]);
  expect([...(await tablesOf(eventId)).keys()]).toEqual([seng]);
  const answers = [{ eventId, answer: "yes" }];
  await call("PATCH", `/user/guest/${rose}`, { as: me, body: { version: 2, answers } });
  expect((await read(me, eventId)).rooms[0]?.tables[0]?.guests).toHaveLength(2);
});

test("other weddings' guests and ids are refused, and tables in several rooms are distinguished", async () => {
  const { me, eventId, guestIds } = await couple();
  const other = await couple();
  const theirs = layout([table("1", other.guestIds)]);
  await save(other.me, other.eventId, 0, theirs);
  const mine = (await save(me, eventId, 0, layout([table("1", [...guestIds, ...other.guestIds])]))).body.data;
  expect(mine.rooms[0]?.tables[0]?.guests.map(({ guestId }) => guestId)).toEqual(guestIds);
  expect((await save(me, eventId, 1, theirs)).status).toBe(400);
  expect((await read(other.me, other.eventId)).rooms).toEqual(theirs.rooms);
  expect((await save(me, other.eventId, 1, layout([]))).status).toBe(404);
  expect((await call("GET", `${PATH}/${other.eventId}`, { as: me })).status).toBe(404);
  const [room] = layout([table("1", guestIds.slice(0, 1))]).rooms;
  const annex = { ...layout([table("1", guestIds.slice(1, 2))]).rooms[0], name: "Annex" };
  await save(me, eventId, 1, { sides: "any", rules: [], rooms: [room, annex] });
  expect([...(await tablesOf(eventId)).values()]).toEqual(["Table 1, Ballroom", "Table 1, Annex"]);
});

test.each([
  ["a guest in two seats", (id: string) => layout([table("1", [id]), table("2", [id])]), /two seats/],
  ["more guests than seats", (id: string) => layout([table("1", [id], { seats: 0 })]), /Seats is at least 1/],
  ["a seat that isn't there", (id: string) => layout([table("1", [v4(), id], { seats: 1 })]), /only 1 seat"/],
  ["two tables of a name", () => layout([table("vip"), table("VIP")]), /Two tables in Ballroom/],
  [
    "a room without a size",
    () => layout([], { rooms: [{ ...layout([]).rooms[0], width: 1 } as never] }),
    /Width/,
  ],
])("%s is refused by field", async (_, given, message) => {
  const { me, eventId, guestIds } = await couple();
  const { status, body } = await save(me, eventId, 0, given(guestIds[0] ?? ""));
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toMatch(message);
});

test("the bridal party can read but not change it", async () => {
  const { me, weddingId, eventId } = await couple();
  const { actor: maid } = await makeCustomer(db());
  const body = { name: "Ana", email: `ana-${v4()}@test.example`, role: "bridal_party" };
  const member = (await call<Team>("POST", "/planning/team", { as: me, body })).body.data.docs.at(-1);
  expect(member).toBeDefined();
  await db().update(weddingMember).set({ accountId: maid.accountId, acceptedAt: new Date() });
  expect((await read(maid, eventId)).mayEdit).toBe(false);
  expect((await read(maid, eventId)).links).toEqual([]);
  expect((await save(maid, eventId, 0, layout([]))).status).toBe(403);
  const link = await call("POST", `${PATH}/links/${eventId}`, { as: maid, body: { name: "Spy" } });
  expect(link.status).toBe(403);
  expect(weddingId).toBeTruthy();
});

test("the venue's link shows tables, meals and allergies but no contacts, until it is turned off", async () => {
  const { me, eventId, guestIds } = await couple();
  await save(me, eventId, 0, layout([table("1", guestIds)]));
  const made = await call<{ docs: ShareLink[] }>("POST", `${PATH}/links/${eventId}`, {
    as: me,
    body: { name: "Banquet manager" },
  });
  const [link] = made.body.data.docs;
  const token = link?.url.split("/").at(-1) ?? "";
  const shared = await readSharedSeating(token);
  expect(shared).toMatchObject({ couple: "Mei & Jun", event: { name: "Banquet" } });
  expect(shared?.guests.map(({ name }) => name)).toEqual(["Rose Lim", "Guest of Rose Lim", "Ah Seng Lim"]);
  expect(JSON.stringify(shared)).not.toMatch(/81234567|lim@test|householdName|notes/);
  expect(JSON.stringify(await db().select().from(shareLink))).not.toContain(token);
  expect((await read(me, eventId)).links).toHaveLength(1);
  const { actor: stranger } = await makeCustomer(db());
  expect((await call("DELETE", `${PATH}/links/${link?.id}`, { as: stranger })).status).toBe(404);
  await call("DELETE", `${PATH}/links/${link?.id}`, { as: me });
  expect(await readSharedSeating(token)).toBeNull();
  expect(await readSharedSeating("x".repeat(43))).toBeNull();
});
