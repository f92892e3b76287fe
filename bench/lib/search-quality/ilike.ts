import type pg from "pg";
import type { Group } from "./query";

export type Found = { keys: string[]; total: number };
export const PAGE = 24;

/**
 * The usual search of other stacks, newest first: the whole query must appear in the vendor's name or tagline, or in a
 * product's title or description.
 */
export function ilikePhrase(pool: pg.Pool, words: string, kind: Group["kind"]): Promise<Found> {
  return ilike(pool, [words], kind, false);
}

/** A more lenient variant: each word may appear anywhere, and names of categories and product types count too. */
export function ilikeWords(pool: pg.Pool, words: string, kind: Group["kind"]): Promise<Found> {
  return ilike(pool, words.split(/\s+/).filter(Boolean), kind, true);
}

/** Joins and looks up by `in`, which PostgreSQL hashes, so that rows are not probed one by one. */
async function ilike(
  pool: pg.Pool,
  parts: string[],
  kind: Group["kind"],
  withCategories: boolean,
): Promise<Found> {
  const patterns = parts.map((part) => `%${part.replace(/[\\%_]/g, "\\$&")}%`);
  const has = kind === "vendors" ? vendorHas : productHas;
  const where = ["v.status = 'approved'", ...patterns.map((_, at) => has(`$${at + 1}`, withCategories))];
  const from =
    kind === "vendors"
      ? "v.slug as key, v.created_at, v.id from vendor v"
      : `p.id as key, p.created_at, p.id from ${PRODUCT} join vendor v on v.id = p.vendor_id and ${ON_SALE}`;
  const { rows } = await pool.query<{ key: string; total: string }>(
    `select key, count(*) over () as total
     from (select ${from} where ${where.join(" and ")}) found (key, created_at, id)
     order by created_at desc, id limit ${PAGE}`,
    patterns,
  );
  return { keys: rows.map((row) => row.key), total: Number(rows[0]?.total ?? 0) };
}

const ON_SALE = "p.status = 1 and p.is_visible_on_product_page";
const PRODUCT = `product p left join product_type t on t.id = p.product_type_id
  join category l1 on l1.id = p.level1_id left join category l2 on l2.id = p.level2_id
  left join category l3 on l3.id = p.level3_id`;

function vendorHas(pattern: string, withCategories: boolean): string {
  const own = ["v.vendor_name", "v.tagline"].map((column) => `${column} ilike ${pattern}`);
  const sold = ["p.title", "p.description", ...(withCategories ? ["t.name"] : [])];
  const ways = [
    ...own,
    `v.id in (select p.vendor_id from product p left join product_type t on t.id = p.product_type_id
      where ${ON_SALE} and (${sold.map((column) => `${column} ilike ${pattern}`).join(" or ")}))`,
  ];
  if (withCategories) {
    ways.push(`v.id in (select s.vendor_id from vendor_category s join category c on c.id = s.category_id
      where c.name ilike ${pattern})`);
  }
  return `(${ways.join(" or ")})`;
}

function productHas(pattern: string, withCategories: boolean): string {
  const own = ["p.title", "p.description", "v.vendor_name", "v.tagline"];
  const columns = withCategories ? [...own, "t.name", "l1.name", "l2.name", "l3.name"] : own;
  return `(${columns.map((column) => `${column} ilike ${pattern}`).join(" or ")})`;
}
