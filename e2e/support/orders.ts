import { type APIRequestContext, expect } from "@playwright/test";
import { PASSWORD } from "./accounts";
import { addForFreeDay, pay, placeOrder, productsOf, signInBuyer } from "./purchases";

type Seller = { email: string; vendorName: string };

/** Has a couple order the vendor's first product and pay the deposit, and the vendor approve it. Returns the order's id. */
export async function approvedOrder(
  request: APIRequestContext,
  coupleEmail: string,
  seller: Seller,
): Promise<string> {
  const { vendorName } = seller;
  const buyer = await signInBuyer(request, coupleEmail);
  const [product] = await productsOf(buyer, vendorName);
  if (!product) throw new Error(`${vendorName} sells nothing`);
  await addForFreeDay(buyer, product, 250);
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
  const login = await request.post("/api/v1/vendor/auth/login", { data: { email, password: PASSWORD } });
  type Session = { data: { tokens: { access: { token: string } } } };
  const { token } = ((await login.json()) as Session).data.tokens.access;
  const approved = await request.patch(`/api/v1/order-vendor/approve/${id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(approved.ok(), await approved.text()).toBe(true);
}
