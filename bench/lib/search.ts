import path from "node:path";
import { PgDialect } from "drizzle-orm/pg-core";
import pg from "pg";
import { MASTER_CATEGORIES } from "@/contracts/catalogue/category";
import { VENDOR_SORTS } from "@/contracts/catalogue/search/search";
import { vendorSearchQuery } from "@/contracts/catalogue/search/search.schema";
import { ensurePostgres } from "@/tools/postgres/ensure-postgres";
import { toFilter } from "@/server/modules/catalogue/search/filter";
import { productPageStatement } from "@/server/modules/catalogue/search/repo/products";
import { vendorPageStatement } from "@/server/modules/catalogue/search/repo/vendors";
import type { Product } from "./product";

const WORDS = [
  "banquet",
  "gown",
  "photo",
  "makeup",
  "kompang",
  "henna",
  "cake",
  "flower",
  "car",
  "garden",
  "gold",
  "tea",
];
const BASIC = `Basic ${Buffer.from("sayang:public").toString("base64")}`;

const FILTERS = [
  "",
  "district=9,10",
  "rating=4.5&priceMax=2000",
  "halal=true",
  "tables=20",
  "date=2027-03-13",
  "style=Modern,Rustic&priceMin=500",
  "kind=products",
  "kind=products&rating=4&date=2027-03-13",
  "kind=products&priceMax=1000&district=15",
];

/** Returns searches that all differ, so that no cache answers: words × filters × order × category. */
function searches(): string[] {
  const all = ["", ...WORDS].flatMap((q, w) =>
    FILTERS.map((filter, f) => {
      const params = new URLSearchParams(filter);
      const category = (w + f) % 3 === 0 ? (MASTER_CATEGORIES[(w + f) % MASTER_CATEGORIES.length] ?? "") : "";
      const sort = VENDOR_SORTS[(w + f) % VENDOR_SORTS.length] ?? "relevance";
      for (const [name, value] of Object.entries({ q, category, sort })) params.set(name, value);
      return params.toString();
    }),
  );
  return [...new Set(all)];
}

/** Runs filtered searches through the API one by one, and reports the median, p95 and the indexes used by the plans. */
export async function measureSearch(product: Product, scale: number): Promise<void> {
  const times: number[] = [];
  for (const query of searches()) {
    const from = performance.now();
    const call = query.includes("kind=products") ? "product-search" : "vendor-search";
    const answer = await fetch(`${product.origin}/api/v1/public/${call}?${query}`, {
      headers: { authorization: BASIC },
    });
    if (!answer.ok) throw new Error(`search ${query}: ${answer.status}`);
    await answer.arrayBuffer();
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(
    `${scale}x search with filters, ${times.length} different: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(0.999)} ms`,
  );
  for (const line of await plans(product)) console.log(`  ${line}`);
}

async function plans(product: Product): Promise<string[]> {
  const { host, port, user, password, database } = await ensurePostgres({
    dataDir: path.join(product.home, "postgres"),
  });
  const pool = new pg.Pool({ host, port, user, password, database, max: 1 });
  try {
    const dialect = new PgDialect();
    const lines: string[] = [];
    for (const [name, statement, query] of [
      ["vendors by words", vendorPageStatement, { q: "kompang henna" }],
      ["products by words", productPageStatement, { q: "kompang" }],
      ["products in a category", productPageStatement, { category: "wedding-cars" }],
      ["free on a day", vendorPageStatement, { date: "2027-03-13" }],
      ["all products", productPageStatement, {}],
    ] as const) {
      const { filter } = await toFilter(vendorSearchQuery.cast(query));
      if (!filter) continue;
      const paging = { sort: "relevance", limit: 24, offset: 0 } as const;
      const asked = dialect.sqlToQuery(statement(filter, paging));
      const { rows } = await pool.query<{ "QUERY PLAN": string }>(`explain ${asked.sql}`, asked.params);
      const text = rows.map((row) => row["QUERY PLAN"]).join("\n");
      const used = new Set(
        [...text.matchAll(/(?:Index (?:Only )?Scan(?: Backward)? using|Bitmap Index Scan on) (\S+)/g)].map(
          (match) => match[1],
        ),
      );
      const whole = [...text.matchAll(/Seq Scan on (\S+)/g)].map((match) => match[1]);
      lines.push(
        `${name}: ${[...used].join(", ") || "no index"}${whole.length > 0 ? `; scans ${whole.join(", ")}` : ""}`,
      );
    }
    return lines;
  } finally {
    await pool.end();
  }
}
