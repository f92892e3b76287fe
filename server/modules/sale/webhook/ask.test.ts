import type { SandboxPayNow } from "@/contracts/sale/payment/payment";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { HOUR_MS, MINUTE_MS } from "@/lib/time";
import { deliverSandboxEvents, deliverSandboxEventsBy } from "@/server/adapters/payments/sandbox-delivery";
import { payment } from "@/server/db/schema/sale/payment";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { askAboutOpenCharges } from "@/server/modules/sale/webhook/service-ask";
import { makeCustomer } from "@/tests/setup/factories";
import { type CustomerActor, intentIdOf, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db, settle } = shop;

async function openCharge(as: CustomerActor) {
  const { product } = await shop.makeStall();
  await shop.addToCart(as, product);
  const placed = (await shop.placeOrder(as)).body.data;
  const intent = (await shop.createIntent(as, placed.checkoutId)).body.data;
  const orderId = placed.orders[0]?.id ?? "";
  const read = async () => (await call<OrderDetail>("GET", `/order/${orderId}`, { as })).body.data;
  return { intent, read };
}
afterEach(async () => expect(await checkLedger(db())).toEqual([]));

test("a PayNow code is paid by the banking app", async () => {
  const { actor } = await makeCustomer(db());
  const { intent, read } = await openCharge(actor);
  const { clientSecret, paymentId } = intent;
  const path = `/sandbox-gateway/payment_intents/${intentIdOf(intent)}/paynow`;
  const shown = (await call<SandboxPayNow>("POST", path, { body: { clientSecret } })).body.data;
  expect(shown).toMatchObject({ status: "requires_action", qr: expect.stringContaining(intentIdOf(intent)) });
  expect((await shop.authenticate(intent, "approve")).body.data).toMatchObject({ status: "succeeded" });
  await settle();
  expect(await read()).toMatchObject({ paid: 300 });
  const rows = await db().select().from(payment);
  expect(rows.find(({ id }) => id === paymentId)).toMatchObject({ method: "paynow" });
});

test("a charge whose webhook never arrived is discovered, and counts once", async () => {
  const { actor } = await makeCustomer(db());
  const { intent, read } = await openCharge(actor);
  deliverSandboxEventsBy(() => Promise.resolve(503));
  await shop.confirm(intent);
  await settle();
  expect(await read()).toMatchObject({ paid: 0 });
  expect(await askAboutOpenCharges()).toBe(0);
  const later = new Date(Date.now() + 11 * MINUTE_MS);
  expect(await askAboutOpenCharges(later)).toBe(1);
  expect(await read()).toMatchObject({ state: "awaiting_approval", paid: 300 });
  expect(await askAboutOpenCharges(later)).toBe(0);
  deliverSandboxEventsBy(async (body, signature) => (await shop.webhook(body, signature)).status);
  await deliverSandboxEvents(new Date(Date.now() + HOUR_MS));
  expect(await read()).toMatchObject({ paid: 300 });
});
