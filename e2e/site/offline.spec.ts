import { bringToLife } from "@/e2e/support/page/alive";
import { expect, test } from "@/e2e/support/test";

test.use({ serviceWorkers: "allow" });

test("shows the offline page without a network, and recovers by itself", async ({ openPage }) => {
  const page = await openPage({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.goto("/vendor?category=venues");
  await expect(page.getByRole("heading", { level: 1, name: "You are offline" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline");
  await expect(page).toHaveURL(/\/vendor\?category=venues$/);
});

test("says that the server does not respond, even after React has loaded", async ({ page }) => {
  // The service worker shows this page at any address; here the browser has a network.
  await page.goto("/offline");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("We can’t reach Sayang");
  await bringToLife(page);
  await expect(heading).toHaveText("We can’t reach Sayang");
  await expect(page.getByText("our server isn’t responding")).toBeVisible();
});

test("can be installed on a phone", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await request.get(href ?? "")).json()) as {
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ start_url: "/", display: "standalone" });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()["content-type"]]).toEqual([src, 200, "image/png"]);
  }
});
