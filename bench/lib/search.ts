import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { MASTER_CATEGORIES } from "@/contracts/category";
import { VENDOR_SORTS } from "@/contracts/search";
import { ensurePostgres } from "@/server/db/postgres/ensure-postgres";
import { vendorIdsStatement } from "@/server/modules/search/repo";
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

/** Every search here differs from every other, so that no cache answers: words x category x order x page. */
function searches(): string[] {
  const all = ["", ...WORDS].flatMap((q, w) =>
    VENDOR_SORTS.flatMap((sort, s) =>
      [1, 2].map((page) => {
        const category =
          (w + s) % 3 === 0 ? "" : (MASTER_CATEGORIES[(w + s + page) % MASTER_CATEGORIES.length] ?? "");
        return new URLSearchParams({ q, category, sort, page: String(page) }).toString();
      }),
    ),
  );
  return [...new Set(all)];
}

/** Search with filters through the API, one after the other: the median and p95, and the indexes that the plans use. */
export async function measureSearch(product: Product, scale: number): Promise<void> {
  const times: number[] = [];
  for (const query of searches()) {
    const from = performance.now();
    const answer = await fetch(`${product.origin}/api/v1/public/vendor-search?${query}`, {
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
    const db = drizzle({ client: pool });
    const lines: string[] = [];
    for (const [name, q, sort] of [
      ["words", "kompang henna", "relevance"],
      ["order by rating", "", "rating"],
      ["order by price", "", "price-asc"],
    ] as const) {
      const statement = vendorIdsStatement(db, { q, category: null }, { sort, limit: 24, offset: 0 }).toSQL();
      const { rows } = await pool.query<{ "QUERY PLAN": string }>(
        `explain ${statement.sql}`,
        statement.params,
      );
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
