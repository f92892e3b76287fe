import type { Page } from "@playwright/test";
import { newAddress, registerApprovedVendor, registerVendor } from "@/e2e/support/account/accounts";
import { apiAs } from "@/e2e/support/account/api";
import { codeIn, mailTo } from "@/e2e/support/account/mail";
import { submitSignIn } from "@/e2e/support/account/sign-in";
import { check } from "@/e2e/support/page/axe";
import { operator } from "@/e2e/support/server/operator";
import { expect, test } from "@/e2e/support/test";

// Leaves room for a busy machine.
test.describe.configure({ timeout: 180_000 });

const CODE_SUBJECT = "Your Sayang sign-in code";
const REASON = "Please show the real cake";

/** Makes an operator who reviews, and returns its address and password. */
async function makeReviewer(): Promise<{ email: string; password: string }> {
  const email = newAddress("trust");
  const said = await operator("create", email, "--role", "trust");
  const password = /password:?\s+(\S+)/i.exec(said)?.[1];
  if (!password) throw new Error(`no password in: ${said}`);
  return { email, password };
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/operator/audit");
  await expect(page).toHaveURL(/\/operator\/login\?returnUrl=/);
  await submitSignIn(page, email, password);
  const dialog = page.getByRole("dialog", { name: "Two-step verification" });
  await expect(dialog.getByLabel("Verification code")).toBeVisible();
  await expect(dialog.getByRole("checkbox")).toHaveCount(0);
  await dialog.getByLabel("Verification code").fill(codeIn((await mailTo(email, CODE_SUBJECT)).text));
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL(/\/operator\/audit$/);
}

const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

test("an operator signs in with a mailed code, reviews by keyboard and finds it in the log", async ({
  openPage,
  request,
}) => {
  const [applicant, venue, { email, password }] = await Promise.all([
    registerVendor(request),
    registerApprovedVendor(request),
    makeReviewer(),
  ]);
  const halls = [{ name: "Orchid Room", tables: 18 }];
  await (await apiAs(request, "vendor", venue.email)).call("POST", "/vendor/fact/tables", { halls });
  const page = await openPage({ width: 1280 });

  await test.step("signs in, and comes to the page asked for", async () => {
    await signIn(page, email, password);
    await page.goto("/operator");
    await expect(page.getByRole("list", { name: "Queues" })).toBeVisible();
    await check(page, "the console's home");
  });

  await test.step("undoes and repeats an approval by keyboard", async () => {
    await page.goto(`/operator/vendors?status=pending&search=${encodeURIComponent(applicant.vendorName)}`);
    await expect(page.getByRole("heading", { level: 2, name: applicant.vendorName })).toBeVisible();
    await check(page, "an application");
    await page.keyboard.press("a");
    await expect(page.getByText(`Approved ${applicant.vendorName}`)).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("heading", { level: 2, name: applicant.vendorName })).toBeVisible();
    await page.keyboard.press("a");
    await expect(undo(page)).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await mailTo(applicant.email, /approved|live|open/i);
  });

  await test.step("confirms halls", async () => {
    await page.goto("/operator/facts");
    await page
      .getByRole("list", { name: "Certificates and halls" })
      .getByRole("button", { name: new RegExp(venue.vendorName) })
      .click();
    await expect(page.getByRole("row", { name: /Orchid Room/ })).toContainText("18 tables");
    await page.keyboard.press("a");
    await expect(undo(page)).toBeVisible();
    await check(page, "halls that were confirmed");
  });

  const product = await test.step("returns a product with a reason", async () => {
    // Leaving the queue of facts has sent the confirmation.
    await page
      .getByRole("navigation", { name: "Console menu" })
      .getByRole("link", { name: /Products/ })
      .click();
    const heading = page.getByRole("heading", { level: 2 }).first();
    await expect(page.getByRole("table", { name: /What couples would see|What would change/ })).toBeVisible();
    const title = (await heading.textContent()) ?? "";
    await check(page, "a product in review");
    await page.keyboard.press("r");
    const dialog = page.getByRole("dialog", { name: "Return this product" });
    await dialog.getByLabel("Reason").fill(REASON);
    await dialog.getByRole("button", { name: "Return product" }).click();
    await expect(undo(page)).toBeVisible();
    return title;
  });

  await test.step("finds all of it in the log, and the vendor by the search", async () => {
    // Leaving the queue of products has sent the decision.
    await page
      .getByRole("navigation", { name: "Console menu" })
      .getByRole("link", { name: "Audit log" })
      .click();
    const log = page.getByRole("table", { name: "Audit log" });
    await expect(log.getByRole("row", { name: /Returned a product/ }).first()).toContainText(REASON);
    await expect(log.getByRole("row").filter({ hasText: product }).first()).toBeVisible();
    await expect(log.getByRole("row", { name: new RegExp(applicant.vendorName) })).toContainText("approved");
    await expect(log.getByRole("row", { name: /Confirmed a fact/ }).first()).toContainText(email);
    await check(page, "the audit log");
    await page.keyboard.press("/");
    await page.keyboard.type(applicant.vendorName);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: new RegExp(applicant.vendorName) }).click();
    await expect(page.getByRole("heading", { level: 2, name: applicant.vendorName })).toBeVisible();
    await check(page, "a vendor's file");
  });
});

test("a guest, a couple and a vendor see nothing of the console", async ({ openPage }) => {
  const guest = await openPage();
  await guest.goto("/operator/people/019b76da-a831-765b-89a0-5ae42fdb7b13");
  await expect(guest).toHaveURL(/\/operator\/login\?returnUrl=/);
  await check(guest, "the operators' sign-in page");
});
