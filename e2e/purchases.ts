import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { Cart } from "@/contracts/cart";
import type { Envelope, Page } from "@/contracts/envelope";
import type { PlacedCheckout } from "@/contracts/order";
import { type PaymentIntent, SANDBOX_CARDS } from "@/contracts/payment";
import type { ProductDetail, ProductFamily } from "@/contracts/product";
import type { VendorCard } from "@/contracts/vendor";
import { addDays, todayInSingapore } from "@/lib/dates";
import { PASSWORD } from "./accounts";

/** What a couple does by the API before the page under test opens. */
export type Buyer = Awaited<ReturnType<typeof signInBuyer>>;

export async function signInBuyer(request: APIRequestContext, email: string) {
  let token = "";
  const call = async <T>(method: string, path: string, data?: unknown): Promise<T> => {
    const answer = await request.fetch(`/api/v1${path}`, {
      method,
      ...(data === undefined ? {} : { data }),
      headers: { ...(token && { authorization: `Bearer ${token}` }), "Idempotency-Key": randomUUID() },
    });
    const body = (await answer.json()) as Envelope<T>;
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${body.message}`);
    return body.data;
  };
  type Session = { tokens: { access: { token: string } } };
  token = (await call<Session>("POST", "/user/auth/login", { email, password: PASSWORD })).tokens.access
    .token;
  return { call };
}

export async function emptyCart({ call }: Buyer): Promise<void> {
  const { docs } = await call<Cart>("GET", "/cart?fromCart=true");
  for (const { id } of docs.flatMap(({ lines }) => lines)) await call("DELETE", `/cart/${id}`);
}

/** What a vendor sells at present, as its page shows it. */
export async function productsOf({ call }: Buyer, vendorName: string): Promise<ProductDetail[]> {
  const query = `page=1&sortBy=asc&limit=1&searchBy=${encodeURIComponent(vendorName)}`;
  const { docs } = await call<Page<VendorCard>>("GET", `/vendor/vendorList?${query}`);
  const families = await call<ProductFamily[]>("GET", `/vendor-product/public?vendorId=${docs[0]?.id}`);
  return families.flatMap((family) => family.docs).filter(({ forSale }) => forSale);
}

/** Puts it into the cart for the first day from then on that the vendor has left. Answers that day. */
export async function addForFreeDay(buyer: Buyer, product: ProductDetail, fromDays: number): Promise<string> {
  let day = addDays(todayInSingapore(), fromDays);
  const body = {
    productId: product.id,
    price: product.productPrice.priceWithGST,
    quantity: product.minQty ?? 1,
  };
  const lineOf = ({ docs }: Cart) =>
    docs
      .flatMap(({ lines }) => lines)
      .find((line) => line.productId === product.id && line.eventDate === day);
  for (let tries = 0; tries < 30; tries++, day = addDays(day, 1)) {
    const line = lineOf(await buyer.call<Cart>("POST", "/cart", { ...body, eventDate: day }));
    if (line?.problems.length === 0) return day;
    await buyer.call("DELETE", `/cart/${line?.id}`);
  }
  throw new Error(`${product.productTitle} has no day left`);
}

/** Makes an order of each vendor in the cart. */
export async function placeOrder({ call }: Buyer): Promise<PlacedCheckout> {
  const { total } = await call<Cart>("GET", "/cart?fromCart=true");
  return call("POST", "/order", {
    orderValue: total,
    weddingDate: null,
    contactName: "Nur Aisyah",
    contactPhone: "+65 8123 4567",
    comment: "",
  });
}

/** Pays what is due first, and waits until the vendors have been asked. */
export async function pay({ call }: Buyer, checkoutId: string): Promise<void> {
  const intent = await call<PaymentIntent>("PUT", "/user-payment/create/payment/intent", { checkoutId });
  const { clientSecret } = intent;
  const card = { clientSecret, cardNumber: SANDBOX_CARDS.success, expiry: "12 / 39", cvc: "123" };
  await call("POST", `/sandbox-gateway/payment_intents/${clientSecret.split("_secret_")[0]}/confirm`, card);
  await expect
    .poll(async () => {
      const { orders } = await call<PlacedCheckout>("GET", `/order/checkout/${checkoutId}`);
      return orders.map(({ state }) => state);
    })
    .not.toContain("awaiting_payment");
}
