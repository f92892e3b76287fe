import type pg from "pg";

/**
 * Returns PostgreSQL's description of the schema `public`, one sorted line per object: extensions, tables with their
 * settings, columns, constraints, indexes, views, sequences and enums. Functions and triggers don't come from
 * migrations (`server/db/functions`), so they are left out. So is the order of a table's columns, which depends on how
 * the database reached its schema.
 */
export async function describeSchema(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    with own as (
      select c.oid, c.relname, c.relkind, c.reloptions, c.reltoastrelid from pg_class c
      where c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    )
    select 'extension ' || extname as line from pg_extension
    union all
    select 'table ' || relname || coalesce(' ' || reloptions::text, '') from own where relkind = 'r'
    union all
    select 'column ' || relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
        || case when attnotnull then ' not null' else '' end
        || coalesce(' default ' || pg_get_expr(adbin, adrelid), '')
        || ' ' || attstorage::text || attidentity::text || attgenerated::text
      from own join pg_attribute on attrelid = own.oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = own.oid and adnum = attnum
      where relkind = 'r'
    union all
    select 'constraint ' || relname || '.' || conname || ' ' || pg_get_constraintdef(k.oid)
      from own join pg_constraint k on conrelid = own.oid where contype <> 'n'
    union all
    select 'index ' || pg_get_indexdef(oid) from own where relkind = 'i'
    union all
    select 'view ' || relname || ' ' || regexp_replace(pg_get_viewdef(oid), '\\s+', ' ', 'g') from own where relkind = 'v'
    union all
    select 'sequence ' || s.sequencename || ' ' || s.data_type || ' ' || s.start_value || ' ' || s.increment_by
      from pg_sequences s where schemaname = 'public'
    union all
    select 'enum ' || typname || ' ' || string_agg(enumlabel, ', ' order by enumsortorder)
      from pg_type join pg_enum on enumtypid = pg_type.oid group by typname`);
  return rows.map(({ line }) => line).sort();
}
