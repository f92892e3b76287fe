import type { Page } from "@playwright/test";
import { fillApplication } from "@/e2e/support/shop/application";
import { newAddress, newPhone, PASSWORD, registerVendor } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { press, tabTo, typeInto } from "@/e2e/support/page/keyboard";
import { linkIn, mailsTo, mailTo } from "@/e2e/support/account/mail";
import { toast, words } from "@/e2e/support/messages";
import { operator } from "@/e2e/support/server/operator";
import { signIn } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

// Leaves room for a busy machine.
test.describe.configure({ timeout: 120_000 });

const REGISTERED =
  "Vendor Registration successfully submitted. Your application will be processed at the earliest (estimated 24-48 hours)";
const SELECT_MAIN = "Please select your Main Service Offering!";
const SELECT_SECONDARY = "Please select your Secondary Service Offering!";
const PENDING = "We’re reviewing your application";

const input = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator("input, select, textarea"));
const step = (page: Page, title: string) => page.getByRole("heading", { level: 1, name: title });
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

test("a business applies by keyboard, is approved, and can then be found", async ({ openPage }) => {
  test.setTimeout(240_000);
  const page = await openPage();
  const email = newAddress("kebaya");
  const vendorName = `Kebaya & Kain ${email.slice(7, 15)}`;
  const next = () => press(page, button(page, "Next"));

  await test.step("enters the business", async () => {
    await page.goto("/vendor/register");
    await check(page, "the application");
    await next();
    await expect(input(page, "Vendor name")).toBeFocused();
    for (const missing of [
      "Vendor name is required",
      "Username is required",
      "Company name is required",
      "Email is required",
    ]) {
      await expect(words(page, missing)).toBeVisible();
    }
    await check(page, "an application that lacks everything");
    await typeInto(page, input(page, "Vendor name"), vendorName);
    await expect(input(page, "Username")).toHaveValue(`kebaya-and-kain-${email.slice(7, 15)}`);
    await typeInto(page, input(page, "Registered company name"), "Kebaya & Kain Pte. Ltd.");
    await typeInto(page, input(page, "Company registration number"), "2020");
    await typeInto(page, input(page, "Email address"), email);
    await expect(
      words(page, "Company registration number (UEN) has 9 or 10 letters and digits"),
    ).toBeVisible();
    await tabTo(page, input(page, "Company registration number"), "Shift+Tab");
    await typeInto(page, input(page, "Company registration number"), "202012345K");
    await next();
  });

  await test.step("enters the location", async () => {
    await expect(step(page, "Where to find you")).toBeFocused();
    await typeInto(page, input(page, "Business phone number"), "6765");
    await page.keyboard.press("Tab");
    await expect(words(page, "phone fill in at least 8 digits")).toBeVisible();
    await tabTo(page, input(page, "Business phone number"), "Shift+Tab");
    await typeInto(page, input(page, "Business phone number"), "6765 43210");
    await expect(input(page, "Business phone number")).toHaveValue("67654321");
    await typeInto(page, input(page, "Postcode"), "000000");
    await typeInto(page, input(page, "Street address"), "Joo Chiat Road");
    await page.keyboard.press("Enter");
    await expect(words(page, "Please select a correct postcode")).toBeVisible();
    await expect(input(page, "Postcode")).toBeFocused();
    await check(page, "a wrong postcode");
    await typeInto(page, input(page, "Postcode"), "427508");
    await next();
    await expect(step(page, "The business owner")).toBeFocused();
  });

  await test.step("enters the owner, after a reload that keeps the input", async () => {
    await typeInto(page, input(page, "First name"), "Siti");
    await page.reload();
    await expect(step(page, "The business owner")).toBeVisible();
    await expect(input(page, "First name")).toHaveValue("Siti");
    await press(page, button(page, "Back"));
    await expect(step(page, "Where to find you")).toBeFocused();
    await expect(input(page, "Street address")).toHaveValue("Joo Chiat Road");
    await next();
    await typeInto(page, input(page, "Last name (optional)"), "Rahman");
    await typeInto(page, input(page, "Owner's email address"), newAddress("siti"));
    await typeInto(page, input(page, "Owner's phone number"), newPhone());
    await check(page, "the owner");
    await next();
  });

  await test.step("chooses two categories", async () => {
    await expect(step(page, "What you offer")).toBeFocused();
    const [main, secondary] = [
      input(page, "Main service offering"),
      input(page, "Secondary service offering"),
    ];
    await expect(main.locator("option")).toHaveCount(13);
    await next();
    await expect(words(page, SELECT_MAIN)).toBeVisible();
    await expect(words(page, SELECT_SECONDARY)).toBeVisible();
    await expect(main).toBeFocused();
    await check(page, "an application without offerings");
    await page.keyboard.type("Bridal");
    await expect(words(page, SELECT_MAIN)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await next();
    await expect(words(page, SELECT_SECONDARY)).toBeVisible();
    await expect(secondary).toBeFocused();
    await expect(secondary.locator("option", { hasText: "Bridal Wear" })).toHaveCount(0);
    await page.keyboard.type("Traditional");
    await typeInto(page, input(page, "Prices from, in S$ (optional)"), "1,200.505");
    await expect(input(page, "Prices from, in S$ (optional)")).toHaveValue("1200.50");
    await next();
  });

  await test.step("makes the declarations, with a comment where one does not apply", async () => {
    await expect(step(page, "Your declarations")).toBeFocused();
    const badPress = page.getByRole("checkbox", { name: /bad press/ });
    await tabTo(page, badPress);
    await page.keyboard.press("Space");
    await expect(badPress).not.toBeChecked();
    await next();
    await expect(words(page, "Please tell us more about what you could not declare")).toBeVisible();
    await expect(input(page, "Please tell us more")).toBeFocused();
    await check(page, "a declaration without a reason");
    await page.keyboard.type("One article in 2024 mixed us up with our neighbours.");
    await next();
  });

  await test.step("reviews and submits", async () => {
    await expect(step(page, "Check and send")).toBeFocused();
    await expect(page.getByRole("region", { name: "What you offer" })).toContainText("Bridal Wear");
    await check(page, "the summary");
    await typeInto(page, input(page, "Password"), PASSWORD);
    await typeInto(page, input(page, "Repeat password"), `${PASSWORD}!`);
    await press(page, button(page, "Send application"));
    await expect(words(page, "Password does not match")).toBeVisible();
    await expect(words(page, "Please agree to the Terms and Conditions")).toBeVisible();
    await typeInto(page, input(page, "Repeat password"), PASSWORD);
    await tabTo(page, page.getByRole("checkbox", { name: /Vendor Terms/ }));
    await page.keyboard.press("Space");
    await press(page, button(page, "Send application"));
    await expect(toast(page, REGISTERED)).toBeVisible();
    await expect(words(page, REGISTERED)).toBeVisible();
    await expect(step(page, "Thank you. We have your application")).toBeFocused();
    await check(page, "sent");
    await mailTo(email, "We've received your Sayang application");
  });

  /** Search results are cached for a minute. */
  const search = async (q: string) => {
    await page.goto(`/vendor?q=${encodeURIComponent(q)}`);
    return page.getByRole("main").locator(`a[href='/vendor-detail/kebaya-and-kain-${email.slice(7, 15)}']`);
  };

  await test.step("can log in, sees its status, and cannot be found", async () => {
    await expect(await search(vendorName)).toHaveCount(0);
    await page.goto("/vendor/login");
    await typeInto(page, input(page, "Email address"), email);
    await typeInto(page, input(page, "Password"), PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/vendor\/dashboard$/);
    await expect(page.getByText(PENDING)).toBeVisible();
    await check(page, "the dashboard of who is not approved");
  });

  await test.step("is approved by the operator", async () => {
    expect(await operator("list")).toContain(vendorName);
    expect(await operator("approve", email)).toContain(`${vendorName} is now approved`);
    const mail = await mailTo(email, "Your Sayang application is approved");
    expect(linkIn(mail, "/vendor/login")).toBeTruthy();
    await page.reload();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(PENDING)).toHaveCount(0);
    await press(page, (await search(email.slice(7, 15))).first());
    await expect(page.getByRole("heading", { level: 1, name: vendorName })).toBeVisible();
  });
});

test("a server error is shown in its step and corrected without re-entering the rest", async ({
  request,
  openPage,
}) => {
  const { vendorName } = await registerVendor(request);
  const email = newAddress("second");
  const page = await openPage({ width: 390, allowedErrors: [/status of 400/] });
  await fillApplication(page, { vendorName, email });
  await button(page, "Send application").click();
  await expect(step(page, "Your business")).toBeVisible();
  await expect(words(page, "This username is taken already").first()).toBeVisible();
  await expect(input(page, "Username")).toBeFocused();
  await expect(input(page, "Email address")).toHaveValue(email);
  await check(page, "a username that is taken");
  await input(page, "Username").fill(`${email.slice(0, 15)}`);
  await button(page, "Done").click();
  await expect(input(page, "Password")).toHaveValue(PASSWORD);
  await button(page, "Send application").click();
  await expect(toast(page, REGISTERED)).toBeVisible();
  await mailTo(email, "We've received your Sayang application");
});

test("an address that has applied gets the same answer, and a mail saying so", async ({
  request,
  openPage,
}) => {
  const { email } = await registerVendor(request);
  const page = await openPage({ width: 390 });
  await fillApplication(page, { vendorName: `Another ${email.slice(7, 15)}`, email });
  await button(page, "Send application").click();
  await expect(toast(page, REGISTERED)).toBeVisible();
  await mailTo(email, "You already have a Sayang account");
  expect(mailsTo(email)).toHaveLength(2);
  await signIn(page, "vendor", email);
});
