import { eq } from "drizzle-orm";
import { v4 } from "uuid";
import { DEFAULT_APPOINTMENT_SETTING } from "@/contracts/messaging/appointment/appointment";
import type { SentMessage } from "@/contracts/messaging/room";
import type { Actor, VendorActor } from "@/server/core/actor";
import { vendor as vendorTable } from "@/server/db/schema/catalogue/vendor";
import type { Route } from "@/server/http/route";
import { ROUTES } from "@/server/routes";
import { makeAppointment, makeSession } from "../setup/factories";
import { EVENT_DATE, useShop } from "../setup/shop";
import { VALID_BODIES } from "@/tests/setup/fuzz/valid-bodies";

/** A suspended vendor completes its open orders but sells nothing new. Checks the whole route table. */
const shop = useShop();

const SUSPENDED = "Your shop is suspended, so you can't do this. You can still run your open orders.";
const NO_ID = "00000000-0000-7000-8000-000000000000";

const nameOf = (row: Route) => `${row.method} ${row.path}`;
const WRITING = ROUTES.filter(
  ({ guard, method }) => ["vendor", "account"].includes(guard) && method !== "GET",
);

/** The calls that make a new sale, each with a valid body. */
const REFUSED: Readonly<Record<string, object>> = {
  "PATCH /order-vendor/approve/:id": {},
  "PATCH /vendor/appointment/:id": { action: "confirm" },
  "POST /vendor-product": VALID_BODIES["POST /vendor-product"] ?? {},
  "POST /vendor-product/activateDeactivateVendorProducts": { ids: [NO_ID], status: 1 },
  "POST /vendor-product/duplicate/:id": {},
  "PATCH /vendor-product/:id": { productTitle: "A gown" },
  "POST /vendor-product/import-excel": {},
  "POST /vendor-product/prices": { ids: [NO_ID], by: "percent", value: 5 },
  "POST /vendor/appointment/setting/update": DEFAULT_APPOINTMENT_SETTING,
  "POST /vendor/customer/broadcast": { message: "Hello", clientId: v4(), recipients: 1 },
  "POST /vendor/customer/invite/:id": {},
  "PATCH /vendor/appointment/move/:id": {
    from: `${EVENT_DATE}T02:00:00Z`,
    startsAt: `${EVENT_DATE}T04:00:00Z`,
  },
  "PATCH /vendor/calendar/hold/:id": { date: EVENT_DATE },
  "POST /vendor/calendar/hold": { date: EVENT_DATE, name: "Wei & Ana" },
};

const setStatus = (vendorId: string, status: "approved" | "suspended") =>
  shop.db().update(vendorTable).set({ status }).where(eq(vendorTable.id, vendorId));

/** Uses a session for each call, because some calls end sessions. */
async function inNewSession(actor: VendorActor): Promise<Actor> {
  return { ...actor, sessionId: await makeSession(shop.db(), actor.accountId) };
}

async function callRow(actor: VendorActor, row: Route) {
  // Every vendor is refused another's profile.
  const id = row.path.startsWith("/vendor/profile/") ? actor.vendorId : NO_ID;
  return shop.call(row.method, row.path.replace(/:\w+/, id), {
    as: await inNewSession(actor),
    ...(row.body ? { body: REFUSED[nameOf(row)] ?? {} } : {}),
  });
}

test("every row that a vendor can write to declares what a suspended one may do, and no other row does", () => {
  const saying = ROUTES.filter((row) => row.whileSuspended !== undefined).map(nameOf);
  expect(saying).toEqual(WRITING.map(nameOf));
});

describe.each(WRITING.map((row) => [nameOf(row), row] as const))("%s", (name, row) => {
  test("a suspended vendor", async () => {
    const { vendor } = await shop.makeStall({}, { status: "suspended" });
    const answer = await callRow(vendor.actor, row);
    if (name in REFUSED) {
      expect([answer.status, answer.body.message]).toEqual([403, SUSPENDED]);
    } else {
      expect(answer.status).not.toBe(403);
      expect(answer.body.message).not.toBe(SUSPENDED);
    }
  });

  test("an approved vendor", async () => {
    const { vendor } = await shop.makeStall();
    expect((await callRow(vendor.actor, row)).status).not.toBe(403);
  });
});

test("a suspended vendor approves no order until it is reinstated", async () => {
  const { vendor, orderId, customer } = await shop.sell();
  await setStatus(vendor.id, "suspended");
  const refused = await shop.call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  expect(refused.status).toBe(403);
  const order = await shop.call<{ state: string }>("GET", `/order/${orderId}`, { as: customer.actor });
  expect(order.body.data.state).toBe("awaiting_approval");

  await setStatus(vendor.id, "approved");
  const approved = await shop.call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  expect(approved.status).toBe(200);
});

test("a suspended vendor may decline an order and write to its couple", async () => {
  const { vendor, orderId, customer } = await shop.sell();
  const asked = await shop.call<SentMessage>("POST", "/room/message", {
    as: customer.actor,
    body: { vendorId: vendor.id, body: "Is there a tasting?", clientId: v4() },
  });
  await setStatus(vendor.id, "suspended");

  const { roomId } = asked.body.data;
  const message = { roomId, body: "We can't take your booking", clientId: v4() };
  expect((await shop.call("POST", "/room/message", { as: vendor.actor, body: message })).status).toBe(200);
  const declined = await shop.call("PATCH", `/order-vendor/decline/${orderId}`, {
    as: vendor.actor,
    body: { reason: "We are fully booked on that day" },
  });
  expect(declined.status).toBe(200);
});

test("a suspended vendor may decline and cancel appointments, but confirms none", async () => {
  const { vendor, customer } = await shop.sell();
  await setStatus(vendor.id, "suspended");
  const owners = { vendorId: vendor.id, customerId: customer.id };
  const answerTo = (id: string, action: string) =>
    shop.call("PATCH", `/vendor/appointment/${id}`, {
      as: vendor.actor,
      body: { action, answer: "We are closed that week" },
    });

  const id = await makeAppointment(shop.db(), owners);
  expect((await answerTo(id, "confirm")).status).toBe(403);
  expect((await answerTo(id, "decline")).status).toBe(200);
  const confirmed = await makeAppointment(shop.db(), { ...owners, state: "confirmed" });
  expect((await answerTo(confirmed, "cancel")).status).toBe(200);
});
