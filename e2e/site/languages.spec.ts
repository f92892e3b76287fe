import { check } from "@/e2e/support/page/axe";
import { expect, test } from "@/e2e/support/test";
import { LANGUAGES } from "@/lib/language/languages";
import { wordsIn } from "@/lib/words/dictionaries";

const PAGES = [
  {
    path: "/zh",
    lang: "zh-Hans",
    heading: "从“嫁给我吧”到",
    vendors: "商家",
    name: "中文",
  },
  {
    path: "/ms",
    lang: "ms",
    heading: "Dari “sudi tak?” hingga",
    vendors: "Vendor",
    name: "Bahasa Melayu",
  },
  {
    path: "/ta",
    lang: "ta",
    heading: "கெட்டி மேளம்",
    vendors: "விற்பனையாளர்கள்",
    name: "தமிழ்",
  },
];

for (const { path, lang, heading, vendors, name } of PAGES) {
  test(`the home page exists as ${path}`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<html lang="${lang}"`);
    for (const other of ["en-SG", "zh-Hans", "ms", "ta", "x-default"])
      expect(html).toMatch(new RegExp(`hreflang="${other}"`, "i"));

    await page.goto("/");
    await page.getByRole("navigation", { name: "Language" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(heading);
    await expect(
      page.getByRole("banner").getByRole("link", { name: vendors, exact: true }).first(),
    ).toBeVisible();
    await check(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width}`).toBe(0);
    }
  });
}

test("the home page in another language searches without script", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/zh");
  await page.getByLabel("找什么").fill("gown");
  await page.getByRole("button", { name: "搜索" }).last().click();
  await expect(page).toHaveURL(/\/zh\/vendor\?q=gown/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("“gown”的搜索结果");
});

for (const language of ["zh", "ms", "ta"] as const) {
  const { prefix, tag } = LANGUAGES[language];
  const say = wordsIn(language);

  test(`search, a vendor and a product are in ${tag}, and link to the same page in English`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/vendor?category=venues`);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${prefix}/vendor\\?category=venues$`),
    );
    await expect(page.getByRole("heading", { level: 1 })).toContainText(String(say["Banquet & Venues"]));
    await check(page, `${prefix}/vendor`);
    await page.getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/vendor-detail/[^/]+$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en-SG");
    await expect(page.getByRole("heading", { name: String(say["Free dates"]) })).toBeVisible();
    await check(page, `${prefix}/vendor-detail`);
    await page.locator("#products article h4 a").first().click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/vendor-detail/[^/]+/[^/]+$`));
    await expect(page.getByRole("heading", { name: String(say["At a glance"]) })).toBeVisible();
    const { pathname } = new URL(page.url());
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL((url) => url.pathname === pathname.slice(prefix.length));
    await expect(page.locator("html")).toHaveAttribute("lang", "en-SG");
  });
}

test("the cart and the login follow the language of the pages before, and can be changed", async ({
  page,
}) => {
  await page.goto("/zh/vendor");
  await page.goto("/cart");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("您的购物车");
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "登录", exact: true })).toBeVisible();
  await page.goto("/cart");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your cart");
});

test("a page that is only in English says so beside the switch", async ({ page }) => {
  await page.goto("/stories");
  await expect(page.getByRole("navigation", { name: "Language" })).toContainText("This page is in English");
});
