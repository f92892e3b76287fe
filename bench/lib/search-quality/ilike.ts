import type pg from "pg";
import type { Group } from "./query";

export type Found = { keys: string[]; total: number };
export const PAGE = 24;

const PUBLIC_PRODUCT = "p.status = 1 and p.is_visible_on_product_page";

/**
 * The search that the usual stacks come with, the newest first: the whole of what was typed stands in the vendor's name
 * or tagline or in a product's title or description.
 */
export function ilikePhrase(pool: pg.Pool, words: string, kind: Group["kind"]): Promise<Found> {
  return ilike(pool, [words], kind, false);
}

/** The kinder one: each word somewhere, and names of categories and product types count too. */
export function ilikeWords(pool: pg.Pool, words: string, kind: Group["kind"]): Promise<Found> {
  return ilike(pool, words.split(/\s+/).filter(Boolean), kind, true);
}

async function ilike(
  pool: pg.Pool,
  parts: string[],
  kind: Group["kind"],
  withCategories: boolean,
): Promise<Found> {
  const patterns = parts.map((part) => `%${part.replace(/[\\%_]/g, "\\$&")}%`);
  const where = patterns.map((_, at) =>
    (kind === "vendors" ? vendorHas : productHas)(`$${at + 1}`, withCategories),
  );
  const statement =
    kind === "vendors"
      ? `select v.slug as key, count(*) over () as total from vendor v
         where v.status = 'approved' and ${where.join(" and ")}
         order by v.created_at desc, v.id limit ${PAGE}`
      : `select p.id as key, count(*) over () as total from product p join vendor v on v.id = p.vendor_id
         where v.status = 'approved' and ${PUBLIC_PRODUCT} and ${where.join(" and ")}
         order by p.created_at desc, p.id limit ${PAGE}`;
  const { rows } = await pool.query<{ key: string; total: string }>(statement, patterns);
  return { keys: rows.map((row) => row.key), total: Number(rows[0]?.total ?? 0) };
}

function vendorHas(pattern: string, withCategories: boolean): string {
  const ways = [
    `v.vendor_name ilike ${pattern}`,
    `v.tagline ilike ${pattern}`,
    `exists (select 1 from product p where p.vendor_id = v.id and ${PUBLIC_PRODUCT}
       and (p.title ilike ${pattern} or p.description ilike ${pattern}
         ${withCategories ? `or ${typeHas(pattern)}` : ""}))`,
  ];
  if (withCategories) {
    ways.push(`exists (select 1 from vendor_category s join category c on c.id = s.category_id
      where s.vendor_id = v.id and c.name ilike ${pattern})`);
  }
  return `(${ways.join(" or ")})`;
}

function productHas(pattern: string, withCategories: boolean): string {
  const ways = ["p.title", "p.description", "v.vendor_name", "v.tagline"].map(
    (column) => `${column} ilike ${pattern}`,
  );
  if (withCategories) {
    ways.push(typeHas(pattern));
    ways.push(`exists (select 1 from category c
      where c.id in (p.level1_id, p.level2_id, p.level3_id) and c.name ilike ${pattern})`);
  }
  return `(${ways.join(" or ")})`;
}

function typeHas(pattern: string): string {
  return `exists (select 1 from product_type t where t.id = p.product_type_id and t.name ilike ${pattern})`;
}
