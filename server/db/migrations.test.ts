import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { useTestDatabase } from "@/tests/setup/database";
import { describeSchema } from "@/tests/setup/database/describe-schema";
import { migrationsFolder } from "./migrate";

/**
 * SHA-256 of `describeSchema` after the 60 migrations that 0000_schema.sql replaces. Databases that ran those skip it,
 * so it must make the same schema for ever: never change it, add a migration.
 */
const BASELINE = "33cc04dfb90774d0673d820484adb10a0ce7aa720beb7430de609ed558953de3";

const database = useTestDatabase();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sayang-migrations-"));
  cpSync(migrationsFolder(), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the first migration makes the schema that the 60 before it made", async () => {
  const { pool } = database();
  await pool.query("drop schema drizzle cascade; drop schema public cascade; create schema public");
  keepFirstMigration();
  await migrate(drizzle({ client: pool }), { migrationsFolder: folder });
  const lines = await describeSchema(pool);
  expect(lines).toContain("column account.email text not null x");
  expect(createHash("sha256").update(lines.join("\n")).digest("hex")).toBe(BASELINE);
});

test("the schema in code asks for no further migration", () => {
  const config = path.join(folder, "drizzle.config.json");
  const schema = "./server/db/schema/**/*.ts";
  writeFileSync(config, JSON.stringify({ dialect: "postgresql", schema, out: path.relative(".", folder) }));
  const said = execFileSync(
    process.execPath,
    ["node_modules/drizzle-kit/bin.cjs", "generate", "--config", config],
    { encoding: "utf8", stdio: "pipe" },
  );
  expect(said).toContain("No schema changes");
});

test("jobs of refunds of gift vouchers, which the refunds' own have replaced, leave the queue", async () => {
  const { pool } = database();
  for (const task of ["sendVoucherRefund", "sendRefund"]) {
    await pool.query("select graphile_worker.add_job($1)", [task]);
  }
  await pool.query(readFileSync(path.join(folder, "0026_voucher_refund_jobs.sql"), "utf8"));
  const { rows } = await pool.query("select task_identifier as task from graphile_worker.jobs");
  expect(rows).toEqual([{ task: "sendRefund" }]);
});

function keepFirstMigration(): void {
  const file = path.join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
}
