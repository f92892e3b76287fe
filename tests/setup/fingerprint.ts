import type pg from "pg";

/**
 * Returns one hash over the rows of every table except `leftOut`: equal before and after means that nothing was
 * written.
 */
export async function fingerprint(pool: pg.Pool, leftOut: readonly string[] = []): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [leftOut],
  );
  const hashes = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as hash from ${name} t`,
  );
  // Ordered, because tables may be read in parallel.
  const { rows } = await pool.query<{ hash: string }>(`${hashes.join(" union all ")} order by name`);
  return rows.map((row) => row.hash).join();
}
