/**
 * `npm run bench:calls`: CPU per in-process API call, compared with bare Hono sending the same body after the same
 * queries. Goal: at most three times as much. Measures this process's CPU time, so that PostgreSQL's own work and other
 * load on the machine don't count. Uses demo data without pictures.
 */
import { Hono } from "hono";
import { Product } from "./lib/product";

const CALLS = Number(process.env.BENCH_CALLS ?? 2_000);
const GOAL = 3;
const COUPLE = { email: "couple@sayang.test", password: "Sayang#2026" };
const BASIC = `Basic ${Buffer.from("sayang:public").toString("base64")}`;

const product = await Product.prepare("calls", process.env.BENCH_DATA);
try {
  await product.seed(1);
  Object.assign(process.env, product.env, { LOG_LEVEL: "silent", THROTTLE_SCALE: "1000" });
  const { default: pg } = await import("pg");
  const { createApp } = await import("@/server/app");
  const { connect, DEADLINES, disconnect } = await import("@/server/db/client");
  const { pool } = await connect(DEADLINES);
  const app = createApp();

  let asked: unknown[][] = [];
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: unknown, ...given: unknown[]) {
    asked.push(given.filter((part) => typeof part !== "function"));
    return query.apply(this, given);
  } as typeof pg.Client.prototype.query;

  const ask = async (path: string, headers: Record<string, string>) => {
    const answer = await app.request(`/api/v1${path}`, { headers });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
    return text;
  };
  const login = await app.request("/api/v1/user/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: BASIC },
    body: JSON.stringify(COUPLE),
  });
  const { data: session } = (await login.json()) as { data: { tokens: { access: { token: string } } } };
  const list = JSON.parse(
    await ask("/vendor/vendorList?page=1&sortBy=asc&limit=1&searchBy=", { authorization: BASIC }),
  ) as { data: { docs: { id: string }[] } };
  const vendorId = list.data.docs[0]?.id ?? "";

  const guest = { authorization: BASIC };
  const couple = { authorization: `Bearer ${session.tokens.access.token}` };
  const calls: [path: string, headers: Record<string, string>][] = [
    ["/public/masterCategory?page=1&sortBy=asc&limit=100", guest],
    ["/user/home-filter?page=1&limit=100&sortBy=asc", guest],
    ["/vendor/vendorList?page=1&sortBy=asc&limit=10&searchBy=", guest],
    [`/user-review/getCustomerReviewsbyVendorId/${vendorId}?page=1&limit=10&sortBy=asc&rating=`, guest],
    [`/public/availability/${vendorId}`, guest],
    ["/cart", couple],
    ["/wishlist?page=1&limit=10", couple],
    ["/order?page=1&limit=10", couple],
    ["/planning/budget", couple],
    ["/user/wedding/event", couple],
  ];
  row(["", "queries", "ours ms", "bare Hono ms", "with queries ms", "times"]);
  for (const [path, headers] of calls) {
    const text = await ask(path, headers);
    const bare = new Hono().get("/x", (c) => c.json(JSON.parse(text) as object));
    await cpu(CALLS / 4, () => ask(path, headers));
    asked = [];
    await ask(path, headers);
    const queries = asked.filter(([first]) => typeof first !== "string" || !/^(begin|commit)/i.test(first));
    const ours = await cpu(CALLS, () => ask(path, headers));
    const sendBare = async () => (await bare.request("/x")).text();
    await cpu(CALLS / 4, sendBare);
    const alone = await cpu(CALLS, sendBare);
    const asking = await cpu(CALLS, async () => {
      for (const [text, values] of queries) await pool.query(text as string, values as unknown[]);
      return sendBare();
    });
    const times = ours / asking;
    row([
      path.split("?")[0]?.replace(vendorId, "{id}") ?? "",
      String(queries.length),
      ours.toFixed(2),
      alone.toFixed(2),
      asking.toFixed(2),
      `${times.toFixed(1)}x${times > GOAL ? " *" : ""}`,
    ]);
  }
  await disconnect();
} finally {
  await product.dispose({ keep: !!process.env.BENCH_DATA });
}

/** Returns the CPU time of this process per call, in milliseconds. */
async function cpu(times: number, call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let at = 0; at < times; at++) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

function row([name = "", ...cells]: string[]): void {
  console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(16)).join(""));
}
