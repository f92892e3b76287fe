import type { Page } from "@playwright/test";
import { bringToLife } from "@/e2e/support/page/alive";
import { check } from "@/e2e/support/page/axe";
import { expect, test } from "@/e2e/support/test";

const count = (page: Page) => page.locator("#result-count");
const chips = (page: Page) => page.getByRole("list", { name: "Filters in use" });
const number = async (page: Page) => Number.parseInt(await count(page).innerText());

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("meal, guests, ceremony, language and auspicious days are fields of the form", async ({ page }) => {
    await page.goto("/vendor?category=venues");
    const all = await number(page);
    await page.getByRole("radio", { name: /^Lunch \d/ }).check();
    await page.getByLabel(/^For/).fill("250");
    await page.getByRole("checkbox", { name: /^Chinese tea ceremony/ }).check();
    await page.getByRole("checkbox", { name: /^English/ }).check();
    await page.getByRole("button", { name: /^Show \d/ }).click();
    await expect(page).toHaveURL(/guests=250.*meal=lunch.*ceremony=tea-ceremony.*language=english/);
    await expect(chips(page).getByRole("link")).toHaveText([
      /Venues/,
      "250 guests",
      "Lunch",
      "Chinese tea ceremony",
      "Speaks English",
      "Clear all",
    ]);
    const few = await number(page);
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThan(all);
    await chips(page).getByRole("link", { name: "Remove the filter Lunch" }).click();
    await expect(page).not.toHaveURL(/meal=/);

    await page.goto("/vendor?category=venues");
    await page.getByRole("checkbox", { name: "Auspicious days only" }).check();
    await page.getByRole("button", { name: /^Show \d/ }).click();
    const days = page.getByRole("group", { name: "Free on our wedding day" }).getByRole("link");
    await expect(page.getByText("by the Chinese almanac (宜嫁娶)")).toBeVisible();
    await days.first().click();
    await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d&auspicious=true/);
    await expect(chips(page)).toContainText("Auspicious days");
    await expect(chips(page)).toContainText(/Free on \d/);
  });

  test("the page says when a day is not auspicious, and which filter to relax", async ({ page }) => {
    await page.goto("/vendor?date=2048-01-05&auspicious=true&category=venues");
    await expect(page.getByText("5 January 2048 isn’t an auspicious day")).toBeVisible();
    await expect(page.getByRole("heading", { name: "No matching vendors" })).toBeVisible();
    await page.getByRole("link", { name: /^Without Auspicious days/ }).click();
    await expect(count(page)).toHaveText(/[1-9]\d* vendors/);
  });
});

test("on a phone, auspicious days are offered in the row of chips and in the sheet", async ({ openPage }) => {
  const page = await openPage({
    viewport: { width: 390, height: 844 },
    allowedErrors: [/404 \(Not Found\)/],
  });
  await page.goto("/vendor?category=venues");
  await page
    .getByRole("list", { name: "Quick filters" })
    .getByRole("link", { name: "Auspicious days" })
    .click();
  await expect(page).toHaveURL(/auspicious=true/);
  // Before that, a day's link opens its own page, without the sheet.
  await bringToLife(page);
  await page.getByRole("button", { name: /^Filters/ }).click();
  const sheet = page.getByRole("complementary", { name: "Filters" });
  const day = sheet.getByRole("group", { name: "Free on our wedding day" }).getByRole("link").nth(1);
  await expect(day).toContainText(/^(Sat|Sun)/);
  await check(page, "the filters with auspicious days");
  await day.click();
  await expect(page).toHaveURL(/date=/);
  await expect(day).toHaveAttribute("aria-current", "true");
  await sheet.getByRole("button", { name: /^Show \d/ }).click();
  await expect(chips(page)).toContainText("Auspicious days");
});
