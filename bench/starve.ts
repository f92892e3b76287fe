/**
 * `npm run bench:starve`: the response times of API calls while 50 connections request uncached pages, compared with an
 * idle server in the same run. The requests come from one network, and then from as many networks as there are
 * requests. Exits with 1 when p99 is more than three times that of the idle server.
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

// X-Forwarded-For determines the network.
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

/** Returns the API's p99 in milliseconds while pages are requested from `network`, or from any; with null, none are. */
async function measure(name: string, network: string | null): Promise<number> {
  const pages = network === null ? null : fork("bench/lib/page-load.ts", [product.origin, network]);
  // The first requests initialise what is lazy.
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
