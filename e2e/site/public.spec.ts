import { COUPLE, VENDOR_NAME } from "@/e2e/support/account/accounts";
import { submitSignIn } from "@/e2e/support/account/sign-in";
import { check } from "@/e2e/support/page/axe";
import { expect, test } from "@/e2e/support/test";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a search leads from the home page to a vendor with all its content", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("main").getByRole("searchbox").fill("banquet");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/vendor\?.*q=banquet.*#result$/);
    await page.getByRole("link", { name: "Highest rated" }).click();
    await expect(page).toHaveURL(/sort=rating/);
    await page.getByRole("link", { name: VENDOR_NAME }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: VENDOR_NAME })).toBeVisible();
    await page.getByText("Price breakdown").first().click();
    await expect(page.getByText("GST").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Reviews" })).toBeVisible();
  });

  test("filters and pages are links", async ({ page }) => {
    await page.goto("/vendor");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.goto("/vendor?category=photography");
    await expect(page.locator("#result")).toContainText(/vendors?/);
  });

  test("pages for missing content say so", async ({ openPage }) => {
    const page = await openPage({ allowedErrors: [/404 \(Not Found\)/] });
    for (const path of ["/vendor-detail/nobody-of-that-name", "/vendor-detail/nobody/nothing"]) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("main").getByRole("link", { name: "Find vendors" })).toBeVisible();
    }
  });

  test("sign-in says that it needs JavaScript", async ({ page }) => {
    for (const path of ["/login", "/vendor/login", "/register", "/forgot-password"]) {
      await page.goto(path);
      // Playwright leaves the text of <noscript> out of its text matching.
      await expect(page.locator("main noscript p").first()).toBeVisible();
      // A button that does nothing would be worse than none.
      await expect(page.getByRole("main").locator("form").first()).toBeHidden();
    }
  });
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe finds nothing serious, and nothing fails or scrolls sideways at ${width} px`, async ({
    request,
    openPage,
  }) => {
    const page = await openPage({ viewport: { width, height }, allowedErrors: [/404 \(Not Found\)/] });
    const list = await request.get("/api/v1/vendor/vendorList?page=1&sortBy=asc&limit=1&searchBy=");
    const { data } = (await list.json()) as { data: { docs: { slug: string }[] } };
    const detail = `/vendor-detail/${data.docs[0]?.slug}`;
    for (const path of [
      "/",
      "/vendor",
      "/vendor?q=zzzzqq",
      detail,
      "/login",
      "/vendor/login",
      "/no-such-page",
    ]) {
      await page.goto(path);
      await check(page, path);
    }
  });
}

test("missing pages are a 404 with the site's header and footer", async ({ openPage }) => {
  const page = await openPage({ allowedErrors: [/404 \(Not Found\)/] });
  for (const path of ["/vendor-detail/nobody-of-that-name", "/no-such-page"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("main").getByRole("link", { name: "Find vendors" })).toBeVisible();
  }
  expect((await page.goto("/dev/gallery"))?.status()).toBe(404);
});

test("guards redirect with a notice", async ({ page }) => {
  await page.goto("/user/cart-summary");
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await expect(page.getByText("Please Log in first")).toBeVisible();
  await page.goto("/vendor/dashboard/orders");
  await expect(page).toHaveURL(/\/vendor\/login\?returnUrl=%2Fvendor%2Fdashboard%2Forders/);

  await page.goto("/login?returnUrl=%2Fuser%2Fmanage-orders");
  await submitSignIn(page, COUPLE);
  await expect(page).toHaveURL(/\/user\/manage-orders/);
  await page.goto("/login");
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
  await page.goto("/vendor/dashboard");
  await expect(page).toHaveURL(/\/user\/dashboard\/my-wedding/);
  await expect(page.getByText("You are logged in as a user, redirecting to user dashboard")).toBeVisible();
});

test("a saved path on another site is not followed", async ({ page }) => {
  await page.goto("/login?returnUrl=https%3A%2F%2Fevil.example%2F");
  await submitSignIn(page, COUPLE);
  await expect(page).not.toHaveURL(/\/login/);
  expect(new URL(page.url()).hostname).toBe("127.0.0.1");
});

test("the process reports its health", async ({ request }) => {
  expect((await request.get("/healthz")).ok()).toBe(true);
  expect((await request.get("/readyz")).ok()).toBe(true);
  expect(await (await request.get("/api/docs")).text()).toContain("Sayang API");
});
