import { brotliDecompressSync } from "node:zlib";
import { useTestDatabase } from "@/tests/setup/database";
import { makeCategory } from "@/tests/setup/factories";
import { API_PREFIX, createApp } from "@/server/app";

const database = useTestDatabase();
const app = createApp();
const get = (headers: Record<string, string> = {}) =>
  app.request(`${API_PREFIX}/public/masterCategory?page=1&sortBy=asc&limit=100`, { headers });

beforeAll(async () => {
  for (let n = 0; n < 20; n++) await makeCategory(database().db);
});

test("a public response is compressed, and identical in every encoding", async () => {
  const plain = await get();
  const brotli = await get({ "accept-encoding": "gzip, br" });
  expect(brotli.headers.get("content-encoding")).toBe("br");
  expect(plain.headers.get("cache-control")).toBe("public, max-age=60");
  const unpacked = brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString();
  expect(unpacked).toBe(await plain.text());
  expect(JSON.parse(unpacked)).toMatchObject({ code: 200, data: { totalDocs: 20 } });
});

test("a visitor with the current version gets 304", async () => {
  const etag = (await get()).headers.get("etag") ?? "";
  const again = await get({ "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("a wrong credential or query is refused even if the response is cached", async () => {
  await get();
  expect((await get({ authorization: "Bearer stale" })).status).toBe(401);
  const bad = await app.request(`${API_PREFIX}/public/masterCategory?page=none`);
  expect(bad.status).toBe(400);
});

test("unknown parameters do not vary the cache", async () => {
  const ask = async (more: string) =>
    (await app.request(`${API_PREFIX}/public/masterCategory?page=1&sortBy=asc&limit=100${more}`)).headers.get(
      "etag",
    );
  const kept = await ask("");
  await makeCategory(database().db);
  expect(await ask("&fill=1")).toBe(kept);
});
