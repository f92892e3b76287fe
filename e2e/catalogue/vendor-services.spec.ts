import { expect, type Page, test } from "@playwright/test";
import { newPage, registerVendor, signInAsVendor, toast, watchErrors } from "@/e2e/support/accounts";
import { check } from "@/e2e/support/axe";
import { operator } from "@/e2e/support/operator";

const OFFERINGS = "/vendor/dashboard/settings/seller-offerings";
const languages = (page: Page) => page.getByRole("group", { name: "Languages you work in" });
const ceremonies = (page: Page) => page.getByRole("group", { name: "Ceremonies you serve" });

test("couples find a vendor by the languages and ceremonies that it saves, and read them on its page", async ({
  browser,
  request,
}) => {
  const { email, vendorName } = await registerVendor(request);
  await operator("approve", email);
  const page = await newPage(browser);
  const errors = watchErrors(page);
  await signInAsVendor(page, email);
  await page.goto(OFFERINGS);
  await languages(page).getByLabel("Teochew").check();
  await ceremonies(page).getByLabel("Sikh ceremony").check();
  await ceremonies(page).getByLabel("Church wedding").check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Successfully updated")).toBeVisible();
  await page.reload();
  await expect(languages(page).getByLabel("Teochew")).toBeChecked();
  await expect(ceremonies(page).getByLabel("Sikh ceremony")).toBeChecked();
  await ceremonies(page).getByLabel("Church wedding").uncheck();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Everything is saved")).toBeVisible();

  const couple = await newPage(browser);
  const coupleErrors = watchErrors(couple, [/404 \(Not Found\)/]);
  await couple.goto("/vendor", { waitUntil: "networkidle" });
  const choices = (facet: string) => couple.getByRole("group", { name: facet });
  // The rarer ones are behind "Show all", until few results are left.
  await choices("Ceremony")
    .getByText(/^Show all \d+$/)
    .click();
  await choices("Ceremony")
    .getByRole("checkbox", { name: /^Sikh ceremony/ })
    .check();
  await expect(couple).toHaveURL(/ceremony=sikh/);
  await choices("Speaks")
    .getByRole("checkbox", { name: /^Teochew/ })
    .check();
  await expect(couple).toHaveURL(/language=teochew/);
  await couple.getByRole("article").getByRole("link", { name: vendorName, exact: true }).first().click();
  await expect(couple.getByRole("heading", { level: 1, name: vendorName })).toBeVisible();
  const fact = (name: string) =>
    couple.getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd");
  await expect(fact("Speaks")).toHaveText("Teochew");
  await expect(fact("Ceremonies")).toHaveText("Sikh ceremony");
  await check(couple, "a page with ceremonies");
  expect([...errors, ...coupleErrors]).toEqual([]);
  for (const one of [page, couple]) await one.context().close();
});
