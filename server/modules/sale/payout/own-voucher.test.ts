import type { PayoutOverview, PayoutSalePage, PayoutStatement } from "@/contracts/sale/payment/payout";
import type { PaymentIntent } from "@/contracts/sale/payment/payment";
import type { CampaignDetail } from "@/contracts/sale/promotion/promotion";
import { todayInSingapore } from "@/lib/dates";
import { UNPAID_HOURS } from "@/contracts/sale/order/order-process";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/time";
import { abandonUnpaidOrders, completeDeliveredOrders } from "@/server/modules/sale/order/public";
import { balanceOf } from "@/server/modules/sale/ledger/public";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { makeConnectAccount, makeCustomer } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";
import { runPayouts } from "./service-run";
import { lastRun } from "./schedule";

const shop = useShop();
const { call, db } = shop;

/** Places an order of $295.91 of which the vendor's own voucher pays $40. */
async function placed() {
  const stall = await shop.makeStall({ priceCents: 29_591 }, { commissionBps: 1_000 });
  const customer = await makeCustomer(db());
  const { body } = await call<CampaignDetail>("POST", "/voucher-vendor", {
    as: stall.vendor.actor,
    body: {
      code: `OWN${Date.now()}`,
      name: "Ours",
      startDate: todayInSingapore(),
      kind: "fixed",
      amount: 40,
    },
  });
  await shop.addToCart(customer.actor, stall.product);
  await call("POST", "/discount-user/redeemVoucher", { as: customer.actor, body: { code: body.data.code } });
  const order = (await shop.placeOrder(customer.actor)).body.data;
  return { ...stall, customer, checkoutId: order.checkoutId, orderId: order.orders[0]?.id ?? "" };
}

/** Returns what the vendor's screens show, and the balance of its account in the ledger. */
async function told({ vendor }: Awaited<ReturnType<typeof placed>>, month = todayInSingapore().slice(0, 7)) {
  const as = { as: vendor.actor };
  const sales = await call<PayoutSalePage>("GET", "/payout-vendor/sales", as);
  const statement = await call<PayoutStatement>("GET", `/payout-vendor/statement?month=${month}`, as);
  const overview = await call<PayoutOverview>("GET", "/payout-vendor/overview", as);
  const ledger = (0 - (await balanceOf(db(), { name: "vendor", id: vendor.id }))) / 100;
  return {
    sale: sales.body.data.docs[0],
    statement: statement.body.data,
    overview: overview.body.data,
    ledger,
  };
}

afterEach(async () => expect(await checkLedger(db())).toEqual([]));

test("an order part-paid with the vendor's own voucher is shown and paid out as in the ledger", async () => {
  const sale = await placed();
  await shop.pay(sale.customer.actor, sale.checkoutId);
  const open = await told(sale);
  // 30% of $295.91 is paid: $48.77 by card, $40 by the vendor itself.
  expect(open.ledger).toBe(-40);
  expect(open.sale).toMatchObject({
    state: "held",
    gross: 88.77,
    commission: 8.88,
    adjustments: -40,
    net: 39.89,
  });
  expect(open.overview).toMatchObject({ held: 39.89, earned: 0 });
  expect(open.statement).toMatchObject({ net: -40, closing: -40 });
  expect(open.statement.lines).toMatchObject([{ kind: "adjustment", net: -40, waits: true }]);

  await call("PATCH", `/order-vendor/decline/${sale.orderId}`, {
    as: sale.vendor.actor,
    body: { reason: "We are away on that day" },
  });
  await shop.settle();
  const back = await told(sale);
  expect(back.ledger).toBe(0);
  expect(back.statement).toMatchObject({ net: 0, closing: 0 });
  expect(back.overview).toMatchObject({ held: 0, earned: 0 });
});

test("what the voucher paid is deducted when the order ends, not from earlier payouts", async () => {
  const sale = await placed();
  await makeConnectAccount(db(), sale.vendor.id);
  await shop.pay(sale.customer.actor, sale.checkoutId);
  const monday = (weeks: number) =>
    new Date(lastRun(new Date(Date.now() + weeks * 7 * DAY_MS)).getTime() + MINUTE_MS);
  await runPayouts(monday(1));
  expect((await told(sale)).ledger).toBe(-40);
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  const { body } = await call<PaymentIntent>(
    "POST",
    "/payment-milestone-user/paypaymentofremainingmilestones",
    {
      as: sale.customer.actor,
      body: { orderId: sale.orderId },
    },
  );
  await shop.confirm(body.data);
  await shop.settle();
  await call("PATCH", `/order/confirmdelivery/${sale.orderId}`, {
    as: sale.customer.actor,
    body: { delivered: true, withAuth: true },
  });
  await completeDeliveredOrders(new Date(Date.now() + 8 * DAY_MS));
  const ended = await told(sale);
  expect(ended.sale).toMatchObject({ gross: 295.91, commission: 29.59, adjustments: -40, net: 226.32 });
  expect([ended.ledger, ended.overview.earned]).toEqual([226.32, 226.32]);
});

test("an unpaid order stays hidden, although its voucher is spent until it lapses", async () => {
  const sale = await placed();
  const { statement, ledger } = await told(sale);
  expect([ledger, statement.closing]).toEqual([-40, -40]);
  expect(statement.lines).toMatchObject([{ net: -40, customerName: "" }]);
  await abandonUnpaidOrders(new Date(Date.now() + (UNPAID_HOURS + 1) * HOUR_MS));
  const lapsed = await told(sale);
  expect([lapsed.ledger, lapsed.overview.earned]).toEqual([0, 0]);
  expect(lapsed.statement.lines.map(({ customerName }) => customerName).join("")).toBe("");
});
