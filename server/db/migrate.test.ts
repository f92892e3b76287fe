import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { useTestDatabase } from "@/tests/setup/database";
import { fingerprint } from "@/tests/setup/database/fingerprint";
import { migrateDatabase, migrationsFolder } from "./migrate";

const database = useTestDatabase();
const folders: string[] = [];

/** Returns a folder with the project's migrations and one more. */
function folderWith(statement: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sayang-migrations-"));
  folders.push(folder);
  cpSync(migrationsFolder(), folder, { recursive: true });
  const journalFile = path.join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8")) as {
    entries: { idx: number; when: number; tag: string }[];
  };
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: 99, when: (last?.when ?? 0) + 1, tag: "0099_more" });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(path.join(folder, "0099_more.sql"), statement);
  return folder;
}

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test("a failing migration leaves the old schema unchanged", async () => {
  const { pool } = database();
  const before = await fingerprint(pool);
  const folder = folderWith("create table half (n int);\n--> statement-breakpoint\nselect 1 / 0;");
  await expect(migrateDatabase(pool, folder)).rejects.toThrow();
  expect(await fingerprint(pool)).toBe(before);
});

test("concurrent migrations all succeed", async () => {
  const { pool } = database();
  const folder = folderWith("create table once (n int);");
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(pool, folder)));
  const { rows } = await pool.query("select to_regclass('once') as made");
  expect(rows[0]).toEqual({ made: "once" });
});
