import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PoolClient } from "pg";
import { testDatabase, type TestDatabase } from "@/tests/setup/database";
import { fingerprint } from "@/tests/setup/fingerprint";
import { makeCategory, makeCustomer, makeProduct, makeVendor } from "@/tests/setup/factories";
import { backup } from "./backup";
import { move } from "./move";
import { restore } from "./restore";
import { TransferError } from "./transfer-error";

const folder = mkdtempSync(path.join(tmpdir(), "sayang-transfer-"));
const file = path.join(folder, "sayang.backup");
const silent = () => undefined;
let source: TestDatabase;
const opened: TestDatabase[] = [];

async function database(): Promise<TestDatabase> {
  const made = await testDatabase();
  opened.push(made);
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

const restoreInto = (target: TestDatabase, from = file, force = false) =>
  using(target, (client) => restore(client, from, { force, progress: silent }));

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
  await using(source, (client) => backup(client, file, silent));
});

afterAll(async () => {
  for (const each of opened) await each.close();
  rmSync(folder, { recursive: true, force: true });
});

test("what is restored equals what was backed up, sequences too", async () => {
  const target = await database();
  await restoreInto(target);
  expect(await fingerprint(target.pool)).toBe(await fingerprint(source.pool));
  const { rows } = await target.pool.query<{ next: string }>("select nextval('order_number_seq') as next");
  expect(rows[0]?.next).toBe("4712");
});

test("a database with data is left alone unless forced", async () => {
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
  ["altered in the middle", (bytes: Buffer) => flip(bytes, Math.floor(bytes.length / 2))],
  ["altered near the end", (bytes: Buffer) => flip(bytes, bytes.length - 40)],
  ["no backup at all", () => Buffer.from("select 1")],
])("a file that is %s changes nothing", async (_, damage) => {
  const target = await database();
  await makeCustomer(target.db);
  const before = await fingerprint(target.pool);
  const damaged = path.join(folder, "damaged.backup");
  writeFileSync(damaged, damage(readFileSync(file)));
  await expect(restoreInto(target, damaged, true)).rejects.toBeInstanceOf(TransferError);
  expect(await fingerprint(target.pool)).toBe(before);
});

test("a backup of another schema is refused", async () => {
  const target = await database();
  await target.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9)");
  await expect(restoreInto(target)).rejects.toThrow(/another version/);
});

test("a move copies everything, and only into an empty database", async () => {
  const target = await database();
  const moved = await using(source, (from) => using(target, (into) => move(from, into, silent)));
  expect(moved.rows).toBeGreaterThan(200);
  expect(await fingerprint(target.pool)).toBe(await fingerprint(source.pool));
  await expect(using(source, (from) => using(target, (into) => move(from, into, silent)))).rejects.toThrow(
    /empty/,
  );
});

function flip(bytes: Buffer, at: number): Buffer {
  const altered = Buffer.from(bytes);
  altered[at] = (altered[at] ?? 0) ^ 0x10;
  return altered;
}
