import { addDays } from "@/lib/dates";
import { eq } from "drizzle-orm";
import type { CompensationPlans } from "@/contracts/sale/payment/compensation";
import { category } from "@/server/db/schema/catalogue/category";
import { order } from "@/server/db/schema/sale/order";
import { queuedFor } from "@/tests/setup/mailbox";
import { makeVendor } from "@/tests/setup/factories";
import { EVENT_DATE, useShop, type VendorActor } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;
const plans = async (as: VendorActor) =>
  (await call<CompensationPlans>("GET", "/payout-vendor/plans", { as })).body.data;
const choose = (as: VendorActor, plan: string) =>
  call<CompensationPlans>("POST", "/payout-vendor/plan", { as, body: { plan } });

test("each plan shows what it would have cost, and a change applies to new orders only", async () => {
  const sale = await shop.sell({ priceCents: 7_000_000 });
  const { actor, email } = sale.vendor;
  const sold = sale.product.allInCents / 100;
  expect(await plans(actor)).toMatchObject({
    current: "standard",
    rate: 10,
    orders: 1,
    sales: sold,
    cost: sold * 0.1,
    plans: [
      { id: "standard", wouldHaveCost: sold * 0.1, closed: null },
      { id: "growth", wouldHaveCost: sold * 0.08, closed: null },
      { id: "venue", closed: "This plan is for venues" },
    ],
  });
  expect((await choose(actor, "venue")).status).toBe(409);
  expect((await choose(actor, "growth")).body.data).toMatchObject({
    current: "growth",
    rate: 8,
    cost: sold * 0.1,
  });
  await shop.addToCart(sale.customer.actor, sale.product, { eventDate: addDays(EVENT_DATE, 1) });
  const next = (await shop.placeOrder(sale.customer.actor)).body.data.orders[0]?.id ?? "";
  const rateOf = async (id: string) =>
    (await db().select({ bps: order.commissionBps }).from(order).where(eq(order.id, id)))[0]?.bps;
  expect([await rateOf(sale.orderId), await rateOf(next)]).toEqual([1000, 800]);
  const mails = (await queuedFor(db(), email)).filter(({ kind }) => kind === "plan-changed");
  expect(mails).toMatchObject([{ planName: "Growth", rate: 8 }]);
});

test("plans for large sellers and for venues are open only to them", async () => {
  const small = await makeVendor(db());
  expect((await choose(small.actor, "growth")).body.message).toBe(
    "This plan opens at $60,000 in bookings over 12 months",
  );
  await db().update(category).set({ slug: "venues" }).where(eq(category.id, small.masterCategoryId));
  expect((await choose(small.actor, "venue")).body.data.current).toBe("venue");
});
