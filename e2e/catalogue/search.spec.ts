import type { Page } from "@playwright/test";
import { check } from "@/e2e/support/page/axe";
import { expect, test } from "@/e2e/support/test";

const count = (page: Page) => page.locator("#result-count");
const chips = (page: Page) => page.getByRole("list", { name: "Filters in use" });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters work as a form, and everything else as links", async ({ page }) => {
    await page.goto("/vendor");
    await page
      .getByRole("navigation", { name: "Categories" })
      .getByRole("link", { name: /Venues/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Venues");
    await page.getByLabel("Highest price, in dollars").fill("4000");
    await page.getByRole("radio", { name: /^4\+ stars/ }).check();
    await page.getByRole("button", { name: /^Show \d/ }).click();
    await expect(page).toHaveURL(/category=venues.*priceMax=4000.*rating=4.*#result$/);
    await expect(chips(page).getByRole("link")).toHaveText([
      /Venues/,
      "Up to $4,000",
      "4+ stars",
      "Clear all",
    ]);
    await expect(page.getByLabel("Highest price, in dollars")).toHaveValue("4000");

    await page.getByRole("link", { name: /^Products \d/ }).click();
    await expect(count(page)).toContainText("product");
    await expect(page).toHaveURL(/kind=products.*priceMax=4000/);
    await page.getByRole("link", { name: "Price, low to high" }).click();
    await expect(page).toHaveURL(/sort=price-asc/);
    await chips(page).getByRole("link", { name: "Clear all" }).click();
    await expect(page).toHaveURL(/\/vendor\?kind=products&sort=price-asc#result$/);

    await page.getByRole("link", { name: "How results are ordered" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("How search results are ordered");
  });

  test("an address with a category that does not exist says so", async ({ page }) => {
    await page.goto("/vendor?category=yachts&rating=4");
    await expect(page.getByRole("alert")).toHaveText(
      "We have no category “yachts”. These results leave it out.",
    );
    await expect(chips(page)).toContainText("4+ stars");
    await page.goto("/vendor?category=venues");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("a filter applies at once and in place, going back removes it, and the URL can be shared", async ({
  page,
  context,
}) => {
  let loads = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.goto("/vendor");
  const all = await count(page).innerText();
  const stars = page.getByRole("radio", { name: /^4\.5\+ stars/ });
  await stars.check();
  await expect(page).toHaveURL(/\/vendor\?rating=4\.5#result$/);
  await expect(count(page)).not.toHaveText(all);
  await expect(stars).toBeFocused();
  const area = page.getByRole("group", { name: "Area" }).getByRole("checkbox").first();
  await area.check();
  await expect(page).toHaveURL(/district=\d+/);
  await expect(chips(page).getByRole("link")).toHaveCount(3);
  const shared = page.url();
  const found = await count(page).innerText();

  await page.goBack();
  await expect(chips(page).getByRole("link")).toHaveText(["4.5+ stars"]);
  await expect(page.getByRole("group", { name: "Area" }).locator(":checked")).toHaveCount(0);
  await page.goForward();
  await expect(count(page)).toHaveText(found);
  await expect(page.getByRole("group", { name: "Area" }).locator(":checked")).toHaveCount(1);
  await page.getByRole("link", { name: "Remove the filter 4.5+ stars" }).click();
  await expect(page.getByRole("radio", { name: "Any rating" })).toBeChecked();
  await expect(count(page)).toBeFocused();
  expect(loads).toBe(1);

  const other = await context.newPage();
  await other.goto(shared);
  await expect(count(other)).toHaveText(found);
  await expect(other.getByRole("radio", { name: /^4\.5\+ stars/ })).toBeChecked();
});

test("filters are a sheet on a phone, and axe finds nothing serious with filters, without results, or on products", async ({
  openPage,
}) => {
  const page = await openPage({
    viewport: { width: 390, height: 844 },
  });
  await page.goto("/vendor?category=venues");
  await page.getByRole("button", { name: /^Filters/ }).click();
  const sheet = page.getByRole("complementary", { name: "Filters" });
  await expect(sheet).toBeVisible();
  // The page under the sheet is neither focusable nor announced.
  await expect(page.getByRole("banner")).toHaveCount(0);
  await sheet.getByRole("radio", { name: /^4\+ stars/ }).check();
  await expect(page).toHaveURL(/rating=4/);
  await check(page, "the filters");
  await sheet.getByRole("button", { name: /^Show \d/ }).click();
  await expect(sheet).toBeHidden();
  await expect(chips(page)).toContainText("4+ stars");
  for (const path of [
    "/vendor?category=venues&rating=4&halal=true",
    "/vendor?q=zzzzqq&category=venues",
    "/vendor?kind=products&q=gown",
    "/how-search-works",
  ]) {
    await page.goto(path);
    await check(page, path);
  }
});
