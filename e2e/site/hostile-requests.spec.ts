import { fuzzPages } from "@/bench/lib/page-fuzz";
import { ORIGIN } from "@/e2e/support/server/place";
import { expect, test } from "@/e2e/support/test";

test("no request for a page fails on the server's side or ends it", async ({ request }) => {
  const { failures } = await fuzzPages(ORIGIN, 20, 300);
  expect(failures).toEqual([]);
  expect((await request.get("/healthz")).status()).toBe(200);
});
