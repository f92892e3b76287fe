import { type ClientBase, escapeIdentifier } from "pg";
import { qualified } from "./tables";

const TRIGGERS = `
  select c.relname as "table", t.tgname as trigger, t.tgenabled = 'A' as always
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled in ('O', 'A')`;

/** With circular references, no loading order would satisfy them row by row. */
const CIRCULAR = `
  with recursive edge as (
    select conrelid as a, confrelid as b from pg_constraint
    where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace
  ), reach as (select a, b from edge union select reach.a, edge.b from reach join edge on edge.a = reach.b)
  select c.relname as "table", f.conname as name, f.condeferrable as deferrable, f.condeferred as deferred
  from pg_constraint f join pg_class c on c.oid = f.conrelid
  where f.contype = 'f' and f.conrelid <> f.confrelid
    and exists (select from reach where reach.a = f.confrelid and reach.b = f.conrelid)`;

type Trigger = { table: string; trigger: string; always: boolean };
type Reference = { table: string; name: string; deferrable: boolean; deferred: boolean };

/**
 * Runs `load` with our triggers disabled, so that rows arrive as they were written and references are checked no later
 * than at the end. Needs ownership of the tables, not superuser rights. Call it inside a transaction.
 */
export async function withoutTriggers(client: ClientBase, load: () => Promise<void>): Promise<void> {
  const { rows: triggers } = await client.query<Trigger>(TRIGGERS);
  const { rows: references } = await client.query<Reference>(CIRCULAR);
  const alter = (table: string, what: string) => client.query(`alter table ${qualified(table)} ${what}`);

  for (const { table, trigger } of triggers)
    await alter(table, `disable trigger ${escapeIdentifier(trigger)}`);
  for (const { table, name } of references) {
    await alter(table, `alter constraint ${escapeIdentifier(name)} deferrable initially deferred`);
  }
  await load();
  await client.query("set constraints all immediate");
  for (const { table, name, deferrable, deferred } of references) {
    const was = deferrable ? `deferrable initially ${deferred ? "deferred" : "immediate"}` : "not deferrable";
    await alter(table, `alter constraint ${escapeIdentifier(name)} ${was}`);
  }
  for (const { table, trigger, always } of triggers) {
    await alter(table, `enable ${always ? "always " : ""}trigger ${escapeIdentifier(trigger)}`);
  }
}
