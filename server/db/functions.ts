import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";

/**
 * Applies the SQL files of `folder` (functions and triggers, each as `create or replace`) that have changed since they
 * were last applied to this database, in name order and in one transaction. Returns the names applied. The caller must
 * hold the migration lock. See docs/decisions/0014-repeatable-sql.md.
 */
export async function applyFunctions(client: pg.ClientBase, folder: string): Promise<string[]> {
  await client.query(
    "create table if not exists drizzle.repeatable_sql (name text primary key, hash text not null, applied_at timestamptz not null default now())",
  );
  const pending = await changedFiles(client, folder);
  if (pending.length === 0) return [];
  await client.query("begin");
  try {
    for (const { name, hash, text } of pending) {
      await client.query(text);
      await client.query(
        "insert into drizzle.repeatable_sql (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash, applied_at = now()",
        [name, hash],
      );
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
  return pending.map(({ name }) => name);
}

async function changedFiles(client: pg.ClientBase, folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const files = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), "utf8");
      return { name, text, hash: createHash("sha256").update(text).digest("hex") };
    }),
  );
  const { rows } = await client.query<{ name: string; hash: string }>(
    "select name, hash from drizzle.repeatable_sql",
  );
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  return files.filter(({ name, hash }) => applied.get(name) !== hash);
}

/** Like the migrations, these are in the project folder even when the server runs bundled. */
export function functionsFolder(): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), "server/db/functions");
}
