import { Readable } from "node:stream";
import { parseSitemap, parseSitemapIndex } from "sitemap";
import { createApp } from "@/server/app";
import { clearCache } from "@/server/core/cache";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory, makeProduct, makeVendor } from "@/tests/setup/factories";

const database = useTestDatabase();
const app = createApp();
const get = async (path: string) => {
  const answer = await app.request(path);
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
};
const addressesIn = async (path: string) =>
  (await parseSitemap(Readable.from([(await get(path)).text]))).map(({ url }) => new URL(url).pathname);
/** Extracts URLs without a parser, because the files have ten thousand. */
const locationsIn = async (path: string) =>
  [...(await get(path)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);

let vendorId = "";
let level1Id = "";
beforeAll(async () => {
  const { db } = database();
  const master = await makeCategory(db, { slug: "venues", name: "Venues & lawns" });
  level1Id = master.id;
  const vendor = await makeVendor(db, {
    slug: "seri-melur",
    vendorName: "Seri <Melur> & Daughters",
    bannerImage: "seri-melur.webp",
    masterCategoryId: master.id,
  });
  vendorId = vendor.id;
  const pending = await makeVendor(db, { slug: "pending", status: "pending", masterCategoryId: master.id });
  await makeProduct(db, { vendorId, level1Id, slug: "banquet" });
  await makeProduct(db, { vendorId, level1Id, slug: "draft", status: 0 });
  await makeProduct(db, { vendorId: pending.id, level1Id, slug: "not-yet" });
});

test("robots.txt excludes private areas and names the sitemap", async () => {
  const { status, text } = await get("/robots.txt");
  expect(status).toBe(200);
  expect(text).toMatch(/^User-agent: \*\n/);
  expect(text).toContain("Disallow: /user/\n");
  expect(text).toMatch(/^Sitemap: http:\/\/[^\n]+\/sitemap\.xml$/m);
});

test("the index names every file, and each lists only public pages", async () => {
  const { type, text } = await get("/sitemap.xml");
  expect(type).toBe("application/xml; charset=utf-8");
  const files = (await parseSitemapIndex(Readable.from([text]))).map(({ url }) => new URL(url).pathname);
  expect(files).toEqual(["/sitemaps/pages.xml", "/sitemaps/vendors-1.xml", "/sitemaps/products-1.xml"]);
  expect(await addressesIn("/sitemaps/pages.xml")).toEqual(
    expect.arrayContaining(["/", "/vendor", "/privacy"]),
  );
  expect((await get("/sitemaps/pages.xml")).text).toContain("/vendor?category=venues<");
  expect(await addressesIn("/sitemaps/vendors-1.xml")).toEqual(["/vendor-detail/seri-melur"]);
  expect(await addressesIn("/sitemaps/products-1.xml")).toEqual(["/vendor-detail/seri-melur/banquet"]);
});

test("escapes names", async () => {
  expect((await get("/sitemaps/vendors-1.xml")).text).toContain("Seri &lt;Melur&gt; &amp; Daughters");
});

test.each([
  "products-2.xml",
  "products-0.xml",
  "pages-1.xml",
  "people-1.xml",
  "products-1.xml.gz",
  "%00",
  "..",
])("returns 404 for %s", async (name) => {
  expect((await get(`/sitemaps/${name}`)).status).toBe(404);
});

test("splits files by size, without repeating or omitting a page", async () => {
  const { pool } = database();
  await pool.query(
    `insert into product (id, vendor_id, slug, title, status, level1_id, price_cents, gst_type, all_in_cents, price_metric)
     select gen_random_uuid(), $1, 'p' || n, 'Thing ' || n, 1, $2, 100, 0, 100, 'each' from generate_series(1, 20001) n`,
    [vendorId, level1Id],
  );
  clearCache();
  const files = (await parseSitemapIndex(Readable.from([(await get("/sitemap.xml")).text]))).map(
    ({ url }) => new URL(url).pathname,
  );
  const products = files.filter((file) => file.includes("products"));
  expect(products).toHaveLength(3);
  const lists = await Promise.all(products.map(locationsIn));
  expect(Math.max(...lists.map((list) => list.length))).toBeLessThanOrEqual(10_000);
  expect(lists.flat()).toHaveLength(20_002);
  expect(new Set(lists.flat()).size).toBe(20_002);
});

test("finds file boundaries by an index-only scan", async () => {
  const { pool } = database();
  await pool.query("vacuum analyze product");
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(
    `explain select id from (select id, row_number() over (order by id) as n from product
     where status = 1 and is_visible_on_product_page) t where n % 10000 = 1 order by id`,
  );
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain(
    "Index Only Scan using product_public_idx",
  );
});
