import { type APIRequestContext, expect } from "@playwright/test";
import type { Cart } from "@/contracts/sale/cart";
import type { Page } from "@/contracts/envelope";
import type { PlacedCheckout } from "@/contracts/sale/order/order";
import { type PaymentIntent, SANDBOX_CARDS } from "@/contracts/sale/payment/payment";
import type { ProductDetail, ProductFamily } from "@/contracts/catalogue/product/product";
import type { VendorCard } from "@/contracts/catalogue/vendor/vendor";
import { addDays, todayInSingapore } from "@/lib/dates";
import { type Api, apiAs } from "@/e2e/support/account/api";

/** A couple's actions through the API, before the page under test opens. */
export type Buyer = Api;

export const signInBuyer = (request: APIRequestContext, email: string): Promise<Buyer> =>
  apiAs(request, "customer", email);

export async function emptyCart({ call }: Buyer): Promise<void> {
  const { docs } = await call<Cart>("GET", "/cart?fromCart=true");
  for (const { id } of docs.flatMap(({ lines }) => lines)) await call("DELETE", `/cart/${id}`);
}

/** Returns the vendor's products as its page shows them. */
export async function productsOf({ call }: Buyer, vendorName: string): Promise<ProductDetail[]> {
  const query = `page=1&sortBy=asc&limit=1&searchBy=${encodeURIComponent(vendorName)}`;
  const { docs } = await call<Page<VendorCard>>("GET", `/vendor/vendorList?${query}`);
  const families = await call<ProductFamily[]>("GET", `/vendor-product/public?vendorId=${docs[0]?.id}`);
  return families.flatMap((family) => family.docs).filter(({ forSale }) => forSale);
}

/** Returns the first product on the vendor's page. */
export async function firstProductOf(buyer: Buyer, vendorName: string): Promise<ProductDetail> {
  const [product] = await productsOf(buyer, vendorName);
  if (!product) throw new Error(`${vendorName} sells nothing`);
  return product;
}

/** Adds a product to the cart for the vendor's first free day from the given one on. Returns that day. */
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
    const added = buyer.call<Cart>("POST", "/cart", { ...body, eventDate: day });
    const cart = await added.catch((refusal: unknown) => {
      if (/is not available on/.test(String(refusal))) return null;
      throw refusal;
    });
    const line = cart && lineOf(cart);
    if (line?.problems.length === 0) return day;
    if (line) await buyer.call("DELETE", `/cart/${line.id}`);
  }
  throw new Error(`${product.productTitle} has no day left`);
}

/** Places an order with each vendor in the cart. */
export async function placeOrder({ call }: Buyer): Promise<PlacedCheckout> {
  const { total } = await call<Cart>("GET", "/cart?fromCart=true");
  return call("POST", "/order", {
    orderValue: total,
    weddingDate: null,
    contactName: "Nur Aisyah",
    contactPhone: "+65 8123 4567",
    comment: "",
    termsAgreed: true,
  });
}

/** Pays the first milestones, and waits until the vendors have been notified. */
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
