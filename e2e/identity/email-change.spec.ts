import { EMAIL_CHANGED, EMAIL_RESTORED } from "@/contracts/identity/account/email-change";
import { newAddress, PASSWORD, registerCouple } from "@/e2e/support/account/accounts";
import { linkIn, mailTo } from "@/e2e/support/account/mail";
import { openAs, submitSignIn } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

test("a couple moves to a new address, and the old one undoes the change", async ({ openPage, couple }) => {
  // The session that the change ends is noticed by the open page’s stream.
  const page = await openPage({ allowedErrors: [/status of 40[01]/] });
  const next = newAddress("moved");
  await openAs(page, "customer", couple.email, "/user/profile");
  await page.getByRole("button", { name: "Change email address" }).click();
  await page.getByLabel("New email address").fill(next);
  await page.getByLabel("Your password", { exact: true }).fill("Wrong#2026");
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.locator("p").filter({ hasText: "The password is not right" })).toBeVisible();
  await expect(page.getByLabel("New email address")).toHaveValue(next);
  await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(`Open the link we sent to ${next}`)).toBeVisible();

  // On another device, a guest logs in first and returns to the link.
  const phone = await openPage({ width: 390 });
  await phone.goto(linkIn(await mailTo(next, "Confirm your new email address for Sayang"), "/change-email"));
  await phone.getByRole("link", { name: "Log in", exact: true }).click();
  await submitSignIn(phone, couple.email);
  await phone.getByRole("button", { name: "Yes, change my email address" }).click();
  await expect(phone.getByText(EMAIL_CHANGED)).toBeVisible();
  expect(phone.url()).not.toContain("token");

  const undo = linkIn(await mailTo(couple.email, "Your Sayang email address was changed"), "/undo-email");
  const owner = await openPage();
  await owner.goto(undo);
  await owner.getByRole("button", { name: "Restore my email address" }).click();
  await expect(owner.getByText(EMAIL_RESTORED)).toBeVisible();
  expect(
    linkIn(await mailTo(couple.email, "Choose a new password for Sayang"), "/reset-password"),
  ).toBeTruthy();
});

test("an unverified couple can request the link again on every page of its area", async ({
  openPage,
  request,
}) => {
  const couple = await registerCouple(request, { verified: false });
  // The first link was sent only a moment ago.
  const page = await openPage({ allowedErrors: [/status of 429/] });
  await openAs(page, "customer", couple.email, "/user/profile");
  const banner = page.getByRole("complementary", { name: "Confirm your email address" });
  await expect(banner).toContainText(couple.email);
  await page.goto("/user/wishlist");
  await banner.getByRole("button", { name: "Send again" }).click();
  await expect(banner.getByRole("status")).toContainText(/Sent to|Please wait/);
});

test("a verified couple isn't asked to confirm its address", async ({ page, couple }) => {
  await openAs(page, "customer", couple.email, "/user/profile");
  await expect(page.getByRole("heading", { name: "Email address" })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Confirm your email address" })).toHaveCount(0);
});

test("a new couple's first step is the wedding date", async ({ page, couple }) => {
  await openAs(page, "customer", couple.email, "/user/welcome");
  await page.getByRole("button", { name: "Save the date" }).click();
  await expect(page.getByText("Choose your wedding date, or skip this for now")).toBeVisible();
  await page.getByLabel("Wedding date").fill("2028-09-09");
  await page.getByRole("button", { name: "Save the date" }).click();
  await expect(page).toHaveURL(/\/vendor$/);
  await page.goto("/user/wedding-details");
  await expect(
    page
      .getByRole("main")
      .getByText(/9 Sept? 2028/)
      .first(),
  ).toBeVisible();
});
