import { eq } from "drizzle-orm";
import type { OrderDetail } from "@/contracts/sale/order/order";
import {
  type PaymentAttempt,
  type PaymentCard,
  type PaymentIntent,
  SANDBOX_CARDS,
} from "@/contracts/sale/payment/payment";
import { paymentProfile } from "@/server/db/schema/sale/payment";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { makeCustomer } from "@/tests/setup/factories";
import { type CustomerActor, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

const cardsOf = async (as: CustomerActor) =>
  (await call<PaymentCard[]>("GET", "/user-payment/cards", { as })).body.data;
const keep = (as: CustomerActor, paymentId: string, save = true) =>
  call("PUT", `/user-payment/save-card/${paymentId}`, { as, body: { save } });
const payWith = (as: CustomerActor, paymentId: string, savedCardId: string) =>
  call<PaymentAttempt>("POST", `/user-payment/saved-card/${paymentId}`, { as, body: { savedCardId } });

/** Sells an order in progress whose deposit was paid with this card, which was saved. */
async function withSavedCard(card: string = SANDBOX_CARDS.success) {
  const { product, vendor } = await shop.makeStall();
  const customer = await makeCustomer(db());
  const as = customer.actor;
  await shop.addToCart(as, product);
  const placed = (await shop.placeOrder(as)).body.data;
  const intent = (await shop.createIntent(as, placed.checkoutId)).body.data;
  expect(await cardsOf(as)).toEqual([]);
  expect((await keep(as, intent.paymentId)).status).toBe(200);
  const { body } = await shop.confirm(intent, card);
  if (body.data.status === "requires_action") await shop.authenticate(intent, "approve");
  await shop.settle();
  const orderId = placed.orders[0]?.id ?? "";
  await call("PATCH", `/order-vendor/approve/${orderId}`, { as: vendor.actor });
  const rest = async () =>
    (
      await call<PaymentIntent>("POST", "/payment-milestone-user/paypaymentofremainingmilestones", {
        as,
        body: { orderId },
      })
    ).body.data;
  const read = async () => (await call<OrderDetail>("GET", `/order/${orderId}`, { as })).body.data;
  return { customer, as, orderId, rest, read };
}

test("a card is saved only on request, pays the rest, and can be removed", async () => {
  const { as, rest, read, customer } = await withSavedCard();
  const [card] = await cardsOf(as);
  expect(card).toMatchObject({ brand: "visa", last4: "4242" });
  const intent = await rest();
  expect((await payWith(as, intent.paymentId, card?.id ?? "")).body.data).toEqual({
    status: "succeeded",
    error: null,
  });
  await shop.settle();
  expect(await read()).toMatchObject({ state: "all_paid", paid: 1000 });
  expect(await checkLedger(db())).toEqual([]);
  expect((await payWith(as, intent.paymentId, card?.id ?? "")).status).toBe(409);
  const profiles = await db().select().from(paymentProfile).where(eq(paymentProfile.customerId, customer.id));
  expect(profiles).toHaveLength(1);
  expect((await call("DELETE", `/user-payment/cards/${card?.id}`, { as })).body.data).toEqual([]);
  expect((await call("DELETE", `/user-payment/cards/${card?.id}`, { as })).status).toBe(404);
});

test("without the couple's consent, or once it is withdrawn, no card is saved", async () => {
  const sale = await shop.sell();
  expect(await cardsOf(sale.customer.actor)).toEqual([]);
  const { as, rest } = await withSavedCard();
  const [card] = await cardsOf(as);
  await call("DELETE", `/user-payment/cards/${card?.id}`, { as });
  const intent = await rest();
  await keep(as, intent.paymentId);
  await keep(as, intent.paymentId, false);
  await shop.confirm(intent);
  await shop.settle();
  expect(await cardsOf(as)).toEqual([]);
});

test("another couple's card and charge are not found", async () => {
  const [mine, other] = [await withSavedCard(), await withSavedCard()];
  const [[card], intent] = [await cardsOf(other.as), await mine.rest()];
  expect((await payWith(mine.as, intent.paymentId, card?.id ?? "")).status).toBe(404);
  const [own] = await cardsOf(other.as);
  expect((await payWith(other.as, intent.paymentId, own?.id ?? "")).status).toBe(404);
  expect((await keep(other.as, intent.paymentId)).status).toBe(404);
  expect((await call("DELETE", `/user-payment/cards/${card?.id}`, { as: mine.as })).status).toBe(404);
  expect(await mine.read()).toMatchObject({ paid: 300 });
});

test("a saved card that needs authentication asks the cardholder, then counts", async () => {
  const { as, rest, read } = await withSavedCard(SANDBOX_CARDS.authenticationRequired);
  const [card] = await cardsOf(as);
  const intent = await rest();
  expect((await payWith(as, intent.paymentId, card?.id ?? "")).body.data.status).toBe("requires_action");
  await shop.authenticate(intent, "fail");
  await shop.settle();
  expect(await read()).toMatchObject({ paid: 300 });
  // The same charge, paid with a card that is typed in.
  expect((await shop.confirm(intent)).body.data.status).toBe("succeeded");
  await shop.settle();
  expect(await read()).toMatchObject({ state: "all_paid", paid: 1000 });
});
