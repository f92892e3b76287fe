import type { Page } from "@playwright/test";
import { newAddress, PASSWORD, registerVendor } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { linkIn, mailTo } from "@/e2e/support/account/mail";
import { openAs, submitSignIn } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const TEAM = "/vendor/dashboard/settings/team";
const menu = (page: Page) => page.getByRole("navigation", { name: "Vendor menu", exact: true });

test("staff are invited, join, see what the role allows, become managers, and are signed out when removed", async ({
  page,
  request,
  openPage,
}) => {
  const { email: owner, vendorName } = await registerVendor(request);
  const email = newAddress("staff");
  await openAs(page, "vendor", owner, TEAM);
  await page.getByLabel("Name", { exact: true }).fill("Jun Tan");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  // The audit list contains the address, too.
  const row = page
    .getByRole("region", { name: "On your team" })
    .getByRole("listitem")
    .filter({ hasText: email });
  await expect(row.getByText("Invited", { exact: true })).toBeVisible();
  await check(page, "the team");

  // Requests are refused as soon as the member is off the team.
  const staff = await openPage({ allowedErrors: [/status of 40[13]/] });
  await staff.goto(linkIn(await mailTo(email, new RegExp(`${vendorName} invited you`)), "/vendor/join"));
  await expect(staff.getByRole("heading", { name: `Join the team of ${vendorName}` })).toBeVisible();
  expect(staff.url()).not.toContain("token");
  await check(staff, staff.url());
  await staff.getByLabel("Choose a password").fill("weak");
  await staff.getByRole("button", { name: "Join the team" }).click();
  await expect(staff.getByText(/Password must be at least 8 characters/).first()).toBeVisible();
  await staff.getByLabel("Choose a password").fill(PASSWORD);
  await staff.getByRole("button", { name: "Join the team" }).click();

  await expect(staff).toHaveURL(/\/vendor\/dashboard$/);
  await expect(staff.getByRole("heading", { name: vendorName })).toBeVisible();
  await expect(menu(staff).getByRole("link", { name: "Orders" })).toBeVisible();
  for (const name of ["Products", "Payments", "Vendor Profile", "Calendar"]) {
    await expect(menu(staff).getByRole("link", { name })).toHaveCount(0);
  }
  await check(staff, staff.url());
  await staff.goto("/vendor/dashboard/settings/bank-info");
  await expect(staff.getByRole("heading", { name: "This page isn’t part of your role" })).toBeVisible();
  await check(staff, staff.url());
  await staff.getByRole("link", { name: "Back to your dashboard" }).click();
  await expect(staff).toHaveURL(/\/vendor\/dashboard$/);

  await page.reload();
  await page.getByRole("combobox", { name: "Role of Jun Tan" }).selectOption("manager");
  await expect(page.getByText("made Jun Tan", { exact: false }).first()).toBeVisible();
  await staff.reload();
  await expect(menu(staff).getByRole("link", { name: "Products" })).toBeVisible();
  await expect(menu(staff).getByRole("link", { name: "Payments" })).toHaveCount(0);
  await staff.goto("/vendor/dashboard/settings/seller-info");
  const pages = staff.getByRole("navigation", { name: "Profile pages" });
  await expect(pages.getByRole("link", { name: "FAQ" })).toBeVisible();
  await expect(pages.getByRole("link", { name: "Bank details" })).toHaveCount(0);
  await expect(pages.getByRole("link", { name: "Team" })).toHaveCount(0);

  await page.getByRole("button", { name: "Remove Jun Tan" }).click();
  await page.getByRole("button", { name: "Remove from the team" }).click();
  await expect(row).toHaveCount(0);
  await staff.goto("/vendor/dashboard/messages");
  await expect(staff).toHaveURL(/^[^?]*\/(\?.*)?$/);
  await staff.goto("/vendor/login");
  await submitSignIn(staff, email);
  await expect(staff.getByText(/not on a team any more/)).toBeVisible();
});

test("a manager leaves the team, is signed out, and the owner is told", async ({
  page,
  request,
  openPage,
}) => {
  const { email: owner, vendorName } = await registerVendor(request);
  const email = newAddress("manager");
  await openAs(page, "vendor", owner, TEAM);
  await page.getByLabel("Name", { exact: true }).fill("Mei Lim");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Role", { exact: true }).selectOption("manager");
  await page.getByRole("button", { name: "Send invitation" }).click();
  const manager = await openPage({ allowedErrors: [/status of 40[13]/] });
  await manager.goto(linkIn(await mailTo(email, new RegExp(`${vendorName} invited you`)), "/vendor/join"));
  await manager.getByLabel("Choose a password").fill(PASSWORD);
  await manager.getByRole("button", { name: "Join the team" }).click();
  await expect(manager).toHaveURL(/\/vendor\/dashboard$/);

  // An owner who has the team's page open reads it there, and gets no mail.
  await page.goto("about:blank");
  await manager.goto("/vendor/dashboard/settings/seller-info");
  await manager.getByRole("button", { name: "Leave team" }).click();
  const asked = manager.getByRole("dialog", { name: `Leave the team of ${vendorName}?` });
  await check(manager, "leaving the team");
  await asked.getByRole("button", { name: "Stay" }).click();
  await manager.getByRole("button", { name: "Leave team" }).click();
  await asked.getByRole("button", { name: "Leave team" }).click();
  await expect(manager).toHaveURL(/^[^?]*\/(\?.*)?$/);
  await mailTo(owner, /Mei Lim left the team/);

  await page.goto(TEAM);
  await expect(page.getByRole("region", { name: "On your team" })).not.toContainText(email);
});

test("an incomplete or used link says so and shows what to do next", async ({ openPage }) => {
  const page = await openPage({ allowedErrors: [/status of 400/] });
  await page.goto("/vendor/join");
  await expect(page.getByRole("heading", { name: "This invitation can’t be used" })).toBeVisible();
  await page.goto("/vendor/join?token=nonsense");
  await expect(page.getByText(/no longer works/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to vendor login" })).toBeVisible();
});
