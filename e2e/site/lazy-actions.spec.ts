import type { Page } from "@playwright/test";
import { VENDOR_NAME } from "@/e2e/support/account/accounts";
import { bringToLife } from "@/e2e/support/page/alive";
import { expect, test } from "@/e2e/support/test";

/** The console errors of scripts that do not load. */
const LOST = [/ERR_FAILED/, /ChunkLoadError|Failed to load chunk/];

/** Opens and hydrates a vendor's page, then lets no more scripts through. */
async function openWithoutChunks(page: Page): Promise<void> {
  const list = await page.request.get(
    `/api/v1/vendor/vendorList?page=1&sortBy=asc&limit=1&searchBy=${encodeURIComponent(VENDOR_NAME)}`,
  );
  const { data } = (await list.json()) as { data: { docs: { slug: string }[] } };
  await page.unroute("**/_next/static/**");
  await page.goto(`/vendor-detail/${data.docs[0]?.slug}`);
  await bringToLife(page);
  await page.route("**/_next/static/**", (route) => route.abort());
}

test("a press whose code does not load does what its link or form does", async ({ openPage }) => {
  const page = await openPage({ allowedErrors: LOST });
  await openWithoutChunks(page);
  await page.locator("a[data-lazy=appointment]").first().click();
  await expect(page).toHaveURL(/\/login\?returnUrl=/);

  await openWithoutChunks(page);
  const pictures = page.locator("a[data-lazy=lightbox]").first();
  const href = await pictures.getAttribute("href");
  await pictures.click();
  await expect(page).toHaveURL(new RegExp(`${(href ?? "").replace(/[?.]/g, "\\$&")}$`));

  await openWithoutChunks(page);
  await page.locator("button[data-lazy=heart]:visible").first().click();
  await expect(page).toHaveURL(/\/login\?/);
});

test("menus whose code does not load say so and keep their links", async ({ openPage }) => {
  const wide = await openPage({ allowedErrors: LOST });
  await wide.goto("/vendor");
  await bringToLife(wide);
  await wide.route("**/_next/static/**", (route) => route.abort());
  await wide.getByRole("button", { name: "Vendors by category" }).click();
  await expect(wide.getByRole("alert").getByRole("link", { name: "See all vendors" })).toBeVisible();
  await expect(wide.getByRole("heading", { level: 1 })).toBeVisible();

  const narrow = await openPage({ width: 390, allowedErrors: LOST });
  await narrow.goto("/vendor");
  await bringToLife(narrow);
  await narrow.route("**/_next/static/**", (route) => route.abort());
  await narrow.locator("summary[aria-label=Menu]").click();
  await expect(narrow.getByRole("dialog").getByRole("link", { name: "Guest List" })).toBeVisible();
  await expect(narrow.getByRole("dialog").getByRole("link", { name: "Login", exact: true })).toBeVisible();
});
