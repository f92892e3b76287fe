import type { PoolClient } from "pg";

type Definition = { drop: string; create: string };

/** Foreign keys, and indexes other than those of keys, which are the most expensive to maintain row by row. */
const DEFINITIONS = `
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
    format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as create
  from pg_constraint c where c.contype = 'f' and c.conrelid = any($1::regclass[])
  union all
  select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
  from pg_index i where i.indrelid = any($1::regclass[])
    and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`;

/**
 * Loads many rows into empty tables. Drops their foreign keys and indexes and restores them afterwards, which is far
 * faster and checks as much. Must run in a transaction, so that a failure leaves the tables unchanged; others wait for
 * it.
 */
export async function bulkLoad(
  client: PoolClient,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const names = tables.map((table) => `"${table}"`);
  const { rows } = await client.query<Definition>(DEFINITIONS, [names]);
  for (const { drop } of rows) await client.query(drop);
  await load();
  for (const { create } of rows.toReversed()) await client.query(create);
}
