/**
 * `npm run bench:starve`: how long API calls take while 50 connections ask for pages that are not kept, beside a quiet
 * server in the same run: from one network, and from
 * as many as there are requests. Ends with 1 when p99 is more than
 * three times that of the quiet server.
 */
import autocannon from "autocannon";
import { fork } from "node:child_process";
import { once } from "node:events";
import { Product } from "./lib/product";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 15);
const API_CONNECTIONS = 4;
const GOAL = 3;
const CALL = "/api/v1/vendor/vendorList?page=1&sortBy=asc&limit=10&searchBy=";
const headers = { authorization: `Basic ${Buffer.from("sayang:public").toString("base64")}` };

// X-Forwarded-For says which network asks.
process.env.TRUST_PROXY = "1";
const product = await Product.prepare("starve");
try {
  await product.seed(1);
  await product.start();
  await measure("warming up", null);
  const quiet = await measure("quiet", null);
  const one = await measure("50 connections of one network", "203.0.113.7");
  const many = await measure("50 connections, each request from another network", "any");
  const worst = Math.max(one / quiet, many / quiet);
  console.log(
    `p99 beside quiet: ${(one / quiet).toFixed(1)}x and ${(many / quiet).toFixed(1)}x, goal ${GOAL}x`,
  );
  process.exitCode = worst <= GOAL ? 0 : 1;
} finally {
  await product.dispose();
}

/** Returns the API's p99 in milliseconds, while pages are asked for by `network` or by any, unless it is null. */
async function measure(name: string, network: string | null): Promise<number> {
  const pages = network === null ? null : fork("bench/lib/page-load.ts", [product.origin, network]);
  // The first requests start what is lazy.
  if (pages) await new Promise((resolve) => setTimeout(resolve, 2_000));
  const { latency, non2xx, errors } = await autocannon({
    url: product.origin + CALL,
    headers,
    connections: API_CONNECTIONS,
    duration: SECONDS,
  });
  let told = "";
  if (pages) {
    const statuses = once(pages, "message");
    pages.send("stop");
    told = `; pages: ${JSON.stringify((await statuses)[0])}`;
  }
  console.log(`${name}: p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${non2xx + errors} failed${told}`);
  return Math.max(1, latency.p99);
}
