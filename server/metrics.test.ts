import type { AddressInfo } from "node:net";
import { serveMetrics } from "@/server/metrics";
import { createApp } from "@/server/app";
import { useShop } from "@/tests/setup/shop";

useShop();
const TOKEN = "a-token-of-sixteen-or-more";
const before = process.env.METRICS_TOKEN;
afterEach(() => {
  if (before === undefined) delete process.env.METRICS_TOKEN;
  else process.env.METRICS_TOKEN = before;
});

const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

test("without the token there is no such address", async () => {
  const app = createApp();
  expect((await app.request("/metrics", withToken(""))).status).toBe(404);
  process.env.METRICS_TOKEN = TOKEN;
  expect((await app.request("/metrics")).status).toBe(404);
  expect((await app.request("/metrics", withToken(`${TOKEN}x`))).status).toBe(404);
});

test("requests are counted by route and status, never by id or unknown address", async () => {
  process.env.METRICS_TOKEN = TOKEN;
  const app = createApp();
  await app.request("/api/v1/product/00000000-0000-4000-8000-000000000000");
  await app.request("/api/v1/nothing-like-this");
  await app.request("/api/v1/cart");
  const answer = await app.request("/metrics", withToken(TOKEN));
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const text = await answer.text();
  const routes = [
    ...text.matchAll(/_duration_seconds_count\{method="GET",route="([^"]+)",status="(\d+)"\} (\d+)/g),
  ];
  expect(routes.map(([, route, status]) => `${route} ${status}`)).toEqual(
    expect.arrayContaining(["unknown 404", "/api/v1/cart 401"]),
  );
  expect(text).not.toContain("nothing-like-this");
  expect(text).not.toContain("00000000-0000-4000");
});

test("the port of its own has the queue, mail, pool and ledger", async () => {
  const server = await serveMetrics("127.0.0.1", 0);
  try {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await answer.text();
    expect(text).toContain("sayang_database_up 1");
    for (const name of [
      'sayang_jobs{state="dead"} 0',
      "sayang_queue_lag_seconds",
      'sayang_mails{state="queued"}',
      'sayang_database_pool_connections{state="all"}',
      "sayang_unbooked_payment_events 0",
      "sayang_ledger_disagreements",
    ])
      expect(text).toContain(name);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  } finally {
    server.close();
  }
});
