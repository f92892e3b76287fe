import type { Page } from "@playwright/test";
import { STORED_STATE_KEY } from "@/store/storage/storage";
import { PASSWORD } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { expectFocusWithin, press, tabTo, typeInto } from "@/e2e/support/page/keyboard";
import { codeIn, mailsTo, mailTo } from "@/e2e/support/account/mail";
import { toast, words } from "@/e2e/support/messages";
import { logOut, openAs, openBlank, signIn, submitSignIn } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

// Leaves room for a busy machine.
test.describe.configure({ timeout: 120_000 });

const CODE_SUBJECT = "Your Sayang sign-in code";
const VERIFIED = "Verification successful logging you in";
const UPDATED = "Successfully updated";
const FLAG = "disableVerificationOnThisBrowser";
const HOME = /\/user\/dashboard\/my-wedding$/;

const dialog = (page: Page) => page.getByRole("dialog", { name: "Two-step verification" });
const codeField = (page: Page) => dialog(page).getByLabel("Verification code");
const submit = (page: Page) => dialog(page).getByRole("button", { name: "Submit" });
const askLess = (page: Page) =>
  dialog(page).getByRole("checkbox", { name: /^Don’t ask again on this browser/ });
const panel = (page: Page) => page.getByRole("region", { name: "Two-step verification" });

/** Returns the codes mailed so far. */
const codes = (email: string) =>
  mailsTo(email)
    .filter(({ subject }) => subject === CODE_SUBJECT)
    .map(({ text }) => codeIn(text));

async function login(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await submitSignIn(page, email);
}

/** Enters the next code, after the `before` earlier ones. */
async function enterCode(page: Page, email: string, before: number): Promise<void> {
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => codes(email).length).toBe(before + 1);
  await codeField(page).fill(codes(email).at(-1) ?? "");
  await submit(page).click();
  await expect(page).toHaveURL(HOME);
}

test("the second step is turned on, required and turned off by keyboard", async ({ openPage, couple }) => {
  test.setTimeout(240_000);
  const { email } = couple;
  const page = await openPage({ allowedErrors: [/status of 400/, /404 \(Not Found\)/] });
  const input = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator("input"));
  const row = panel(page);

  await test.step("is turned on in the profile with the password", async () => {
    await openAs(page, "customer", email, "/user/profile");
    await press(page, row.getByRole("button", { name: "Turn on" }));
    const password = input("Your password, to turn it on");
    await expect(password).toBeFocused();
    await page.keyboard.type("Wrong#2026");
    await page.keyboard.press("Enter");
    await expect(words(page, "The password is not right")).toBeVisible();
    await check(page, "a wrong password");
    await typeInto(page, password, PASSWORD);
    await page.keyboard.press("Enter");
    await expect(toast(page, UPDATED)).toBeVisible();
    await expect(row.getByText("On", { exact: true })).toBeVisible();
    await check(page, "the second step is on");
  });

  await test.step("a correct password opens only the dialog", async () => {
    const summary = page.getByRole("banner").locator("summary[aria-label^='Hi, ']");
    await press(page, summary);
    await press(page, page.getByRole("banner").getByRole("button", { name: "Logout" }));
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto("/login?returnUrl=%2Fuser%2Fprofile");
    await typeInto(page, input("Email address"), email);
    await typeInto(page, input("Password"), PASSWORD);
    await page.keyboard.press("Enter");
    await expect(codeField(page)).toBeFocused();
    await expectFocusWithin(dialog(page));
    await expect(dialog(page).getByAltText("Sayang")).toBeVisible();
    await expect(dialog(page)).toContainText("as well as your password");
    await expect(dialog(page).getByText(email)).toBeVisible();
    await expect(dialog(page).getByText(/^Resend in \d+ s$/)).toBeVisible();
    await expect(askLess(page)).not.toBeChecked();
    await expect(codeField(page)).toHaveValue("");
    await expect(codeField(page)).toHaveAttribute("inputmode", "numeric");
    await expect(codeField(page)).toHaveAttribute("autocomplete", "one-time-code");
    await check(page, "the second step");
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("sayang_session");
  });

  await test.step("Submit works at exactly six digits", async () => {
    await expect(submit(page)).toBeDisabled();
    await page.keyboard.type("12a34b5");
    await expect(codeField(page)).toHaveValue("12345");
    await expect(submit(page)).toBeDisabled();
    await page.keyboard.type("6");
    await expect(submit(page)).toBeEnabled();
    await page.keyboard.type("7");
    await expect(submit(page)).toBeDisabled();
    await expect(dialog(page).getByText("Invalid code", { exact: true })).toBeVisible();
    await check(page, "a code too long");
  });

  await test.step("refuses a wrong code, and signs in with the right one", async () => {
    const code = codeIn((await mailTo(email, CODE_SUBJECT)).text);
    await typeInto(page, codeField(page), code === "000000" ? "111111" : "000000");
    await page.keyboard.press("Enter");
    await expect(toast(page, "Unable to verify your email please try again!")).toBeVisible();
    await expect(dialog(page).getByText("Invalid code", { exact: true })).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await expect(submit(page)).toBeEnabled();
    await check(page, "a wrong code");
    await page.keyboard.type(code);
    await expect(codeField(page)).toHaveValue(code);
    await tabTo(page, submit(page));
    // The response is held until the button has been seen waiting for it.
    const busy = dialog(page).locator("button[aria-busy=true]", { hasText: "Verifying" });
    await page.route("**/two-step-verification/verifyCode", async (route) => {
      await busy.waitFor();
      await route.continue();
    });
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(HOME);
    await page.unroute("**/two-step-verification/verifyCode");
    await expect(toast(page, VERIFIED)).toBeVisible();
  });

  await test.step("once turned off, the password is enough", async () => {
    await page.goto("/user/profile");
    await press(page, row.getByRole("button", { name: "Turn off" }));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(toast(page, UPDATED)).toBeVisible();
    await expect(row.getByText("Off", { exact: true })).toBeVisible();
    await logOut(page);
    await signIn(page, "customer", email);
  });
});

test("a remembered browser skips the second step until its flag is removed; others do not", async ({
  openPage,
  couple,
  buyer,
}) => {
  const { email } = couple;
  await buyer.call("PATCH", "/auth/two-step", { enabled: true, password: PASSWORD });
  const page = await openPage({ width: 390 });
  await login(page, email);
  await expect(dialog(page)).toBeVisible();
  await check(page, "the second step on a phone");
  await askLess(page).check();
  expect(await page.evaluate((flag) => localStorage.getItem(flag), FLAG)).toBe("true");
  await enterCode(page, email, 0);

  await test.step("skips it in this browser", async () => {
    // Simulates a lost session, because logging out would clear the browser's storage and its flag. An open page would
    // notice.
    await openBlank(page);
    await page.context().clearCookies({ name: /^(userId|sayang_session)$/ });
    await page.evaluate((key) => localStorage.removeItem(key), STORED_STATE_KEY);
    await signIn(page, "customer", email);
    expect(codes(email)).toHaveLength(1);
  });

  await test.step("requires it in another browser", async () => {
    const other = await openPage();
    await other.clock.install();
    await login(other, email);
    await expect(dialog(other)).toBeVisible();
    await expect(askLess(other)).not.toBeChecked();
    await other.clock.fastForward(61_000);
    await expect(dialog(other).getByRole("button", { name: "Resend" })).toBeVisible();
  });

  await test.step("requires it in this browser without its flag", async () => {
    await logOut(page);
    await page.evaluate((flag) => localStorage.removeItem(flag), FLAG);
    await login(page, email);
    await expect(askLess(page)).not.toBeChecked();
    await codeField(page).fill(codes(email).at(-1) ?? "");
    await submit(page).click();
    await expect(page).toHaveURL(HOME);
  });
});
