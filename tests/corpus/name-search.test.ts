import type { Page } from "@/contracts/envelope";
import type { VendorCustomer } from "@/contracts/messaging/customer";
import type { CheckInParty } from "@/contracts/planning/check-in";
import type { Guest } from "@/contracts/planning/guest/guest";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { customer } from "@/server/db/schema/identity/account";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { makeHousehold, makeWedding } from "@/tests/setup/planning";
import { type CustomerActor, useShop, type VendorActor } from "@/tests/setup/shop";

/** Names, and what people type to find them. */
const NAMES: readonly (readonly [name: string, typed: readonly string[]])[] = [
  ["Oʼahu", ["O'ahu", "o’ahu", "oahu", "O ahu"]],
  ["Kaʻiulani", ["Ka'iulani", "kaiulani"]],
  ["Nguꞌen", ["ngu'en", "nguen"]],
  ["陳志偉", ["陈志伟", "陳志伟", "志偉", "陳"]],
  ["吕温", ["呂溫"]],
  ["鄭裏", ["郑里", "鄭裡"]],
  ["أحمد", ["احمد", "أَحْمَد", "أحـــمد"]],
  ["آمنة مؤمن", ["امنه", "مومن"]],
  ["علی", ["علي", "على"]],
];

const shop = useShop();
const { call, db } = shop;

const docsOf = async <T>(path: string, as: CustomerActor | VendorActor, typed: string) =>
  (await call<Page<T>>("GET", `${path}searchBy=${encodeURIComponent(typed)}`, { as })).body.data.docs;

test.each(NAMES)("%s is found in guests, at check-in and among customers", async (name, typed) => {
  const { actor: couple } = await makeCustomer(db());
  const { weddingId, eventId } = await makeWedding(couple);
  await makeHousehold(db(), { weddingId, eventIds: [eventId], name: "The Tan family", guests: [name] });
  const { actor: vendor } = await makeVendor(db());
  await call("POST", "/vendor/customer", { as: vendor, body: { name } });
  for (const each of [name, ...typed]) {
    const guests = await docsOf<Guest>("/user/guest?", couple, each);
    const parties = await docsOf<CheckInParty>(
      `/planning/check-in/parties?eventId=${eventId}&`,
      couple,
      each,
    );
    const customers = await docsOf<VendorCustomer>("/vendor/customer?", vendor, each);
    expect({ each, found: [guests.length, parties.length, customers.length] }).toEqual({
      each,
      found: [1, 1, 1],
    });
  }
  expect(await docsOf<Guest>("/user/guest?", couple, "王ليلى")).toEqual([]);
});

test("an order is found by the couple's name in traditional and in simplified characters", async () => {
  const { vendor, orderId } = await shop.sell();
  await db().update(customer).set({ firstName: "志偉", lastName: "陳" });
  for (const typed of ["陈志伟", "陳"]) {
    const found = await docsOf<OrderSummary>("/order-vendor/order?", vendor.actor, typed);
    expect(found.map(({ id }) => id)).toEqual([orderId]);
  }
});
