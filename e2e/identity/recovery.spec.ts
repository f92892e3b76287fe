import type { APIRequestContext, Page } from "@playwright/test";
import { newAddress, PASSWORD, registerCouple, registerVendor } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { press, tabTo, typeInto } from "@/e2e/support/page/keyboard";
import { linkIn, mailsTo, mailTo } from "@/e2e/support/account/mail";
import { toast, words } from "@/e2e/support/messages";
import { EXPIRED } from "@/e2e/support/account/session";
import { fillSignIn, openAs, openBlank } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

// Leaves room for a busy machine.
test.describe.configure({ timeout: 120_000 });

const NEW_PASSWORD = "Forever&2027";
const MAILED = "Please check your email to reset your password";
const LINK_GONE = "This link has expired or has been used already. Please ask for a new one.";
const RESET_SUBJECT = "Choose a new password for Sayang";

const ROLES = {
  couple: {
    forgot: "/forgot-password",
    login: "/login",
    home: "/user/profile",
    heading: "Forgot your password?",
    register: registerCouple,
    role: "customer",
  },
  vendor: {
    forgot: "/vendor/password-reset",
    login: "/vendor/login",
    home: "/vendor/dashboard/settings/seller-info",
    heading: "Vendor password reset",
    register: registerVendor as (request: APIRequestContext) => Promise<{ email: string }>,
    role: "vendor",
  },
} as const;

const input = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator("input"));
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

for (const [who, { forgot, login, home, heading, register, role }] of Object.entries(ROLES)) {
  test(`a ${who} resets the password by keyboard, and is signed out everywhere else`, async ({
    request,
    openPage,
  }) => {
    test.setTimeout(240_000);
    const { email } = await register(request);
    // Errors from the ended session and the used link.
    const elsewhere = await openPage({ allowedErrors: [/status of 40[01]/] });
    await openAs(elsewhere, role, email, home);
    // An open page would notice by itself that its session has ended.
    await openBlank(elsewhere);
    const page = await openPage({ width: who === "couple" ? 390 : 1280, allowedErrors: [/status of 400/] });

    await test.step("requests the link", async () => {
      await page.goto(login);
      await press(page, page.getByRole("link", { name: "Forgot your password?" }));
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await check(page, `${who}: forgotten`);
      await press(page, button(page, "Send me the link"));
      await expect(words(page, "Email is required")).toBeVisible();
      await expect(input(page, "Email address")).toBeFocused();
      await typeInto(page, input(page, "Email address"), email);
      await page.keyboard.press("Enter");
      await expect(toast(page, MAILED)).toBeVisible();
      await expect(words(page, MAILED)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: "Check your mailbox" })).toBeFocused();
      await check(page, `${who}: the link is mailed`);
    });

    const link = linkIn(await mailTo(email, RESET_SUBJECT), "token=");
    await test.step("opens the link and sets the new password", async () => {
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1, name: "Choose a new password" })).toBeVisible();
      await expect.poll(() => page.url()).not.toContain("token");
      await check(page, `${who}: a new password`);
      await typeInto(page, input(page, "New password"), NEW_PASSWORD);
      await typeInto(page, input(page, "Repeat new password"), PASSWORD);
      await page.keyboard.press("Enter");
      await expect(words(page, "Password does not match")).toBeVisible();
      await check(page, `${who}: two different passwords`);
      await typeInto(page, input(page, "Repeat new password"), NEW_PASSWORD);
      await tabTo(page, button(page, "Save new password"));
      await page.keyboard.press("Enter");
      await expect(toast(page, "Password has been reset")).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${login}$`));
      await mailTo(email, "Your Sayang password was changed");
    });

    await test.step("accepts only the new password", async () => {
      await typeInto(page, input(page, "Email address"), email);
      await typeInto(page, input(page, "Password"), PASSWORD);
      await page.keyboard.press("Enter");
      await expect(words(page, "Incorrect email or password").first()).toBeVisible();
      await typeInto(page, input(page, "Password"), NEW_PASSWORD);
      await page.keyboard.press("Enter");
      await expect(page).not.toHaveURL(/login/);
    });

    await test.step("has ended the other sessions", async () => {
      await elsewhere.goto(home);
      await expect(toast(elsewhere, EXPIRED)).toBeVisible();
      await expect(elsewhere).toHaveURL(/:\d+\/$/);
      await elsewhere.goto(home);
      await expect(elsewhere).toHaveURL(new RegExp(`${login}\\?returnUrl=`));
    });

    await test.step("refuses the used link", async () => {
      await elsewhere.goto(link);
      await input(elsewhere, "New password").fill(PASSWORD);
      await input(elsewhere, "Repeat new password").fill(PASSWORD);
      await button(elsewhere, "Save new password").click();
      await expect(words(elsewhere, LINK_GONE)).toBeVisible();
      await check(elsewhere, `${who}: the link a second time`);
      await elsewhere.getByRole("link", { name: "Get a new link" }).click();
      await expect(elsewhere).toHaveURL(new RegExp(`${forgot}$`));
    });
  });
}

test("an address without an account gets the same answer, but no mail", async ({ openPage, couple }) => {
  const page = await openPage({ width: 390 });
  const stranger = newAddress("stranger");
  const { email } = couple;
  for (const [path, address] of [
    ["/forgot-password", stranger],
    // The vendors' page does not know a couple's address.
    ["/vendor/password-reset", email],
    ["/forgot-password", email],
  ] as const) {
    await page.goto(path);
    await input(page, "Email address").fill(address);
    await button(page, "Send me the link").click();
    await expect(words(page, MAILED)).toBeVisible();
  }
  const { text } = await mailTo(email, RESET_SUBJECT);
  expect(text).toContain("/reset-password?token=");
  expect(mailsTo(email).filter(({ subject }) => subject === RESET_SUBJECT)).toHaveLength(1);
  expect(mailsTo(stranger)).toEqual([]);
});

test("only the latest link works, and only on its own role's page", async ({ request, openPage, couple }) => {
  const { email } = couple;
  const ask = () => request.post("/api/v1/user/auth/forgot-password", { data: { email } });
  const links = () =>
    mailsTo(email).flatMap((mail) => (mail.subject === RESET_SUBJECT ? [linkIn(mail, "token=")] : []));
  await ask();
  await expect.poll(links).toHaveLength(1);
  await ask();
  await expect.poll(links).toHaveLength(2);
  const [first = "", second = ""] = links();
  const page = await openPage({ width: 390, allowedErrors: [/status of 400/] });
  for (const link of [first, second.replace("/reset-password", "/vendor/password-reset")]) {
    await page.goto(link);
    await input(page, "New password").fill(NEW_PASSWORD);
    await input(page, "Repeat new password").fill(NEW_PASSWORD);
    await button(page, "Save new password").click();
    await expect(words(page, LINK_GONE)).toBeVisible();
  }
  await page.goto("/login");
  await fillSignIn(page, email);
  await button(page, "Login").click();
  await expect(page).not.toHaveURL(/login/);
});
