import { eq, sql } from "drizzle-orm";
import type { AccountRole } from "@/contracts/auth";
import { account } from "@/server/db/schema/account";
import { cartLine } from "@/server/db/schema/cart";
import { vendor } from "@/server/db/schema/vendor";
import { verifyPassword } from "@/server/modules/auth/password";
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

test("fills an empty database, and leaves one alone that has a catalogue", async () => {
  const database = await emptyDatabase();
  const { db } = database;
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
  const second = await seedDatabase(db, { scale: 1, storage: null });
  expect(second).toMatchObject({ seeded: false, vendors: 0, orders: 0 });
  expect(await countOf(database, "order")).toBe(first.orders);

  // The next order takes the next number.
  const { rows } = await db.execute<{ next: string; last: number }>(
    sql`select nextval(pg_get_serial_sequence('"order"', 'number')) as next, (select max(number)::int from "order") as last`,
  );
  expect(Number(rows[0]?.next)).toBe((rows[0]?.last ?? 0) + 1);
});

test("every row that is referred to is there", async () => {
  const { db } = await emptyDatabase();
  await seedDatabase(db, { scale: 2, now: NOW, storage: null });
  const { rows: keys } = await db.execute<{ child: string; column: string; parent: string }>(sql`
    select c.conrelid::regclass::text as child, a.attname as column, c.confrelid::regclass::text as parent
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace`);
  expect(keys.length).toBeGreaterThan(25);
  for (const { child, column, parent } of keys) {
    const { rowCount } = await db.execute(
      sql.raw(`select 1 from ${child} c where c."${column}" is not null
        and not exists (select 1 from ${parent} p where p.id = c."${column}") limit 1`),
    );
    expect({ child, column, orphans: rowCount }).toEqual({ child, column, orphans: 0 });
  }
});

test("is all there or not at all: what fails half way leaves nothing behind", async () => {
  const database = await emptyDatabase();
  await database.db.insert(account).values({ role: "customer", email: "couple2@sayang.test" });
  await expect(seedDatabase(database.db, { scale: 1, now: NOW, storage: null })).rejects.toThrow(
    "account_role_email_key",
  );
  for (const table of ["category", "product_type", "vendor", "product", "order"]) {
    expect(await countOf(database, table)).toBe(0);
  }
  await database.db.delete(account);
  expect(await seedDatabase(database.db, { scale: 1, now: NOW, storage: null })).toMatchObject({
    seeded: true,
  });
});

test("of two processes that start together, one fills the database", async () => {
  const database = await emptyDatabase();
  const both = await Promise.all(
    [1, 2].map(() => seedDatabase(database.db, { scale: 1, now: NOW, storage: null })),
  );
  expect(both.map(({ seeded }) => seeded).sort()).toEqual([false, true]);
  expect(await countOf(database, "vendor")).toBe(80);
});

test("two named accounts of each role can sign in, and nobody else", async () => {
  const { db } = await emptyDatabase();
  await seedDatabase(db, { scale: 1, now: NOW, storage: null });
  const withPassword = await db
    .select()
    .from(account)
    .where(sql`${account.passwordHash} is not null`);
  const named = (row: { role: AccountRole; email: string }) => `${row.role} ${row.email}`;
  expect(withPassword.map(named).sort()).toEqual(DEMO_ACCOUNTS.map(named).sort());
  for (const { passwordHash, emailVerifiedAt } of withPassword) {
    expect(emailVerifiedAt).toBeInstanceOf(Date);
    expect(await verifyPassword(passwordHash, DEMO_PASSWORD)).toBe(true);
  }
  expect(await db.select().from(cartLine)).toEqual([]);
  const shops = await db
    .select({ email: account.email, status: vendor.status, featured: vendor.featured })
    .from(vendor)
    .innerJoin(account, eq(account.id, vendor.accountId))
    .where(sql`${account.email} like 'vendor%@sayang.test'`)
    .orderBy(account.email);
  expect(shops).toEqual([
    { email: "vendor2@sayang.test", status: "approved", featured: true },
    { email: "vendor@sayang.test", status: "approved", featured: true },
  ]);
});
