import { eq } from "drizzle-orm";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { type PaymentState, SANDBOX_CARDS } from "@/contracts/sale/payment/payment";
import { payment } from "@/server/db/schema/sale/payment";
import { sandboxIntent } from "@/server/db/schema/sale/sandbox";
import { makeCustomer } from "@/tests/setup/factories";
import { intentIdOf, useShop } from "@/tests/setup/shop";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";

const shop = useShop();
const { call, db, createIntent, confirm, authenticate, settle } = shop;

/** Places an order and opens its charge. */
async function order(price = 100_000) {
  const { product, vendor } = await shop.makeStall({ priceCents: price });
  const customer = await makeCustomer(db());
  await shop.addToCart(customer.actor, product);
  const placed = (await shop.placeOrder(customer.actor)).body.data;
  const intent = (await createIntent(customer.actor, placed.checkoutId)).body.data;
  const orderId = placed.orders[0]?.id ?? "";
  const state = async () =>
    (await call<PaymentState>("GET", `/user-payment/${intent.paymentId}`, { as: customer.actor })).body.data;
  const orderState = async () =>
    (await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor })).body.data.state;
  return { customer, vendor, product, placed, intent, orderId, state, orderState };
}

describe("each test card", () => {
  test("success", async () => {
    const { intent, state, orderState, placed } = await order();
    expect(intent).toMatchObject({ gateway: "sandbox", amount: 300, status: "requires_payment" });
    const { body } = await confirm(intent, "4242 4242 4242 4242", "01 / 40");
    expect(body.data).toEqual({ status: "succeeded", error: null });
    await settle();
    expect(await state()).toEqual({
      paymentId: intent.paymentId,
      checkoutId: placed.checkoutId,
      status: "succeeded",
      failureMessage: null,
    });
    expect(await orderState()).toBe("awaiting_approval");
    expect((await confirm(intent)).body.data.status).toBe("succeeded");
  });

  test.each([
    [SANDBOX_CARDS.declined, "12/39", "Your card was declined."],
    [SANDBOX_CARDS.insufficientFunds, "12/39", "Your card has insufficient funds."],
    ["5555555555554444", "12/39", "Your card was declined: the test gateway takes test cards only."],
    ["4242424242424241", "12/39", "Your card number is invalid."],
    [SANDBOX_CARDS.success, "12/20", "Your card has expired."],
  ])("%s %s: %s", async (card, expiry, error) => {
    const { intent, state, orderState } = await order();
    expect((await confirm(intent, card, expiry)).body.data).toEqual({ status: "failed", error });
    await settle();
    expect(await state()).toMatchObject({ status: "failed", failureMessage: error });
    expect(await orderState()).toBe("awaiting_payment");
    expect((await confirm(intent)).body.data.status).toBe("succeeded");
    await settle();
    expect(await state()).toMatchObject({ status: "succeeded", failureMessage: null });
  });

  test("authentication required: approved", async () => {
    const { intent, state, orderState } = await order();
    const asked = await confirm(intent, SANDBOX_CARDS.authenticationRequired);
    expect(asked.body.data).toEqual({ status: "requires_action", error: null });
    await settle();
    expect((await state()).status).toBe("requires_action");
    expect(await orderState()).toBe("awaiting_payment");
    expect((await authenticate(intent, "approve")).body.data.status).toBe("succeeded");
    await settle();
    expect(await orderState()).toBe("awaiting_approval");
  });

  test("authentication required: failed, then another card", async () => {
    const { intent, state } = await order();
    expect((await authenticate(intent, "approve")).status).toBe(409);
    await confirm(intent, SANDBOX_CARDS.authenticationRequired);
    const failed = await authenticate(intent, "fail");
    expect(failed.body.data).toMatchObject({
      status: "failed",
      error: expect.stringContaining("authenticate"),
    });
    await settle();
    expect((await state()).status).toBe("failed");
    expect((await confirm(intent)).body.data.status).toBe("succeeded");
  });

  test.each([
    ["cardNumber", { cardNumber: "4242" }],
    ["expiry", { expiry: "13/30" }],
    ["cvc", { cvc: "12" }],
    ["cardNumber", { cardNumber: { $gt: "" } }],
  ])("an incomplete %s is refused before the card is tried", async (field, wrong) => {
    const { intent } = await order();
    const good = {
      clientSecret: intent.clientSecret,
      cardNumber: SANDBOX_CARDS.success,
      expiry: "12/39",
      cvc: "123",
    };
    const { status, body } = await call<{ errors: { field: string }[] }>(
      "POST",
      `/sandbox-gateway/payment_intents/${intentIdOf(intent)}/confirm`,
      { body: { ...good, ...wrong } },
    );
    expect(status).toBe(400);
    expect(body.data.errors.map((error) => error.field)).toEqual([field]);
  });
});

test("card numbers and client secrets are not stored anywhere", async () => {
  const { intent } = await order();
  await confirm(intent);
  await settle();
  const { rows: tables } = await db().execute<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables) {
    const { rows } = await db().execute<{ text: string }>(`select t::text as text from "${name}" t`);
    const all = rows.map(({ text }) => text).join("\n");
    expect(all).not.toContain(SANDBOX_CARDS.success);
    expect(all).not.toContain(intent.clientSecret);
  }
});

test("a wrong client secret does not pay", async () => {
  const [mine, other] = [await order(), await order()];
  const crossed = { ...other.intent, clientSecret: mine.intent.clientSecret };
  const path = `/sandbox-gateway/payment_intents/${intentIdOf(other.intent)}/confirm`;
  const body = {
    clientSecret: crossed.clientSecret,
    cardNumber: SANDBOX_CARDS.success,
    expiry: "12/39",
    cvc: "123",
  };
  expect((await call("POST", path, { body })).status).toBe(404);
  expect((await call("POST", "/sandbox-gateway/payment_intents/pi_none/confirm", { body })).status).toBe(404);
});

describe("the charge of a checkout", () => {
  test("is the same one, however often and concurrently it is requested", async () => {
    const { product } = await shop.makeStall();
    const { actor } = await makeCustomer(db());
    await shop.addToCart(actor, product);
    const { checkoutId } = (await shop.placeOrder(actor)).body.data;
    const answers = await Promise.all(Array.from({ length: 20 }, () => createIntent(actor, checkoutId)));
    const intent = answers[0]?.body.data;
    for (const { status, body } of answers) expect([status, body.data]).toEqual([200, intent]);
    expect(await db().select().from(payment).where(eq(payment.checkoutId, checkoutId))).toHaveLength(1);
    const intents = await db()
      .select()
      .from(sandboxIntent)
      .where(eq(sandboxIntent.idempotencyKey, intent?.paymentId ?? ""));
    expect(intents).toHaveLength(1);
  });

  test("covers the first milestones of all its orders, and is adjusted when one is withdrawn", async () => {
    const stalls = [
      await shop.makeStall({ priceCents: 10_001 }),
      await shop.makeStall({ priceCents: 20_002 }),
    ];
    const { actor } = await makeCustomer(db());
    for (const { product } of stalls) await shop.addToCart(actor, product);
    const placed = (await shop.placeOrder(actor)).body.data;
    const both = (await createIntent(actor, placed.checkoutId)).body.data;
    expect(both.amount).toBe(90);
    expect(both.amount).toBe(placed.dueNow);
    await call("PATCH", `/order/withdraw/${placed.orders[0]?.id}`, { as: actor });
    const one = (await createIntent(actor, placed.checkoutId)).body.data;
    expect(one).toMatchObject({ amount: 60 });
    expect(one.paymentId).not.toBe(both.paymentId);
    expect((await confirm(both)).body.data.status).toBe("cancelled");
    expect((await confirm(one)).body.data.status).toBe("succeeded");
    await settle();
    const paid = await call<OrderDetail>("GET", `/order/${placed.orders[1]?.id}`, { as: actor });
    expect(paid.body.data).toMatchObject({ state: "awaiting_approval", paid: 60 });
    expect(await checkLedger(db())).toEqual([]);
  });

  test("is the same even if the processor has forgotten the key it was created with", async () => {
    const stalls = [await shop.makeStall(), await shop.makeStall()];
    const { actor } = await makeCustomer(db());
    for (const { product } of stalls) await shop.addToCart(actor, product);
    const placed = (await shop.placeOrder(actor)).body.data;
    const forget = (key: string) =>
      db()
        .update(sandboxIntent)
        .set({ idempotencyKey: `forgotten-${key}` })
        .where(eq(sandboxIntent.idempotencyKey, key));
    const first = (await createIntent(actor, placed.checkoutId)).body.data;
    await forget(first.paymentId);
    expect((await createIntent(actor, placed.checkoutId)).body.data).toEqual(first);
    // Stale now: the charge still open in the card form must be cancelled.
    await call("PATCH", `/order/withdraw/${placed.orders[0]?.id}`, { as: actor });
    expect((await createIntent(actor, placed.checkoutId)).body.data.paymentId).not.toBe(first.paymentId);
    expect((await confirm(first)).body.data.status).toBe("cancelled");
  });

  test("is reported as unavailable when the processor refuses", async () => {
    const { customer, placed, intent } = await order();
    const rename = (from: string, to: string) =>
      db().update(sandboxIntent).set({ id: to }).where(eq(sandboxIntent.id, from));
    await rename(intentIdOf(intent), "pi_renamed");
    const refused = await createIntent(customer.actor, placed.checkoutId);
    expect([refused.status, refused.body.message]).toEqual([503, expect.stringContaining("haven't been")]);
    await rename("pi_renamed", intentIdOf(intent));
    expect((await createIntent(customer.actor, placed.checkoutId)).body.data).toEqual(intent);
  });

  test("is not created when there is nothing to pay, nor for another customer", async () => {
    const { customer, placed, intent } = await order();
    const stranger = await makeCustomer(db());
    expect((await createIntent(stranger.actor, placed.checkoutId)).status).toBe(404);
    expect((await call("GET", `/user-payment/${intent.paymentId}`, { as: stranger.actor })).status).toBe(404);
    await confirm(intent);
    await settle();
    expect((await createIntent(customer.actor, placed.checkoutId)).status).toBe(409);
  });
});

test("money that arrives after the order was withdrawn is refunded automatically", async () => {
  const { customer, intent, orderId } = await order();
  await call("PATCH", `/order/withdraw/${orderId}`, { as: customer.actor });
  expect((await confirm(intent)).body.data.status).toBe("succeeded");
  await settle();
  const { body } = await call<OrderDetail>("GET", `/order/${orderId}`, { as: customer.actor });
  expect(body.data).toMatchObject({ state: "cancelled", paid: 300, refunded: 300 });
  expect(body.data.timeline.map(({ kind }) => kind)).toEqual([
    "placed",
    "withdraw",
    "paid",
    "refund_due",
    "refunded",
  ]);
  expect(await checkLedger(db())).toEqual([]);
});
