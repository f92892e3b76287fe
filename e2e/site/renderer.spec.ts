import { startSecondServer } from "@/e2e/support/server/second-server";
import { expect, test } from "@/e2e/support/test";

test("a killed renderer is restarted, and the API does not notice", async ({ request }) => {
  const server = await startSecondServer({});
  try {
    const renderers = () => [...server.output().matchAll(/"pid":(\d+),"msg":"pages are rendered/g)];
    const page = () => request.get(`${server.origin}/login`);
    expect((await page()).status()).toBe(200);
    process.kill(Number(renderers()[0]?.[1]), "SIGKILL");
    await expect
      .poll(
        async () => {
          expect((await request.get(`${server.origin}/readyz`)).status()).toBe(200);
          return renderers().length;
        },
        // A process starts, which takes long on a busy machine.
        { timeout: 90_000 },
      )
      .toBe(2);
    expect((await page()).status()).toBe(200);
    expect((await page()).headers()["content-security-policy"]).toContain("script-src 'self'");
  } finally {
    await server.stop();
  }
});
