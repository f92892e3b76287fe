import { eq } from "drizzle-orm";
import type { OperatorMarket } from "@/contracts/operator/market/market";
import { todayInSingapore } from "@/lib/dates";
import { API_PREFIX } from "@/server/app";
import { account } from "@/server/db/schema/identity/account";
import { referral } from "@/server/db/schema/identity/registration";
import { order } from "@/server/db/schema/sale/order";
import { category } from "@/server/db/schema/catalogue/category";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { flushVisits, noteSearch, noteVisit } from "@/server/modules/catalogue/visit/public";
import { signAccessToken } from "@/server/modules/identity/session/tokens";
import { makeCustomer, makeOperator, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
const { call, db } = shop;

test("the market's figures are those of its orders, payments, visits, searches and sources", async () => {
  const { actor } = await makeOperator(db(), "finance");
  const { orderId, customer: buyer, vendor: seller } = await shop.sell();
  await db()
    .insert(referral)
    .values({ accountId: buyer.id, campaign: { utm_source: "telegram" } });
  await makeCustomer(db());
  const old = await makeVendor(db());
  await db()
    .update(vendor)
    .set({ createdAt: new Date(Date.now() - 3 * 365 * 86_400_000) })
    .where(eq(vendor.id, old.id));
  const [master] = await db().select().from(category).where(eq(category.id, seller.masterCategoryId));
  for (const path of [master?.slug ?? "", "", "unknown"]) noteSearch(path);
  noteVisit({ vendor: seller.slug, words: null });
  noteVisit({ vendor: seller.slug, words: null });
  await flushVisits();
  const [sold] = await db().select().from(order).where(eq(order.id, orderId));
  const value = (sold?.totalCents ?? 0) / 100;
  const paid = (sold?.paidCents ?? 0) / 100;

  const market = (await call<OperatorMarket>("GET", "/operator/market?days=7", { as: actor })).body.data;
  expect(market.totals).toMatchObject({
    searches: 2,
    visits: 2,
    orders: 1,
    orderValue: value,
    paid,
    refunded: 0,
  });
  expect(market.before).toMatchObject({ searches: 0, orders: 0, orderValue: 0 });
  expect(market.days).toHaveLength(7);
  expect(market.days.at(-1)).toMatchObject({ day: todayInSingapore(), orders: 1, visits: 2 });
  expect(market.categories.find(({ name }) => name === master?.name)).toMatchObject({
    searches: 1,
    visits: 2,
    orders: 1,
    orderValue: value,
    conversion: 50,
  });
  expect(market.sources).toContainEqual({
    source: "telegram",
    isCode: false,
    accounts: 1,
    buyers: 1,
    orderValue: value,
    conversion: 100,
  });
  const customers = await db().select().from(account).where(eq(account.role, "customer"));
  expect(market.sources.reduce((sum, { accounts }) => sum + accounts, 0)).toBe(customers.length);
  const vendors = await db().select().from(vendor);
  expect(market.cohorts.reduce((sum, cohort) => sum + cohort.vendors, 0)).toBe(vendors.length - 1);
  expect(market.cohorts.at(-1)).toMatchObject({ month: todayInSingapore().slice(0, 7), ordered: 1 });

  const { token } = await signAccessToken(actor);
  const file = await shop.app.request(`${API_PREFIX}/operator/market/export.csv?days=7`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const lines = (await file.text()).trim().split("\n");
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toMatch(
    new RegExp(`^${todayInSingapore()},2,2,.*,1,${value.toFixed(2)},${paid.toFixed(2)},0.00`),
  );
  expect((await call("GET", "/operator/market?days=8", { as: actor })).status).toBe(400);
});
