/**
 * `npm run bench:http -- [scale ...]`: requests per second and p99 with 32 connections, as ratios to a bare page and a
 * bare JSON route of the same framework in the same run; then filtered search, query by query.
 */
import autocannon from "autocannon";
import { startBare } from "./lib/bare";
import { Product } from "./lib/product";
import { measureSearch } from "./lib/search";

const CONNECTIONS = 32;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const scales = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1, 100];
const BASIC = `Basic ${Buffer.from("sayang:public").toString("base64")}`;

type Figures = { rps: number; p99: number };
type Kind = "page" | "json";

const bare = await startBare();
const baseline: Record<Kind | "fresh", Figures> = {
  page: await load(`${bare.origin}/`),
  fresh: await load(`${bare.origin}/fresh`),
  json: await load(`${bare.origin}/json`),
};
bare.stop();

console.log(`\nUnder ${CONNECTIONS} connections, ${SECONDS} s each`);
row(["", "requests/s", "p99 ms", "beside bare"]);
row(["bare static page", rate(baseline.page), ms(baseline.page), ""]);
row(["bare dynamic page", rate(baseline.fresh), ms(baseline.fresh), ""]);
row(["bare JSON route", rate(baseline.json), ms(baseline.json), ""]);

for (const scale of scales) {
  const product = await Product.prepare(`http-${scale}x`);
  try {
    await product.seed(scale);
    await product.start();
    const vendorId = await firstVendor(product.origin);
    const targets: [string, Kind, string][] = [
      ["/", "page", "/"],
      ["/vendor", "page", "/vendor"],
      ["/vendor?category&sort", "page", "/vendor?category=photography&sort=rating"],
      ["/vendor-detail/{id}", "page", `/vendor-detail/${vendorId}`],
      ["GET /public/masterCategory", "json", "/api/v1/public/masterCategory?page=1&sortBy=asc&limit=100"],
      ["GET /user/home-filter", "json", "/api/v1/user/home-filter?page=1&limit=100&sortBy=asc"],
    ];
    for (const [name, kind, path] of targets) {
      const figures = await load(product.origin + path);
      const ratio = `${(figures.rps / baseline[kind].rps).toFixed(2)}x`;
      row([`${scale}x ${name}`, rate(figures), ms(figures), ratio]);
    }
    await measureSearch(product, scale);
  } finally {
    await product.dispose();
  }
}

async function load(url: string): Promise<Figures> {
  const headers = { "accept-encoding": "br, gzip", authorization: BASIC };
  await autocannon({ url, headers, connections: 4, duration: 1 });
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return { rps: result.requests.average, p99: result.latency.p99 };
}

async function firstVendor(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/vendor/vendorList?page=1&sortBy=asc&limit=1&searchBy=`, {
    headers: { authorization: BASIC },
  });
  const { data } = (await answer.json()) as { data: { docs: { slug: string }[] } };
  const slug = data.docs[0]?.slug;
  if (!slug) throw new Error("there is no vendor to look at");
  return slug;
}

function row([name = "", ...cells]: string[]): void {
  console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(13)).join(""));
}

function rate({ rps }: Figures): string {
  return rps.toFixed(0);
}

function ms({ p99 }: Figures): string {
  return p99.toFixed(0);
}
