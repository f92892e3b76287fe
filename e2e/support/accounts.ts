import { randomUUID } from "node:crypto";
import { type APIRequestContext, type Browser, expect, type Locator, type Page } from "@playwright/test";
import { linkIn, mailTo } from "./mail";

export const PASSWORD = "Sayang#2026";
export const COUPLE = "couple2@sayang.test";
export const VENDOR = "vendor@sayang.test";
export const VENDOR_NAME = "Hotel Seri Melur";
export const VERIFY_SUBJECT = "Confirm your email address for Sayang";

/** Fills in the open sign-in form, on its page or in the popup. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email address").first().fill(email);
  await page.getByLabel("Password", { exact: true }).first().fill(password);
}

export async function signInAsVendor(page: Page, email = VENDOR, password = PASSWORD): Promise<void> {
  await page.goto("/vendor/login");
  await fillSignIn(page, email, password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL(/\/vendor\/login/);
}

/** Opens a page in a browser context of its own, without motion. */
export async function newPage(browser: Browser, width = 1280): Promise<Page> {
  const viewport = { width, height: 900 };
  return (await browser.newContext({ viewport, reducedMotion: "reduce", locale: "en-US" })).newPage();
}

/** Finds a message beside a field or above a form. */
export function words(page: Page, text: string): Locator {
  const exactly = new RegExp(`^${text.replace(/[^\w\s]/g, "\\$&")}$`);
  return page
    .getByRole("main")
    .locator("p, [role=alert], [role=status]")
    .filter({ hasText: exactly, visible: true });
}

export type Couple = { email: string; phone: string };

/** Returns an unused email address. */
export function newAddress(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@e2e.sayang.test`;
}

/** Returns an unused Singapore number. */
export function newPhone(): string {
  return `8${randomUUID().replace(/\D/g, "").padEnd(7, "0").slice(0, 7)}`;
}

/** Registers a couple by the API for this test alone. Its address is verified unless `verified` is false. */
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

/** Registers by the API a vendor that is not approved yet. */
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

/** Signs a couple in on the login page, and waits for the page that follows. */
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
  // By keyboard, because a toast may cover it.
  await account.locator("summary").press("Enter");
  await account.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(account).toBeVisible();
  await expect(account.locator("summary[aria-label^='Hi, ']")).toHaveCount(0);
  // The page that is left may navigate once more, which would abort the test's next step.
  await page.waitForLoadState("networkidle");
}

/** Finds a toast with exactly this message. */
export const toast = (page: Page, message: string) =>
  page.getByRole("region", { name: /^Notifications/ }).getByText(message, { exact: true });

/** Fails the test on every console error of the page, except the allowed ones. */
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
