import type { Cart, MergedCart } from "@/contracts/sale/cart";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { addDays } from "@/lib/dates";
import { makeCustomer, makeProduct } from "@/tests/setup/factories";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

const lineOf = (product: { id: string; allInCents: number }, given: object = {}) => ({
  productId: product.id,
  price: product.allInCents / 100,
  quantity: 2,
  eventDate: EVENT_DATE,
  ...given,
});

test("a guest's lines are merged into the cart once, at the server's price, and lines that no longer fit are named", async () => {
  const { actor } = await makeCustomer(db());
  const { product, vendor, category } = await shop.makeStall({ priceCents: 50_000 });
  const given = { vendorId: vendor.id, level1Id: category.id };
  const gone = await makeProduct(db(), { ...given, title: "Old gown", enableSelling: false });
  const off = await makeProduct(db(), { ...given, title: "Lion dance", customOffDays: [EVENT_DATE] });
  await shop.addToCart(actor, product, { quantity: 1 });
  const items = [
    lineOf(product, { quantity: 3, price: 1 }),
    lineOf(gone),
    lineOf(off),
    lineOf({ id: actor.customerId, allInCents: 100 }),
  ];
  const merge = () => call<MergedCart>("POST", "/cart/merge", { as: actor, body: { items } });
  const first = (await merge()).body.data;
  expect(first.left).toEqual([
    { productId: gone.id, message: "Old gown is not for sale at the moment" },
    { productId: off.id, message: expect.stringMatching(/^Lion dance is not available on .*Choose another/) },
    { productId: actor.customerId, message: "This product does not exist" },
  ]);
  const quantities = ({ docs }: Cart) =>
    docs.flatMap(({ lines }) =>
      lines.map(({ productTitle, quantity, eventDate }) => ({ productTitle, quantity, eventDate })),
    );
  expect(quantities(first.cart)).toMatchObject([
    { quantity: 3, eventDate: EVENT_DATE },
    { productTitle: "Lion dance", quantity: 2, eventDate: null },
  ]);
  expect(first.cart.docs[0]?.lines[0]?.lineTotal).toBe(1500);
  const again = (await merge()).body.data;
  expect(quantities(again.cart)).toEqual(quantities(first.cart));
});

test("a line's note reaches the vendor with the item, and the address the invoice; changing a note accepts no new price", async () => {
  const { vendor, product } = await shop.makeStall();
  const { actor } = await makeCustomer(db());
  const { body } = await shop.addToCart(actor, product, { price: 1 });
  const line = body.data.docs[0]?.lines[0];
  const noted = await call<Cart>("PATCH", `/cart/${line?.id}`, {
    as: actor,
    body: { note: " No nuts, please " },
  });
  expect(noted.body.data.docs[0]?.lines[0]).toMatchObject({
    note: "No nuts, please",
    problems: [{ kind: "price_changed" }],
  });
  // Moved to a day on which the product is already in the cart, the notes are joined.
  const later = addDays(EVENT_DATE, 1);
  await call("POST", "/cart", { as: actor, body: lineOf(product, { eventDate: later, note: "Halal" }) });
  await call("PATCH", `/cart/${line?.id}`, { as: actor, body: { eventDate: later } });

  const abroad = { country: "Malaysia", streetAddress: "1 Jalan Ampang", city: "", postalCode: "50450" };
  const refused = await shop.placeOrder(actor, { billing: abroad as never });
  expect((refused.body.data as unknown as { errors: unknown }).errors).toEqual([
    { field: "billing.city", message: "City is required" },
  ]);
  for (const termsAgreed of [false, undefined, null]) {
    const { status, body } = await shop.placeOrder(actor, { termsAgreed: termsAgreed as never });
    expect([status, (body.data as unknown as { errors: unknown }).errors]).toEqual([
      400,
      [{ field: "termsAgreed", message: "Please agree to the Terms and Conditions" }],
    ]);
  }
  const billing = { country: "Singapore", postalCode: "049213", streetAddress: "Raffles Place" };
  const placed = (await shop.placeOrder(actor, { billing: billing as never, termsAgreed: true })).body.data;
  await shop.pay(actor, placed.checkoutId);
  const path = `/order-vendor/${placed.orders[0]?.id}`;
  const order = (await call<OrderDetail>("GET", path, { as: vendor.actor })).body.data;
  expect(order.items.map(({ note }) => note)).toEqual(["Halal\nNo nuts, please"]);
  expect(order.billing).toMatchObject({ country: "Singapore", postalCode: "049213", streetAddress: "" });
});
