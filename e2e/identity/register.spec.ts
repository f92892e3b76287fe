import type { Page } from "@playwright/test";
import { PASSWORD_MESSAGE, PASSWORD_RULES } from "@/contracts/identity/credential/password";
import {
  newAddress,
  newPhone,
  PASSWORD,
  registerCouple,
  VENDOR_NAME,
  VERIFY_SUBJECT,
} from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { fillCheckout } from "@/e2e/support/sale/checkout";
import { press, tabTo, typeInto } from "@/e2e/support/page/keyboard";
import { linkIn, mailsTo, mailTo } from "@/e2e/support/account/mail";
import { toast, words } from "@/e2e/support/messages";
import { addForFreeDay, firstProductOf, signInBuyer } from "@/e2e/support/sale/purchases";
import { openAs, submitSignIn } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

// Leaves room for a busy machine.
test.describe.configure({ timeout: 120_000 });

const REGISTERED =
  "User Registration successful! Please check your mailbox to proceed with email verification before continuing shopping.";
const LINK_GONE = "This link has expired or has been used already. Please ask for a new one.";

const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: "Create account" });

async function fillForm(page: Page, email: string): Promise<void> {
  await page.getByLabel("First name").fill("Hui Min");
  await page.getByLabel("Last name").fill("Lee");
  await page.getByLabel("Email address").fill(email);
  // In the form in which autofill and pasting provide it.
  await page.getByRole("textbox", { name: "Phone number" }).fill(`+65 ${newPhone()}`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Repeat password").fill(PASSWORD);
  await page.getByRole("checkbox", { name: /Terms and Conditions/ }).check();
}

test("a couple registers by keyboard, corrects mistakes, verifies its address and logs in", async ({
  openPage,
}) => {
  test.setTimeout(240_000);
  const page = await openPage({ allowedErrors: [/status of 400/] });
  const email = newAddress("mei");
  const field = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator("input"));

  await test.step("shows each error beside its field and focuses the first", async () => {
    await page.goto("/register");
    await check(page, "the registration");
    await press(page, submit(page));
    await expect(field("First name")).toBeFocused();
    for (const missing of [
      "First name is required",
      "Email is required",
      "Phone number is required",
      "Password is required",
      "Please agree to the Terms and Conditions",
    ]) {
      await expect(words(page, missing)).toBeVisible();
    }
    await check(page, "a registration that lacks everything");
  });

  await test.step("limits the phone number to the country's digits", async () => {
    await typeInto(page, field("First name"), "Mei");
    await typeInto(page, field("Last name (optional)"), "Tan");
    await typeInto(page, field("Email address"), "mei");
    await typeInto(page, field("Phone number"), "(8123) x");
    await expect(field("Phone number")).toHaveValue("8123");
    await page.keyboard.press("Tab");
    await expect(words(page, "Please enter a valid email address")).toBeVisible();
    await expect(words(page, "phone fill in at least 8 digits")).toBeVisible();
    await tabTo(page, field("Email address"), "Shift+Tab");
    await typeInto(page, field("Email address"), email);
    await typeInto(page, field("Phone number"), "81234567999");
    await expect(field("Phone number")).toHaveValue("81234567");
  });

  await test.step("ticks off the password rules while typing", async () => {
    const [length, lower, upper, digit, special] = PASSWORD_RULES.map(({ label }) => label);
    const met = page.getByRole("list", { name: "A password needs" }).locator("[data-met]");
    const type = async (more: string, ticked: (string | undefined)[]) => {
      await page.keyboard.type(more);
      await expect(met).toHaveText(ticked.map(String));
    };
    await tabTo(page, field("Password"));
    await type("s", [lower]);
    await type("A", [lower, upper]);
    await type("7", [lower, upper, digit]);
    await page.keyboard.press("Tab");
    await expect(words(page, PASSWORD_MESSAGE)).toBeVisible();
    await page.keyboard.press("Space");
    await expect(field("Password")).toHaveAttribute("type", "text");
    await page.keyboard.press("Space");
    await expect(field("Password")).toHaveAttribute("type", "password");
    await tabTo(page, field("Password"), "Shift+Tab");
    await page.keyboard.press("End");
    await type("#", [lower, upper, digit, special]);
    await typeInto(page, field("Password"), PASSWORD);
    await expect(met).toHaveText([length, lower, upper, digit, special].map(String));
    await typeInto(page, field("Repeat password"), `${PASSWORD}!`);
    await page.keyboard.press("Enter");
    await expect(words(page, "Password does not match")).toBeVisible();
    await expect(field("Repeat password")).toBeFocused();
  });

  await test.step("submits once everything is valid and the terms are accepted", async () => {
    await typeInto(page, field("Repeat password"), PASSWORD);
    await page.keyboard.press("Enter");
    const terms = page.getByRole("checkbox", { name: /Terms and Conditions/ });
    await expect(terms).toBeFocused();
    expect(mailsTo(email)).toEqual([]);
    await page.keyboard.press("Space");
    await press(page, submit(page));
    await expect(toast(page, REGISTERED)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Check your mailbox" })).toBeFocused();
    await expect(words(page, REGISTERED)).toBeVisible();
    await expect(page.getByRole("main").getByText(email)).toBeVisible();
    await check(page, "registered");
  });

  await test.step("verifies the address by the mailed link, once", async () => {
    const mail = await mailTo(email, VERIFY_SUBJECT);
    const link = linkIn(mail, "/verify-email?token=");
    expect(mail.html).toContain("Confirm my email address");
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: "Is this you?" })).toBeFocused();
    await check(page, "asked whether it is them");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { level: 1, name: "Your email address is verified" }),
    ).toBeFocused();
    expect(page.url()).not.toContain("token");
    await check(page, "verified");
    await page.goto(link);
    await expect(words(page, LINK_GONE)).toBeVisible();
    await check(page, "the link a second time");
  });

  await test.step("logs in", async () => {
    await page.goto("/login");
    await typeInto(page, field("Email address"), email);
    await typeInto(page, field("Password"), PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/vendor$/);
    await expect(page.getByRole("banner").getByText("Hi, Mei")).toBeVisible();
  });
});

test("a couple cannot order until its address is verified, and keeps its cart", async ({
  request,
  openPage,
}) => {
  const { email } = await registerCouple(request, { verified: false });
  const buyer = await signInBuyer(request, email);
  const product = await firstProductOf(buyer, VENDOR_NAME);
  await addForFreeDay(buyer, product, 500);

  const page = await openPage({ width: 390, allowedErrors: [/status of 4(03|29)/] });
  await openAs(page, "customer", email, "/user/cart-summary");
  const line = page.getByRole("listitem", { name: product.productTitle });
  const order = async () => {
    await expect(line).toBeVisible();
    await fillCheckout(page);
    await page.getByRole("button", { name: "Place order" }).first().click();
  };
  await order();
  const refusal = "Please verify your email address before placing an order: the link is in your mailbox";
  await expect(page.getByRole("main").getByText(refusal)).toBeVisible();
  await check(page, "an order that is refused");
  await page.reload();
  await expect(line).toBeVisible();

  await page.goto("/verify-email");
  await page.getByRole("button", { name: "Send me a new link" }).click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: /^Please wait \d+ seconds/ })
      .first(),
  ).toBeVisible();
  await check(page, "too early for another link");
  await page.goto(linkIn(await mailTo(email, VERIFY_SUBJECT), "/verify-email"));
  await page.getByRole("button", { name: "Yes, verify my email address" }).click();
  await page.getByRole("link", { name: "Back to your cart" }).click();
  await order();
  await expect(page).toHaveURL(/\/user\/checkout\//);
});

test("an address that has an account gets the same answer, and a mail saying so", async ({
  openPage,
  couple,
}) => {
  const { email } = couple;
  const page = await openPage({ width: 390 });
  await page.goto("/register");
  await fillForm(page, email.toUpperCase());
  await submit(page).click();
  await expect(toast(page, REGISTERED)).toBeVisible();
  const mail = await mailTo(email, "You already have a Sayang account");
  expect(mail.text).toContain("/login");
  expect(mailsTo(email).filter(({ subject }) => subject === VERIFY_SUBJECT)).toHaveLength(1);
  await page.goto("/login");
  await submitSignIn(page, email);
  await expect(page).toHaveURL(/\/vendor$/);
});

test("a failed registration keeps the input and can be sent again", async ({ openPage }) => {
  const page = await openPage({ width: 390, allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });
  const email = newAddress("offline");
  await page.goto("/register");
  await fillForm(page, email);
  const values = () =>
    page.locator("form input").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const typed = await values();
  await page.context().setOffline(true);
  await submit(page).click();
  await expect(words(page, "Error occured please try again!").first()).toBeVisible();
  expect(await values()).toEqual(typed);
  await expect(page.getByRole("checkbox", { name: /Terms and Conditions/ })).toBeChecked();
  await page.context().setOffline(false);
  await check(page, "a registration that failed");
  await submit(page).click();
  await expect(toast(page, REGISTERED)).toBeVisible();

  // A mistyped address can be corrected in the same form.
  await page.getByRole("button", { name: "Correct the address" }).click();
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await expect(page.getByRole("textbox", { name: "Phone number" })).toHaveValue(typed[3] ?? "");
});

test("too many attempts ask to wait, and keep the form", async ({ request, openPage, couple }) => {
  const { email } = couple;
  const data = { email, password: "Wrong#2026" };
  await Promise.all(Array.from({ length: 50 }, () => request.post("/api/v1/user/auth/login", { data })));
  const page = await openPage({ width: 390, allowedErrors: [/status of 429/] });
  await page.goto("/login");
  await submitSignIn(page, email);
  await expect(words(page, "Too many attempts. Please try again in 15 minutes.").first()).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await check(page, "too many attempts");
});
