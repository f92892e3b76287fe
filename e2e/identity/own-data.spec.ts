import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { ACCOUNT_DELETED } from "@/contracts/identity/account/own-data";
import { COUPLE, PASSWORD } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { mailTo } from "@/e2e/support/account/mail";
import { toast } from "@/e2e/support/messages";
import { openAs, submitSignIn } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const section = (page: Page) => page.getByRole("region", { name: "Your data", exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Delete your account?" });

test("a couple downloads its data, deletes its account and can register again", async ({
  request,
  openPage,
  couple,
}) => {
  // A call that is under way when the account goes is refused.
  const page = await openPage({ width: 390, allowedErrors: [/status of 40[01]/] });
  await openAs(page, "customer", couple.email, "/user/profile");
  await check(page, "the profile with its data section");

  const arriving = page.waitForEvent("download");
  await section(page).getByRole("button", { name: "Download my data" }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^sayang-my-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await file.path(), "utf8")) as Record<string, unknown>;
  expect(data).toMatchObject({ profile: { email: couple.email, phone: couple.phone }, orders: [] });
  await expect(toast(page, "Your data is on its way to your downloads")).toBeVisible();

  const opener = section(page).getByRole("button", { name: "Delete my account" });
  await opener.click();
  await expect(dialog(page).getByText("This can’t be undone", { exact: false })).toBeVisible();
  await check(page, "what a deletion takes");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  const password = dialog(page).getByLabel("Your password", { exact: true });
  await dialog(page).getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog(page).locator("p").filter({ hasText: "Password is required" })).toBeVisible();
  await password.fill("Wrong#2026");
  await password.press("Enter");
  await expect(dialog(page).locator("p").filter({ hasText: "The password is not right" })).toBeVisible();
  await expect(password).toHaveValue("Wrong#2026");
  await expect(password).toBeFocused();
  await check(page, "a wrong password");
  await password.fill(PASSWORD);
  await dialog(page).getByRole("button", { name: "Delete for good" }).click();

  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(toast(page, ACCOUNT_DELETED)).toBeVisible();
  await page.goto("/user/profile");
  await expect(page).toHaveURL(/\/login/);
  await submitSignIn(page, couple.email);
  await expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  expect(await mailTo(couple.email, "Your Sayang account has been deleted")).toBeTruthy();
  const again = { ...couple, firstName: "Hui Min", lastName: "Lee", password: PASSWORD, countryCode: "+65" };
  const registered = await request.post("/api/v1/user/auth/register", {
    data: { ...again, isPrivacyAndTerms: true },
  });
  expect(registered.ok()).toBe(true);
});

test("a couple with open orders is shown where they are, and keeps its account", async ({ openPage }) => {
  const page = await openPage();
  await openAs(page, "customer", COUPLE, "/user/profile");
  await section(page).getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog(page).getByText(/You have (an open order|\d+ open orders)\./)).toBeVisible();
  await expect(dialog(page).getByLabel("Your password")).toHaveCount(0);
  await check(page, "open orders in the way of a deletion");
  await dialog(page).getByRole("link", { name: "See your orders" }).click();
  await expect(page).toHaveURL(/\/user\/manage-orders$/);
});
