import { eq } from "drizzle-orm";
import { DASHBOARD_PERIODS } from "@/contracts/messaging/dashboard";
import type { VendorActor } from "@/server/core/actor";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { account } from "@/server/db/schema/identity/account";
import { appointment } from "@/server/db/schema/messaging/appointment";
import { readDashboard } from "@/server/modules/messaging/dashboard/service";
import { useTestDatabase } from "@/tests/setup/database";
import { buildCategories } from "./categories/build-categories";
import { buildBlock } from "./seed-block";
import { SeedClock } from "./base/seed-clock";
import { seedDatabase } from "./seed-database";

const NOW = new Date("2026-11-21T04:20:00Z");
const database = useTestDatabase();

beforeAll(async () => {
  await seedDatabase(database().db, { scale: 1, now: NOW, storage: null });
});

async function ownerOf(email: string): Promise<VendorActor> {
  const [row] = await database()
    .db.select({ accountId: account.id, vendorId: vendor.id })
    .from(account)
    .innerJoin(vendor, eq(vendor.accountId, account.id))
    .where(eq(account.email, email));
  if (!row) throw new Error("no such vendor");
  return { ...row, role: "vendor", teamRole: "owner", sessionId: "" };
}

test.each(["vendor@sayang.test", "vendor2@sayang.test"])(
  "%s: the dashboard has figures in every period, and each step of the funnel is narrower than the one before",
  async (email) => {
    const actor = await ownerOf(email);
    for (const period of DASHBOARD_PERIODS) {
      const { funnel, words, sales, conduct } = await readDashboard(actor, { period }, NOW);
      const [views = 0, hearts = 0, asks = 0, appointments = 0, orders = 0] = funnel.map(
        ({ count }) => count,
      );
      const seen = { period, views, hearts, asks, appointments, orders };
      expect({ ...seen, falls: views > hearts && hearts > asks && asks > appointments }).toEqual({
        ...seen,
        falls: true,
      });
      expect({ ...seen, some: Math.min(appointments, orders) > 0 }).toEqual({ ...seen, some: true });
      expect(funnel[0]?.before).toBeGreaterThan(0);
      expect(words.length).toBeGreaterThan(3);
      expect(sales.now.value).toBeGreaterThan(0);
      expect(conduct.medianMinutes).toBeGreaterThan(1);
    }
  },
);

test("visits are to the demo vendors, within their hours, and upcoming ones are confirmed", async () => {
  const visits = await database().db.select().from(appointment);
  expect(visits.length).toBeGreaterThan(20);
  for (const { state, startsAt, createdAt } of visits) {
    expect(startsAt > createdAt).toBe(true);
    expect(startsAt > NOW).toBe(state === "confirmed");
    expect(startsAt.toLocaleString("en", { timeZone: "Asia/Singapore", weekday: "short" })).toMatch(
      /Tue|Wed|Thu|Fri|Sat/,
    );
  }
});

test("they are the same whenever seeded within the same hour, and only in the first block", () => {
  const context = {
    clock: new SeedClock(NOW),
    categories: buildCategories(),
    demoPasswordHash: "",
  };
  const [first, again] = [buildBlock(0, context), buildBlock(0, context)];
  const second = buildBlock(1, context);
  for (const name of [
    "vendorView",
    "vendorSearchWord",
    "wishlistEntry",
    "appointment",
    "vendorCustomer",
  ] as const) {
    expect(first[name].length).toBeGreaterThan(0);
    expect(first[name]).toEqual(again[name]);
    expect(second[name]).toEqual([]);
  }
});
