import type { Page } from "@playwright/test";
import { check } from "@/e2e/support/page/axe";
import { toast } from "@/e2e/support/messages";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const OFFERINGS = "/vendor/dashboard/settings/seller-offerings";
const languages = (page: Page) => page.getByRole("group", { name: "Languages you work in" });
const ceremonies = (page: Page) => page.getByRole("group", { name: "Ceremonies you serve" });

test("couples find a vendor by the languages and ceremonies that it saves, and read them on its page", async ({
  openPage,
  vendor,
}) => {
  const page = await openPage();
  await openAs(page, "vendor", vendor.email, OFFERINGS);
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

  const couple = await openPage({ allowedErrors: [/404 \(Not Found\)/] });
  await couple.goto("/vendor");
  const choices = (facet: string) => couple.getByRole("group", { name: facet });
  // Rarer ones are behind "Show all" until few results are left.
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
  await couple
    .getByRole("article")
    .getByRole("link", { name: vendor.vendorName, exact: true })
    .first()
    .click();
  await expect(couple.getByRole("heading", { level: 1, name: vendor.vendorName })).toBeVisible();
  const fact = (name: string) =>
    couple.getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd");
  await expect(fact("Speaks")).toHaveText("Teochew");
  await expect(fact("Ceremonies")).toHaveText("Sikh ceremony");
  await check(couple, "a page with ceremonies");
});
