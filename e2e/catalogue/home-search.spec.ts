import { addDays, todayInSingapore } from "@/lib/dates";
import { check } from "@/e2e/support/page/axe";
import { shownDay } from "@/e2e/support/page/keyboard";
import { expect, test } from "@/e2e/support/test";

const DAY = addDays(todayInSingapore(), 300);
const chips = "Filters in use";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page's search asks for what, when, how many tables and where", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("search", { name: "Vendors and products" });
    await bar.getByLabel("What").fill("ballroom");
    await bar.getByLabel("When").fill(DAY);
    await bar.getByLabel("Tables").fill("10");
    await bar.getByLabel("Where").selectOption({ label: "Orchard" });
    await bar.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(new RegExp(`/vendor\\?q=ballroom&date=${DAY}&tables=10&district=9#result$`));
    await expect(page.getByRole("list", { name: chips })).toContainText("Seats 10+ tables");
    await expect(page.getByLabel("Wedding day")).toHaveValue(DAY);

    await page.goto("/");
    await bar.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("list", { name: chips })).toHaveCount(0);
    await expect(page.locator("#result-count")).toHaveText(/\d+ vendors/);

    await page.goto("/");
    await bar.getByLabel("Tables").fill("900");
    await bar.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("alert")).toHaveText(/a whole number of tables, from 1 to 500/);
  });
});

test("a search is remembered: the home page and the filters suggest it again until it is cleared", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const bar = page.getByRole("search", { name: "Vendors and products" });
  await check(page, "the home page");
  await bar.getByLabel("When").fill(DAY);
  await bar.getByLabel("Tables").fill("12");
  await bar.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/vendor\?/);
  const [left, right] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(left).toBeLessThanOrEqual(right);

  await page.goto("/");
  await expect(bar.getByLabel("When")).toHaveValue(DAY);
  await expect(bar.getByLabel("Tables")).toHaveValue("12");
  // Still works once React has hydrated the page.
  await bar.getByLabel("What").click();
  await expect(bar.getByLabel("What")).toHaveAttribute("role", "combobox");
  await expect(bar.getByLabel("Tables")).toHaveValue("12");

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/vendor");
  await page.mouse.move(200, 400);
  await page.getByRole("button", { name: "Use our 12 tables" }).click();
  await expect(page.getByRole("list", { name: chips })).toContainText("Seats 12+ tables");
  await page.getByRole("button", { name: /^Use our wedding date, / }).click();
  await expect(page).toHaveURL(new RegExp(`date=${DAY}`));
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Compare / })
    .first()
    .click();
  await page.getByRole("region", { name: "Vendors to compare" }).getByRole("link").click();
  await expect(page.getByRole("rowheader", { name: /All-in price\s*for 12 tables/ })).toBeVisible();
  await expect(page.getByLabel("Wedding date")).toHaveValue(shownDay(DAY));

  await page.goto("/");
  await bar.getByLabel("When").fill("");
  await bar.getByLabel("Tables").fill("");
  await bar.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/vendor\?/);
  await page.goto("/");
  await expect(bar.getByLabel("When")).toHaveValue("");
});

test("the number of tables is dropped, with a notice, where nothing seats guests", async ({ page }) => {
  await page.goto("/vendor?category=photography&tables=20");
  await expect(page.getByRole("status").filter({ hasText: "20 tables" })).toBeVisible();
  await expect(page.locator("#result-count")).toHaveText(/[1-9]\d* vendors/);
  await page.goto("/vendor?category=venues&tables=20");
  await expect(page.getByRole("status").filter({ hasText: "20 tables" })).toHaveCount(0);
});
