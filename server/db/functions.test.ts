import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { testDatabase, type TestDatabase } from "@/tests/setup/database";
import { functionsFolder } from "./functions";
import { migrateDatabase, migrationsFolder } from "./migrate";

const OUTDATED =
  "create or replace function search_text(written text) returns text language sql as 'select 1::text'";
let database: TestDatabase;
const opened: TestDatabase[] = [];
const folders: string[] = [];

beforeEach(async () => {
  database = await open();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});

async function open(): Promise<TestDatabase> {
  const made = await testDatabase();
  opened.push(made);
  return made;
}

/** Returns the project's functions, with `text` appended to the file `name`. */
function folderWith(name: string, text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sayang-functions-"));
  folders.push(folder);
  cpSync(functionsFolder(), folder, { recursive: true });
  appendFileSync(path.join(folder, name), text);
  return folder;
}

async function definitions(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ definition: string }>(`
    select pg_get_functiondef(p.oid) as definition from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select pg_get_triggerdef(t.oid) from pg_trigger t where not t.tgisinternal
    order by 1`);
  return rows.map(({ definition }) => definition);
}

test("a database with only the migrations becomes equal to a new one", async () => {
  const expected = await definitions(database.pool);
  expect(expected.length).toBeGreaterThan(20);

  const { pool } = await open();
  await pool.query("drop schema public cascade; create schema public; drop schema drizzle cascade");
  await migrate(drizzle({ client: pool }), { migrationsFolder: migrationsFolder() });
  await pool.query(OUTDATED);
  expect(await definitions(pool)).not.toEqual(expected);
  await migrateDatabase(pool);
  expect(await definitions(pool)).toEqual(expected);
});

test("concurrent processes apply a changed file once, and no other file", async () => {
  const { pool } = database;
  await pool.query("create table applied (n int)");
  await pool.query(OUTDATED); // Only noticed if search-1-text.sql were applied again.
  const before = await definitions(pool);
  const folder = folderWith("search-4-words.sql", "insert into applied values (1);");
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(pool, migrationsFolder(), folder)));
  expect((await pool.query("select * from applied")).rows).toEqual([{ n: 1 }]);
  expect(await definitions(pool)).toEqual(before);
});

test("a failing file leaves every function unchanged, and is retried", async () => {
  const { pool } = database;
  const before = await definitions(pool);
  const folder = folderWith("append-only.sql", `${OUTDATED};`);
  writeFileSync(path.join(folder, "search-5.sql"), "select 1 / 0;");
  const run = () => migrateDatabase(pool, migrationsFolder(), folder);
  await expect(run()).rejects.toThrow("division by zero");
  await expect(run()).rejects.toThrow("division by zero");
  expect(await definitions(pool)).toEqual(before);
});

test("an older build does not restore its functions", async () => {
  const { pool } = database;
  await pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', $1)", [
    Number.MAX_SAFE_INTEGER,
  ]);
  const before = await definitions(pool);
  await migrateDatabase(pool, migrationsFolder(), folderWith("search-1-text.sql", `${OUTDATED};`));
  expect(await definitions(pool)).toEqual(before);
});
