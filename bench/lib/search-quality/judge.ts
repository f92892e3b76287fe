import type pg from "pg";
import type { Wanted } from "./query";

/** The facts for judging a result: everything that a vendor serves and sells, or the product itself. */
type Facts = {
  vendor: string;
  district: number | null;
  halal: boolean;
  categories: Set<string>;
  types: Set<string>;
  titles: string[];
};

/** Judges by the catalogue's own tables, independent of the search tables. */
export class Judge {
  private constructor(private readonly facts: Map<string, Facts>) {}

  static async of(pool: pg.Pool): Promise<Judge> {
    const facts = new Map<string, Facts>();
    const above = await ancestors(pool);
    const vendors = await pool.query<Named & { served: string[] }>(`
      select v.slug as key, v.slug, v.district, v.halal_until is not null as halal_certified,
        array(select c.slug from vendor_category s join category c on c.id = s.category_id
              where s.vendor_id = v.id) || array[m.slug] as served
      from vendor v join category m on m.id = v.master_category_id where v.status = 'approved'`);
    for (const row of vendors.rows) facts.set(row.key, factsOf(row, row.served, above));
    const products = await pool.query<Named & { title: string; type: string | null; filed: string[] }>(`
      select p.id as key, v.slug, v.district, v.halal_until is not null as halal_certified, p.title, t.slug as type,
        array(select c.slug from category c where c.id in (p.level1_id, p.level2_id, p.level3_id)) as filed
      from product p join vendor v on v.id = p.vendor_id left join product_type t on t.id = p.product_type_id
      where v.status = 'approved' and p.status = 1 and p.is_visible_on_product_page`);
    for (const row of products.rows) {
      const own = factsOf(row, row.filed, above);
      const seller = facts.get(row.slug);
      for (const each of [own, seller]) {
        each?.titles.push(row.title);
        if (row.type) each?.types.add(row.type);
      }
      facts.set(row.key, own);
    }
    return new Judge(facts);
  }

  /** Returns true when the vendor with that slug, or the product with that id, is what the couple wants. */
  isHit(key: string, wanted: Wanted): boolean {
    const facts = this.facts.get(key);
    if (!facts) return false;
    if (wanted.halal && !facts.halal) return false;
    if (wanted.districts && !wanted.districts.includes(facts.district ?? 0)) return false;
    return (
      (wanted.vendors ?? []).some((slug) => facts.vendor === slug || facts.vendor.startsWith(`${slug}-`)) ||
      (wanted.types ?? []).some((slug) => facts.types.has(slug)) ||
      (wanted.categories ?? []).some((slug) => facts.categories.has(slug)) ||
      facts.titles.some((title) => wanted.title?.test(title))
    );
  }

  /** Returns a readable name. */
  nameOf(key: string): string {
    const facts = this.facts.get(key);
    return !facts || facts.vendor === key ? key : `${facts.titles.join()} (${facts.vendor})`;
  }

  /** Returns the number of possible hits. A query without any would be badly written. */
  hits(wanted: Wanted, kind: "vendors" | "products"): number {
    const keys = [...this.facts].filter(([key, { vendor }]) => (key === vendor) === (kind === "vendors"));
    return keys.filter(([key]) => this.isHit(key, wanted)).length;
  }
}

type Named = { key: string; slug: string; district: number | null; halal_certified: boolean };

function factsOf(row: Named, slugs: readonly string[], above: Map<string, string[]>): Facts {
  return {
    vendor: row.slug,
    district: row.district,
    halal: row.halal_certified,
    categories: new Set(slugs.flatMap((slug) => above.get(slug) ?? [])),
    types: new Set(),
    titles: [],
  };
}

/** Returns each category with its ancestors. */
async function ancestors(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ slug: string; line: string[] }>(`
    with recursive tree as (
      select id, slug, array[slug] as line from category where parent_id is null
      union all
      select c.id, c.slug, tree.line || c.slug from category c join tree on tree.id = c.parent_id
    ) select slug, line from tree`);
  return new Map(rows.map(({ slug, line }) => [slug, line]));
}
