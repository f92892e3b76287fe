import { eq, sql } from "drizzle-orm";
import type { AccountRole } from "@/contracts/identity/auth";
import { account } from "@/server/db/schema/identity/account";
import { cartLine } from "@/server/db/schema/sale/cart";
import { isFeatured, vendor } from "@/server/db/schema/catalogue/vendor";
import { verifyPassword } from "@/server/modules/identity/account/password";
import { type TestDatabase, testDatabase } from "@/tests/setup/database";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./demo/demo-accounts";
import { isSeeded, seedDatabase } from "./seed-database";

const NOW = new Date("2026-11-21T04:20:00Z");
let opened: TestDatabase[] = [];

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  opened.push(database);
  return database;
}

afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()));
  opened = [];
});

const countOf = async ({ db }: TestDatabase, table: string) =>
  (await db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from "${table}"`))).rows[0]?.n;

/** All keys and indexes, as the migrations made them. */
const definitionsOf = async ({ db }: TestDatabase) =>
  (
    await db.execute<{ definition: string }>(sql`
      select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace and convalidated
      union all select indexdef from pg_indexes where schemaname = 'public' order by 1`)
  ).rows;

test("fills an empty database, and leaves one with accounts alone", async () => {
  const database = await emptyDatabase();
  const { db } = database;
  const definitions = await definitionsOf(database);
  expect(await isSeeded(db)).toBe(false);
  const first = await seedDatabase(db, { scale: 1, now: NOW, storage: null });
  expect(first).toMatchObject({ seeded: true, vendors: 80, products: 800, picturesDrawn: 0 });
  expect(await isSeeded(db)).toBe(true);
  expect(await countOf(database, "vendor")).toBe(80);
  expect(await countOf(database, "product")).toBe(800);
  expect(await countOf(database, "order")).toBe(first.orders);
  expect(await countOf(database, "review")).toBe(first.reviews);
  expect(first.reviews).toBeGreaterThan(850);
  expect(first.reviews).toBeLessThan(1050);
  expect(await definitionsOf(database)).toEqual(definitions);
  expect(definitions.length).toBeGreaterThan(100);

  const second = await seedDatabase(db, { scale: 1, storage: null });
  expect(second).toMatchObject({ seeded: false, vendors: 0, orders: 0 });
  expect(await countOf(database, "order")).toBe(first.orders);
  await accountsSignIn(database);

  // The next order gets the next number.
  const { rows } = await db.execute<{ next: string; last: number }>(
    sql`select nextval(pg_get_serial_sequence('"order"', 'number')) as next, (select max(number)::int from "order") as last`,
  );
  expect(Number(rows[0]?.next)).toBe((rows[0]?.last ?? 0) + 1);
});

test("seeds everything or nothing, and only once when two processes start together", async () => {
  const database = await emptyDatabase();
  const { db } = database;
  const definitions = await definitionsOf(database);
  await db.execute(sql`alter table story_order add constraint no_story check (false) not valid`);
  const seed = () => seedDatabase(db, { scale: 1, now: NOW, storage: null });
  await expect(seed()).rejects.toThrow("no_story");
  for (const table of ["category", "product_type", "vendor", "product", "order"]) {
    expect(await countOf(database, table)).toBe(0);
  }
  expect(await definitionsOf(database)).toEqual(definitions);
  await db.execute(sql`alter table story_order drop constraint no_story`);
  const both = await Promise.all([seed(), seed()]);
  expect(both.map(({ seeded }) => seeded).sort()).toEqual([false, true]);
  expect(await countOf(database, "vendor")).toBe(80);
});

/** Checks that the named accounts can sign in, and no others. */
async function accountsSignIn({ db }: TestDatabase): Promise<void> {
  const withPassword = await db
    .select()
    .from(account)
    .where(sql`${account.passwordHash} is not null`);
  const named = (row: { role: AccountRole; email: string }) => `${row.role} ${row.email}`;
  expect(withPassword.map(named).sort()).toEqual(DEMO_ACCOUNTS.map(named).sort());
  for (const role of ["customer", "vendor", "operator"]) {
    expect(withPassword.filter((row) => row.role === role)).toHaveLength(2);
  }
  for (const { passwordHash, emailVerifiedAt } of withPassword) {
    expect(emailVerifiedAt).toBeInstanceOf(Date);
    expect(await verifyPassword(passwordHash, DEMO_PASSWORD)).toBe(true);
  }
  expect(await db.select().from(cartLine)).toEqual([]);
  const shops = await db
    .select({ email: account.email, status: vendor.status, featured: isFeatured })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.accountId))
    .where(sql`${account.email} like 'vendor%@sayang.test'`)
    .orderBy(account.email);
  expect(shops).toEqual([
    { email: "vendor2@sayang.test", status: "approved", featured: true },
    { email: "vendor@sayang.test", status: "approved", featured: true },
  ]);
}
