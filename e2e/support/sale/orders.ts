import type { APIRequestContext } from "@playwright/test";
import { apiAs } from "@/e2e/support/account/api";
import { addForFreeDay, type Buyer, firstProductOf, pay, placeOrder } from "@/e2e/support/sale/purchases";

type Seller = { email: string; vendorName: string };

/** Orders the vendor's first product, pays the deposit and has the vendor approve it. Returns the order's id. */
export async function approvedOrder(
  request: APIRequestContext,
  buyer: Buyer,
  seller: Seller,
): Promise<string> {
  await addForFreeDay(buyer, await firstProductOf(buyer, seller.vendorName), 250);
  const placed = await placeOrder(buyer);
  await pay(buyer, placed.checkoutId);
  const id = placed.orders[0]?.id ?? "";
  await approve(request, seller, id);
  return id;
}

/** Has the vendor approve an order. */
export async function approve(
  request: APIRequestContext,
  { email }: Pick<Seller, "email">,
  id: string,
): Promise<void> {
  const { call } = await apiAs(request, "vendor", email);
  await call("PATCH", `/order-vendor/approve/${id}`);
}
