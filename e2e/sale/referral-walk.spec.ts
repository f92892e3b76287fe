import type { Locator } from "@playwright/test";
import { newAddress, newPhone, PASSWORD, VENDOR_NAME, VERIFY_SUBJECT } from "@/e2e/support/account/accounts";
import { bringToLife } from "@/e2e/support/page/alive";
import { check } from "@/e2e/support/page/axe";
import { linkIn, mailTo } from "@/e2e/support/account/mail";
import { submitSignIn } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const MOST_TAPS = 14;

test("a guest comes by a referral, joins, and pays a first order on a phone in a few taps", async ({
  openPage,
}) => {
  test.setTimeout(240_000);
  const page = await openPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "en-SG",
  });
  page.setDefaultTimeout(30_000);
  const email = newAddress("walk");

  await test.step("from the referral to a verified account", async () => {
    await page.goto("/?ref=MEILIN");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("sayang:referral"))).toContain("MEILIN");
    await page.goto("/register");
    await page.getByLabel("First name").fill("Hui Min");
    await page.getByLabel("Last name").fill("Lee");
    await page.getByLabel("Email address").fill(email);
    await page.getByRole("textbox", { name: "Phone number" }).fill(newPhone());
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Repeat password").fill(PASSWORD);
    await page.getByRole("checkbox", { name: /Terms and Conditions/ }).check();
    const sent = page.waitForRequest(/\/user\/auth\/register$/);
    await page.getByRole("main").getByRole("button", { name: "Create account" }).click();
    expect((await sent).postDataJSON()).toMatchObject({ refCode: "MEILIN" });
    await page.goto(linkIn(await mailTo(email, VERIFY_SUBJECT), "/verify-email"));
    const verified = page.waitForResponse(/\/user\/auth\/verify-email/);
    await page.getByRole("button", { name: "Yes, verify my email address" }).click();
    expect((await verified).ok()).toBe(true);
    await page.goto("/login?returnUrl=%2Fvendor");
    await submitSignIn(page, email);
    await expect(page).toHaveURL(/\/vendor$/);
  });

  let taps = 0;
  /** Typing is no tap; going to the field is. */
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const type = async (target: Locator, text: string) => {
    await tap(target);
    await target.fill(text);
  };

  await test.step("from the search to the cart", async () => {
    await bringToLife(page);
    // The box becomes a combobox once it suggests.
    const search = page.getByLabel("Search for Product or Service").filter({ visible: true }).first();
    await type(search, VENDOR_NAME);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/q=/);
    await tap(page.getByRole("article").getByRole("link", { name: VENDOR_NAME, exact: true }).first());
    await expect(page.getByRole("heading", { level: 1, name: VENDOR_NAME })).toBeVisible();
    await tap(page.getByRole("article").getByRole("heading", { level: 4 }).getByRole("link").first());
    await expect(page.getByRole("button", { name: "Add to cart" })).toBeVisible();
    await bringToLife(page);
    await tap(page.getByRole("link", { name: /^(Sat|Sun)/ }).first());
    await tap(page.getByRole("button", { name: "Add to cart" }));
    await tap(page.getByRole("link", { name: "Go to the cart" }));
    await expect(page.getByRole("heading", { level: 1, name: /your cart/i })).toBeVisible();
  });

  await test.step("from the cart to the payment", async () => {
    await expect(page.getByLabel("Contact name")).toHaveValue("Hui Min Lee");
    await type(page.getByLabel("Postal code"), "049213");
    await tap(page.getByLabel(/^I agree to the Terms/));
    await tap(page.getByRole("button", { name: "Place order" }).filter({ visible: true }).first());
    await expect(page).toHaveURL(/\/user\/checkout\//);
    await type(page.getByLabel(/card number/i), "4242 4242 4242 4242");
    await type(page.getByLabel(/expiry/i), "12 / 39");
    await type(page.getByLabel(/cvc|security code/i), "123");
    await tap(page.getByRole("button", { name: /^pay \$/i }));
    await expect(page.getByRole("heading", { level: 1, name: /^Request sent\. .+ answers? by/ })).toBeVisible(
      {
        timeout: 30_000,
      },
    );
  });
  expect(taps, "taps after signing up").toBeLessThanOrEqual(MOST_TAPS);

  const main = page.getByRole("main");
  await expect(main).toContainText("Hui Min");
  await expect(main).toContainText(`We’ve emailed ${email}`);
  await expect(main.getByRole("list", { name: "Orders" }).locator("img")).not.toHaveCount(0);
  await check(page, "the booking on a phone");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    main.getByRole("button", { name: "Add to calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("sayang-bookings.ics");
});
