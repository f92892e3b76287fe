import { addDays, todayInSingapore } from "@/lib/dates";
import { type Cart } from "@/contracts/cart";
import type { PlacedCheckout, PlaceOrderBody } from "@/contracts/order";
import { type PaymentIntent, SANDBOX_CARDS, type SandboxResult } from "@/contracts/payment";
import { deliverSandboxEventsBy, runSandboxDelivery } from "@/server/adapters/payments/sandbox-delivery";
import { SIGNATURE_HEADER } from "@/server/adapters/payments/signature";
import type { CustomerActor, VendorActor } from "@/server/http/actor";
import { API_PREFIX, createApp } from "@/server/http/app";
import { runRefunds } from "@/server/modules/payment/service-refund";
import { type ApiAnswer, testApi } from "./api";
import { useTestDatabase } from "./database";
import { makeCategory, makeCustomer, makeProduct, makeVendor } from "./factories";

type ProductGiven = Partial<Parameters<typeof makeProduct>[1]>;

export const EVENT_DATE = addDays(todayInSingapore(), 100);

/** What a test of buying needs: the API on a database of its own, with the card processor's webhook delivered in process. */
export function useShop() {
  // Ahead of the database's own: hooks run in the order in which they stand, and it must still be open.
  afterAll(() => settle());
  const database = useTestDatabase();
  const app = createApp();
  const call = testApi(app);
  const db = () => database().db;
  const pool = () => database().pool;

  const webhook = (rawBody: string, signature: string) =>
    app.request(`${API_PREFIX}/payment/webhook`, {
      method: "POST",
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signature },
      body: rawBody,
    });

  /** Waits until the processor has told all that it has to tell, and we have answered. */
  async function settle(): Promise<void> {
    for (let round = 0; round < 2; round++) {
      await runSandboxDelivery();
      await runRefunds();
    }
    await runSandboxDelivery();
  }

  beforeAll(() => {
    deliverSandboxEventsBy(async (rawBody, signature) => (await webhook(rawBody, signature)).status);
  });

  /** A vendor with one product. */
  async function makeStall(product: ProductGiven = {}, vendor: Parameters<typeof makeVendor>[1] = {}) {
    const category = await makeCategory(db());
    const seller = await makeVendor(db(), { masterCategoryId: category.id, ...vendor });
    const item = await makeProduct(db(), { vendorId: seller.id, level1Id: category.id, ...product });
    return { vendor: seller, product: item, category };
  }

  async function addToCart(
    as: CustomerActor,
    product: { id: string; allInCents: number },
    given: { quantity?: number; eventDate?: string | null; price?: number } = {},
  ): Promise<ApiAnswer<Cart>> {
    const body = { productId: product.id, price: product.allInCents / 100, eventDate: EVENT_DATE, ...given };
    return call<Cart>("POST", "/cart", { as, body });
  }

  async function placeOrder(
    as: CustomerActor,
    given: Partial<PlaceOrderBody> & { key?: string } = {},
  ): Promise<ApiAnswer<PlacedCheckout>> {
    const { key = `key-${Math.random()}`, ...fields } = given;
    const orderValue = fields.orderValue ?? (await call<Cart>("GET", "/cart", { as })).body.data.total;
    return call<PlacedCheckout>("POST", "/order", {
      as,
      headers: { "idempotency-key": key },
      body: { contactName: "Mei Tan", contactPhone: "+65 9123 4567", ...fields, orderValue },
    });
  }

  async function createIntent(as: CustomerActor, checkoutId: string): Promise<ApiAnswer<PaymentIntent>> {
    return call<PaymentIntent>("PUT", "/user-payment/create/payment/intent", { as, body: { checkoutId } });
  }

  function confirm(intent: PaymentIntent, cardNumber: string = SANDBOX_CARDS.success, expiry = "12/39") {
    const { clientSecret } = intent;
    return call<SandboxResult>("POST", `/sandbox-gateway/payment_intents/${intentIdOf(intent)}/confirm`, {
      body: { clientSecret, cardNumber, expiry, cvc: "123" },
    });
  }

  function authenticate(intent: PaymentIntent, outcome: "approve" | "fail") {
    const { clientSecret } = intent;
    return call<SandboxResult>(
      "POST",
      `/sandbox-gateway/payment_intents/${intentIdOf(intent)}/authenticate`,
      {
        body: { clientSecret, outcome },
      },
    );
  }

  async function pay(as: CustomerActor, checkoutId: string): Promise<PaymentIntent> {
    const intent = (await createIntent(as, checkoutId)).body.data;
    await confirm(intent);
    await settle();
    return intent;
  }

  /** A sale as far as the vendor's approval page: one order, its first milestone paid. */
  async function sell(given: ProductGiven = {}, vendor: Parameters<typeof makeVendor>[1] = {}) {
    const stall = await makeStall(given, vendor);
    const customer = await makeCustomer(db());
    await addToCart(customer.actor, stall.product);
    const placed = (await placeOrder(customer.actor)).body.data;
    const intent = await pay(customer.actor, placed.checkoutId);
    const orderId = placed.orders[0]?.id ?? "";
    return { ...stall, customer, placed, intent, orderId };
  }

  return {
    app,
    call,
    db,
    pool,
    webhook,
    settle,
    makeStall,
    addToCart,
    placeOrder,
    createIntent,
    confirm,
    authenticate,
    pay,
    sell,
  };
}

export type { CustomerActor, VendorActor };

export function intentIdOf({ clientSecret }: Pick<PaymentIntent, "clientSecret">): string {
  return clientSecret.split("_secret_", 1)[0] ?? "";
}
