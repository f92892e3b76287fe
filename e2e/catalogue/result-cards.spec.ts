import type { Page } from "@playwright/test";
import { check } from "@/e2e/support/page/axe";
import { expect, test } from "@/e2e/support/test";

const firstCard = (page: Page) => page.locator("#result").getByRole("article").first();
const pictures = (page: Page) => firstCard(page).getByRole("link", { name: /^\d pictures$/ });
const at = (page: Page) =>
  pictures(page).evaluate((track) => Math.round(track.scrollLeft / track.clientWidth));

/** Collects the names of the media files that the page requests. */
function watchMedia(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/media/")) asked.add(pathname);
  });
  return asked;
}

test("a card's pictures are turned by buttons and keys, and load only when shown", async ({ page }) => {
  const asked = watchMedia(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/vendor", { waitUntil: "networkidle" });
  expect([...asked].filter((file) => file.includes("gallery"))).toEqual([]);

  await pictures(page).hover();
  const next = firstCard(page).getByRole("button", { name: "Next picture" });
  await next.click();
  await expect.poll(() => at(page)).toBe(1);
  await expect.poll(() => [...asked].filter((file) => file.includes("gallery")).length).toBeGreaterThan(0);
  await firstCard(page).getByRole("button", { name: "Previous picture" }).click();
  await expect.poll(() => at(page)).toBe(0);

  await pictures(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => at(page)).toBe(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/vendor-detail\//);
});

test("at most three cards of a page are featured, and florists come first for a bouquet", async ({
  page,
}) => {
  await page.goto("/vendor");
  const featured = page.locator("#result").getByRole("link", { name: "Featured", exact: true });
  expect(await featured.count()).toBeGreaterThan(0);
  expect(await featured.count()).toBeLessThanOrEqual(3);
  await page.goto("/vendor?q=bridal+bouquet");
  const names = await page.locator("#result").getByRole("heading", { level: 3 }).allTextContents();
  expect(names.indexOf("Stem & Sons")).toBeGreaterThanOrEqual(0);
  expect(names.indexOf("Butter & Banyan Cakes")).toBeGreaterThan(names.indexOf("Stem & Sons"));
  expect(names).not.toContain("Silver Lady Limousines");
});

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, hasTouch: true });

  test("filters form one scrolling row, and each is one tap away", async ({ page }) => {
    await page.goto("/vendor");
    const quick = page.getByRole("list", { name: "Quick filters" });
    const tops = await quick
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
    await quick.getByRole("link", { name: "4.5+ stars" }).click();
    await expect(page.getByRole("list", { name: "Filters in use" })).toContainText("4.5+ stars");
    await expect(quick.getByRole("link", { name: "4.5+ stars" })).toHaveCount(0);
  });
});

test("words that stand for filters become filters that can be removed", async ({ page }) => {
  await page.goto("/vendor?q=%E9%85%92%E5%B8%AD20%E6%A1%8C");
  const chips = page.getByRole("list", { name: "Filters in use" });
  await expect(chips).toContainText("“酒席”");
  await expect(chips).toContainText("Seats 20+ tables");
  await check(page, "results of Chinese words");
  await chips.getByRole("link", { name: "Remove the filter Seats 20+ tables" }).click();
  await expect(chips).not.toContainText("tables");
  await expect(page.locator("#result-count")).toHaveText(/[1-9]\d* vendors/);
});
