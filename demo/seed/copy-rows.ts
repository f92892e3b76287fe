import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PoolClient } from "pg";
import { from as copyFrom } from "pg-copy-streams";

const SPECIAL: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const NEEDS_ESCAPE = /[\\\t\n\r]/;
const ROWS_PER_CHUNK = 500;

/** A value in the text format of COPY. Drizzle's own column mapping writes arrays and JSON. */
function copyField(column: PgColumn, value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value instanceof Date) return value.toISOString();
  const text = String(typeof value === "object" ? column.mapToDriverValue(value) : value);
  return NEEDS_ESCAPE.test(text) ? text.replace(/[\\\t\n\r]/g, (char) => SPECIAL[char] ?? char) : text;
}

/**
 * Writes rows by COPY, which is many times faster than INSERT. Columns are those of the first row; the others take
 * their default. Runs in the client's current transaction, if any.
 */
export async function copyRows<T extends PgTable>(
  client: PoolClient,
  table: T,
  rows: readonly T["$inferInsert"][],
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = getTableColumns(table);
  const keys = Object.keys(first).filter((key) => key in columns);
  const named = keys.map((key) => ({ key, column: columns[key] as PgColumn }));
  const list = named.map(({ column }) => `"${column.name}"`).join(", ");
  const sink = client.query(copyFrom(`copy "${getTableName(table)}" (${list}) from stdin`));

  function* lines() {
    for (let at = 0; at < rows.length; at += ROWS_PER_CHUNK) {
      let chunk = "";
      for (const row of rows.slice(at, at + ROWS_PER_CHUNK) as Record<string, unknown>[]) {
        for (const [at, { key, column }] of named.entries()) {
          if (at > 0) chunk += "\t";
          chunk += copyField(column, row[key]);
        }
        chunk += "\n";
      }
      yield Buffer.from(chunk);
    }
  }
  await pipeline(Readable.from(lines()), sink);
}
