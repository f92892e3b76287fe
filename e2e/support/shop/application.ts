import { expect, type Page } from "@playwright/test";
import { PASSWORD } from "@/e2e/support/account/accounts";

const input = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator("input, select, textarea"));
const next = (page: Page) => page.getByRole("main").getByRole("button", { name: "Next", exact: true });

/** Fills in all steps of a vendor's application, up to the final press. */
export async function fillApplication(
  page: Page,
  { vendorName, email, main = "Photography & Film" }: { vendorName: string; email: string; main?: string },
): Promise<void> {
  const steps: Record<string, string>[] = [
    {
      "Vendor name": vendorName,
      "Registered company name": "Bunga Rampai Pte. Ltd.",
      "Company registration number": "202012345K",
      "Email address": email,
    },
    { "Business phone number": "67654321", Postcode: "427508", "Street address": "Joo Chiat Road" },
    {
      "First name": "Siti",
      "Last name (optional)": "Rahman",
      "Owner's email address": email,
      "Owner's phone number": "91234567",
    },
  ];
  await page.goto("/vendor/register");
  for (const fields of steps) {
    for (const [label, text] of Object.entries(fields)) await input(page, label).fill(text);
    await next(page).click();
  }
  await input(page, "Main service offering").selectOption(main);
  await input(page, "Secondary service offering").selectOption("Makeup & Hair");
  await next(page).click();
  await next(page).click();
  await expect(input(page, "Password")).toBeVisible();
  await input(page, "Password").fill(PASSWORD);
  await input(page, "Repeat password").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /Vendor Terms/ }).check();
}
