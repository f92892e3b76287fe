import { PgDialect } from "drizzle-orm/pg-core";
import { vendorSearchQuery, type VendorSearchQuery } from "@/contracts/catalogue/search.schema";
import { clearCache } from "@/server/core/cache";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory } from "@/tests/setup/factories";
import { toFilter } from "./filter";
import { productSearchStatement } from "./repo/products";
import { vendorSearchStatement } from "./repo/vendors";

const VENDORS = 4000;
const database = useTestDatabase();

/** Rows as many and as wide as make the planner prefer an index by itself. */
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

async function planOf(
  statement: typeof vendorSearchStatement | typeof productSearchStatement,
  query: Partial<VendorSearchQuery>,
): Promise<string> {
  const { filter } = await toFilter(vendorSearchQuery.cast(query));
  if (!filter) throw new Error("nothing is asked");
  const asked = statement(filter, { sort: "relevance", limit: 24, offset: 0 });
  const { sql, params } = new PgDialect().sqlToQuery(asked);
  const { rows } = await database().pool.query<{ "QUERY PLAN": string }>(`explain ${sql}`, params);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

/** Functions plan by themselves; this is the statement in theirs, planned as they are. */
async function planOfMatching(query: string): Promise<string> {
  const client = await database().pool.connect();
  try {
    await client.query("set enable_seqscan = off");
    const { rows } = await client.query<{ "QUERY PLAN": string }>(
      `explain select vendor_id from search_vendor where words @@ '${query}'::tsquery`,
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  } finally {
    client.release(true);
  }
}

it("finds words in vendors by their index, without unpacking those of others", async () => {
  for (const q of ["word17 thing1017", "thing101"]) {
    const plan = await planOf(vendorSearchStatement, { q });
    expect(plan).toContain("Function Scan on search_vendors_matching");
    expect(plan).not.toMatch(/Filter: .*words @@/);
  }
  expect(await planOfMatching("word17 & thing1017")).toContain("search_vendor_words_idx");
  expect(await planOfMatching("thing101:*")).toContain("search_vendor_words_idx");
});

it("finds words in products by their index", async () => {
  const plan = await planOf(productSearchStatement, { q: "thing1017" });
  expect(plan).toContain("search_product_text_words_idx");
  expect(plan).not.toContain("Seq Scan on search_product_text");
});

it("finds an unfinished last word by the same index", async () => {
  expect(await planOf(productSearchStatement, { q: "thing101" })).toContain("search_product_text_words_idx");
});

it("finds what stands in a category by its index", async () => {
  expect(await planOf(vendorSearchStatement, { category: "rare" })).toContain("search_vendor_place_idx");
  expect(await planOf(productSearchStatement, { category: "rare" })).toContain("search_product_level1_idx");
});

it("counts all without reading what vendors and products say", async () => {
  for (const statement of [vendorSearchStatement, productSearchStatement]) {
    const plan = await planOf(statement, {});
    expect(plan).not.toMatch(/ on (vendor|product|search_product_text)\b/);
  }
});
