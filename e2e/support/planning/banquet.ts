import type { APIRequestContext } from "@playwright/test";
import type { Banquet } from "@/contracts/planning/event-order";
import { VENDOR, VENDOR_NAME } from "@/e2e/support/account/accounts";
import { approve } from "@/e2e/support/sale/orders";
import { addForFreeDay, type Buyer, pay, placeOrder, productsOf } from "@/e2e/support/sale/purchases";

/** Books tables with a vendor, who accepts, and links the order to the wedding's banquet. Returns its ids. */
export async function bookTables(
  request: APIRequestContext,
  buyer: Buyer,
): Promise<{ orderId: string; eventId: string }> {
  const products = await productsOf(buyer, VENDOR_NAME);
  const tables = products.find(({ productPrice }) => /table/.test(productPrice.priceMetric));
  if (!tables) throw new Error(`${VENDOR_NAME} sells no tables`);
  await addForFreeDay(buyer, tables, 270);
  const placed = await placeOrder(buyer);
  await pay(buyer, placed.checkoutId);
  const orderId = placed.orders[0]?.id ?? "";
  await approve(request, { email: VENDOR }, orderId);
  const { events, candidates } = await buyer.call<Banquet>("GET", "/user/banquet");
  await buyer.call("POST", "/user/banquet", {
    eventId: events[0]?.id,
    orderItemId: candidates[0]?.orderItemId,
    seatsPerUnit: 1,
    minimumUnits: 1,
  });
  return { orderId, eventId: events[0]?.id ?? "" };
}
