import type { Pool } from "pg";
import pg from "pg";

type Node = { "Node Type": string; "Relation Name"?: string; Plans?: Node[] };
type Asked = { text: string; values: unknown[] };

/** Smaller tables are read completely anyway. */
const BIG = 1_000;

let asked: Asked[] | null = null;

/** Records the queries of this process from now on. */
export function watchQueries(): void {
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: unknown, ...given: unknown[]) {
    const [first, second] = given;
    const config =
      typeof first === "string" ? { text: first } : (first as { text?: string; values?: unknown[] });
    const values = Array.isArray(second)
      ? (second as unknown[])
      : ("values" in config && config.values) || [];
    if (asked && /^\s*(select|with)/i.test(config.text ?? ""))
      asked.push({ text: config.text ?? "", values });
    return query.apply(this, given);
  } as typeof pg.Client.prototype.query;
}

/** Runs `call` and returns the large tables that its queries read from beginning to end. */
export async function bigScans(pool: Pool, call: () => Promise<unknown>): Promise<string[]> {
  asked = [];
  await call();
  const queries = asked;
  asked = null;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and reltuples >= $1",
    [BIG],
  );
  const big = new Set(tables.map(({ name }) => name));
  const found = new Set<string>();
  for (const { text, values } of queries) {
    const { rows } = await pool.query<{ "QUERY PLAN": { Plan: Node }[] }>(
      `explain (format json) ${text}`,
      values,
    );
    for (const name of scansOf(rows[0]?.["QUERY PLAN"][0]?.Plan)) if (big.has(name)) found.add(name);
  }
  return [...found];
}

function scansOf(node: Node | undefined): string[] {
  if (!node) return [];
  const own = node["Node Type"] === "Seq Scan" && node["Relation Name"] ? [node["Relation Name"]] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)];
}
