import type pg from "pg";
import { useTestDatabase } from "@/tests/setup/database";
import { makeProduct, makeVendor } from "@/tests/setup/factories";

const database = useTestDatabase();

/** Runs `work` with two connections, each in its own transaction. */
async function two(work: (a: pg.PoolClient, b: pg.PoolClient) => Promise<void>): Promise<void> {
  const { pool } = database();
  const [a, b] = await Promise.all([pool.connect(), pool.connect()]);
  try {
    await a.query("begin");
    await b.query("begin");
    await work(a, b);
  } finally {
    a.release(true);
    b.release(true);
  }
}

async function found(vendorId: string) {
  const { rows } = await database().pool.query<{
    rating_count: number;
    quality: number;
    selling: boolean;
    prices: number[];
  }>(
    `select s.rating_count, s.quality, s.selling, array(select price_cents from search_product p where p.vendor_id = s.vendor_id order by price_cents) as prices
     from search_vendor s where s.vendor_id = $1`,
    [vendorId],
  );
  return rows[0];
}

const price = "update product set price_cents = $2, all_in_cents = $2 where id = $1";

test("two products that change at the same moment are both indexed correctly", async () => {
  const vendor = await makeVendor(database().db);
  const [gown, veil] = await Promise.all([
    makeProduct(database().db, { vendorId: vendor.id, level1Id: vendor.masterCategoryId, priceCents: 1_000 }),
    makeProduct(database().db, { vendorId: vendor.id, level1Id: vendor.masterCategoryId, priceCents: 2_000 }),
  ]);
  await two(async (a, b) => {
    await a.query(price, [gown.id, 30_000]);
    const second = b.query(price, [veil.id, 40_000]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await a.query("commit");
    await second;
    await b.query("commit");
  });
  expect(await found(vendor.id)).toMatchObject({ prices: [30_000, 40_000] });
});

test("a rating added while a product changes is kept, and so is the product", async () => {
  const vendor = await makeVendor(database().db);
  const gown = await makeProduct(database().db, {
    vendorId: vendor.id,
    level1Id: vendor.masterCategoryId,
    priceCents: 1_000,
  });
  await two(async (a, b) => {
    await a.query("update vendor set rating_sum = 50, rating_count = 10 where id = $1", [vendor.id]);
    const second = b.query(price, [gown.id, 30_000]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await a.query("commit");
    await second;
    await b.query("commit");
  });
  expect(await found(vendor.id)).toMatchObject({ rating_count: 10, prices: [30_000] });
});

test("a product added while its vendor is being approved is found", async () => {
  const vendor = await makeVendor(database().db, { status: "pending" });
  const gown = await makeProduct(database().db, {
    vendorId: vendor.id,
    level1Id: vendor.masterCategoryId,
    status: 0,
    priceCents: 1_000,
  });
  await two(async (a, b) => {
    await a.query("update vendor set status = 'approved' where id = $1", [vendor.id]);
    const second = b.query("update product set status = 1 where id = $1", [gown.id]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await a.query("commit");
    await second;
    await b.query("commit");
  });
  expect(await found(vendor.id)).toMatchObject({ prices: [1_000] });
});

test("a vendor's figures change without its texts being indexed again", async () => {
  const vendor = await makeVendor(database().db, { vendorName: "Kencana House" });
  await database().pool.query("update search_vendor set title_words = 'marker' where vendor_id = $1", [
    vendor.id,
  ]);
  const marked = async () => {
    const { rows } = await database().pool.query<{ marked: boolean }>(
      "select title_words @@ 'marker' as marked from search_vendor where vendor_id = $1",
      [vendor.id],
    );
    return rows[0]?.marked;
  };
  const set = (change: string) =>
    database().pool.query(`update vendor set ${change} where id = $1`, [vendor.id]);
  await set(
    "rating_sum = 45, rating_count = 10, orders_completed = 100, featured_from = '2020-01-01', featured_until = '2999-12-31', off_days = '{2030-01-01}', enable_selling = false",
  );
  expect(await marked()).toBe(true);
  const now = await found(vendor.id);
  expect(now).toMatchObject({ rating_count: 10, selling: false });
  expect(now?.quality).toBeCloseTo(65 / 15 + 0.25, 4);
  await set("tagline = 'Lanterns'");
  expect(await marked()).toBe(false);
});
