import { expect, test } from "@playwright/test";
import { newPage, signInAsVendor } from "@/e2e/support/accounts";
import { STUDIO } from "@/e2e/support/visitors";

const BASE = "/vendor/dashboard";

test("the demo studio's offerings save, a new product starts as it would, and its week reads on a phone", async ({
  browser,
}) => {
  const page = await newPage(browser, 390);
  await signInAsVendor(page, STUDIO);

  await page.goto(`${BASE}/settings/seller-offerings`);
  const teochew = page.getByRole("checkbox", { name: "Teochew" });
  const spoken = await teochew.isChecked();
  await expect(page.getByLabel("Secondary service offering")).not.toHaveValue("");
  const below = page.getByRole("group", { name: /^What you do in Photography/ });
  await expect(below.getByRole("checkbox", { checked: true }).first()).toBeVisible();
  for (const next of [!spoken, spoken]) {
    await teochew.setChecked(next);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Everything is saved")).toBeVisible();
  }

  await page.goto(`${BASE}/product/add`);
  await expect(page.getByLabel("GST", { exact: true })).toHaveValue("1");
  await page.getByLabel("Category", { exact: true }).selectOption("Photography & Film");
  await expect(page.getByRole("group", { name: "Meal" })).toHaveCount(0);
  await page.getByLabel("Category", { exact: true }).selectOption("Banquet & Venues");
  await expect(page.getByRole("group", { name: "Meal" })).toBeVisible();

  // A week with a wedding or a visit: dots above, names below.
  await page.goto(`${BASE}/calendar?look=list`);
  const busy = page
    .getByRole("main")
    .getByRole("button", { name: /^Open / })
    .first();
  const date = new Date(`${(await busy.getAttribute("aria-label"))?.replace(/^Open /, "")} UTC`);
  await page.goto(`${BASE}/calendar?look=week&date=${date.toISOString().slice(0, 10)}`);
  await expect(
    page
      .getByRole("main")
      .getByRole("button", { name: /^Open / })
      .first(),
  ).toBeVisible();
  await page.context().close();
});
