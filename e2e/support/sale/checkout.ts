import type { Page } from "@playwright/test";

/** Fills in the form below the cart, except for a wedding date. */
export async function fillCheckout(page: Page, name = "Hui Min Lee", phone = "+65 9123 4567"): Promise<void> {
  await page.getByLabel("Contact name").fill(name);
  await page.getByLabel("Contact phone").fill(phone);
  await page.getByLabel("Postal code").fill("049213");
  await page.getByLabel(/^I agree to the Terms/).check();
}
