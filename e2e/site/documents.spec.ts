import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { APIRequestContext, Page } from "@playwright/test";
import { PROMO_DELAY_MS } from "@/contracts/identity/registration/promo";
import { VENDOR_NAME } from "@/e2e/support/account/accounts";
import { bringToLife } from "@/e2e/support/page/alive";
import { signIn } from "@/e2e/support/account/sign-in";
import { expect, type OpenPage, type PageOptions, test } from "@/e2e/support/test";

/** Returns the path of a public page of each kind, starting from the list of vendors. */
async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const list = await request.get(
    `/api/v1/vendor/vendorList?page=1&sortBy=asc&limit=1&searchBy=${encodeURIComponent(VENDOR_NAME)}`,
  );
  const { data } = (await list.json()) as { data: { docs: { slug: string }[] } };
  const vendor = `/vendor-detail/${data.docs[0]?.slug}`;
  const html = await (await request.get(vendor)).text();
  const product = new RegExp(`${vendor}/[\\w-]+`).exec(html)?.[0];
  if (!product) throw new Error(`${vendor} links to no product`);
  return ["/", "/vendor", vendor, product];
}

/** The only script that a page has before the first sign of intent. */
const STARTER = "/_document/start-";

/** Opens a page without motion, and records the scripts that it requests, except for the starter. */
async function open(openPage: OpenPage, options: PageOptions = {}) {
  const page = await openPage(options);
  const scripts: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isScript = request.resourceType() === "script" || pathname.endsWith(".js");
    if (isScript && !pathname.startsWith(STARTER)) scripts.push(pathname);
  });
  return { page, scripts };
}

const guestLogin = (page: Page) => page.getByRole("dialog", { name: /^Log in to/ });
const heart = (page: Page) => page.locator("button[data-lazy=heart]:visible").first();

test("public pages ask for no script before the first sign of intent, and work from then on", async ({
  request,
  openPage,
}) => {
  for (const path of await publicPaths(request)) {
    // Uses a separate browser, because a page being left may still be requesting its last scripts.
    const { page, scripts } = await open(openPage);
    await page.goto(path, { waitUntil: "networkidle" });
    expect({ path, scripts }).toEqual({ path, scripts: [] });
    const styles = await page.locator("style[data-precedence]").count();
    await bringToLife(page);
    expect(scripts.some((script) => script.startsWith("/_document/"))).toBe(true);
    expect(scripts.some((script) => script.startsWith("/_next/static/"))).toBe(true);
    // React finds the styles that came with the page, and inserts none twice.
    await expect(page.locator("style[data-precedence]")).toHaveCount(styles);
  }
});

test("one press on a heart opens the login popup", async ({ openPage }) => {
  const { page } = await open(openPage, { viewport: { width: 1280, height: 900 } });
  for (const path of (await publicPaths(page.request)).filter((each) => each !== "/")) {
    await page.goto(path, { waitUntil: "networkidle" });
    await heart(page).click();
    await expect(guestLogin(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test("a tap opens a phone's menu as a dialog at once", async ({ openPage }) => {
  const { page } = await open(openPage, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.locator("summary[aria-label=Menu]").tap();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

for (const { broken, pattern } of [
  { broken: "framework", pattern: "**/_next/static/chunks/**" },
  { broken: "page’s data", pattern: "**/_document/*?of=*" },
]) {
  test(`a press does what its link or form says when the ${broken} does not load`, async ({ openPage }) => {
    const { page } = await open(openPage, { allowedErrors: [/ERR_FAILED/] });
    const [, , vendor = ""] = await publicPaths(page.request);
    await page.route(pattern, (route) => route.abort());

    await page.goto(vendor, { waitUntil: "networkidle" });
    await page.locator("a[data-lazy=appointment]").first().click();
    await expect(page).toHaveURL(/\/login\?returnUrl=/);

    await page.goto(vendor, { waitUntil: "networkidle" });
    await heart(page).click();
    await expect(page).toHaveURL(/\/login\?/);

    await page.goto("/vendor", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Vendors by category" }).click();
    await expect(page.getByRole("alert").getByText("This didn’t load.")).toBeVisible();

    // The connection is back, and the next press loads what is missing.
    await page.unroute(pattern);
    await page.getByRole("button", { name: "Vendors by category" }).click();
    await expect(page.getByRole("button", { name: "Vendors by category" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  });
}

test("a press does what its link says when the framework takes too long", async ({ openPage }) => {
  const { page } = await open(openPage);
  const [, , vendor = ""] = await publicPaths(page.request);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.route("**/_next/static/chunks/**", () => undefined);
  await page.goto(vendor);
  await page.locator("a[data-lazy=appointment]").first().click();
  await page.clock.runFor(5_000);
  expect(new URL(page.url()).pathname).toBe(vendor);
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
});

test("the keyboard reaches links and opens a menu with one key", async ({ openPage }) => {
  const { page } = await open(openPage, { viewport: { width: 1280, height: 900 } });
  await page.goto("/vendor", { waitUntil: "networkidle" });
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip-link")).toBeFocused();
  await page.goto("/vendor", { waitUntil: "networkidle" });
  const toggle = page.getByRole("button", { name: "Vendors by category" });
  await toggle.press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
});

test("signed-in visitors get the framework at once, in every tab and on the way back", async ({
  openPage,
  couple,
}) => {
  const { page } = await open(openPage);
  await page.goto("/vendor", { waitUntil: "networkidle" });
  const other = await page.context().newPage();
  await other.goto("/", { waitUntil: "networkidle" });
  await signIn(page, "customer", couple.email);
  const greeting = (at: Page) => at.getByRole("banner").locator("summary[aria-label^='Hi, ']");
  await expect(greeting(other)).toBeVisible();
  await page.goto("/vendor");
  await expect(greeting(page)).toBeVisible();
});

test("the promo popup appears to a guest who does nothing, and works without the framework", async ({
  openPage,
}) => {
  const { page, scripts } = await open(openPage, { storageState: { cookies: [], origins: [] } });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.clock.runFor(PROMO_DELAY_MS - 1);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await page.clock.resume();
  const popup = page.getByRole("dialog", { name: /10% off/ });
  await expect(popup).toBeVisible();
  await popup.getByLabel("Email address").fill(`gift-${crypto.randomUUID().slice(0, 8)}@e2e.sayang.test`);
  await popup.getByRole("checkbox", { name: /Terms and Conditions/ }).check();
  await popup.getByRole("button", { name: "Send my code" }).click();
  await expect(page.getByRole("dialog", { name: "Thank you" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
});

test("a page whose data the server has forgotten keeps its links, and its buttons reload it", async ({
  openPage,
}) => {
  const { page } = await open(openPage, { viewport: { width: 1280, height: 900 } });
  // An address that no page has had, as after a deployment.
  await page.route("**/vendor", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/_document\/[\w-]{43}\.js/, `_document/${"x".repeat(43)}.js`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/vendor", { waitUntil: "networkidle" });
  await page.unroute("**/vendor");
  const toggle = page.getByRole("button", { name: "Vendors by category" });
  await Promise.all([page.waitForEvent("load"), toggle.click()]);
  await toggle.click();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
});

test("public pages stay within their weight limits", async ({ page }) => {
  const budget = JSON.parse(readFileSync("bench/budget.json", "utf8")) as {
    documents: { html: number; htmlOfMap: number; script: number };
  };
  const { html: most, htmlOfMap, script: scriptLimit } = budget.documents;
  const pages = (await publicPaths(page.request)).map((path) => ({ path, htmlLimit: most }));
  for (const { path, htmlLimit } of [...pages, { path: "/vendor?view=map", htmlLimit: htmlOfMap }]) {
    const html = await (await page.request.get(path)).text();
    const starter = /<script src="(\/_document\/start-[^"]*)"/.exec(html)?.[1] ?? "";
    const script = await (await page.request.get(starter)).text();
    const kib = (text: string) => gzipSync(text, { level: 6 }).length / 1024;
    expect.soft(kib(html), `${path}: HTML, gzip KiB`).toBeLessThanOrEqual(htmlLimit);
    expect.soft(kib(script), `${path}: script, gzip KiB`).toBeLessThanOrEqual(scriptLimit);
    // Compared as a boolean, because a failure message would otherwise print the page.
    expect.soft(html.includes("self.__next_f.push"), `${path}: the framework's data`).toBe(false);
  }
});

test("nothing moves when fonts load late on a phone", async ({ openPage }) => {
  const { page } = await open(openPage, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const paths = await publicPaths(page.request);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of paths) {
    let deliver = () => undefined as void;
    const painted = new Promise<void>((resolve) => (deliver = resolve));
    await page.route("**/*.woff2", async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await page.waitForFunction(() => document.readyState !== "loading");
    deliver();
    await page.waitForLoadState();
    await page.evaluate(() => document.fonts.ready);
    // Waits until a frame with the new fonts has been laid out and the observer has been notified.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
        ),
    );
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
    );
    expect.soft(shift, path).toBeLessThanOrEqual(0.02);
    await page.unroute("**/*.woff2");
  }
});
