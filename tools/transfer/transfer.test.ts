import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PoolClient } from "pg";
import { testDatabase, type TestDatabase } from "@/tests/setup/database";
import { fingerprint } from "@/tests/setup/database/fingerprint";
import { makeCategory, makeCustomer, makeProduct, makeVendor } from "@/tests/setup/factories";
import { migrateDatabase } from "@/server/db/migrate";
import { backup } from "./backup";
import { move } from "./move";
import { inSnapshot } from "./snapshot";
import { countRows } from "./tables";
import { restore } from "./restore";
import { TransferError } from "./transfer-error";

const folder = mkdtempSync(path.join(tmpdir(), "sayang-transfer-"));
const file = path.join(folder, "sayang.backup");
let source: TestDatabase;
const opened: TestDatabase[] = [];

async function database(...statements: string[]): Promise<TestDatabase> {
  const made = await testDatabase();
  opened.push(made);
  for (const statement of statements) await made.pool.query(statement);
  return made;
}

async function using<T>({ pool }: TestDatabase, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

const backUp = (from: TestDatabase, to: string, overwrite = false) =>
  using(from, (client) => backup(client, to, { overwrite }));
const restoreInto = (target: TestDatabase, from = file, force = false) =>
  using(target, (client) => restore(client, from, { force, migrate: () => migrateDatabase(target.pool) }));
/** The pools of these tests keep their connections open, as those of a running server do. */
const moveInto = (target: TestDatabase, from = source, live = true) =>
  using(from, (one) =>
    using(target, (other) => move(one, other, { live, migrate: () => migrateDatabase(target.pool) })),
  );

beforeAll(async () => {
  source = await database();
  const { db, pool } = source;
  const root = await makeCategory(db, { name: "Kuih & 囍 \t\n\\." });
  const child = await makeCategory(db, { parentId: root.id });
  const seller = await makeVendor(db, { masterCategoryId: root.id, styleTags: ["a,b", '"quoted"', ""] });
  for (let n = 0; n < 200; n++) {
    await makeProduct(db, {
      vendorId: seller.id,
      level1Id: root.id,
      level2Id: child.id,
      priceCents: 100 + n,
    });
  }
  await makeCustomer(db, { weddingDate: "2027-02-14" });
  await pool.query(`select setval('order_number_seq', 4711)`);
  await backUp(source, file);
});

afterAll(async () => {
  for (const each of opened) await each.close();
  rmSync(folder, { recursive: true, force: true });
});

test("restores the backed up rows and sequences", async () => {
  const target = await database();
  expect(await restoreInto(target)).toBeGreaterThan(200);
  expect(await fingerprint(target.pool)).toBe(await fingerprint(source.pool));
  const { rows } = await target.pool.query<{ next: string }>("select nextval('order_number_seq') as next");
  expect(rows[0]?.next).toBe("4712");
});

test("leaves concurrent writes out of a backup", async () => {
  const { pool } = source;
  await using(source, (client) =>
    inSnapshot(client, async () => {
      const before = await countRows(client, "customer");
      await pool.query("update customer set first_name = 'Later'; select setval('order_number_seq', 4711)");
      const { rows } = await client.query("select from customer where first_name = 'Later'");
      expect([await countRows(client, "customer"), rows.length]).toEqual([before, 0]);
      await expect(
        pool.query("set local lock_timeout = 50; drop table customer cascade"),
      ).rejects.toMatchObject({
        code: "55P03",
      });
    }),
  );
  await pool.query("update customer set first_name = 'Mei'");
});

test("creates the schema in a database without one", async () => {
  const target = await database(
    "drop schema public cascade",
    "create schema public",
    "drop schema drizzle cascade",
  );
  await restoreInto(target);
  expect(await fingerprint(target.pool)).toBe(await fingerprint(source.pool));
});

test("makes a backup readable by its owner alone, and overwrites none silently", async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const before = readFileSync(file);
  await expect(backUp(source, file)).rejects.toThrow(/exists/);
  expect(readFileSync(file).equals(before)).toBe(true);
  const other = path.join(folder, "other.backup");
  writeFileSync(other, "old");
  await backUp(source, other, true);
  await restoreInto(await database(), other);
});

test("leaves a database with data alone unless forced", async () => {
  const target = await database();
  await makeCustomer(target.db);
  const before = await fingerprint(target.pool);
  await expect(restoreInto(target)).rejects.toThrow(/--force/);
  expect(await fingerprint(target.pool)).toBe(before);
  await restoreInto(target, file, true);
  expect(await fingerprint(target.pool)).toBe(await fingerprint(source.pool));
});

test.each([
  ["cut short", (bytes: Buffer) => bytes.subarray(0, bytes.length - 200)],
  ["cut at its last byte", (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
  ["altered in the middle", (bytes: Buffer) => flip(bytes, Math.floor(bytes.length / 2))],
  ["altered near the end", (bytes: Buffer) => flip(bytes, bytes.length - 40)],
  ["altered in its checksum", (bytes: Buffer) => flip(bytes, bytes.length - 6)],
  ["no backup at all", () => Buffer.from("select 1")],
  ["empty", () => Buffer.alloc(0)],
])("changes nothing when the file is %s", async (_, damage) => {
  const target = await database();
  await makeCustomer(target.db);
  const before = await fingerprint(target.pool);
  const damaged = path.join(folder, "damaged.backup");
  writeFileSync(damaged, damage(readFileSync(file)));
  await expect(restoreInto(target, damaged, true)).rejects.toBeInstanceOf(TransferError);
  expect(await fingerprint(target.pool)).toBe(before);
});

test("changes nothing when a load fails midway, sequences included", async () => {
  const target = await database("select setval('order_number_seq', 7)");
  await makeCustomer(target.db);
  // The backup's rows violate this, which shows only at the very end.
  await target.pool.query(
    "alter table product add constraint one unique (status) deferrable initially deferred",
  );
  const before = await fingerprint(target.pool);
  await expect(restoreInto(target, file, true)).rejects.toThrow(/"one"/);
  expect(await fingerprint(target.pool)).toBe(before);
  const { rows } = await target.pool.query("select last_value::int as last from order_number_seq");
  expect(rows).toEqual([{ last: 7 }]);
});

test("refuses a backup of another schema", async () => {
  const target = await database(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9)",
  );
  await expect(restoreInto(target)).rejects.toThrow(/another version/);
  const altered = await database("alter table customer add column nickname text");
  await expect(restoreInto(altered)).rejects.toThrow(/changed the schema/);
});

test("transfers custom types, circular references and tables with triggers", async () => {
  const odd = [
    "create type mood as enum ('sayang', 'rindu')",
    "create table album (id int primary key, cover int, moods mood[])",
    "create table photo (id int primary key, album int not null references album)",
    "alter table album add constraint album_cover foreign key (cover) references photo",
    `create function stamp() returns trigger language plpgsql as
      'begin new.moods := array[''rindu'']::mood[]; return new; end'`,
    "create trigger stamp before insert on album for each row execute function stamp()",
  ];
  // Uses up type ids, so that those of the two databases differ.
  const [from, target] = [await database(...odd), await database("create type spare as enum ('x')", ...odd)];
  await from.pool.query(`insert into album values (1); insert into photo values (2, 1);
    update album set cover = 2, moods = '{sayang,rindu}'`);
  const other = path.join(folder, "odd.backup");
  await backUp(from, other);
  await restoreInto(target, other);
  expect((await target.pool.query("select * from album")).rows).toEqual(
    (await from.pool.query("select * from album")).rows,
  );
  await expect(target.pool.query("insert into photo values (3, 9)")).rejects.toMatchObject({ code: "23503" });
  await expect(target.pool.query("update album set cover = 9")).rejects.toMatchObject({ code: "23503" });
  await target.pool.query("insert into album values (4)");
  const { rows } = await target.pool.query("select moods::text as moods from album where id = 4");
  expect(rows).toEqual([{ moods: "{rindu}" }]);
});

test("moves everything, and only into an empty database", async () => {
  const target = await database();
  expect(await moveInto(target)).toBeGreaterThan(200);
  expect(await fingerprint(target.pool)).toBe(await fingerprint(source.pool));
  await expect(moveInto(target)).rejects.toThrow(/has data/);
});

test("refuses to move from a source in use, or into the source itself", async () => {
  const busy = await database();
  const other = await busy.pool.connect();
  await expect(moveInto(await database(), busy, false)).rejects.toThrow(/others are connected/);
  other.release();
  await expect(moveInto(source)).rejects.toThrow(/one database/);
});

function flip(bytes: Buffer, at: number): Buffer {
  const altered = Buffer.from(bytes);
  altered[at] = (altered[at] ?? 0) ^ 0x10;
  return altered;
}
