import type pg from "pg";

/**
 * Returns one hash over the rows of every table except `leftOut`. Equal hashes before and after mean that nothing was
 * written.
 */
export async function fingerprint(pool: pg.Pool, leftOut: readonly string[] = []): Promise<string> {
  const tables = await tablesOf(pool, leftOut);
  const hashes = tables.map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as hash from ${name} t`,
  );
  // Ordered, because tables may be read in parallel.
  const { rows } = await pool.query<{ hash: string }>(`${hashes.join(" union all ")} order by name`);
  return rows.map((row) => row.hash).join();
}

/**
 * Returns a function like `fingerprint` for tests that take hundreds: it reads the tables again only after a write,
 * which triggers on every table count. Writes that were rolled back are not counted.
 */
export async function watchedFingerprint(
  pool: pg.Pool,
  leftOut: readonly string[] = [],
): Promise<() => Promise<string>> {
  await pool.query(`
    create schema if not exists watch;
    create unlogged table watch.write (id bigint generated always as identity primary key);
    create function watch.count() returns trigger language plpgsql security definer as
      $$ begin insert into watch.write default values; return null; end $$;`);
  for (const name of await tablesOf(pool, leftOut)) {
    await pool.query(`
      create trigger watched after insert or update or delete on ${name} for each row execute function watch.count();
      create trigger watched_whole after truncate on ${name} execute function watch.count();`);
  }
  let last: { writes: string; hash: string } | undefined;
  return async () => {
    // Read first, so that concurrent writes make the next call read the tables again.
    const { rows } = await pool.query<{ writes: string }>(
      "select coalesce(max(id), 0)::text || '/' || count(*) as writes from watch.write",
    );
    const writes = rows[0]?.writes ?? "";
    if (last?.writes !== writes) last = { writes, hash: await fingerprint(pool, leftOut) };
    return last.hash;
  };
}

async function tablesOf(pool: pg.Pool, leftOut: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [leftOut],
  );
  return rows.map(({ name }) => name);
}
