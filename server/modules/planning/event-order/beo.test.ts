import { PDFiumLibrary } from "@hyzyla/pdfium";
import { eq } from "drizzle-orm";
import type { Beo, BeoSectionKind } from "@/contracts/planning/beo";
import type { Banquet } from "@/contracts/planning/event-order";
import type { RunSheet } from "@/contracts/planning/run-sheet";
import type { SeatingPlan } from "@/contracts/planning/seating";
import { addDays, todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import { API_PREFIX } from "@/server/app";
import type { Actor } from "@/server/core/actor";
import { beoVersion, eventOrder } from "@/server/db/schema/planning/event-order";
import { guest, guestEvent } from "@/server/db/schema/planning/guest";
import { weddingEvent } from "@/server/db/schema/planning/wedding";
import { orderItem } from "@/server/db/schema/sale/order";
import { stopLiveStreams } from "@/server/modules/identity/live/public";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { announcePurges, purgeGuests } from "@/server/modules/planning/purge/service";
import { makeCustomer, makeMember, makeVendor } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { makeHousehold, makeWedding } from "@/tests/setup/planning";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";
import { v7 } from "uuid";
import { lockGuaranteed, tellChangedPlans } from "./service-beo-versions";

const shop = useShop();
const { call, db } = shop;
afterAll(() => stopLiveStreams());
const PHONE = "9123 4567";

/** An accepted order of two tables, tied to a banquet with a guest at table 1 who is allergic, and one without needs. */
async function served() {
  const stall = await shop.makeStall({ priceMetric: "table of 10", priceCents: 100_000 });
  const customer = await makeCustomer(db(), {
    brideFirstName: "Mei",
    groomFirstName: "Jun",
    weddingDate: EVENT_DATE,
  });
  await shop.addToCart(customer.actor, stall.product, { quantity: 2 });
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  await shop.pay(customer.actor, placed.checkoutId);
  const orderId = placed.orders[0]?.id ?? "";
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: stall.vendor.actor });
  const { weddingId, eventId } = await makeWedding(customer.actor);
  await db()
    .update(weddingEvent)
    .set({ meals: ["Fish"], startsAt: "19:00" })
    .where(eq(weddingEvent.id, eventId));
  const { guestIds } = await makeHousehold(db(), {
    weddingId,
    eventIds: [eventId],
    guests: ["Rose", "Bala", "Siti"],
  });
  const [rose = "", bala = "", siti = ""] = guestIds;
  await db().update(guestEvent).set({ answer: "yes" }).where(eq(guestEvent.guestId, rose));
  await db().update(guestEvent).set({ answer: "yes" }).where(eq(guestEvent.guestId, siti));
  await db().update(guest).set({ allergies: "Peanuts" }).where(eq(guest.id, rose));
  await db()
    .update(guest)
    .set({ dietary: ["halal"], isChild: true })
    .where(eq(guest.id, siti));
  const [item] = await db().select().from(orderItem).where(eq(orderItem.orderId, orderId));
  const tie = await call<Banquet>("POST", "/user/banquet", {
    as: customer.actor,
    body: { eventId, orderItemId: item?.id, seatsPerUnit: 10, minimumUnits: 1 },
  });
  const tieId = tie.body.data.events[0]?.orders[0]?.id ?? "";
  const seats = [rose, bala].map((guestId, position) => ({ guestId, position }));
  const table = {
    id: v7(),
    label: "1",
    shape: "round",
    seats: 10,
    x: 300,
    y: 400,
    rotation: 0,
    guests: seats,
  };
  await call<SeatingPlan>("PUT", `/planning/seating/${eventId}`, {
    as: customer.actor,
    body: {
      version: 0,
      sides: "any",
      rooms: [{ id: v7(), name: "Ballroom", width: 1200, depth: 1500, features: [], tables: [table] }],
      rules: [],
    },
  });
  return { ...stall, customer, orderId, weddingId, eventId, tieId, guests: { rose, bala, siti } };
}
type Served = Awaited<ReturnType<typeof served>>;

const read = (as: Actor, orderId: string, query = "") =>
  call<Beo>("GET", `/${as.role === "vendor" ? "order-vendor" : "order"}/event-order/${orderId}${query}`, {
    as,
  });
const beoOf = async ({ vendor, orderId }: Served, query = "") =>
  (await read(vendor.actor, orderId, query)).body.data;
const issue = (as: Actor, orderId: string, body = {}) =>
  call<Beo>("POST", `/${as.role === "vendor" ? "order-vendor" : "order"}/event-order/${orderId}/issue`, {
    as,
    body,
  });
const confirm = (as: Actor, orderId: string, version: number) =>
  call<Beo>("POST", `/order-vendor/event-order/${orderId}/confirm`, { as, body: { version } });
const linesOf = ({ sections }: Beo, kind: BeoSectionKind) =>
  sections.find((section) => section.kind === kind)?.lines ?? [];
const valueOf = (beo: Beo, kind: BeoSectionKind, label: string) =>
  linesOf(beo, kind).find((line) => line.label === label)?.value;
const file = async (as: Actor, path: string, accept = "*/*") => {
  const authorization = `Bearer ${(await signAccessToken(as)).token}`;
  return shop.app.request(`${API_PREFIX}${path}`, { headers: { authorization, accept } });
};

async function wordsOf(pdf: Response): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(Buffer.from(await pdf.arrayBuffer()));
  try {
    return [...document.pages()].map((page) => page.getText()).join("\n");
  } finally {
    document.destroy();
    library.destroy();
  }
}

test("the vendor sees numbers, needs by table and money; names only where a seat needs them", async () => {
  const made = await served();
  const beo = await beoOf(made);
  expect(beo).toMatchObject({ state: "live", couple: "Mei & Jun", isPurged: false, since: null });
  expect(beo.items).toMatchObject([
    { ordered: 2, projected: 1, minimum: 1, guaranteed: null, guaranteeDate: addDays(EVENT_DATE, -14) },
  ]);
  expect(beo.counts).toEqual({ invited: 3, attending: 2, waiting: 1, children: 1, allergies: 1 });
  expect(linesOf(beo, "tables").map(({ label, value }) => [label, value])).toEqual([
    ["Table 1", "2 of 10 seats"],
    ["Allergy: Peanuts", "Rose Lim"],
    ["No table yet", "1 guest · 1 child’s chair"],
    ["Halal · Child", "1 guest"],
  ]);
  // Bala sits at the table, but nothing about him concerns the vendor.
  expect(JSON.stringify(beo)).not.toMatch(/Bala Lim|Siti/);
  expect(beo.rooms).toMatchObject([
    { name: "Ballroom", tables: [{ guests: [{ guestId: "" }, { guestId: "" }] }] },
  ]);
  expect(linesOf(beo, "payments").map(({ value }) => value)).toEqual(
    expect.arrayContaining(["$2,000.00", "$600.00", "$1,400.00"]),
  );
  const couples = (await read(made.customer.actor, made.orderId)).body.data;
  expect(couples.sections).toEqual(beo.sections);
});

test("only this vendor and this couple read it; staff see kitchen and floor, an owner the office", async () => {
  const { orderId, vendor } = await served();
  const staff = await makeMember(db(), vendor.id, "staff");
  const stranger = await makeVendor(db());
  const other = await makeCustomer(db());
  expect((await read(stranger.actor, orderId)).status).toBe(404);
  expect((await read(other.actor, orderId)).status).toBe(404);
  for (const as of [stranger.actor, other.actor]) expect((await issue(as, orderId)).status).toBe(404);
  expect((await confirm(stranger.actor, orderId, 1)).status).toBe(404);
  const seen = (await read(staff.actor, orderId)).body.data;
  expect(seen.may).toEqual({ issue: false, confirm: false, tick: true, office: false });
  expect(linesOf(seen, "payments")).toEqual([]);
  expect(JSON.stringify(seen)).not.toContain("$");
  expect((await issue(staff.actor, orderId)).status).toBe(403);
  const print = (as: Actor, kind: string) =>
    file(as, `/order-vendor/event-order/${orderId}/pdf?print=${kind}`);
  expect((await print(staff.actor, "office")).status).toBe(403);
  expect((await print(stranger.actor, "kitchen")).status).toBe(404);
  const [kitchen, floor, office] = await Promise.all([
    print(staff.actor, "kitchen").then(wordsOf),
    print(staff.actor, "floor").then(wordsOf),
    print(vendor.actor, "office").then(wordsOf),
  ]);
  expect(kitchen).toContain("Peanuts");
  expect(kitchen).not.toMatch(/\$/);
  expect(kitchen).not.toContain(PHONE);
  expect(floor).toContain(PHONE);
  expect(floor).toContain("Ballroom");
  expect(floor).not.toMatch(/\$/);
  expect(office).toContain("$1,400.00");
  const csv = await file(staff.actor, `/order-vendor/event-order/${orderId}/csv?print=kitchen`);
  expect(await csv.text()).toContain("Table by table,Allergy: Peanuts,Rose Lim");
});

test("versions are numbered and show what changed; the vendor confirms the latest, and is told of later changes once a day", async () => {
  const made = await served();
  const { orderId, vendor, customer, guests } = made;
  expect((await confirm(vendor.actor, orderId, 1)).status).toBe(409);
  const first = await issue(customer.actor, orderId, { note: "Please read" });
  expect(first.body.data.versions).toMatchObject([
    { number: 1, side: "customer", issuedBy: "Mei & Jun", note: "Please read", confirmedAt: null },
  ]);
  const kinds = async (email: string) => (await queuedFor(db(), email)).map(({ kind }) => kind);
  expect(await kinds(vendor.email)).toContain("vendor-event-order-issued");
  expect((await issue(vendor.actor, orderId)).status).toBe(409);

  await db().update(guest).set({ allergies: "Shellfish" }).where(eq(guest.id, guests.rose));
  await db().update(guest).set({ dietary: [] }).where(eq(guest.id, guests.siti));
  expect(linesOf(await beoOf(made), "tables")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: "Allergy: Peanuts", mark: "removed" }),
      expect.objectContaining({ label: "Allergy: Shellfish", value: "Rose Lim", mark: "added" }),
      expect.objectContaining({ label: "Halal · Child", value: "1 guest", mark: "removed" }),
    ]),
  );
  await issue(vendor.actor, orderId);
  expect((await confirm(vendor.actor, orderId, 1)).status).toBe(409);
  const confirmed = await confirm(vendor.actor, orderId, 2);
  expect(confirmed.body.data.versions[0]).toMatchObject({
    number: 2,
    side: "vendor",
    confirmedAt: expect.any(String),
  });
  expect(await kinds(customer.email)).toContain("event-order-confirmed");
  expect(linesOf(await beoOf(made), "tables").every(({ mark }) => mark === "same")).toBe(true);
  const old = await beoOf(made, "?version=1");
  expect(valueOf(old, "tables", "Allergy: Peanuts")).toBe("Rose Lim");
  expect((await read(vendor.actor, orderId, "?version=9")).status).toBe(404);

  const told = async () =>
    (await kinds(vendor.email)).filter((kind) => kind === "vendor-event-order-changed");
  await tellChangedPlans();
  expect(await told()).toEqual([]);
  await db().update(guest).set({ allergies: "Eggs" }).where(eq(guest.id, guests.rose));
  await tellChangedPlans();
  await db().update(guest).set({ allergies: "Milk" }).where(eq(guest.id, guests.rose));
  await tellChangedPlans();
  expect(await told()).toHaveLength(1);
  await tellChangedPlans(new Date(Date.now() + DAY_MS));
  await tellChangedPlans(new Date(Date.now() + 2 * DAY_MS));
  expect(await told()).toHaveLength(2);
});

test("after the guarantee date the numbers stand, and later changes are listed apart", async () => {
  const made = await served();
  const { orderId, vendor, customer, guests, tieId } = made;
  const terms = (guaranteeDate: string | null, minimumUnits = 1) =>
    call("PATCH", `/user/banquet/${tieId}`, {
      as: customer.actor,
      body: { seatsPerUnit: 10, minimumUnits, guaranteeDate },
    });
  await lockGuaranteed();
  expect((await beoOf(made)).versions).toEqual([]);
  await terms(addDays(todayInSingapore(), -1));
  await lockGuaranteed();
  await lockGuaranteed();
  const locked = await beoOf(made);
  expect(locked.versions).toMatchObject([{ number: 1, side: "system", isLocked: true }]);
  expect(locked.items[0]).toMatchObject({ guaranteed: 2, ordered: 2 });
  expect(locked.afterGuarantee).toEqual([]);

  // Until the vendor confirms it, another date unlocks it.
  await terms(null);
  expect((await beoOf(made)).versions).toMatchObject([{ number: 1, isLocked: false }]);
  await terms(addDays(todayInSingapore(), -1));
  await lockGuaranteed();
  const { number = 0 } = (await beoOf(made)).versions[0] ?? {};
  await confirm(vendor.actor, orderId, number);
  expect((await terms(null)).status).toBe(409);
  expect((await terms(addDays(todayInSingapore(), -1), 5)).status).toBe(409);

  await db().update(orderItem).set({ quantity: 3 }).where(eq(orderItem.orderId, orderId));
  await db().update(guest).set({ allergies: "Eggs" }).where(eq(guest.id, guests.rose));
  const later = await beoOf(made);
  expect(later.items[0]).toMatchObject({ guaranteed: 2, ordered: 3 });
  const changed = later.afterGuarantee.flatMap(({ lines }) =>
    lines.map(({ label, value, mark }) => [mark, label, value]),
  );
  expect(changed).toEqual([
    ["changed", "Ordered now", "3 tables of 10"],
    ["removed", "Allergy: Peanuts", "Rose Lim"],
    ["added", "Allergy: Eggs", "Rose Lim"],
  ]);
  await issue(customer.actor, orderId);
  const { versions } = await beoOf(made);
  expect(versions.map(({ isLocked, isAfterGuarantee }) => [isLocked, isAfterGuarantee])).toEqual([
    [false, true],
    ...versions.slice(1).map((version) => [version.number === number, version.number > number]),
  ]);
  const [kept] = await db().select().from(beoVersion).where(eq(beoVersion.number, number));
  expect(kept?.content.items[0]?.ordered).toBe(2);

  // A moved event is locked again, with what is ordered then.
  await db().update(eventOrder).set({ guaranteeDate: null }).where(eq(eventOrder.id, tieId));
  const moveTo = async (days: number) => {
    const date = addDays(todayInSingapore(), days);
    await db().update(weddingEvent).set({ date }).where(eq(weddingEvent.id, made.eventId));
    await lockGuaranteed();
    return (await beoOf(made)).items[0]?.guaranteed;
  };
  expect(await moveTo(60)).toBeNull();
  expect(await moveTo(10)).toBe(3);
});

test("guests leave the versions with the guest list, and when the couple unties the order", async () => {
  const made = await served();
  const { orderId, customer, tieId } = made;
  await issue(customer.actor, orderId);
  await call("DELETE", `/user/banquet/${tieId}`, { as: customer.actor });
  expect(await beoOf(made)).toMatchObject({ state: "unconnected", sections: [], versions: [] });
  const kept = async (id: string) =>
    JSON.stringify(await db().select().from(beoVersion).where(eq(beoVersion.orderId, id)));
  expect(await kept(orderId)).not.toMatch(/Rose|Peanuts/);
  expect(await kept(orderId)).toContain("Ballroom");

  const other = await served();
  await issue(other.customer.actor, other.orderId);
  expect(await kept(other.orderId)).toContain("Rose");
  const at = (days: number) => new Date(Date.now() + days * DAY_MS);
  await announcePurges(at(176));
  await purgeGuests(at(191));
  expect(await kept(other.orderId)).not.toMatch(/Rose|Peanuts/);
  const after = await beoOf(other);
  expect(after).toMatchObject({ isPurged: true, counts: { attending: 0 } });
  expect(JSON.stringify(after)).not.toMatch(/Rose|Peanuts/);
});

test("a vendor on the run sheet ticks its own entries, which the couple's run sheet shows", async () => {
  const { customer, vendor, orderId } = await shop.sell();
  expect((await read(vendor.actor, orderId)).body.data.state).toBe("unconnected");
  const add = (title: string, given: object) =>
    call<RunSheet>("POST", "/planning/runsheet", {
      as: customer.actor,
      body: { startsAt: "17:00", title, ...given },
    });
  await add("Photographer arrives", { orderId });
  const sheet = (await add("Hair and makeup", { people: ["Mei"] })).body.data;
  const idOf = (title: string) => sheet.items.find((item) => item.title === title)?.id ?? "";
  const beo = (await read(vendor.actor, orderId)).body.data;
  expect(beo).toMatchObject({ state: "day", runSheet: [{ title: "Photographer arrives", isYours: true }] });
  const tick = (as: Actor, title: string, done = true) =>
    call<Beo>("POST", `/order-vendor/event-order/${orderId}/tick`, {
      as,
      body: { entryId: idOf(title), done },
    });
  const staff = await makeMember(db(), vendor.id, "staff");
  expect((await tick(staff.actor, "Photographer arrives")).status).toBe(200);
  const doneAt = async () =>
    (await call<RunSheet>("GET", "/planning/runsheet", { as: customer.actor })).body.data.items.find(
      (item) => item.orderId === orderId,
    )?.doneAt;
  expect(await doneAt()).toEqual(expect.any(String));
  expect((await tick(vendor.actor, "Hair and makeup")).status).toBe(404);
  expect((await tick((await makeVendor(db())).actor, "Photographer arrives")).status).toBe(404);
  await tick(vendor.actor, "Photographer arrives", false);
  expect(await doneAt()).toBeNull();
});

test("a reply, a seat and the run sheet reach the vendor's open screens; another couple's don't", async () => {
  const [mine, other] = [await served(), await served()];
  const stream = await file(mine.vendor.actor, "/live/stream", "text/event-stream");
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = "";
  const hear = async (words: string) => {
    while (!heard.includes(words)) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error(`the stream ended after ${heard}`);
      heard += value ?? "";
    }
  };
  const add = (to: Served) =>
    call("POST", "/planning/runsheet", {
      as: to.customer.actor,
      body: { startsAt: "19:30", title: "March-in" },
    });
  await hear("event: open");
  await add(other);
  await add(mine);
  await hear("event: event_order");
  expect(heard.match(/"orderId":"[^"]*"/g)).toEqual([`"orderId":"${mine.orderId}"`]);
  await stopLiveStreams();
});
