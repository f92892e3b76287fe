import { eq, sql } from "drizzle-orm";
import type { Cart } from "@/contracts/sale/cart";
import type { Page } from "@/contracts/envelope";
import type { OrderDetail, OrderSummary, PlacedCheckout } from "@/contracts/sale/order/order";
import {
  MAX_UNPAID_CHECKOUTS,
  MAX_UNPAID_DATES,
  MAX_UNPAID_DATES_PER_VENDOR,
} from "@/contracts/sale/order/order";
import { UNPAID_HOURS } from "@/contracts/sale/order/order-process";
import { addDays, todayInSingapore } from "@/lib/dates";
import { HOUR_MS } from "@/lib/time";
import { booking } from "@/server/db/schema/sale/booking";
import { checkout, order } from "@/server/db/schema/sale/order";
import { product as productTable } from "@/server/db/schema/catalogue/product";
import { makeCustomer, makeProduct } from "@/tests/setup/factories";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";
import { abandonUnpaidOrders } from "./service/cancel";

const { call, db, addToCart, makeStall, pay, placeOrder } = useShop();

const slotsOn = (vendorId: string) =>
  db().select().from(booking).where(eq(booking.vendorId, vendorId)).orderBy(booking.date, booking.slot);
const countOf = async (table: string) =>
  (await db().execute<{ n: number }>(sql.raw(`select count(*)::int as n from "${table}"`))).rows[0]?.n;

test("creates one order per vendor, with items, milestones, dates and history, and empties the cart", async () => {
  const { actor } = await makeCustomer(db());
  const banquet = await makeStall({ priceCents: 100_000, gstType: 2, plusPlus: true });
  const gown = await makeStall({ priceCents: 333_33 });
  await addToCart(actor, banquet.product, { quantity: 10 });
  await addToCart(actor, gown.product);
  await addToCart(actor, gown.product, { eventDate: addDays(EVENT_DATE, 7) });
  const { status, body } = await placeOrder(actor, { comment: "Halal for two tables" });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ orderValue: 11_990 + 666.66, dueNow: 3597 + 199.99 });
  const [first, second] = body.data.orders;
  expect(first).toMatchObject({
    orderNumber: expect.stringMatching(/^SY-\d\d-\d{6}$/),
    orderStatus: 2,
    state: "awaiting_payment",
    eventDate: EVENT_DATE,
    orderValue: 11_990,
    paid: 0,
    itemCount: 1,
    nextMilestone: { label: "Booking deposit", amount: 3597, paidAt: null },
  });
  expect(second).toMatchObject({ orderValue: 666.66, itemCount: 2, vendor: { id: gown.vendor.id } });
  const { data } = (await call<OrderDetail>("GET", `/order/${first?.id}`, { as: actor })).body;
  expect(data).toMatchObject({
    checkoutId: body.data.checkoutId,
    net: 10_000,
    serviceCharge: 1000,
    gst: 990,
    comment: "Halal for two tables",
    items: [{ quantity: 10, unitPrice: 1199, total: 11_990, eventDate: EVENT_DATE }],
    milestones: [
      { amount: 3597, dueDate: todayInSingapore() },
      { amount: 4796, dueDate: addDays(todayInSingapore(), 50) },
      { amount: 3597, dueDate: addDays(EVENT_DATE, -14) },
    ],
    timeline: [{ kind: "placed", actor: "customer" }],
  });
  expect((await slotsOn(gown.vendor.id)).map(({ date, slot }) => [date, slot])).toEqual([
    [EVENT_DATE, 1],
    [addDays(EVENT_DATE, 7), 1],
  ]);
  expect((await call<Cart>("GET", "/cart", { as: actor })).body.data.cartCount).toBe(0);
  const checkoutPath = `/order/checkout/${body.data.checkoutId}`;
  expect((await call("GET", checkoutPath, { as: actor })).body.data).toEqual(body.data);
  const { actor: stranger } = await makeCustomer(db());
  expect((await call("GET", checkoutPath, { as: stranger })).status).toBe(404);
});

test("stores the contact's phone completely and shows it as its country writes it", async () => {
  const { actor, id } = await makeCustomer(db());
  const { product } = await makeStall();
  await addToCart(actor, product);
  const { body } = await placeOrder(actor, { orderValue: 1000, contactPhone: "9123 4567" });
  const [row] = await db().select().from(order).where(eq(order.customerId, id));
  expect(row?.contactPhone).toBe("+6591234567");
  const seen = await call<OrderDetail>("GET", `/order/${body.data.orders[0]?.id}`, { as: actor });
  expect(seen.body.data.contactPhone).toBe("+65 9123 4567");
});

test.each(["912", "+65 91", "1234567890123456", "call me", "      "])(
  "a contact's phone number %p is refused with the reason, and can be corrected",
  async (contactPhone) => {
    const { actor } = await makeCustomer(db());
    const { product } = await makeStall();
    await addToCart(actor, product);
    const { status, body } = await placeOrder(actor, { orderValue: 1000, contactPhone });
    expect([status, body.message]).toEqual([
      400,
      contactPhone.trim()
        ? "contactPhone must be a phone number of 6 to 15 digits"
        : "contactPhone is required",
    ]);
    expect((await placeOrder(actor, { orderValue: 1000, contactPhone: "+65 (0)9123-4567" })).status).toBe(
      200,
    );
  },
);

describe("the idempotency key", () => {
  test("twenty concurrent requests with one key make one checkout", async () => {
    const { actor, id } = await makeCustomer(db());
    const { product } = await makeStall();
    await addToCart(actor, product);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => placeOrder(actor, { orderValue: 1000, key: "same-key-0001" })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { body } of answers) expect(body.data).toEqual(answers[0]?.body.data);
    expect(await db().select().from(checkout).where(eq(checkout.customerId, id))).toHaveLength(1);
    expect(await db().select().from(order).where(eq(order.customerId, id))).toHaveLength(1);
  });

  test("the same key is refused for a different request, and available to another customer", async () => {
    const [one, two] = [await makeCustomer(db()), await makeCustomer(db())];
    const { product } = await makeStall({}, { dailyCapacity: 9 });
    await addToCart(one.actor, product);
    await addToCart(two.actor, product);
    const key = "my-own-key-1";
    expect((await placeOrder(one.actor, { key, orderValue: 1000 })).status).toBe(200);
    const other = await placeOrder(one.actor, { key, orderValue: 1000, contactName: "Somebody Else" });
    expect(other.status).toBe(409);
    expect((await placeOrder(two.actor, { key })).status).toBe(200);
  });

  test.each([undefined, "short", "x".repeat(101), "with space in"])("%p is refused", async (key) => {
    const { actor } = await makeCustomer(db());
    const { product } = await makeStall();
    await addToCart(actor, product);
    const { status, body } = await call("POST", "/order", {
      as: actor,
      headers: key === undefined ? {} : { "idempotency-key": key },
      body: { orderValue: 1000, contactName: "Mei", contactPhone: "91234567", termsAgreed: true },
    });
    expect(status).toBe(400);
    expect(body.message).toContain("Idempotency-Key");
  });
});

describe("nothing is written when", () => {
  async function refused(work: () => Promise<{ status: number; body: { message: string } }>) {
    const tables = ["checkout", "order", "order_item", "milestone", "order_event", "booking"];
    const before = await Promise.all(tables.map(countOf));
    const lines = await countOf("cart_line");
    const answer = await work();
    expect(await Promise.all(tables.map(countOf))).toEqual(before);
    expect(await countOf("cart_line")).toBe(lines);
    return { status: answer.status, message: answer.body.message };
  }

  test("the email address is not verified", async () => {
    const { actor } = await makeCustomer(db(), { verified: false });
    const { product } = await makeStall();
    await addToCart(actor, product);
    const answer = await refused(() => placeOrder(actor));
    expect(answer.status).toBe(403);
    expect(answer.message).toContain("verify your email");
  });

  test("the couple saw another total, or sent one of their own", async () => {
    const { actor } = await makeCustomer(db());
    const { product } = await makeStall({ priceCents: 100_000 });
    await addToCart(actor, product, { price: 1 });
    expect(await refused(() => placeOrder(actor, { orderValue: 1 }))).toEqual({
      status: 409,
      message: "Prices have changed: the total is now $1,000.00",
    });
    const raised = { priceCents: 120_000, allInCents: 120_000 };
    await db().update(productTable).set(raised).where(eq(productTable.id, product.id));
    expect((await refused(() => placeOrder(actor, { orderValue: 1000 }))).status).toBe(409);
    expect((await placeOrder(actor, { orderValue: 1200 })).status).toBe(200);
  });

  test("no date is known", async () => {
    const { actor } = await makeCustomer(db());
    const { product } = await makeStall();
    await addToCart(actor, product, { eventDate: null });
    const answer = await refused(() => placeOrder(actor));
    expect(answer).toEqual({ status: 400, message: expect.stringContaining("please choose the date") });
    const { body } = await placeOrder(actor, { weddingDate: EVENT_DATE });
    expect(body.data.orders[0]?.eventDate).toBe(EVENT_DATE);
  });

  test("one vendor of two has no slot left", async () => {
    const [early, late] = [await makeCustomer(db()), await makeCustomer(db())];
    const free = await makeStall();
    const full = await makeStall();
    await addToCart(early.actor, full.product);
    await placeOrder(early.actor);
    await addToCart(late.actor, free.product);
    const { body } = await addToCart(late.actor, full.product);
    expect(body.data.docs[1]?.lines[0]?.problems).toMatchObject([{ kind: "date_full", blocking: true }]);
    const answer = await refused(() => placeOrder(late.actor));
    expect(answer.status).toBe(409);
    expect(answer.message).toContain(`${full.vendor.vendorName} is fully booked on`);
  });

  test("its value exceeds what the ledger can hold", async () => {
    const { actor } = await makeCustomer(db());
    const { product } = await makeStall({ priceCents: 2_000_000_00 });
    await addToCart(actor, product, { quantity: 11 });
    expect((await refused(() => placeOrder(actor))).message).toContain("at most $20,000,000.00");
  });
});

describe("slots", () => {
  test("of eight couples competing for the last two slots, two get them", async () => {
    const { product, vendor } = await makeStall({}, { dailyCapacity: 2 });
    const couples = await Promise.all(Array.from({ length: 8 }, () => makeCustomer(db())));
    await Promise.all(couples.map(({ actor }) => addToCart(actor, product)));
    const answers = await Promise.all(couples.map(({ actor }) => placeOrder(actor, { orderValue: 1000 })));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 200, 409, 409, 409, 409, 409, 409]);
    expect((await slotsOn(vendor.id)).map(({ slot }) => slot)).toEqual([1, 2]);
  });

  test("two couples competing for the same two vendors never deadlock", async () => {
    const stalls = [await makeStall(), await makeStall()];
    const couples = [await makeCustomer(db()), await makeCustomer(db())];
    for (const [index, { actor }] of couples.entries()) {
      const order = index === 0 ? stalls : stalls.toReversed();
      for (const { product } of order) await addToCart(actor, product);
    }
    const answers = await Promise.all(couples.map(({ actor }) => placeOrder(actor, { orderValue: 2000 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test("a second order for the same wedding needs no second slot, and inherits it", async () => {
    const { product, vendor, category } = await makeStall();
    const extra = await makeProduct(db(), { vendorId: vendor.id, level1Id: category.id });
    const { actor } = await makeCustomer(db());
    await addToCart(actor, product);
    const first = (await placeOrder(actor)).body.data.orders[0]?.id ?? "";
    const again = await addToCart(actor, extra);
    expect(again.body.data.docs[0]?.lines[0]?.problems).toEqual([]);
    const second = (await placeOrder(actor)).body.data.orders[0]?.id ?? "";
    await call("PATCH", `/order/withdraw/${first}`, { as: actor });
    expect(await slotsOn(vendor.id)).toMatchObject([{ orderId: second, slot: 1 }]);
    await call("PATCH", `/order/withdraw/${second}`, { as: actor });
    expect(await slotsOn(vendor.id)).toEqual([]);
  });
});

test("an unpaid order can be withdrawn once, and its date becomes free", async () => {
  const { actor } = await makeCustomer(db());
  const other = await makeCustomer(db());
  const { product, vendor } = await makeStall();
  await addToCart(actor, product);
  const id = (await placeOrder(actor)).body.data.orders[0]?.id;
  expect((await call("PATCH", `/order/withdraw/${id}`, { as: other.actor })).status).toBe(404);
  const { status, body } = await call<OrderDetail>("PATCH", `/order/withdraw/${id}`, { as: actor });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ state: "cancelled", orderStatus: 0, nextMilestone: null });
  expect(body.data.timeline.map(({ kind }) => kind)).toEqual(["placed", "withdraw"]);
  expect(await slotsOn(vendor.id)).toEqual([]);
  expect((await call("PATCH", `/order/withdraw/${id}`, { as: actor })).status).toBe(409);
  await addToCart(other.actor, product);
  expect((await placeOrder(other.actor)).status).toBe(200);
});

describe("unpaid dates of one couple", () => {
  const dates = (count: number, from = 0) =>
    Array.from({ length: count }, (_, day) => addDays(EVENT_DATE, from + day));

  test(`are limited to ${MAX_UNPAID_DATES_PER_VENDOR} days per vendor, however many orders`, async () => {
    const { actor } = await makeCustomer(db());
    const { product, vendor } = await makeStall({}, { dailyCapacity: 9 });
    for (const eventDate of dates(MAX_UNPAID_DATES_PER_VENDOR + 1)) {
      await addToCart(actor, product, { eventDate });
    }
    const all = await placeOrder(actor);
    expect(all.status).toBe(409);
    expect(all.body.message).toContain(vendor.vendorName);
    expect(await slotsOn(vendor.id)).toEqual([]);
    const { data: cart } = (await call<Cart>("GET", "/cart", { as: actor })).body;
    const extra = cart.docs[0]?.lines.at(-1);
    await call("DELETE", `/cart/${extra?.id}`, { as: actor });
    const placed = (await placeOrder(actor)).body.data;
    expect(await slotsOn(vendor.id)).toHaveLength(MAX_UNPAID_DATES_PER_VENDOR);
    await addToCart(actor, product, { eventDate: extra?.eventDate ?? "" });
    expect((await placeOrder(actor)).status).toBe(409);
    await pay(actor, placed.checkoutId);
    expect((await placeOrder(actor)).status).toBe(200);
  });

  test(`are limited to ${MAX_UNPAID_DATES} days at all vendors`, async () => {
    const { actor } = await makeCustomer(db());
    const perVendor = 5;
    for (let held = 0; held < MAX_UNPAID_DATES; held += perVendor) {
      const { product } = await makeStall();
      for (const eventDate of dates(perVendor)) await addToCart(actor, product, { eventDate });
    }
    expect((await placeOrder(actor)).status).toBe(200);
    await addToCart(actor, (await makeStall()).product);
    expect((await placeOrder(actor)).status).toBe(409);
  });

  test(`may be given up ${MAX_UNPAID_CHECKOUTS} times a day`, async () => {
    const { actor, id } = await makeCustomer(db());
    const { product } = await makeStall();
    for (let round = 0; round < MAX_UNPAID_CHECKOUTS; round++) {
      await addToCart(actor, product);
      const { body } = await placeOrder(actor);
      await call("PATCH", `/order/withdraw/${body.data.orders[0]?.id}`, { as: actor });
    }
    await addToCart(actor, product);
    const refused = await placeOrder(actor);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(23 * 3600);
    await db()
      .update(checkout)
      .set({ createdAt: new Date(Date.now() - 25 * HOUR_MS) })
      .where(eq(checkout.customerId, id));
    expect((await placeOrder(actor)).status).toBe(200);
  });
});

test("an order that is not paid in time is abandoned", async () => {
  const { actor } = await makeCustomer(db());
  const { product, vendor } = await makeStall();
  await addToCart(actor, product);
  const placed = (await placeOrder(actor)).body.data;
  const id = placed.orders[0]?.id ?? "";
  const hours = (count: number) => new Date(Date.parse(placed.orders[0]?.placedAt ?? "") + count * HOUR_MS);
  const state = async () => (await call<OrderDetail>("GET", `/order/${id}`, { as: actor })).body.data.state;
  await abandonUnpaidOrders(hours(UNPAID_HOURS - 0.1));
  expect(await state()).toBe("awaiting_payment");
  await Promise.all([1, 2].map(() => abandonUnpaidOrders(hours(UNPAID_HOURS + 0.1))));
  expect(await state()).toBe("cancelled");
  expect(await slotsOn(vendor.id)).toEqual([]);
});

describe("the customer's list", () => {
  test("is paged, newest first, and searches numbers, vendors and items", async () => {
    const { actor } = await makeCustomer(db());
    const other = await makeCustomer(db());
    const placed: PlacedCheckout[] = [];
    for (const title of ["Kompang troupe", "50% off cake", "Gown"]) {
      const { product } = await makeStall({ title });
      await addToCart(actor, product);
      placed.push((await placeOrder(actor)).body.data);
    }
    const numbers = placed.map((checkout) => checkout.orders[0]?.orderNumber);
    const list = async (query: string) => {
      const { body } = await call<Page<OrderSummary>>("GET", `/order?${query}`, { as: actor });
      return { ...body.data, numbers: body.data.docs.map((doc) => doc.orderNumber) };
    };
    const page = await list(
      "page=1&sortBy=asc&limit=2&searchBy=&hideUnderCancellation=true&getVendorWishlist=false",
    );
    expect(page).toMatchObject({ totalDocs: 3, totalPages: 2, limit: 2, page: 1 });
    expect(page.numbers).toEqual([numbers[2], numbers[1]]);
    expect((await list("page=2&limit=2")).numbers).toEqual([numbers[0]]);
    expect((await list("sortBy=desc")).numbers).toEqual(numbers);
    const unsorted = await call("GET", "/order?sortBy=nonsense", { as: actor });
    expect(unsorted).toMatchObject({ status: 400, body: { data: { errors: [{ field: "sortBy" }] } } });
    expect((await list(`searchBy=${numbers[1]}`)).numbers).toEqual([numbers[1]]);
    expect((await list("searchBy=kompang")).numbers).toEqual([numbers[0]]);
    expect((await list("searchBy=50%25")).numbers).toEqual([numbers[1]]);
    const vendors = async (query: string) =>
      (await list(query)).docs.map(({ vendor }) => vendor.isInWishlist);
    const liked = placed[1]?.orders[0]?.vendor.id;
    expect((await call("POST", "/wishlist", { as: actor, body: { vendorId: liked } })).status).toBe(200);
    expect(await vendors("getVendorWishlist=true")).toEqual([false, true, false]);
    expect(await vendors("getVendorWishlist=false")).toEqual([undefined, undefined, undefined]);
    const strange = await call<Page<OrderSummary>>("GET", "/order", { as: other.actor });
    expect(strange.body.data).toMatchObject({ docs: [], totalDocs: 0 });
    const id = placed[0]?.orders[0]?.id;
    expect((await call("GET", `/order/${id}`, { as: other.actor })).status).toBe(404);
    expect((await call("GET", "/order/not-an-id", { as: actor })).status).toBe(400);
  });
});
