import { eq } from "drizzle-orm";
import { SANDBOX_CARDS } from "@/contracts/sale/payment/payment";
import { UNPAID_HOURS } from "@/contracts/sale/order/order-process";
import { HOUR_MS } from "@/lib/time";
import { payment } from "@/server/db/schema/sale/payment";
import { makeCustomer } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";
import { orderUnpaid } from "./mails/unpaid";
import { abandonUnpaidOrders, expireUnansweredOrders, warnOfUnpaidOrders } from "./public";

const shop = useShop();
const { call, db, sell, settle } = shop;

const kindsFor = async (to: string) => (await queuedFor(db(), to)).map(({ kind }) => kind);

test("when a couple has paid, it gets a receipt and the vendor the order", async () => {
  const { customer, vendor, product, placed, orderId } = await sell();
  const orderNumber = placed.orders[0]?.orderNumber;
  const { vendorName } = vendor;
  expect(await queuedFor(db(), customer.email)).toMatchObject([
    {
      kind: "payment-received",
      firstName: "Mei",
      totalCents: 30_000,
      lines: [{ orderNumber, vendorName, label: "Booking deposit", cents: 30_000 }],
    },
  ]);
  expect(await queuedFor(db(), vendor.email)).toMatchObject([
    {
      kind: "order-received",
      orderNumber,
      vendorName,
      coupleName: "Mei",
      eventDate: EVENT_DATE,
      totalCents: 100_000,
      paidCents: 30_000,
      items: [`1 × ${product.title}`],
      link: expect.stringMatching(`/vendor/dashboard/orders/${orderId}$`),
    },
  ]);
});

test("both are told of the approval", async () => {
  const { customer, vendor, orderId } = await sell();
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  const mail = await latestFor(db(), customer.email, "order-approved");
  expect(mail).toMatchObject({
    vendorName: vendor.vendorName,
    eventDate: EVENT_DATE,
    next: { label: "Half-way payment", cents: 40_000, dueDate: expect.stringMatching(/^\d{4}-/) },
  });
  expect(mail.link).toMatch(new RegExp(`/user/manage-orders/${orderId}$`));
  expect(await kindsFor(vendor.email)).toEqual(["order-received", "vendor-order-approved"]);
});

test("the couple is told why an order was declined, and of the refund until it has arrived", async () => {
  const { customer, vendor, orderId } = await sell();
  const body = { reason: "Our kitchen is being rebuilt" };
  await call("PATCH", `/order-vendor/decline/${orderId}`, { as: vendor.actor, body });
  expect(await latestFor(db(), customer.email, "order-declined")).toMatchObject(body);
  expect(await latestFor(db(), vendor.email, "vendor-order-declined")).toMatchObject(body);
  await settle();
  expect(await kindsFor(customer.email)).toEqual([
    "payment-received",
    "order-declined",
    "refund-scheduled",
    "refund-paid",
  ]);
  expect(await latestFor(db(), customer.email, "refund-paid")).toMatchObject({ cents: 30_000 });
});

test("both are told of an order that was not answered", async () => {
  const { customer, vendor } = await sell();
  await expireUnansweredOrders(new Date(Date.now() + 73 * HOUR_MS));
  await settle();
  expect(await kindsFor(customer.email)).toContain("order-expired");
  expect(await kindsFor(vendor.email)).toEqual(["order-received", "order-lapsed"]);
});

test("only the couple is told of an order that it did not pay, or cancelled", async () => {
  const { product, vendor } = await shop.makeStall({}, { dailyCapacity: 9 });
  const place = async () => {
    const customer = await makeCustomer(db());
    await shop.addToCart(customer.actor, product);
    return { customer, placed: (await shop.placeOrder(customer.actor)).body.data };
  };
  const [late, changed] = [await place(), await place()];
  await call("PATCH", `/order/withdraw/${changed.placed.orders[0]?.id}`, { as: changed.customer.actor });
  expect(await kindsFor(changed.customer.email)).toEqual(["order-withdrawn"]);
  await abandonUnpaidOrders(new Date(Date.now() + (UNPAID_HOURS + 1) * HOUR_MS));
  expect(await kindsFor(late.customer.email)).toEqual(["order-released"]);
  expect(await kindsFor(vendor.email)).toEqual([]);
});

describe("an order that will lapse soon", () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
  const runBoth = (at: Date) => Promise.all([1, 2].map(() => warnOfUnpaidOrders(at)));

  async function place(stalls = 1) {
    const customer = await makeCustomer(db());
    for (let n = 0; n < stalls; n++) {
      const { product } = await shop.makeStall({}, { vendorName: `Kopi & Light ${n}` });
      await shop.addToCart(customer.actor, product);
    }
    const placed = (await shop.placeOrder(customer.actor)).body.data;
    return { ...customer, placed };
  }

  test("is mentioned once, in its last quarter, with the deadline and how to pay", async () => {
    const { email, placed } = await place(2);
    await runBoth(inHours(0.75 * UNPAID_HOURS - 0.1));
    expect(await kindsFor(email)).toEqual([]);
    await runBoth(inHours(0.75 * UNPAID_HOURS + 0.1));
    await runBoth(inHours(UNPAID_HOURS - 0.1));
    const placedAt = Date.parse(placed.orders[0]?.placedAt ?? "");
    expect(await queuedFor(db(), email)).toEqual([
      {
        kind: "order-unpaid",
        to: email,
        firstName: "Mei",
        voucherCents: 0,
        orders: placed.orders.map(({ orderNumber, vendor }) => ({
          orderNumber,
          eventDate: EVENT_DATE,
          vendorName: vendor.vendorName,
          cents: 30_000,
        })),
        payBy: new Date(placedAt + UNPAID_HOURS * HOUR_MS).toISOString(),
        link: expect.stringMatching(`/user/checkout/${placed.checkoutId}$`) as unknown,
      },
    ]);
  });

  test("isn't mentioned once it is paid, withdrawn or over, or while its payment is in progress", async () => {
    const [paid, withdrawn, over, onItsWay] = [await place(), await place(), await place(), await place()];
    await shop.pay(paid.actor, paid.placed.checkoutId);
    await call("PATCH", `/order/withdraw/${withdrawn.placed.orders[0]?.id}`, { as: withdrawn.actor });
    const { paymentId } = (await shop.createIntent(onItsWay.actor, onItsWay.placed.checkoutId)).body.data;
    const setStatus = (status: "processing" | "failed") =>
      db().update(payment).set({ status }).where(eq(payment.id, paymentId));
    await setStatus("processing");
    await runBoth(inHours(UNPAID_HOURS + 0.1));
    expect(await kindsFor(over.email)).toEqual([]);
    await runBoth(inHours(UNPAID_HOURS - 0.5));
    expect(await kindsFor(paid.email)).toEqual(["payment-received"]);
    expect(await kindsFor(withdrawn.email)).toEqual(["order-withdrawn"]);
    expect(await kindsFor(onItsWay.email)).toEqual([]);
    await setStatus("failed");
    await runBoth(inHours(UNPAID_HOURS - 0.4));
    expect(await kindsFor(onItsWay.email)).toEqual(["order-unpaid"]);
  });

  test("is mailed with the Singapore time, the total of several orders and what a voucher gets back", () => {
    const mail = (orders: number, voucherCents: number) => {
      const order = { orderNumber: "SY-26-000001", vendorName: "Kopi & Light", eventDate: null, cents: 100 };
      const content = orderUnpaid.content({
        firstName: "Mei",
        orders: Array.from({ length: orders }, () => order),
        voucherCents,
        payBy: "2026-11-21T06:05:00.000Z",
        link: "https://sayang.example/pay",
      });
      return JSON.stringify(content);
    };
    expect(mail(1, 0)).toMatch(
      /order SY-26-000001 from Kopi & Light.*by Sat, 21 Nov 2026 at 2:05 pm \(Singapore time\)/,
    );
    expect(mail(1, 0)).toContain("we cancel it and release your date. Nothing is charged.");
    expect(mail(2, 5_000)).toContain("the $50.00 that your voucher or store credit paid goes back on it.");
    expect(mail(2, 0)).toContain("$2.00");
  });
});

test("a declined card is reported once per charge, with the bank's reason", async () => {
  const { product } = await shop.makeStall();
  const { actor, email } = await makeCustomer(db());
  await shop.addToCart(actor, product);
  const { checkoutId } = (await shop.placeOrder(actor)).body.data;
  const intent = (await shop.createIntent(actor, checkoutId)).body.data;
  for (let n = 0; n < 3; n++) {
    await shop.confirm(intent, SANDBOX_CARDS.declined);
    await settle();
  }
  expect(await queuedFor(db(), email)).toMatchObject([
    {
      kind: "payment-failed",
      reason: "Your card was declined.",
      cents: 30_000,
      link: expect.stringMatching(`/user/checkout/${checkoutId}$`),
    },
  ]);
});
