import type { Page } from "@/contracts/envelope";
import type {
  OrderDetail,
  OrderSummary,
  PendingOrder,
  VendorOrderSummary,
  VendorOrdersSummary,
} from "@/contracts/sale/order/order";
import type { PaymentMilestone } from "@/contracts/sale/payment/payment";
import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import { addDays, todayInSingapore } from "@/lib/dates";
import { HOUR_MS } from "@/lib/time";
import { readSheet } from "@/server/core/sheet";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { makeCustomer, makeProduct, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { booking } from "@/server/db/schema/sale/booking";
import { eq } from "drizzle-orm";
import { API_PREFIX } from "@/server/app";
import { customer as customerTable } from "@/server/db/schema/identity/account";
import { orderItem } from "@/server/db/schema/sale/order";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { expireUnansweredOrders } from "./service/cancel";

const shop = useShop();
const { call, db, sell, settle } = shop;

const detail = async (as: Parameters<typeof call>[2], orderId: string, side = "order") =>
  (await call<OrderDetail>("GET", `/${side}/${orderId}`, as)).body.data;
const kinds = (order: OrderDetail) => order.timeline.map(({ kind }) => kind);

test("a vendor sees an order only once it is paid for", async () => {
  const { vendor, product } = await shop.makeStall();
  const { actor } = await makeCustomer(db());
  await shop.addToCart(actor, product);
  const placed = (await shop.placeOrder(actor)).body.data;
  const id = placed.orders[0]?.id ?? "";
  const listed = async () =>
    (await call<Page<OrderSummary>>("GET", "/order-vendor/order", { as: vendor.actor })).body.data.docs;
  expect(await listed()).toEqual([]);
  expect((await call("GET", `/order-vendor/${id}`, { as: vendor.actor })).status).toBe(404);
  expect((await call("PATCH", `/order-vendor/approve/${id}`, { as: vendor.actor })).status).toBe(404);
  await shop.pay(actor, placed.checkoutId);
  expect(await listed()).toMatchObject([
    { id, state: "awaiting_approval", orderStatus: 2, paid: 300, answerBy: expect.any(String) },
  ]);
});

test("approvals show the other bookings on their day, those that lapse soonest first", async () => {
  const { vendor, product, orderId, customer } = await sell({}, { dailyCapacity: 3 });
  const other = await makeCustomer(db(), { firstName: "Siti" });
  await shop.addToCart(other.actor, product);
  const placed = (await shop.placeOrder(other.actor)).body.data;
  await shop.pay(other.actor, placed.checkoutId);
  const read = async (as = vendor.actor) =>
    (await call<Page<PendingOrder>>("GET", "/order-vendor/approvals?limit=5", { as })).body.data.docs;
  const [first, second] = await read();
  expect(first).toMatchObject({ id: orderId, day: { capacity: 3, taken: 1, requests: 1, off: false } });
  expect(second).toMatchObject({ customer: { name: "Siti" }, day: { date: first?.eventDate, taken: 1 } });

  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  const date = first?.eventDate ?? "";
  await call("POST", "/vendor/calendar/hold", { as: vendor.actor, body: { date, name: "Walk-in", days: 3 } });
  await call("POST", "/vendor/calendar/days", { as: vendor.actor, body: { dates: [date], open: false } });
  const left = await read();
  expect(left.map(({ day }) => day)).toEqual([{ date, capacity: 3, taken: 2, requests: 0, off: true }]);
  expect(await read((await makeVendor(db())).actor)).toEqual([]);
  expect((await call("GET", "/order-vendor/approvals", { as: customer.actor })).status).toBe(403);
});

test("approval is accepted once, and both sides see it", async () => {
  const { vendor, customer, orderId } = await sell();
  const path = `/order-vendor/approve/${orderId}`;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call<OrderDetail>("PATCH", path, { as: vendor.actor })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  const seen = await detail({ as: customer.actor }, orderId);
  expect(seen.state).toBe("in_progress");
  expect(kinds(seen)).toEqual(["placed", "paid", "submit", "approve"]);
  const late = { as: vendor.actor, body: { reason: "Changed our mind" } };
  expect((await call("PATCH", `/order-vendor/decline/${orderId}`, late)).status).toBe(409);
});

test("an order paid in full at booking is all paid once approved", async () => {
  const policy = {
    ...DEFAULT_PAYMENT_POLICY,
    milestones: [{ label: "Payment", percent: 100, due: { kind: "booking" as const } }],
  };
  const { vendor, orderId } = await sell({}, { paymentPolicy: policy });
  const { body } = await call<OrderDetail>("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  expect(body.data).toMatchObject({ state: "all_paid", orderStatus: 4 });
});

test("a declined order is refunded in full and frees its date", async () => {
  const { vendor, customer, orderId } = await sell();
  const declined = await call<OrderDetail>("PATCH", `/order-vendor/decline/${orderId}`, {
    as: vendor.actor,
    body: { reason: "  Our kitchen is being rebuilt  " },
  });
  expect(declined.body.data).toMatchObject({
    state: "cancelled",
    declineReason: "Our kitchen is being rebuilt",
  });
  await settle();
  const seen = await detail({ as: customer.actor }, orderId);
  expect(seen).toMatchObject({ orderStatus: 0, paid: 300, refunded: 300, nextMilestone: null });
  expect(kinds(seen)).toEqual(["placed", "paid", "submit", "decline", "refund_due", "refunded"]);
  expect(await db().select().from(booking).where(eq(booking.vendorId, vendor.id))).toEqual([]);
  expect(await checkLedger(db())).toEqual([]);
});

test("declining requires a reason", async () => {
  const { vendor, orderId } = await sell();
  for (const body of [{}, { reason: " no " }, { reason: 7 }, { reason: "x".repeat(1001) }]) {
    const answer = await call("PATCH", `/order-vendor/decline/${orderId}`, { as: vendor.actor, body });
    expect(answer.status).toBe(400);
  }
});

test("an order unanswered for 72 hours is cancelled and refunded in full", async () => {
  const { customer, orderId } = await sell();
  const order = await detail({ as: customer.actor }, orderId);
  const answerBy = Date.parse(order.answerBy ?? "");
  expect(answerBy - Date.now()).toBeGreaterThan(71.9 * HOUR_MS);
  await expireUnansweredOrders(new Date(answerBy - 1));
  expect((await detail({ as: customer.actor }, orderId)).state).toBe("awaiting_approval");
  await Promise.all([1, 2, 3].map((ms) => expireUnansweredOrders(new Date(answerBy + ms))));
  await settle();
  const expired = await detail({ as: customer.actor }, orderId);
  expect(expired).toMatchObject({ state: "cancelled", refunded: 300 });
  // Expiry was run at a future time, but the refund is dated now.
  expect(kinds(expired).toSorted()).toEqual(
    ["placed", "paid", "submit", "expire", "refund_due", "refunded"].toSorted(),
  );
  expect(await checkLedger(db())).toEqual([]);
});

test("another vendor's orders are not found", async () => {
  const { orderId } = await sell();
  const { actor } = await makeVendor(db());
  const body = { reason: "Not mine at all" };
  expect((await call("GET", `/order-vendor/${orderId}`, { as: actor })).status).toBe(404);
  expect((await call("PATCH", `/order-vendor/approve/${orderId}`, { as: actor })).status).toBe(404);
  expect((await call("PATCH", `/order-vendor/decline/${orderId}`, { as: actor, body })).status).toBe(404);
});

test("the vendor finds an order by what was bought", async () => {
  const { vendor, category, orderId } = await sell({ title: "Kompang troupe" }, { dailyCapacity: 9 });
  const gown = { vendorId: vendor.id, level1Id: category.id, title: "Gown" };
  const { actor } = await makeCustomer(db());
  await shop.addToCart(actor, await makeProduct(db(), gown));
  await shop.pay(actor, (await shop.placeOrder(actor)).body.data.checkoutId);
  const { body } = await call<Page<OrderSummary>>("GET", "/order-vendor/order?searchBy=kompang", {
    as: vendor.actor,
  });
  expect(body.data.docs.map(({ id }) => id)).toEqual([orderId]);
});

test("the vendor's list, summary and milestones", async () => {
  const { vendor, product, orderId } = await sell({}, { dailyCapacity: 9 });
  const buyers = [
    await makeCustomer(db(), { firstName: "Siti", lastName: "Rahman" }),
    await makeCustomer(db(), { firstName: "Priya", lastName: "Nair" }),
  ];
  const ids = [orderId];
  for (const { actor } of buyers) {
    await shop.addToCart(actor, product);
    const placed = (await shop.placeOrder(actor)).body.data;
    await shop.pay(actor, placed.checkoutId);
    ids.push(placed.orders[0]?.id ?? "");
  }
  await call("PATCH", `/order-vendor/approve/${ids[0]}`, { as: vendor.actor });
  await call("PATCH", `/order-vendor/decline/${ids[1]}`, {
    as: vendor.actor,
    body: { reason: "Fully booked" },
  });
  await settle();

  const list = async (query: string) =>
    (await call<Page<OrderSummary>>("GET", `/order-vendor/order?${query}`, { as: vendor.actor })).body.data;
  const idsOf = async (query: string) => (await list(query)).docs.map((doc) => doc.id);
  expect(await list("page=1&sortBy=asc&limit=2&searchBy=")).toMatchObject({ totalDocs: 3, totalPages: 2 });
  expect(await idsOf("sortBy=asc")).toEqual([ids[2], ids[1], ids[0]]);
  expect(await idsOf("sortBy=desc")).toEqual(ids);
  expect(await idsOf("orderStatus=2")).toEqual([ids[2], ids[0]]);
  expect(await idsOf("orderStatus=0")).toEqual([ids[1]]);
  expect(await idsOf("orderStatus=&state=&appliedDiscountId=&appliedVoucherId=")).toHaveLength(3);
  expect(await idsOf("state=awaiting_approval")).toEqual([ids[2]]);
  expect(await idsOf("searchBy=siti%20rah")).toEqual([ids[1]]);
  const number = (await list("sortBy=desc&limit=1")).docs[0]?.orderNumber;
  expect(await idsOf(`searchBy=${number}`)).toEqual([ids[0]]);
  expect((await call("GET", "/order-vendor/order?state=nonsense", { as: vendor.actor })).status).toBe(400);

  const summary = await call<VendorOrdersSummary>("GET", "/order-vendor/summary", { as: vendor.actor });
  expect(summary.body.data).toEqual({ awaitingApproval: 1 });

  const milestones = async (query: string) =>
    (await call<Page<PaymentMilestone>>("GET", `/payment-milestone-vendor?${query}`, { as: vendor.actor }))
      .body.data;
  // Three for each of two open orders, and the paid one of the declined order.
  expect(await milestones("limit=5")).toMatchObject({ totalDocs: 7, totalPages: 2 });
  const { docs } = await milestones("searchBy=half");
  expect(docs).toMatchObject([
    { label: "Half-way payment", amount: 400, isNext: true, paidAt: null, order: { id: ids[0] } },
    { label: "Half-way payment", amount: 400, isNext: true, paidAt: null, order: { id: ids[2] } },
  ]);
  const own = await call<Page<PaymentMilestone>>("GET", "/payment-milestone-user", {
    as: buyers[1]?.actor ?? null,
  });
  expect(own.body.data.docs.map(({ label, isNext }) => [label, isNext])).toEqual([
    ["Booking deposit", false],
    ["Half-way payment", true],
    ["Balance", false],
  ]);
});

test("orders that match the filters are exported to a file in which no name is executed as a formula", async () => {
  const { vendor, customer, orderId } = await sell();
  await db().update(customerTable).set({ firstName: "=1+1" }).where(eq(customerTable.id, customer.id));
  const { token } = await signAccessToken(vendor.actor);
  const file = async (query: string) => {
    const path = `${API_PREFIX}/order-vendor/orders.csv${query}`;
    const answer = await shop.app.request(path, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.text()).trim().split("\n");
  };
  await db().update(orderItem).set({ quantity: 20 }).where(eq(orderItem.orderId, orderId));
  const { orderNumber } = await detail({ as: customer.actor }, orderId);
  const [head, ...rows] = await file("?state=awaiting_approval");
  expect(head).toContain("Order,Placed,Couple");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(orderNumber);
  expect(rows[0]).toContain("'=1+1");
  expect(rows[0]).toContain("(20 packages)");
  expect(await file("?state=completed")).toHaveLength(1);
});

test("the list is sorted, narrowed by event date, and exported as it is shown, as CSV and Excel", async () => {
  const { vendor, product } = await shop.makeStall();
  const days = [120, 90, 150].map((days) => addDays(todayInSingapore(), days)) as [string, string, string];
  for (const [at, eventDate] of days.entries()) {
    const buyer = await makeCustomer(db());
    await shop.addToCart(buyer.actor, product, { eventDate, quantity: 3 - at });
    await shop.pay(buyer.actor, (await shop.placeOrder(buyer.actor)).body.data.checkoutId);
  }
  const list = async (query: string) =>
    (await call<Page<VendorOrderSummary>>("GET", `/order-vendor/order?${query}`, { as: vendor.actor })).body
      .data;
  const dates = async (query: string) =>
    (await list(query)).docs.map(({ eventDate }) => days.indexOf(eventDate ?? ""));
  expect(await dates("")).toEqual([2, 1, 0]);
  expect(await dates("sort=placed")).toEqual([0, 1, 2]);
  expect(await dates("sort=event")).toEqual([1, 0, 2]);
  expect(await dates("sort=-event")).toEqual([2, 0, 1]);
  expect(await dates("sort=total")).toEqual([2, 1, 0]);
  expect(await dates("sort=-total")).toEqual([0, 1, 2]);
  expect(await dates(`sort=event&from=${days[0]}&to=${days[2]}`)).toEqual([0, 2]);
  expect(await dates(`to=${days[0]}&sort=event&limit=1&page=2`)).toEqual([0]);
  for (const query of ["sort=name", "from=June", "limit=101", "mine=perhaps"]) {
    const { status } = await call("GET", `/order-vendor/order?${query}`, { as: vendor.actor });
    expect([query, status]).toEqual([query, 400]);
  }

  const { token } = await signAccessToken(vendor.actor);
  const file = async (format: "csv" | "xlsx", query: string) => {
    const path = `${API_PREFIX}/order-vendor/orders.${format}?${query}`;
    const answer = await shop.app.request(path, { headers: { authorization: `Bearer ${token}` } });
    return readSheet(Buffer.from(await answer.arrayBuffer()), `orders.${format}`);
  };
  const query = `sort=-event&from=${days[0]}`;
  const shown = (await list(query)).docs.map(({ orderNumber }) => orderNumber);
  for (const format of ["csv", "xlsx"] as const) {
    const [head = [], ...rows] = (await file(format, query)).rows;
    expect(rows.map((row) => row[head.indexOf("Order")])).toEqual(shown);
  }
});
