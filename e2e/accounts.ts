import { expect, type Page } from "@playwright/test";

export const PASSWORD = "Sayang#2026";
export const COUPLE = "couple2@sayang.test";
export const VENDOR = "vendor@sayang.test";
export const VENDOR_NAME = "Hotel Seri Melur";

/** Fills whichever sign-in form stands open, on its page or in the popup. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("E-mail address").first().fill(email);
  await page.getByLabel("Password", { exact: true }).first().fill(password);
}

export async function signInAsVendor(page: Page): Promise<void> {
  await page.goto("/vendor/login");
  await fillSignIn(page, VENDOR);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL(/\/vendor\/login/);
}

/** A browser that tells of every error it meets: one on the console fails the test. */
export function watchErrors(page: Page, allowed: RegExp[] = []): string[] {
  const errors: string[] = [];
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) errors.push(`${page.url()}: ${text}`);
  };
  page.on("pageerror", (error) => note(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text());
  });
  return errors;
}
