import type { OpenedRoom, RoomDetail } from "@/contracts/messaging/room";
import type { Appointment } from "@/contracts/messaging/appointment/appointment";
import type { Page } from "@/contracts/envelope";
import { ORDER_NOTES_MAX, type OrderTeam } from "@/contracts/sale/order/order-team";
import type { VendorOrderSummary } from "@/contracts/sale/order/order";
import { addDays, instantInSingapore, todayInSingapore } from "@/lib/dates";
import { inTransaction } from "@/server/db/transaction";
import { appointment } from "@/server/db/schema/messaging/appointment";
import { orderNote } from "@/server/db/schema/sale/order-team";
import { room } from "@/server/db/schema/messaging/room";
import { ROUTES } from "@/server/routes";
import { needsOf } from "@/server/vendor-needs";
import { makeCustomer, makeMember, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { forgetOrderNotes } from "./public";

const shop = useShop();
const { call, db, sell } = shop;

const SECRET = "Uncle Lim negotiates hard";

test("the team's notes have author and time; authors alone change and delete theirs", async () => {
  const { vendor, orderId } = await sell();
  const jun = await makeMember(db(), vendor.id);
  const add = (as: typeof vendor.actor, body: string) =>
    call<OrderTeam>("POST", `/order-vendor/notes/${orderId}`, { as, body: { body } });
  await add(vendor.actor, `  ${SECRET}  `);
  const { notes } = (await add(jun.actor, "Called at noon")).body.data;
  expect(notes).toMatchObject([
    { body: "Called at noon", by: "Jun", isYours: true, at: expect.any(String), editedAt: null },
    { body: SECRET, isYours: false },
  ]);
  const [juns, owners] = notes.map(({ id }) => `/order-vendor/note/${id}`) as [string, string];
  const change = (path: string, as: typeof vendor.actor) =>
    call<OrderTeam>("PATCH", path, { as, body: { body: "Called at one" } });
  expect((await change(owners, jun.actor)).status).toBe(403);
  expect((await call("DELETE", juns, { as: vendor.actor })).status).toBe(403);
  expect((await change(juns, jun.actor)).body.data.notes[0]).toMatchObject({
    body: "Called at one",
    editedAt: expect.any(String),
  });
  const left = await call<OrderTeam>("DELETE", juns, { as: jun.actor });
  expect(left.body.data.notes).toMatchObject([{ body: SECRET }]);
  for (const body of [{}, { body: "  " }, { body: "x".repeat(2001) }]) {
    expect((await call("POST", `/order-vendor/notes/${orderId}`, { as: jun.actor, body })).status).toBe(400);
  }
});

test("other vendors and couples read and change nothing of it, and no answer to a couple has a note", async () => {
  const { vendor, customer, orderId } = await sell();
  const stranger = await makeVendor(db());
  const strangersStaff = await makeMember(db(), stranger.id);
  const path = `/order-vendor/notes/${orderId}`;
  const { notes } = (await call<OrderTeam>("POST", path, { as: vendor.actor, body: { body: SECRET } })).body
    .data;
  const calls = [
    ["GET", `/order-vendor/team/${orderId}`, undefined],
    ["POST", path, { body: "Mine now" }],
    ["PATCH", `/order-vendor/handler/${orderId}`, { handlerId: null }],
    ["PATCH", `/order-vendor/note/${notes[0]?.id}`, { body: "Mine now" }],
    ["DELETE", `/order-vendor/note/${notes[0]?.id}`, undefined],
    ["POST", "/room/with-couple", { orderId }],
  ] as const;
  for (const [method, url, body] of calls) {
    for (const as of [stranger.actor, strangersStaff.actor]) {
      expect([url, (await call(method, url, { as, body })).status]).toEqual([url, 404]);
    }
    expect([url, (await call(method, url, { as: customer.actor, body })).status]).toEqual([url, 403]);
  }
  for (const url of [`/order/${orderId}`, "/order", `/order/documents/${orderId}`]) {
    expect(JSON.stringify((await call("GET", url, { as: customer.actor })).body)).not.toContain(SECRET);
  }
  await call("PATCH", `/order-vendor/handler/${orderId}`, {
    as: vendor.actor,
    body: { handlerId: vendor.accountId },
  });
  for (const url of [`/order/${orderId}`, "/order"]) {
    const seen = JSON.stringify((await call("GET", url, { as: customer.actor })).body);
    expect(seen).not.toContain("handler");
  }
});

test("an order can have a limited number of notes, and they go with the couple's account", async () => {
  const { vendor, customer, orderId } = await sell();
  const others = await sell();
  const rows = Array.from({ length: ORDER_NOTES_MAX }, () => ({
    orderId,
    body: SECRET,
    authorName: "Jun",
    authorAccountId: vendor.accountId,
  }));
  await db().insert(orderNote).values(rows);
  await db()
    .insert(orderNote)
    .values({ ...rows[0], orderId: others.orderId, body: SECRET, authorName: "Jun" });
  const { status } = await call("POST", `/order-vendor/notes/${orderId}`, {
    as: vendor.actor,
    body: { body: "One more" },
  });
  expect(status).toBe(409);
  await inTransaction((tx) => forgetOrderNotes(tx, { customerId: customer.actor.customerId }));
  expect(await db().select({ orderId: orderNote.orderId }).from(orderNote)).not.toContainEqual({ orderId });
  expect(await db().$count(orderNote)).toBeGreaterThan(0);
});

test("an order is given to people of the team alone, and the list narrows to the caller's own", async () => {
  const { vendor, orderId } = await sell();
  const jun = await makeMember(db(), vendor.id);
  const stranger = await makeVendor(db());
  const assign = (handlerId: string | null, as = vendor.actor) =>
    call<OrderTeam>("PATCH", `/order-vendor/handler/${orderId}`, { as, body: { handlerId } });
  const mine = async (as: typeof vendor.actor) =>
    (await call<Page<VendorOrderSummary>>("GET", "/order-vendor/order?mine=true", { as })).body.data.docs;
  expect((await assign(stranger.accountId)).status).toBe(400);
  expect(await mine(jun.actor)).toEqual([]);
  const { handler, people } = (await assign(jun.actor.accountId, jun.actor)).body.data;
  expect(handler).toEqual({ accountId: jun.actor.accountId, name: "Jun" });
  expect(people).toHaveLength(2);
  expect(await mine(jun.actor)).toMatchObject([{ id: orderId, handler: { name: "Jun" } }]);
  expect(await mine(vendor.actor)).toEqual([]);
  expect((await assign(null)).body.data.handler).toBeNull();
  expect(await mine(jun.actor)).toEqual([]);
});

test("the vendor opens the conversation with an order's couple, once, and without having been written to", async () => {
  const { vendor, customer, orderId } = await sell();
  const staff = await makeMember(db(), vendor.id);
  const open = (as: typeof vendor.actor) =>
    call<OpenedRoom>("POST", "/room/with-couple", { as, body: { orderId } });
  const [first, second] = [await open(vendor.actor), await open(staff.actor)];
  expect(second.body.data).toEqual(first.body.data);
  const { roomId } = first.body.data;
  expect(await db().select({ id: room.id }).from(room)).toContainEqual({ id: roomId });
  const seen = await call<RoomDetail>("GET", `/room/${roomId}`, { as: staff.actor });
  expect(seen.status).toBe(200);
  const said = await call("POST", "/room/message", {
    as: staff.actor,
    body: { roomId, body: "Hello!", clientId: crypto.randomUUID() },
  });
  expect(said.status).toBe(200);
  const listed = await call("POST", "/room/roomsList", { as: customer.actor, body: {} });
  expect(JSON.stringify(listed.body)).toContain("Hello!");
  const row = ROUTES.find(({ path }) => path === "/room/with-couple");
  expect(row && needsOf(row, null)).toBe("messages");
});

test("visits are listed for one couple and for one vendor alone", async () => {
  const { vendor, customer } = await sell();
  const [other, elsewhere] = [await makeCustomer(db()), await makeVendor(db())];
  const day = addDays(todayInSingapore(), 9);
  const visit = (vendorId: string, customerId: string, hour: string) => ({
    vendorId,
    customerId,
    startsAt: instantInSingapore(day, `${hour}:00`),
    endsAt: instantInSingapore(day, `${hour}:30`),
    state: "confirmed" as const,
    note: "",
  });
  const couple = customer.actor.customerId;
  await db()
    .insert(appointment)
    .values([
      visit(vendor.id, couple, "10"),
      visit(vendor.id, other.actor.customerId, "12"),
      visit(elsewhere.id, couple, "14"),
    ]);
  const list = async (as: typeof vendor.actor | typeof customer.actor, path: string) =>
    (await call<Page<Appointment>>("GET", path, { as })).body.data.docs;
  const ofCouple = await list(vendor.actor, `/vendor/appointment?customerId=${couple}`);
  expect(ofCouple).toMatchObject([{ customer: { id: couple }, vendor: { id: vendor.id } }]);
  const atVendor = await list(customer.actor, `/appointment?vendorId=${vendor.id}`);
  expect(atVendor).toMatchObject([{ customer: { id: couple }, vendor: { id: vendor.id } }]);
  expect(await list(elsewhere.actor, `/vendor/appointment?customerId=${other.actor.customerId}`)).toEqual([]);
});
