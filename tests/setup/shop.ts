import type pg from "pg";
import { addDays, todayInSingapore } from "@/lib/dates";
import type { Cart } from "@/contracts/sale/cart";
import type { PlacedCheckout } from "@/contracts/sale/order/order";
import type { AddToCartBody } from "@/contracts/sale/cart.schema";
import type { PlaceOrderBody } from "@/contracts/sale/order/order.schema";
import { type PaymentIntent, SANDBOX_CARDS, type SandboxResult } from "@/contracts/sale/payment/payment";
import { deliverSandboxEventsBy, runSandboxDelivery } from "@/server/adapters/payments/sandbox-delivery";
import { SIGNATURE_HEADER } from "@/server/adapters/payments/signature";
import type { CustomerActor, VendorActor } from "@/server/core/actor";
import type { Database } from "@/server/db/client";
import { API_PREFIX, createApp } from "@/server/app";
import { REFUND_JOBS, REFUND_TASKS } from "@/server/modules/sale/refund/jobs";
import { PAYOUT_TASKS } from "@/server/modules/sale/payout/jobs";
import { runLaneOnce } from "@/server/queue/run-due";
import type { Lane } from "@/server/queue/task";
import { type ApiAnswer, testApi } from "./api";
import { useTestDatabase } from "./database";
import { type ApiProcess, inTurn } from "./processes/start-process";
import { makeCategory, makeCustomer, makeProduct, makeVendor } from "./factories";

type ProductGiven = Partial<Parameters<typeof makeProduct>[1]>;

/** Tasks that ask the processor to move money. */
const MONEY: Lane = {
  name: "money",
  concurrency: 1,
  handlers: [...REFUND_TASKS, ...PAYOUT_TASKS],
  periodic: [],
};

export const EVENT_DATE = addDays(todayInSingapore(), 100);

type Handles = { db: () => Database; pool: () => pg.Pool };

/** Sets up tests of purchases: the API on its own database, with the card processor's webhook delivered in process. */
export function useShop() {
  const handles: Partial<{ shop: ReturnType<typeof shopOn> }> = {};
  // Registered before the database's own hook, because the database must still be open.
  afterAll(() => handles.shop?.settle());
  const database = useTestDatabase();
  handles.shop = shopOn({ db: () => database().db, pool: () => database().pool });
  const { shop } = handles;
  beforeAll(() => shop.receiveWebhooks());
  return shop;
}

/**
 * The same on an already open database, outside a test runner. With `beside`, half of the calls and webhooks go to that
 * process.
 */
export function shopOn({ db, pool }: Handles, beside?: ApiProcess) {
  const app = createApp();
  const api = beside ? inTurn(app, beside) : app;
  const call = testApi(api);

  const webhook = (rawBody: string, signature: string) =>
    api.request(`${API_PREFIX}/payment/webhook`, {
      method: "POST",
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signature },
      body: rawBody,
    });

  /** Waits until the processor has delivered all its events. */
  async function settle(): Promise<void> {
    // Both at once, and then this one again for what the other left to it.
    if (beside) await Promise.all([beside.settle(), settleHere()]);
    await settleHere();
  }

  async function settleHere(): Promise<void> {
    await runSandboxDelivery();
    if (!(await hasMoneyToMove())) return;
    for (const job of REFUND_JOBS) await job.run();
    await runLaneOnce(MONEY);
    await runSandboxDelivery();
  }

  /** Checks first, because starting the queue in vain costs more than most calls. */
  async function hasMoneyToMove(): Promise<boolean> {
    const names = MONEY.handlers.map(({ task }) => task.name);
    const { rows } = await pool().query<{ found: boolean }>(
      `select exists (select from graphile_worker.jobs where task_identifier = any($1) and run_at <= now())
        or exists (select from refund where succeeded_at is null and failed_at is null and gateway_refund_id is null)
        as found`,
      [names],
    );
    return rows[0]?.found ?? false;
  }

  function receiveWebhooks(): void {
    deliverSandboxEventsBy(async (rawBody, signature) => (await webhook(rawBody, signature)).status);
  }

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
    given: Partial<AddToCartBody> = {},
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
      body: {
        contactName: "Mei Tan",
        contactPhone: "+65 9123 4567",
        termsAgreed: true,
        ...fields,
        orderValue,
      },
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

  async function pay(as: CustomerActor, checkoutId: string, cardNumber?: string): Promise<PaymentIntent> {
    const intent = (await createIntent(as, checkoutId)).body.data;
    await confirm(intent, cardNumber);
    await settle();
    return intent;
  }

  /** Makes a sale up to the vendor's approval: one order, with its first milestone paid. */
  async function sell(
    given: ProductGiven = {},
    vendor: Parameters<typeof makeVendor>[1] = {},
    cardNumber?: string,
  ) {
    const stall = await makeStall(given, vendor);
    const customer = await makeCustomer(db());
    await addToCart(customer.actor, stall.product);
    const placed = (await placeOrder(customer.actor)).body.data;
    const intent = await pay(customer.actor, placed.checkoutId, cardNumber);
    const orderId = placed.orders[0]?.id ?? "";
    return { ...stall, customer, placed, intent, orderId };
  }

  return {
    app,
    beside,
    call,
    db,
    pool,
    webhook,
    receiveWebhooks,
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
