import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import type { RoomPlans, VenuePlans } from "@/contracts/planning/room-plan";
import type { SeatingPlan } from "@/contracts/planning/seating";
import { weddingEvent } from "@/server/db/schema/planning/wedding";
import { makeCustomer, makeMember, makeVendor } from "@/tests/setup/factories";
import { makeWedding } from "@/tests/setup/planning";
import { EVENT_DATE, useShop, type VendorActor } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;
const PATH = "/vendor/room-plan";

const table = (label: string) => ({
  id: v7(),
  label,
  shape: "round",
  seats: 10,
  x: 300,
  y: 400,
  rotation: 0,
});
const room = (given = {}) => ({
  name: "Orchid Ballroom",
  width: 2400,
  depth: 1800,
  mostTables: 30,
  features: [
    { id: v7(), kind: "stage", x: 0, y: 0, width: 600, depth: 250 },
    { id: v7(), kind: "pillar", x: 900, y: 900, width: 75, depth: 75 },
    { id: v7(), kind: "wall", x: 0, y: 1200, width: 600, depth: 25 },
  ],
  tables: [table("1"), table("2")],
  ...given,
});
const list = async (as: VendorActor) => (await call<RoomPlans>("GET", PATH, { as })).body.data.docs;

test("a vendor keeps its plans; others and its staff can't change them, nor can an older copy", async () => {
  const vendor = await makeVendor(db());
  const stranger = await makeVendor(db());
  const staff = await makeMember(db(), vendor.id, "staff");
  const made = await call<RoomPlans>("POST", PATH, { as: vendor.actor, body: room() });
  const [plan] = made.body.data.docs;
  expect(plan).toMatchObject({
    name: "Orchid Ballroom",
    mostTables: 30,
    version: 1,
    tables: [{ label: "1" }, {}],
  });
  const path = `${PATH}/${plan?.id}`;
  const change = (as: VendorActor, given: object) =>
    call<RoomPlans>("PUT", path, { as, body: room({ version: 1, ...given }) });
  expect((await change(stranger.actor, {})).status).toBe(404);
  expect((await change(staff.actor, {})).status).toBe(403);
  expect((await change(vendor.actor, { name: "Ballroom" })).status).toBe(200);
  expect((await change(vendor.actor, { name: "Too late" })).status).toBe(409);
  expect(await list(staff.actor)).toMatchObject([{ name: "Ballroom", version: 2 }]);
  for (const wrong of [
    { mostTables: 1, version: 2 },
    { name: "", version: 2 },
    { tables: [table("1"), table("1")], version: 2 },
    { features: [{ ...room().features[0], kind: "fountain" }], version: 2 },
  ]) {
    expect([wrong, (await change(vendor.actor, wrong)).status]).toEqual([wrong, 400]);
  }
  expect((await call("DELETE", path, { as: stranger.actor })).status).toBe(404);
  await call("DELETE", path, { as: vendor.actor });
  expect(await list(vendor.actor)).toEqual([]);
});

test("couples start from the plans of vendors booked for the event's day, and may keep walls and pillars", async () => {
  const { customer, vendor } = await shop.sell();
  const other = await makeVendor(db());
  for (const { actor } of [vendor, other]) await call("POST", PATH, { as: actor, body: room() });
  const { eventId } = await makeWedding(customer.actor);
  const plans = async () =>
    (await call<VenuePlans>("GET", `/planning/room-plan/${eventId}`, { as: customer.actor })).body.data.docs;
  await db().update(weddingEvent).set({ date: "2020-01-01" }).where(eq(weddingEvent.id, eventId));
  expect(await plans()).toEqual([]);
  await db().update(weddingEvent).set({ date: EVENT_DATE }).where(eq(weddingEvent.id, eventId));
  const [plan, ...rest] = await plans();
  expect(rest).toEqual([]);
  expect(plan?.room).toMatchObject({ name: "Orchid Ballroom", mostTables: 30 });
  const tables = plan?.room.tables.map((each) => ({ ...each, guests: [] }));
  const saved = await call<SeatingPlan>("PUT", `/planning/seating/${eventId}`, {
    as: customer.actor,
    body: { version: 0, sides: "any", rules: [], rooms: [{ ...plan?.room, id: v7(), tables }] },
  });
  expect(saved.body.data.rooms[0]?.features.map(({ kind }) => kind)).toEqual(["stage", "pillar", "wall"]);
  const stranger = await makeCustomer(db());
  await makeWedding(stranger.actor);
  const theirs = await call("GET", `/planning/room-plan/${eventId}`, { as: stranger.actor });
  expect(theirs.status).toBe(404);
});
