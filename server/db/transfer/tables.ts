import type { ClientBase } from "pg";

export type TableShape = { name: string; columns: string[] };
export type SequenceState = { name: string; last: string; called: boolean };

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const copyColumns = ({ name, columns }: TableShape) =>
  `${quote(name)} (${columns.map(quote).join(", ")})`;

/** Our tables with the columns that are written (generated ones make themselves), each after those it refers to. */
export async function tablesInOrder(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape & { refers_to: string[] }>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as refers_to
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`);
  const waiting = new Map(rows.map((row) => [row.name, row]));
  const ordered: TableShape[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter((row) =>
      row.refers_to.every((other) => !waiting.has(other.replaceAll('"', ""))),
    );
    if (ready.length === 0)
      throw new Error(`tables refer to each other in a circle: ${[...waiting.keys()].join(", ")}`);
    for (const { name, columns } of ready) {
      waiting.delete(name);
      ordered.push({ name, columns });
    }
  }
  return ordered;
}

/** Hashes of the migrations that made the schema. Data moves only between equal ones. */
export async function migrationHashes(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by id",
  );
  return rows.map((row) => row.hash);
}

export async function sequenceStates(client: ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value as last, is_called as called from ${quote(name)}`,
    );
    if (state.rows[0]) states.push({ name, ...state.rows[0] });
  }
  return states;
}

export async function restoreSequences(client: ClientBase, states: SequenceState[]): Promise<void> {
  for (const { name, last, called } of states) {
    await client.query("select setval($1::regclass, $2::bigint, $3)", [
      `public.${quote(name)}`,
      last,
      called,
    ]);
  }
}

/** Whether any of our tables holds a row. */
export async function hasData(client: ClientBase): Promise<boolean> {
  for (const { name } of await tablesInOrder(client)) {
    const { rowCount } = await client.query(`select 1 from ${quote(name)} limit 1`);
    if (rowCount) return true;
  }
  return false;
}

export async function emptyTables(client: ClientBase): Promise<void> {
  const tables = await tablesInOrder(client);
  await client.query(`truncate ${tables.map(({ name }) => quote(name)).join(", ")}`);
}
