import { type ClientBase, escapeIdentifier } from "pg";
import { inDependencyOrder } from "./dependency-order";

/** A table as a backup describes it, without generated columns. */
export type TableShape = { name: string; columns: string[] };

export const qualified = (name: string) => `public.${escapeIdentifier(name)}`;

const TABLES = `
  select c.relname as name,
    array_agg(a.attname::text order by a.attnum) as columns,
    array(select distinct r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and r.oid <> c.oid) as refers_to
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  group by c.oid, c.relname order by c.relname`;

/** Returns our tables, each after the tables it refers to, except where references are circular. */
export async function tablesInOrder(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { refers_to: string[] }>(TABLES);
  return inDependencyOrder(rows).map(({ name, columns }) => ({ name, columns }));
}

/**
 * Returns the hashes of the migrations that made the schema, or an empty list for a database without one. Data is
 * transferred only between equal schemas.
 */
export async function migrationHashes(client: ClientBase): Promise<string[]> {
  const made = await client.query<{ made: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as made",
  );
  if (!made.rows[0]?.made) return [];
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by created_at, id",
  );
  return rows.map((row) => row.hash);
}

export async function countRows(client: ClientBase, table: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${qualified(table)}`);
  return Number(rows[0]?.n);
}
