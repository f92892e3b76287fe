import { eq } from "drizzle-orm";
import type { Cart, GuestCart } from "@/contracts/sale/cart";
import { MAX_CART_LINES } from "@/contracts/sale/cart";
import { addDays } from "@/lib/dates";
import { cartLine } from "@/server/db/schema/sale/cart";
import { vendor as vendorTable } from "@/server/db/schema/catalogue/vendor";
import { makeCustomer, makeProduct } from "@/tests/setup/factories";
import { EVENT_DATE, useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

const itemOf = (product: { id: string; allInCents: number }, given: object = {}) => ({
  productId: product.id,
  price: product.allInCents / 100,
  quantity: 2,
  eventDate: EVENT_DATE,
  ...given,
});
const quote = (items: object[]) => call<GuestCart>("POST", "/cart/quote", { body: { items } });

test("a guest's cart is priced like an account's, to the cent, and nothing is stored", async () => {
  const { product } = await shop.makeStall({ priceCents: 100_000, gstType: 2, plusPlus: true });
  const { status, body } = await quote([itemOf(product, { quantity: 3, note: "No nuts" })]);
  expect(status).toBe(200);
  const { actor } = await makeCustomer(db());
  const own = (await shop.addToCart(actor, product, { quantity: 3 })).body.data;
  const money = ({ net, serviceCharge, gst, total, dueNow, docs }: Cart) => ({
    net,
    serviceCharge,
    gst,
    total,
    dueNow,
    milestones: docs.map(({ milestones }) => milestones),
  });
  expect(money(body.data.cart)).toEqual(money(own));
  expect(body.data.cart.total).toBe(3597);
  expect(body.data.cart.docs[0]?.lines[0]).toMatchObject({ quantity: 3, note: "No nuts", problems: [] });
  const stored = await db().select().from(cartLine).where(eq(cartLine.productId, product.id));
  expect(stored).toHaveLength(1);
});

test("reports the problem with each line, and reveals nothing unpublished", async () => {
  const { product, vendor, category } = await shop.makeStall({ priceCents: 50_000 });
  const given = { vendorId: vendor.id, level1Id: category.id };
  const draft = await makeProduct(db(), { ...given, title: "Secret launch", status: 0 });
  const off = await makeProduct(db(), { ...given, title: "Lion dance", customOffDays: [EVENT_DATE] });
  const items = [
    itemOf(product, { price: 1 }),
    itemOf(product, { quantity: 5 }),
    itemOf(product, { eventDate: addDays(EVENT_DATE, 1) }),
    itemOf(off),
    itemOf(draft),
  ];
  const { body } = await quote(items);
  const lines = body.data.cart.docs.flatMap((group) => group.lines);
  expect(lines.map(({ quantity, problems }) => [quantity, problems.map(({ kind }) => kind)])).toEqual([
    [5, []],
    [2, []],
    [2, ["date_off"]],
  ]);
  expect(body.data.left).toEqual([{ productId: draft.id, message: "This is no longer sold on Sayang" }]);
  expect(JSON.stringify(body)).not.toContain("Secret launch");
  await db().update(vendorTable).set({ status: "suspended" }).where(eq(vendorTable.id, vendor.id));
  expect((await quote(items)).body.data.cart.docs).toEqual([]);
});

test("an empty cart costs nothing; an invalid one is refused by field", async () => {
  expect((await quote([])).body.data.cart).toMatchObject({ docs: [], total: 0, cartCount: 0 });
  const { product } = await shop.makeStall();
  const refused = await quote([itemOf(product, { quantity: 0 })]);
  expect([refused.status, refused.body.message]).toEqual([400, "quantity must be at least 1"]);
  const many = await quote(Array.from({ length: MAX_CART_LINES + 1 }, () => itemOf(product)));
  expect(many.status).toBe(400);
});
