import type { FoundPage } from "@/contracts/operator/search/search";
import type { TicketOpened } from "@/contracts/messaging/ticket/ticket";
import { orderNumberOf } from "@/contracts/sale/order/order.schema";
import { eq } from "drizzle-orm";
import { order } from "@/server/db/schema/sale/order";
import { payment } from "@/server/db/schema/sale/payment";
import { makeCustomer, makeOperator, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

async function seekAs(role: "support" | "finance" | "trust") {
  const { actor } = await makeOperator(db(), role);
  return (searchBy: string, more = "") =>
    call<FoundPage>("GET", `/operator/search?searchBy=${encodeURIComponent(searchBy)}${more}`, { as: actor });
}

test("one field finds orders, payments, tickets, people and vendors", async () => {
  const { customer, vendor, orderId, intent } = await shop.sell();
  const seek = await seekAs("trust");
  const found = async (searchBy: string) =>
    (await seek(searchBy)).body.data.docs.map(({ kind, _id, personId }) => [kind, _id, personId]);

  const [row] = await db().select().from(order).where(eq(order.id, orderId));
  const number = orderNumberOf(row?.number ?? 0, row?.placedAt ?? new Date());
  expect(await found(number.toLowerCase())).toEqual([["order", orderId, customer.id]]);
  const [paid] = await db().select().from(payment).where(eq(payment.id, intent.paymentId));
  expect(await found(paid?.gatewayIntentId ?? "")).toEqual([["payment", intent.paymentId, customer.id]]);
  expect(await found(customer.email.slice(0, -3).toUpperCase())).toEqual([
    ["person", customer.id, customer.id],
  ]);
  expect(await found(vendor.email)).toEqual([["vendor", vendor.id, null]]);
  const form = new FormData();
  for (const [name, value] of Object.entries({
    topic: "other",
    firstName: "Mei",
    lastName: "Tan",
    email: "mei@test.example",
    message: "Where is my order?",
  }))
    form.append(name, value);
  const opened = await call<TicketOpened>("POST", "/ticket", { body: form });
  expect((await found(opened.body.data.ticketNumber)).map(([kind]) => kind)).toEqual(["ticket"]);
});

test("names and phone numbers are found as people write them; wildcards are taken literally", async () => {
  const { id } = await makeCustomer(db(), { phone: "91230987" });
  const { id: vendorId } = await makeVendor(db(), { vendorName: "Zürich Flörists" });
  const seek = await seekAs("trust");
  const ids = async (searchBy: string) => (await seek(searchBy)).body.data.docs.map(({ _id }) => _id);
  expect(await ids("+65 9123 0987")).toEqual([id]);
  expect(await ids("zurich florists")).toEqual([vendorId]);
  expect(await ids("%%")).toEqual([]);
  expect(await ids("__")).toEqual([]);
});

test("results are paged", async () => {
  for (const at of [1, 2, 3]) await makeCustomer(db(), { email: `paged${at}@test.example` });
  const seek = await seekAs("support");
  const { data } = (await seek("paged", "&limit=2&page=2")).body;
  expect([data.docs.map(({ title }) => title), data.totalDocs]).toEqual([["paged3@test.example"], 3]);
});

test("each role finds only what it works with", async () => {
  const { email } = await makeVendor(db());
  const { email: person } = await makeCustomer(db());
  const kinds = async (role: "support" | "finance", searchBy: string) =>
    (await (await seekAs(role))(searchBy)).body.data.docs.map(({ kind }) => kind);
  expect(await kinds("support", person)).toEqual(["person"]);
  expect(await kinds("support", email)).toEqual([]);
  expect(await kinds("finance", person)).toEqual([]);
});

test("too short a text is refused", async () => {
  const seek = await seekAs("trust");
  const short = await seek("a");
  expect([short.status, short.body.message]).toEqual([400, "Please enter at least two characters"]);
});
