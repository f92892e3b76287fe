import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory } from "@/tests/setup/factories";
import { type VendorFilter, type VendorPage, vendorIdsStatement } from "./repo";

const VENDORS = 4000;
const database = useTestDatabase();
let master = "";

/** Rows as many and as wide as make the planner prefer an index by itself. */
beforeAll(async () => {
  const { db, pool } = database();
  master = (await makeCategory(db)).id;
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
     select gen_random_uuid(), v.id, 'p' || k, 'Thing' || k * 1000 + right(v.slug, 2)::int, repeat('lantern ', 60), 1, $1, 100, 0, 100, 'each'
     from vendor v, generate_series(1, 5) k where v.slug ~ '[0-9]{2}$'`,
    [master],
  );
  await pool.query("analyze vendor; analyze product");
});

async function planOf(filter: VendorFilter, page: Partial<VendorPage> = {}): Promise<string> {
  const { db, pool } = database();
  const { sql, params } = vendorIdsStatement(db, filter, {
    sort: "relevance",
    limit: 24,
    offset: 0,
    ...page,
  }).toSQL();
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${sql}`, params);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

const SCAN_OF_ALL = /Seq Scan on (vendor|product)/;

it("finds words in vendors and products by their indexes", async () => {
  const plan = await planOf({ q: "word17 thing10", category: null });
  expect(plan).toContain("vendor_search_idx");
  expect(plan).toContain("product_search_idx");
  expect(plan).not.toMatch(SCAN_OF_ALL);
});

it("finds an unfinished last word by the same indexes", async () => {
  const plan = await planOf({ q: "thing101", category: null });
  expect(plan).toContain("vendor_search_idx");
  expect(plan).toContain("product_search_idx");
  expect(plan).not.toContain("Seq Scan on product");
});

it.each([
  ["relevance", "vendor_featured_idx"],
  ["rating", "vendor_rating_idx"],
  ["price-asc", "vendor_price_idx"],
  ["newest", "vendor_created_idx"],
] as const)("walks the index of the order %s without sorting all", async (sort, index) => {
  const plan = await planOf({ q: "", category: null }, { sort });
  expect(plan).toContain(index);
  expect(plan).not.toContain("Sort");
});

it("finds the vendors of a product type by its index", async () => {
  const plan = await planOf({ q: "", category: { kind: "product-type", id: master } });
  expect(plan).toContain("product_type_idx");
  expect(plan).not.toMatch(SCAN_OF_ALL);
});
