import type { Page } from "@/contracts/envelope";
import type {
  DuplicateGuests,
  Guest,
  GuestChange,
  GuestGroup,
  GuestSummary,
} from "@/contracts/planning/guest/guest";
import type { SeatingPlan } from "@/contracts/planning/seating";
import type { WeddingEvent } from "@/contracts/planning/wedding/wedding";
import { HOUR_MS } from "@/lib/time";
import { guest } from "@/server/db/schema/planning/guest";
import { makeCustomer } from "@/tests/setup/factories";
import { makeHousehold, makeWedding } from "@/tests/setup/planning";
import { useShop } from "@/tests/setup/shop";
import { purgeDeletedGuests } from "./service-purge";

const { call, db } = useShop();
type Actor = Awaited<ReturnType<typeof makeCustomer>>["actor"];

async function couple() {
  const { actor } = await makeCustomer(db());
  const events = await call<{ docs: WeddingEvent[] }>("GET", "/user/wedding/event", { as: actor });
  return { actor, eventId: events.body.data.docs[0]?.id ?? "" };
}
const add = (as: Actor, body: object) => call<GuestChange>("POST", "/user/guest/household", { as, body });
const list = async (as: Actor, query = "") =>
  (await call<Page<Guest>>("GET", `/user/guest?${query}`, { as })).body.data;
const names = async (as: Actor, query = "") => (await list(as, query)).docs.map(({ name }) => name);
const show = async (as: Actor) =>
  (await call<GuestSummary>("GET", "/user/guest/event/showGuest", { as })).body.data;
const undo = (as: Actor, change: { body: { data: GuestChange } }) =>
  call<GuestChange>("POST", "/user/guest/undo", { as, body: { undoId: change.body.data.undoId } });

/** Creates Mei Tan with a plus-one and her child, all invited. */
async function tans() {
  const { actor, eventId } = await couple();
  const people = [
    { firstName: "Mei", lastName: "Tan", plusOnes: 1, side: "bride" },
    { firstName: "Jun", isChild: true },
  ];
  const body = { name: "The Tans", email: "MEI@Example.com", eventIds: [eventId], guests: people };
  const made = await add(actor, body);
  const [mei, plusOne, jun] = made.body.data.guests;
  if (!mei || !plusOne || !jun) throw new Error("not made");
  return { actor, eventId, made, mei, plusOne, jun };
}

test("Chinese, Korean and Vietnamese names are shown and found with the family name first", async () => {
  const { actor } = await couple();
  const people = [
    { firstName: "美玲", lastName: "陈", plusOnes: 1 },
    { firstName: "민준", lastName: "김" },
    { firstName: "Ánh", lastName: "Nguyễn" },
    { firstName: "Siti" },
  ];
  for (const person of people) await add(actor, { guests: [person] });
  expect((await names(actor)).sort()).toEqual(
    ["Guest of 陈美玲", "Nguyễn Ánh", "Siti", "김민준", "陈美玲"].sort(),
  );
  expect(await names(actor, `searchBy=${encodeURIComponent("陈美玲")}`)).toContain("陈美玲");
  expect(await names(actor, `searchBy=${encodeURIComponent("김민준")}`)).toEqual(["김민준"]);
});

describe("a household", () => {
  it("is added with a seat for each plus-one, and counted", async () => {
    const { actor, eventId, made, mei, plusOne } = await tans();
    expect(made.body).toMatchObject({ code: 200, message: "Guest created", data: { changed: 3 } });
    expect(plusOne).toMatchObject({ name: "Guest of Mei Tan", plusOneOf: mei.id, side: "bride" });
    expect(await show(actor)).toMatchObject({
      guests: 3,
      households: 1,
      children: 1,
      plusOnes: 1,
      withoutContact: 0,
      events: [{ eventId, invited: 3, waiting: 3, seats: 3 }],
    });
    await add(actor, { guests: [{ firstName: "Arif" }] });
    const home = `/user/guest/household/${mei.householdId}`;
    await call("PATCH", home, { as: actor, body: { phone: "9123-4567" } });
    expect((await call("GET", home, { as: actor })).body.data).toMatchObject({
      name: "The Tans",
      email: "mei@example.com",
      phone: "91234567",
      guests: [{ name: "Mei Tan" }, { name: "Guest of Mei Tan" }, { name: "Jun" }],
    });
    expect(await names(actor)).toEqual(["Arif", "Mei Tan", "Guest of Mei Tan", "Jun"]);
    expect(await names(actor, "searchBy=tan mei")).toEqual(
      ["Mei Tan", "Guest of Mei Tan", "Jun"].slice(0, 3),
    );
    expect(await names(actor, "contact=none")).toEqual(["Arif"]);
    expect(await names(actor, `answer=not_invited&eventId=${eventId}`)).toEqual(["Arif"]);
    expect(await names(actor, "child=yes&side=both")).toEqual(["Jun"]);
    expect(await list(actor, "limit=2&page=2")).toMatchObject({ totalDocs: 4, totalPages: 2 });
  });

  it("is restored by undo, unless it has been changed since", async () => {
    const { actor, mei } = await tans();
    const home = `/user/guest/household/${mei.householdId}`;
    const change = (body: object) => call<GuestChange>("PATCH", home, { as: actor, body });
    const phoned = await change({ phone: "91234567" });
    const mailed = await change({ email: "tans@example.com" });
    expect((await undo(actor, phoned)).status).toBe(409);
    expect((await undo(actor, mailed)).body.message).toBe("Change undone");
    expect((await call("GET", home, { as: actor })).body.data).toMatchObject({
      email: "mei@example.com",
      phone: "91234567",
    });
  });

  it("needs a name, and events and groups of the couple's own", async () => {
    const { actor } = await couple();
    const other = await tans();
    const refused = await add(actor, { guests: [{ firstName: " " }] });
    expect(refused).toMatchObject({ status: 400, body: { message: "Please enter a name" } });
    expect((await add(actor, { guests: [] })).body.message).toBe("Add at least one guest");
    expect((await add(actor, { eventIds: [other.eventId], guests: [{ firstName: "A" }] })).status).toBe(400);
    expect((await add(actor, { guests: [{ firstName: "A", groupId: other.eventId }] })).status).toBe(400);
    expect(await names(actor)).toEqual([]);
  });
});

describe("a guest", () => {
  it("is changed with answers, once per version, and restored by undo", async () => {
    const { actor, eventId, mei } = await tans();
    const patch = (body: object) => call<GuestChange>("PATCH", `/user/guest/${mei.id}`, { as: actor, body });
    const answers = [{ eventId, answer: "yes" }];
    const changed = await patch({ version: 1, firstName: "Mei Ling", dietary: ["halal"], answers });
    expect(changed.body).toMatchObject({
      message: "Guest updated",
      data: { guests: [{ name: "Mei Ling Tan", version: 2, side: "bride", events: [{ answer: "yes" }] }] },
    });
    const late = await patch({ version: 1, firstName: "Maya" });
    expect(late).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("another screen") as string },
    });
    expect((await show(actor)).events[0]).toMatchObject({ yes: 1, waiting: 2, dietary: { halal: 1 } });
    expect((await undo(actor, changed)).body.message).toBe("Change undone");
    expect((await list(actor)).docs[0]).toMatchObject({
      name: "Mei Tan",
      dietary: [],
      events: [{ answer: "waiting" }],
    });
    expect((await undo(actor, changed)).status).toBe(410);
  });

  it("is deleted with the plus-one, restored by undo, and gone for good after a day", async () => {
    const { actor, mei } = await tans();
    const remove = () => call<GuestChange>("DELETE", `/user/guest/${mei.id}`, { as: actor });
    const gone = await remove();
    expect(gone.body).toMatchObject({ message: "Guest deleted", data: { changed: 2 } });
    expect(await names(actor)).toEqual(["Jun"]);
    expect((await remove()).status).toBe(404);
    await undo(actor, gone);
    expect(await names(actor)).toEqual(["Mei Tan", "Guest of Mei Tan", "Jun"]);
    const again = await remove();
    await purgeDeletedGuests(new Date(Date.now() + 25 * HOUR_MS));
    expect((await undo(actor, again)).status).toBe(410);
    expect((await db().select().from(guest)).filter(({ id }) => id === mei.id)).toEqual([]);
  });

  it("is hidden from other couples", async () => {
    const { mei, made, jun } = await tans();
    const { actor } = await couple();
    const as = actor;
    expect((await call("PATCH", `/user/guest/${mei.id}`, { as, body: { version: 1 } })).status).toBe(404);
    expect((await call("DELETE", `/user/guest/${mei.id}`, { as })).status).toBe(404);
    expect((await undo(actor, made)).status).toBe(410);
    const bulk = await call("POST", "/user/guest/bulk", { as, body: { ids: [jun.id], action: "delete" } });
    expect(bulk.status).toBe(404);
    const into = { householdId: mei.householdId, firstName: "Spy" };
    expect((await call("POST", "/user/guest", { as, body: into })).status).toBe(404);
  });
});

describe("several guests at once", () => {
  const bulk = (as: Actor, body: object) => call<GuestChange>("POST", "/user/guest/bulk", { as, body });

  it("are changed by ids or by a filter, and restored together", async () => {
    const { actor, eventId, mei, plusOne, jun } = await tans();
    const group = await call<GuestGroup>("POST", "/user/guest/group", {
      as: actor,
      body: { name: "Family" },
    });
    const ids = [mei.id, plusOne.id];
    await bulk(actor, { ids, action: "group", groupId: group.body.data.id });
    await bulk(actor, { ids, action: "tag", tag: "VIP" });
    await bulk(actor, { filter: { tag: "VIP" }, action: "answer", eventId, answer: "yes" });
    await bulk(actor, { ids: [jun.id], action: "side", side: "groom" });
    const away = await bulk(actor, { filter: {}, action: "uninvite", eventId });
    expect(away.body).toMatchObject({ message: "Guests updated", data: { changed: 3 } });
    expect(await show(actor)).toMatchObject({
      groups: [{ name: "Family", guests: 2 }],
      tags: ["VIP"],
      events: [{ invited: 0 }],
    });
    await undo(actor, away);
    expect((await show(actor)).events[0]).toMatchObject({ invited: 3, yes: 2, waiting: 1 });
    const gone = await bulk(actor, { filter: { side: "groom" }, action: "delete" });
    expect(gone.body.message).toBe("Guests deleted");
    expect(await names(actor)).toHaveLength(2);
    await undo(actor, gone);
    expect(await names(actor)).toHaveLength(3);
  });

  it("must be at least one; a change that was followed by others can't be undone", async () => {
    const { actor, eventId, mei } = await tans();
    const none = await bulk(actor, { ids: [], action: "delete" });
    expect(none).toMatchObject({ status: 400, body: { message: "Please select at least 1 item" } });
    const nobody = await bulk(actor, { filter: { searchBy: "nobody" }, action: "delete" });
    expect(nobody.body.message).toBe("Please select at least 1 item");
    const tagged = await bulk(actor, { ids: [mei.id], action: "tag", tag: "VIP" });
    await bulk(actor, { ids: [mei.id], action: "answer", eventId, answer: "no" });
    expect((await undo(actor, tagged)).status).toBe(409);
    expect((await list(actor, "answer=no")).docs).toMatchObject([{ tags: ["VIP"] }]);
  });
});

test("a group's name is unique; deleting a group keeps its guests", async () => {
  const { actor } = await couple();
  const create = (name: string) =>
    call<GuestGroup>("POST", "/user/guest/group", { as: actor, body: { name } });
  const { id } = (await create("Poly friends")).body.data;
  const again = await create("poly FRIENDS");
  expect(again.status).toBe(409);
  expect(again.body.message).toContain("Group cannot be created");
  await add(actor, { guests: [{ firstName: "Siti", groupId: id }] });
  await call("PATCH", `/user/guest/group/${id}`, { as: actor, body: { name: "Poly" } });
  expect((await show(actor)).groups).toMatchObject([{ name: "Poly", guests: 1 }]);
  expect((await call("DELETE", `/user/guest/group/${id}`, { as: actor })).body.message).toBe("Group deleted");
  expect((await list(actor)).docs).toMatchObject([{ name: "Siti", groupId: null }]);
});

test("a name in one field or in two is the same name, family name first", async () => {
  const { actor } = await couple();
  const named = (firstName: string, lastName: string) => ({ firstName, lastName });
  await add(actor, { guests: [named("美玲", "陈"), named("José", "Lim"), named("Ánh", "Nguyễn")] });
  await add(actor, { guests: [named("陈美玲", ""), named("Jose\u0301 Lim", ""), named("美玲陈", "")] });
  const found = await call<{ docs: DuplicateGuests[] }>("GET", "/user/guest/duplicates", { as: actor });
  expect(found.body.data.docs.map(({ guests }) => guests.map(({ name }) => name))).toEqual([
    ["陈美玲", "陈美玲"],
    ["José Lim", "José Lim"],
  ]);
});

test("duplicates are found and merged, with answers and plus-ones, and undo separates them", async () => {
  const { actor, eventId, mei, plusOne } = await tans();
  const twin = (
    await add(actor, {
      email: "mei@example.com",
      guests: [{ firstName: "mei", lastName: "TAN", notes: "Vase" }],
    })
  ).body.data.guests[0];
  const found = await call<{ docs: DuplicateGuests[] }>("GET", "/user/guest/duplicates", { as: actor });
  expect(found.body.data.docs.map(({ reason, guests }) => [reason, guests.length])).toEqual([
    ["name", 2],
    ["contact", 4],
  ]);
  expect((await show(actor)).duplicates).toBe(2);
  const body = { keepId: twin?.id, ids: [mei.id] };
  const merged = await call<GuestChange>("POST", "/user/guest/merge", { as: actor, body });
  expect(merged.body.data.guests).toMatchObject([
    { name: "mei TAN", side: "bride", notes: "Vase", events: [{ eventId }] },
  ]);
  expect((await list(actor, "searchBy=guest")).docs).toEqual([]);
  const all = (await list(actor)).docs;
  expect(all.find(({ id }) => id === plusOne.id)).toMatchObject({
    plusOneOf: twin?.id,
    householdId: twin?.householdId,
  });
  await undo(actor, merged);
  expect((await list(actor)).docs).toHaveLength(4);
  const homes = { keepId: mei.householdId, ids: [twin?.householdId] };
  await call("POST", "/user/guest/household/merge", { as: actor, body: homes });
  expect(await show(actor)).toMatchObject({ guests: 4, households: 1 });
});

test("households with the same name are distinguished, in the list and in seating", async () => {
  const { actor } = await makeCustomer(db());
  const { weddingId, eventId } = await makeWedding(actor);
  const gill = { weddingId, eventIds: [eventId], name: "The Gill family" };
  await makeHousehold(db(), { ...gill, guests: ["Harpreet", "Simran", "Jas"] });
  await makeHousehold(db(), { ...gill, name: "the gill family", guests: ["Manjit"] });
  await makeHousehold(db(), { ...gill, name: "The Lim family", guests: ["Rose"] });
  const { docs } = await list(actor, "limit=50");
  expect([...new Set(docs.map(({ householdTitle }) => householdTitle))].toSorted()).toEqual([
    "The Gill family (Harpreet & Simran)",
    "The Lim family",
    "the gill family (Manjit)",
  ]);
  expect(docs.filter(({ householdName }) => householdName === "The Gill family")).toHaveLength(3);
  const path = `/planning/seating/${eventId}`;
  const { guests } = (await call<SeatingPlan>("GET", path, { as: actor })).body.data;
  expect(guests.find(({ name }) => name.startsWith("Manjit"))?.householdName).toBe(
    "the gill family (Manjit)",
  );
});
