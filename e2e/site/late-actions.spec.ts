import { expect, type Page, test } from "@playwright/test";
import { bringToLife } from "@/e2e/support/alive";
import { newPage, VENDOR_NAME } from "@/e2e/support/accounts";

/** A vendor's page that is alive, on a line that from now on carries no more scripts. */
async function openWithoutChunks(page: Page): Promise<void> {
  const list = await page.request.get(
    `/api/v1/vendor/vendorList?page=1&sortBy=asc&limit=1&searchBy=${encodeURIComponent(VENDOR_NAME)}`,
  );
  const { data } = (await list.json()) as { data: { docs: { slug: string }[] } };
  await page.unroute("**/_next/static/**");
  await page.goto(`/vendor-detail/${data.docs[0]?.slug}`, { waitUntil: "networkidle" });
  await bringToLife(page);
  await page.route("**/_next/static/**", (route) => route.abort());
}

test("a press whose code does not arrive does what its link or form does", async ({ browser }) => {
  const page = await newPage(browser);
  await openWithoutChunks(page);
  await page.locator("a[data-late=appointment]").first().click();
  await expect(page).toHaveURL(/\/login\?returnUrl=/);

  await openWithoutChunks(page);
  const pictures = page.locator("a[data-late=lightbox]").first();
  const href = await pictures.getAttribute("href");
  await pictures.click();
  await expect(page).toHaveURL(new RegExp(`${(href ?? "").replace(/[?.]/g, "\\$&")}$`));

  await openWithoutChunks(page);
  await page.locator("button[data-late=heart]:visible").first().click();
  await expect(page).toHaveURL(/\/login\?/);
  await page.context().close();
});

test("menus whose code does not arrive say so and keep their links", async ({ browser }) => {
  const wide = await newPage(browser);
  await wide.goto("/vendor", { waitUntil: "networkidle" });
  await bringToLife(wide);
  await wide.route("**/_next/static/**", (route) => route.abort());
  await wide.getByRole("button", { name: "Vendors by category" }).click();
  await expect(wide.getByRole("alert").getByRole("link", { name: "See all vendors" })).toBeVisible();
  await expect(wide.getByRole("heading", { level: 1 })).toBeVisible();
  await wide.context().close();

  const narrow = await newPage(browser, 390);
  await narrow.goto("/vendor", { waitUntil: "networkidle" });
  await bringToLife(narrow);
  await narrow.route("**/_next/static/**", (route) => route.abort());
  await narrow.locator("summary[aria-label=Menu]").click();
  await expect(narrow.getByRole("dialog").getByRole("link", { name: "Guest List" })).toBeVisible();
  await expect(narrow.getByRole("dialog").getByRole("link", { name: "Login", exact: true })).toBeVisible();
  await narrow.context().close();
});
