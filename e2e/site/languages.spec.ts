import { check } from "@/e2e/support/page/axe";
import { expect, test } from "@/e2e/support/test";

const PAGES = [
  {
    path: "/zh",
    lang: "zh-Hans",
    heading: "从“嫁给我吧”到",
    vendors: "商家",
    name: "中文",
    english: "其他页面目前为英文",
  },
  {
    path: "/ms",
    lang: "ms",
    heading: "Dari “sudi tak?” hingga",
    vendors: "Vendor",
    name: "Bahasa Melayu",
    english: "bahasa Inggeris",
  },
  {
    path: "/ta",
    lang: "ta",
    heading: "கெட்டி மேளம்",
    vendors: "விற்பனையாளர்கள்",
    name: "தமிழ்",
    english: "ஆங்கிலத்தில் உள்ளன",
  },
];

for (const { path, lang, heading, vendors, name, english } of PAGES) {
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
    await expect(page.getByRole("contentinfo")).toContainText(english);
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
  await expect(page).toHaveURL(/\/vendor\?q=gown/);
});
