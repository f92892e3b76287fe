import { eq } from "drizzle-orm";
import type { OrderEdits } from "@/contracts/sale/order/edit";
import type { VoucherPurchase } from "@/contracts/sale/promotion/evoucher";
import { type PaymentIntent, SANDBOX_CARDS } from "@/contracts/sale/payment/payment";
import type { VoucherBalance } from "@/contracts/sale/promotion/voucher";
import { DAY_MS } from "@/lib/time";
import { closeSandboxDispute } from "@/server/adapters/payments/sandbox-disputes";
import { dispute } from "@/server/db/schema/sale/dispute";
import { expireUnansweredOrders } from "@/server/modules/sale/order/public";
import type { Sale } from "@/tests/setup/cancelling";
import { AT_BOOKING, useDisputing } from "@/tests/setup/disputing";
import { makeCustomer } from "@/tests/setup/factories";
import { latestFor } from "@/tests/setup/mailbox";

const shop = useDisputing();
const { call, db, settle, ask, offer, agree, preview, orderOf } = shop;
const { sellDisputed, payRest, tell, closeAll, complete, into } = shop;

afterEach(() => shop.expectBalanced());

const refunded = async (sale: Sale) => (await orderOf(sale)).refunded;

test.each([
  ["the couple cancels", async (sale: Sale) => (await ask(sale)).status],
  [
    "the vendor declines",
    async ({ vendor, orderId }: Sale) =>
      (
        await call("PATCH", `/order-vendor/decline/${orderId}`, {
          as: vendor.actor,
          body: { reason: "We are full" },
        })
      ).status,
  ],
  [
    "nobody answers",
    async () => {
      await expireUnansweredOrders(new Date(Date.now() + 4 * DAY_MS));
      return 200;
    },
  ],
])("when %s, what a bank took back is not refunded as well, until it is won", async (_, end) => {
  const sale = await sellDisputed();
  expect((await preview(sale)).body.data).toMatchObject({ paid: 0, amount: 0, disputed: 300 });
  expect(await end(sale)).toBe(200);
  await settle();
  expect(await orderOf(sale)).toMatchObject({ state: "cancelled", refunded: 0 });
  expect(await into(sale.orderId, "order")).toBe(0);
  await closeAll("won");
  await settle();
  expect(await latestFor(db(), sale.vendor.email, "dispute-closed-vendor")).toMatchObject({
    isCancelled: true,
  });
  expect(await refunded(sale)).toBe(300);
  expect(await into(sale.orderId, "order")).toBe(0);
});

test("a policy divides what a bank has left, and later what it returns", async () => {
  const sale = await sellDisputed();
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  await payRest(sale);
  expect((await ask(sale)).body.data).toMatchObject({ policyPercent: 50, policyAmount: 350 });
  await offer(sale);
  await agree(sale);
  await settle();
  expect(await refunded(sale)).toBe(350);
  const kept = async () => (await into(sale.orderId, "vendor")) + (await into(sale.orderId, "commission"));
  expect(await kept()).toBe(35_000);
  await closeAll("won");
  await settle();
  expect(await refunded(sale)).toBe(500);
  expect(await kept()).toBe(50_000);
});

test("a bank that takes money back after the amount was set reduces it in proportion", async () => {
  const sale = await shop.sell();
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  await payRest(sale);
  await ask(sale);
  await offer(sale);
  await tell(sale, "dispute.created");
  await agree(sale);
  await settle();
  expect(await refunded(sale)).toBe(350);
  await tell(sale, "dispute.closed", "lost");
  expect(await refunded(sale)).toBe(350);
});

test("what is won back before the order ends is included in an amount that was set without it", async () => {
  const full = await sellDisputed();
  await call("PATCH", `/order-vendor/approve/${full.orderId}`, { as: full.vendor.actor });
  await payRest(full);
  expect((await shop.askAsVendor(full)).body.data).toMatchObject({ offered: 700 });
  await closeAll("won");
  expect((await shop.read(full)).body.data).toMatchObject({ offered: 1000, kept: 0 });
  await agree(full);
  await settle();
  expect(await refunded(full)).toBe(1000);

  const none = await sellDisputed();
  await call("PATCH", `/order-vendor/approve/${none.orderId}`, { as: none.vendor.actor });
  expect((await ask(none)).body.data).toMatchObject({ policyAmount: 0 });
  await closeAll("won");
  expect((await offer(none)).body.data).toMatchObject({ offered: 150 });
  await agree(none);
  await settle();
  expect(await refunded(none)).toBe(150);
});

test("every part that is returned is divided by the agreed share", async () => {
  const sale = await sellDisputed();
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  await payRest(sale, SANDBOX_CARDS.disputed);
  await ask(sale);
  await shop.letTimePass(sale);
  await agree(sale);
  await settle();
  expect(await orderOf(sale)).toMatchObject({ state: "cancelled", refunded: 0 });
  const open = await db().select().from(dispute).where(eq(dispute.state, "open"));
  expect(open.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([30_000, 70_000]);
  for (const { gatewayDisputeId } of open) {
    await closeSandboxDispute(gatewayDisputeId, "won");
    await settle();
  }
  await settle();
  expect(await refunded(sale)).toBe(500);

  const agreed = await shop.sell();
  await call("PATCH", `/order-vendor/approve/${agreed.orderId}`, { as: agreed.vendor.actor });
  await ask(agreed);
  await offer(agreed, { amount: 240 });
  await tell(agreed, "dispute.created");
  await agree(agreed);
  await settle();
  expect(await refunded(agreed)).toBe(0);
  await tell(agreed, "dispute.closed", "won");
  await settle();
  expect(await refunded(agreed)).toBe(240);
});

test("a partly refunded charge that a bank takes back completely leaves less of the others", async () => {
  const sale = await shop.sell();
  const { vendor, customer, orderId } = sale;
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  const rest = await payRest(sale);
  const [item] = (await orderOf(sale)).items;
  const items = [{ itemId: item?.id, quantity: 1, unitPrice: 600, eventDate: item?.eventDate }];
  const asked = await call<OrderEdits>("POST", `/order-vendor/edits/${orderId}`, {
    as: vendor.actor,
    body: { items, comment: "A smaller party" },
  });
  const version = asked.body.data.open?.version;
  const body = { accepted: true, version, reason: "" };
  await call("PATCH", `/order/acceptrejectordereditrequest/${orderId}`, { as: customer.actor, body });
  await settle();
  expect(await refunded(sale)).toBe(400);
  await tell({ intent: rest }, "dispute.created", undefined, 70_000);
  expect((await preview(sale)).body.data).toMatchObject({ paid: 0 });
  expect((await ask(sale)).status).toBe(200);
  await tell({ intent: rest }, "dispute.closed", "lost", 70_000);
});

test("the least that a vendor may offer follows what is left", async () => {
  const sale = await shop.sell();
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  await payRest(sale);
  expect((await ask(sale)).body.data).toMatchObject({ policyAmount: 500 });
  await tell(sale, "dispute.created");
  expect((await offer(sale, { amount: 349 })).status).toBe(400);
  expect((await offer(sale)).body.data).toMatchObject({ offered: 350 });
  await tell(sale, "dispute.closed", "lost");
});

test("a refund in progress when its charge is disputed is paid once, and the dispute can be won", async () => {
  const sale = await shop.sell();
  const body = { reason: "We are full" };
  await call("PATCH", `/order-vendor/decline/${sale.orderId}`, { as: sale.vendor.actor, body });
  await tell(sale, "dispute.created");
  await settle();
  expect(await refunded(sale)).toBe(0);
  await tell(sale, "dispute.closed", "won");
  await settle();
  const [row] = await db().select().from(dispute).where(eq(dispute.paymentId, sale.intent.paymentId));
  expect(row).toMatchObject({ state: "won" });
  expect(await refunded(sale)).toBe(300);
  expect(await into(sale.orderId, "order")).toBe(0);
});

test("an order completed while all of its money was disputed is paid out once the dispute is won", async () => {
  const sale = await shop.sell({}, { paymentPolicy: AT_BOOKING }, SANDBOX_CARDS.disputed);
  const { vendor, orderId } = sale;
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  await complete(sale);
  expect(await orderOf(sale)).toMatchObject({ state: "completed" });
  expect(await into(orderId, "vendor")).toBe(0);
  await closeAll("won");
  expect(await into(orderId, "vendor")).toBeGreaterThan(0);
  expect((await into(orderId, "vendor")) + (await into(orderId, "commission"))).toBe(100_000);
});

test("an edit that would refund disputed money is refused, and the order stays unchanged", async () => {
  const sale = await sellDisputed();
  await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
  const [item] = (await orderOf(sale)).items;
  const items = [{ itemId: item?.id, quantity: 1, unitPrice: 100, eventDate: item?.eventDate }];
  const asked = await call<OrderEdits>("POST", `/order-vendor/edits/${sale.orderId}`, {
    as: sale.vendor.actor,
    body: { items, comment: "A smaller party" },
  });
  expect(asked.status).toBe(200);
  const answer = await call("PATCH", `/order/acceptrejectordereditrequest/${sale.orderId}`, {
    as: sale.customer.actor,
    body: { accepted: true, version: asked.body.data.open?.version, reason: "" },
  });
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining("A bank took back")]);
  expect(await orderOf(sale)).toMatchObject({ orderValue: 1000 });
});

test("gift vouchers whose payment a bank took back can't be spent or refunded until the dispute is won", async () => {
  const { actor } = await makeCustomer(db());
  const body = { email: "gift@test.example", buyerEmail: "buyer@test.example", amount: 200, from: "Ah Ma" };
  const key = { "idempotency-key": "disputed-voucher" };
  const bought = (await call<VoucherPurchase>("POST", "/evoucher", { body, headers: key })).body.data;
  const path = (what: string) => `/evoucher/purchase/${bought.id}${what}?token=${bought.token}`;
  const intent = (await call<PaymentIntent>("PUT", path("/payment"))).body.data;
  await shop.confirm(intent, SANDBOX_CARDS.disputed);
  await settle();
  const [code = ""] = (await latestFor(db(), body.email, "gift-voucher")).codes;
  const balance = async () =>
    (await call<VoucherBalance>("POST", "/evoucher/balance", { as: actor, body: { code } })).body.data;
  expect(await balance()).toMatchObject({ isClaimable: false });
  const claimed = await call("POST", "/voucher-wallet", { as: actor, body: { code } });
  expect(claimed.body.message).toContain("a bank took back the payment");
  const refund = await call("POST", path("/refund"));
  expect([refund.status, refund.body.message]).toEqual([409, expect.stringContaining("A bank took back")]);
  await closeAll("won");
  expect(await balance()).toMatchObject({ isClaimable: true });
});
