import { v4 } from "uuid";
import type { Page } from "@/contracts/envelope";
import type {
  Audience,
  BroadcastSent,
  VendorCustomer,
  VendorCustomerDetail,
} from "@/contracts/messaging/customer";
import { DAY_MS, HOUR_MS } from "@/lib/time";
import { consent } from "@/server/db/schema/identity/consent";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { makeAppointment, makeCustomer } from "@/tests/setup/factories";
import { queuedFor } from "@/tests/setup/mailbox";
import { useShop, type VendorActor } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

const list = async (as: VendorActor, query = "") =>
  (await call<Page<VendorCustomer>>("GET", `/vendor/customer?${query}`, { as })).body.data;
const add = async (as: VendorActor, body: object) =>
  (await call<VendorCustomerDetail>("POST", "/vendor/customer", { as, body })).body.data;
const write = (as: VendorActor, body: object) =>
  call<BroadcastSent>("POST", "/vendor/customer/broadcast", { as, body: { clientId: v4(), ...body } });

async function ask(vendorId: string, given: Parameters<typeof makeCustomer>[1] = {}) {
  const couple = await makeCustomer(db(), given);
  const body = { vendorId, clientId: v4(), body: "Are you free?" };
  await call("POST", "/room/message", { as: couple.actor, body });
  return couple;
}

test("everyone who bought, asked or visited is listed once, by segment, searched and paged", async () => {
  const { vendor, customer: buyer, orderId } = await shop.sell();
  const { actor } = vendor;
  const asker = await ask(vendor.id, { brideFirstName: "Ana", groomFirstName: "Wei" });
  const visitor = await makeCustomer(db());
  await makeAppointment(db(), { vendorId: vendor.id, customerId: buyer.id });
  const startsAt = new Date(Date.now() + 9 * DAY_MS);
  const endsAt = new Date(startsAt.getTime() + HOUR_MS);
  await makeAppointment(db(), { vendorId: vendor.id, customerId: visitor.id, startsAt, endsAt });
  const contact = await add(actor, { name: "=1+1", email: "K@x.example", tags: ["fair", "fair"] });
  await shop.sell();

  const phoned = (id: string, phone: string) =>
    call<VendorCustomerDetail>("PATCH", `/vendor/customer/${id}`, { as: actor, body: { phone } });
  expect((await phoned(contact.id, "+44 (0)20 7946 0958")).body.data.phone).toBe("+44 20 7946 0958");
  expect((await phoned(contact.id, "9123 (mum)")).body.data.phone).toBe("9123 (mum)");

  const ids = async (query: string) => (await list(actor, query)).docs.map(({ id }) => id).toSorted();
  const sorted = (...all: { id: string }[]) => all.map(({ id }) => id).toSorted();
  expect(await ids("segment=all")).toEqual(sorted(buyer, asker, visitor, contact));
  expect(await ids("segment=not_yet_purchased")).toEqual(sorted(asker, visitor, contact));
  expect(await ids("segment=one_purchase")).toEqual(sorted(buyer));
  expect(await ids("searchBy=ana")).toEqual(sorted(asker));
  expect(await ids("searchBy=fair")).toEqual(sorted(contact));
  const second = await list(actor, "limit=3&page=2");
  expect([second.docs.length, second.totalDocs]).toEqual([1, 4]);

  const one = await call<VendorCustomerDetail>("GET", `/vendor/customer/${buyer.id}`, { as: actor });
  expect(one.body.data).toMatchObject({
    kind: "couple",
    purchases: 1,
    value: 1000,
    email: "",
    phone: "+65 9123 4567",
    orders: [{ id: orderId, value: 1000 }],
    visits: [{ state: "requested" }],
  });
  expect(JSON.stringify((await list(actor)).docs)).not.toContain(buyer.email);
  expect(contact).toMatchObject({ kind: "contact", email: "k@x.example", tags: ["fair"] });

  const { token } = await signAccessToken(actor);
  const file = await shop.app.request("/api/v1/vendor/customer/export.csv", {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await file.text();
  expect(text.trim().split("\n")).toHaveLength(5);
  expect(text).toContain("'=1+1");
});

test("notes and tags are the vendor's own; a couple's name can't be changed", async () => {
  const { vendor, customer } = await shop.sell();
  const other = (await shop.sell()).vendor.actor;
  const path = `/vendor/customer/${customer.id}`;
  const body = { name: "Changed", note: "Likes orchids", tags: ["vip"] };
  const saved = await call<VendorCustomerDetail>("PATCH", path, { as: vendor.actor, body });
  expect(saved.body.data).toMatchObject({ name: "Mei", note: "Likes orchids", tags: ["vip"] });
  await call("PATCH", path, { as: vendor.actor, body: { note: "Likes lilies" } });
  const read = await call<VendorCustomerDetail>("GET", path, { as: vendor.actor });
  expect(read.body.data).toMatchObject({ note: "Likes lilies", tags: ["vip"] });
  expect((await call("PATCH", path, { as: other, body })).status).toBe(404);
  expect((await call("DELETE", path, { as: vendor.actor })).status).toBe(404);
  const contact = await add(vendor.actor, { name: "Wei & Ana" });
  expect((await call("DELETE", `/vendor/customer/${contact.id}`, { as: other })).status).toBe(404);
  expect((await call("DELETE", `/vendor/customer/${contact.id}`, { as: vendor.actor })).status).toBe(200);
});

test("a contact is invited once, and never again after opting out", async () => {
  const { vendor } = await shop.makeStall();
  const email = "wei@invite.example";
  const { id } = await add(vendor.actor, { name: "Wei", email });
  const invite = async (to: string) =>
    (await call("POST", `/vendor/customer/invite/${to}`, { as: vendor.actor })).status;
  expect([await invite(id), await invite(id)]).toEqual([200, 409]);
  const [mail] = await queuedFor(db(), email);
  expect(mail).toMatchObject({ kind: "customer-invited", vendorName: vendor.vendorName });
  const link = new URL((mail as unknown as { stopLink: string }).stopLink);
  const stop = (token: string) => call("POST", "/public/mail-stop", { body: { token } });
  expect((await stop("forged.token")).status).toBe(400);
  expect((await stop(link.searchParams.get("token") ?? "")).status).toBe(200);
  const again = await add(vendor.actor, { name: "Wei", email });
  const nameless = await add(vendor.actor, { name: "No address" });
  expect([await invite(again.id), await invite(nameless.id)]).toEqual([409, 400]);
  expect(await queuedFor(db(), email)).toHaveLength(1);
});

test("a message to a segment reaches each conversation once, mails only those who consented, and no more than confirmed", async () => {
  const { vendor } = await shop.makeStall();
  const { actor } = vendor;
  const couple = await ask(vendor.id);
  await add(actor, { name: "Never asked", email: "no@letter.example" });
  await add(actor, { name: "Agreed", email: "yes@letter.example" });
  const wording = "I agree to offers.";
  await db().insert(consent).values({ email: "yes@letter.example", purpose: "promotions", wording });
  const audience = await call<Audience>("GET", "/vendor/customer/audience?segment=all", { as: actor });
  expect(audience.body.data).toEqual({ rooms: 1, mails: 1, unreachable: 1 });

  expect((await write(actor, { message: "Hi", recipients: 1 })).status).toBe(409);
  const body = { message: "Open house on Sunday", recipients: 2, clientId: v4() };
  expect((await write(actor, body)).body.data).toEqual({ rooms: 1, mails: 1 });
  await write(actor, { ...body, segment: "not_yet_purchased" });
  expect(await queuedFor(db(), "yes@letter.example")).toHaveLength(1);
  const rooms = await call<{ rooms: { id: string; lastChat: { words: string } }[] }>(
    "POST",
    "/room/roomsList",
    {
      as: couple.actor,
      body: {},
    },
  );
  expect(rooms.body.data.rooms[0]?.lastChat.words).toBe("Open house on Sunday");
  const roomId = rooms.body.data.rooms[0]?.id;
  const { body: chats } = await call<{ chats: unknown[] }>("POST", "/room/chatsList", {
    as: couple.actor,
    body: { roomId },
  });
  expect(chats.data.chats).toHaveLength(2);
  expect(await queuedFor(db(), "no@letter.example")).toEqual([]);
  expect((await queuedFor(db(), "yes@letter.example"))[0]).toMatchObject({ kind: "customer-letter" });
  const one = { ...body, segment: "one_purchase" };
  expect((await write(actor, one)).status).toBe(409);
});
