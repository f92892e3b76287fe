/**
 * `npm run bench:campaigns`: 200 couples claim a single-use voucher at once, and 1,000 order at once with a promo code
 * limited to ten, through the API in process, on a separate database. Exits with 1 when a limit does not hold.
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const CLAIMS = 200;
const ORDERS = 1_000;
const LIMIT = 10;

const home = mkdtempSync(path.join(tmpdir(), "sayang-bench-campaigns-"));
// PostgreSQL's user must be able to enter.
chmodSync(home, 0o711);
// The log and the settings are read on import.
Object.assign(process.env, { DATA_DIR: home, DATABASE_URL: "", THROTTLE_SCALE: "1000", LOG_LEVEL: "silent" });

const { count, eq } = await import("drizzle-orm");
const { addDays, todayInSingapore } = await import("@/lib/dates");
const { createApp } = await import("@/server/app");
const { connectHooks } = await import("@/server/hooks");
const { connect, DEADLINES, disconnect } = await import("@/server/db/client");
const { cartLine, cartCodes } = await import("@/server/db/schema/sale/cart");
const { promotion, promotionUse } = await import("@/server/db/schema/sale/promotion");
const { testApi } = await import("@/tests/setup/api");
const { makeCategory, makeCustomer, makeProduct, makeVendor } = await import("@/tests/setup/factories");
const { removePostgres } = await import("@/tools/postgres/remove-postgres");

let held = true;
try {
  const { db } = await connect(DEADLINES);
  connectHooks();
  const call = testApi(createApp());
  const category = await makeCategory(db);
  const vendor = await makeVendor(db, { masterCategoryId: category.id, dailyCapacity: 5_000 });
  const product = await makeProduct(db, { vendorId: vendor.id, level1Id: category.id });
  const eventDate = addDays(todayInSingapore(), 100);

  const open = async (values: Partial<typeof promotion.$inferInsert> & { type: "discount" | "voucher" }) => {
    const common = { vendorId: vendor.id, name: "Race", kind: "fixed" as const, amountCents: 10_000 };
    const startsAt = new Date(Date.now() - 1_000);
    const code = values.type.toUpperCase();
    const [row] = await db
      .insert(promotion)
      .values({ ...common, startsAt, code, ...values })
      .returning();
    if (!row) throw new Error("no row");
    return row;
  };
  const crowd = async (size: number, promotionId?: string) => {
    const couples = [];
    for (let at = 0; at < size; at++) couples.push(await makeCustomer(db));
    const line = { productId: product.id, quantity: 1, eventDate, seenCents: product.allInCents };
    await db.insert(cartLine).values(couples.map(({ id }) => ({ customerId: id, ...line })));
    if (promotionId) {
      await db.insert(cartCodes).values(couples.map(({ id }) => ({ customerId: id, promotionId })));
    }
    return couples;
  };
  const report = async (
    what: string,
    promotionId: string,
    wanted: number,
    statuses: number[],
    ms: number,
  ) => {
    const done = statuses.filter((status) => status === 200).length;
    const [row] = await db
      .select({ uses: count() })
      .from(promotionUse)
      .where(eq(promotionUse.promotionId, promotionId));
    const ok = done === wanted && row?.uses === wanted;
    held &&= ok;
    console.log(`${what}: ${done} of ${statuses.length} got it, ${row?.uses} uses counted, ${ms} ms`);
  };

  const single = await open({ type: "voucher", totalLimit: 1 });
  const claimants = await crowd(CLAIMS);
  let began = Date.now();
  const claims = await Promise.all(
    claimants.map(({ actor }) =>
      call("POST", "/discount-user/redeemVoucher", { as: actor, body: { code: single.code } }),
    ),
  );
  await report(
    "a voucher for one",
    single.id,
    1,
    claims.map(({ status }) => status),
    Date.now() - began,
  );

  const few = await open({ type: "discount", totalLimit: LIMIT });
  const buyers = await crowd(ORDERS, few.id);
  began = Date.now();
  const orders = await Promise.all(
    buyers.map(({ actor }, at) =>
      call("POST", "/order", {
        as: actor,
        headers: { "idempotency-key": `bench-race-${at}` },
        body: { orderValue: 900, contactName: "Mei Tan", contactPhone: "+65 9123 4567", termsAgreed: true },
      }),
    ),
  );
  await report(
    `a code for ${LIMIT}`,
    few.id,
    LIMIT,
    orders.map(({ status }) => status),
    Date.now() - began,
  );
} finally {
  await disconnect();
  await removePostgres({ dataDir: path.join(home, "postgres") });
  rmSync(home, { recursive: true, force: true });
}
console.log(held ? "the limits hold" : "A LIMIT DID NOT HOLD");
process.exit(held ? 0 : 1);
