import { PgDialect } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { vendorSearchQuery, type VendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { clearCache } from "@/server/core/cache";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory } from "@/tests/setup/factories";
import { toFilter } from "./filter";
import type { Filter } from "./repo/filter";
import { productFacetsStatement, productPageStatement } from "./repo/products";
import { vendorFacetsStatement, vendorPageStatement } from "./repo/vendors";

const VENDORS = 4000;
const database = useTestDatabase();

/** Enough rows, and wide enough, that the planner prefers an index on its own. */
beforeAll(async () => {
  const { db, pool } = database();
  const master = (await makeCategory(db, { slug: "many" })).id;
  const rare = (await makeCategory(db, { slug: "rare" })).id;
  await pool.query(
    `insert into account (id, role, email)
     select gen_random_uuid(), 'vendor', 'many' || n || '@test.example' from generate_series(1, ${VENDORS}) n`,
  );
  await pool.query(
    `insert into vendor (id, account_id, slug, vendor_name, status, tagline, payment_policy, master_category_id, rating_sum, rating_count)
     select gen_random_uuid(), id, 'v' || n, 'Word' || n % 400, 'approved', 'Bride' || n % 300, '{}', $1, n % 50, 10
     from (select id, row_number() over () as n from account) a`,
    [master],
  );
  await pool.query(
    `insert into product (id, vendor_id, slug, title, description, status, level1_id, price_cents, gst_type, all_in_cents, price_metric)
     select gen_random_uuid(), v.id, 'p' || k, 'Thing' || k * 1000 + right(v.slug, 2)::int, repeat('lantern ', 60), 1,
       case when v.slug like '%77' then $2::uuid else $1::uuid end, 100, 0, 100, 'each'
     from vendor v, generate_series(1, 5) k where v.slug ~ '[0-9]{2}$'`,
    [master, rare],
  );
  await pool.query("select search_refresh_all()");
  await pool.query("vacuum analyze");
  clearCache();
});

const PAGE = { sort: "relevance", limit: 24, offset: 0 } as const;
const VENDORS_BY = [(filter: Filter) => vendorPageStatement(filter, PAGE), vendorFacetsStatement];
const PRODUCTS_BY = [(filter: Filter) => productPageStatement(filter, PAGE), productFacetsStatement];

async function plansOf(statements: typeof VENDORS_BY, query: Partial<VendorSearchQuery>): Promise<string[]> {
  const { filter } = await toFilter(vendorSearchQuery.cast(query));
  if (!filter) throw new Error("nothing is asked");
  return Promise.all(
    statements.map((statement) => {
      const { sql, params } = new PgDialect().sqlToQuery(statement(filter));
      return explain(database().pool, sql, params);
    }),
  );
}

/** Functions are planned separately; this is the inner statement, planned as inside the function. */
async function planOfMatching(
  table: "search_vendor" | "search_product_text",
  query: string,
): Promise<string> {
  const client = await database().pool.connect();
  try {
    await client.query("set enable_seqscan = off");
    return await explain(client, `select from ${table} where words @@ $1::tsquery`, [query]);
  } finally {
    client.release(true);
  }
}

async function explain(on: Pick<Pool, "query">, sql: string, params: unknown[]): Promise<string> {
  const { rows } = await on.query<{ "QUERY PLAN": string }>(`explain ${sql}`, params);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

it("finds words by their index, without unpacking other rows' words", async () => {
  for (const q of ["word17 thing1017", "thing101"]) {
    for (const plan of await plansOf(VENDORS_BY, { q })) {
      expect(plan).toContain("Function Scan on search_vendors_matching");
      expect(plan).toMatch(/Index Scan (using|on) search_vendor_pkey/);
      expect(plan).not.toMatch(/Filter: .*words @@/);
    }
    for (const plan of await plansOf(PRODUCTS_BY, { q })) {
      expect(plan).toContain("Function Scan on search_products_matching");
      expect(plan).toMatch(/Index Scan (using|on) search_product_pkey/);
      expect(plan).not.toMatch(/Filter: .*words @@/);
    }
  }
  expect(await planOfMatching("search_vendor", "word17 & thing1017")).toContain("search_vendor_words_idx");
  expect(await planOfMatching("search_product_text", "thing1017")).toContain("search_product_text_words_idx");
});

it("finds an unfinished last word by the same index", async () => {
  expect(await planOfMatching("search_vendor", "thing101:*")).toContain("search_vendor_words_idx");
  expect(await planOfMatching("search_product_text", "thing101:*")).toContain(
    "search_product_text_words_idx",
  );
});

it("finds what belongs to a category by its index", async () => {
  for (const plan of await plansOf(VENDORS_BY, { category: "rare" }))
    expect(plan).toContain("search_vendor_place_idx");
  for (const plan of await plansOf(PRODUCTS_BY, { category: "rare" }))
    expect(plan).toContain("search_product_level1_idx");
});

it("counts everything without reading vendor and product texts", async () => {
  const plans = await Promise.all([plansOf(VENDORS_BY, {}), plansOf(PRODUCTS_BY, {})]);
  for (const plan of plans.flat()) expect(plan).not.toMatch(/ on (vendor|product|search_product_text)\b/);
});
