import { check } from "@/e2e/support/page/axe";
import { expect, test } from "@/e2e/support/test";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const label of ["Inspiration", "Helpful Tips"]) {
    test(`${label} leads to articles, and an article to vendors`, async ({ page }) => {
      await page.goto("/");
      await page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: label, exact: true })
        .click();
      await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();
      const articles = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
      expect(await articles.count()).toBeGreaterThanOrEqual(4);
      const title = (await articles.first().innerText()).trim();
      await articles.first().click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await page.getByRole("navigation", { name: "Find it on Sayang" }).getByRole("link").first().click();
      await expect(page).toHaveURL(/\/vendor\?category=/);
    });
  }
});

for (const width of [1440, 390]) {
  test(`axe finds nothing serious in the articles at ${width} px`, async ({ openPage }) => {
    const page = await openPage({ width });
    for (const path of ["/inspiration", "/helpful-tips/twelve-month-plan"]) {
      await page.goto(path);
      await check(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test("an article that does not exist is a 404", async ({ request }) => {
  expect((await request.get("/inspiration/no-such-article")).status()).toBe(404);
});
