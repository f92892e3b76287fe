import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from "@playwright/test";
import { linkIn, mailTo } from "./mail";

export const PASSWORD = "Sayang#2026";
export const COUPLE = "couple2@sayang.test";
export const VENDOR = "vendor@sayang.test";
export const VENDOR_NAME = "Hotel Seri Melur";
export const VERIFY_SUBJECT = "Confirm your email address for Sayang";

/** Fills whichever sign-in form stands open, on its page or in the popup. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("E-mail address").first().fill(email);
  await page.getByLabel("Password", { exact: true }).first().fill(password);
}

export async function signInAsVendor(page: Page, email = VENDOR, password = PASSWORD): Promise<void> {
  await page.goto("/vendor/login");
  await fillSignIn(page, email, password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL(/\/vendor\/login/);
}

/** A browser of its own. What comes by itself does so at once. */
export async function newPage(browser: Browser, width = 1280): Promise<Page> {
  const viewport = { width, height: 900 };
  return (await browser.newContext({ viewport, reducedMotion: "reduce", locale: "en-US" })).newPage();
}

/** What is said beside a field, or above a form. */
export function words(page: Page, text: string): Locator {
  const exactly = new RegExp(`^${text.replace(/[^\w\s]/g, "\\$&")}$`);
  return page
    .getByRole("main")
    .locator("p, [role=alert], [role=status]")
    .filter({ hasText: exactly, visible: true });
}

export type Couple = { email: string; phone: string };

/** An address that nobody has used. */
export function newAddress(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@e2e.sayang.test`;
}

/** A Singapore number that nobody has used. */
export function newPhone(): string {
  return `8${randomUUID().replace(/\D/g, "").padEnd(7, "0").slice(0, 7)}`;
}

/** Registers by the API a couple for this test alone; its address is verified unless that is not wanted. */
export async function registerCouple(request: APIRequestContext, { verified = true } = {}): Promise<Couple> {
  const couple = { email: newAddress("couple"), phone: newPhone() };
  const names = { firstName: "Hui Min", lastName: "Lee" };
  const data = { ...couple, ...names, password: PASSWORD, countryCode: "+65", isPrivacyAndTerms: true };
  const answer = await request.post("/api/v1/user/auth/register", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  if (verified) {
    const { searchParams } = new URL(linkIn(await mailTo(couple.email, VERIFY_SUBJECT), "/verify-email"));
    const token = encodeURIComponent(searchParams.get("token") ?? "");
    expect((await request.post(`/api/v1/user/auth/verify-email?token=${token}`)).ok()).toBe(true);
  }
  return couple;
}

/** Registers by the API a vendor that nobody has approved yet. */
export async function registerVendor(
  request: APIRequestContext,
): Promise<{ email: string; vendorName: string }> {
  const categories = await request.get("/api/v1/public/masterCategory");
  const { data: tree } = (await categories.json()) as { data: { docs: { _id: string }[] } };
  const email = newAddress("vendor");
  const vendorName = `Bunga Rampai ${email.slice(7, 15)}`;
  const data = {
    sellerInfo: {
      ...{ vendorName, email, password: PASSWORD, username: vendorName.toLowerCase().replaceAll(" ", "-") },
      ...{
        companyName: "Bunga Rampai Pte. Ltd.",
        companyRegistrationNumber: "202012345K",
        phone: "67654321",
      },
      ...{ streetAddress1: "Joo Chiat Road", postCode: "427508" },
    },
    businessOwner: {
      ...{ firstName: "Siti", lastName: "Rahman", email: newAddress("owner"), phone: "91234567" },
      isPrivacyAndTerms: true,
    },
    sellerOffering: { services: tree.docs.slice(0, 2).map(({ _id }) => _id) },
    validationChecks: {},
  };
  const answer = await request.post("/api/v1/vendor/auth/register", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { email, vendorName };
}

/** Signs a couple in on the login page, and waits until it is where it should be. */
export async function signInAsCouple(
  page: Page,
  { email }: Pick<Couple, "email">,
  { returnUrl = "/user/profile", password = PASSWORD } = {},
): Promise<void> {
  await page.goto(`/login?returnUrl=${encodeURIComponent(returnUrl)}`);
  await fillSignIn(page, email, password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(new RegExp(`${returnUrl}$`));
}

/** Logs out by the menu in the header. */
export async function logOut(page: Page): Promise<void> {
  const account = page.getByRole("banner").getByRole("navigation", { name: "Account" });
  // By the keyboard: a toast may lie over it.
  await account.locator("summary").press("Enter");
  await account.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(account).toBeVisible();
  await expect(account.locator("summary[aria-label^='Hi, ']")).toHaveCount(0);
}

/** A toast that says exactly this. */
export const toast = (page: Page, message: string) =>
  page.getByRole("region", { name: /^Notifications/ }).getByText(message, { exact: true });

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
