import { fuzzPages } from "@/bench/lib/page-fuzz";
import { ORIGIN } from "@/e2e/support/server/place";
import { expect, test } from "@/e2e/support/test";

test("no request for a page causes a server error or ends the server", async ({ request }) => {
  const { failures } = await fuzzPages(ORIGIN, 20, 300);
  expect(failures).toEqual([]);
  expect((await request.get("/healthz")).status()).toBe(200);
});
