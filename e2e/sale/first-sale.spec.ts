import { expect, type Page, test } from "@playwright/test";
import { addDays, todayInSingapore } from "@/lib/dates";
import { COUPLE, PASSWORD, signInAsVendor, VENDOR_NAME, watchErrors } from "@/e2e/support/accounts";
import { fillCheckout } from "@/e2e/support/checkout";

const DECLINED = "4000 0000 0000 0002";
const ASKS_BANK = "4000 0025 0000 3155";

/** A Saturday about nine months ahead. */
function weddingDay(): string {
  const about = addDays(todayInSingapore(), 270);
  return addDays(about, (6 - new Date(`${about}T00:00:00Z`).getUTCDay() + 7) % 7);
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel(/card number/i).fill(card);
  await page.getByLabel(/expiry/i).fill("12 / 39");
  await page.getByLabel(/cvc|security code/i).fill("123");
  await page.getByRole("button", { name: /^pay \$/i }).click();
}

test("a couple finds a vendor, orders and pays the first milestone; the vendor approves", async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const couple = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const vendor = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  // The wrong password gets a 400, which the browser logs; no other error may occur.
  const errors = [couple, vendor].map((page) => watchErrors(page, [/status of 400/]));

  await couple.goto("/");
  await couple.getByRole("main").getByRole("searchbox").fill("seri melur");
  await couple.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(couple).toHaveURL(/\/vendor\?.*q=seri/);
  await couple.getByRole("link", { name: VENDOR_NAME }).first().click();
  await expect(couple.getByRole("heading", { level: 1, name: VENDOR_NAME })).toBeVisible();

  const product = couple
    .getByRole("article")
    .filter({ has: couple.getByText("Choose") })
    .first();
  const title = await product.getByRole("heading").innerText();
  await product.getByText("Choose").click();
  await product.getByLabel("Event date").fill(weddingDay());
  await product.getByRole("button", { name: "Add to cart" }).click();

  const popup = couple.getByRole("dialog");
  await expect(popup).toBeVisible();
  await popup.getByLabel("Email address").fill(COUPLE);
  await popup.getByLabel("Password", { exact: true }).fill("Wrong#2026");
  await popup.getByRole("button", { name: "Login" }).click();
  await expect(popup.getByText("Incorrect email or password")).toBeVisible();
  await expect(popup.getByLabel("Email address")).toHaveValue(COUPLE);
  await popup.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await popup.getByRole("button", { name: "Login" }).click();
  await expect(product.getByRole("link", { name: "Go to the cart" })).toBeVisible();
  await product.getByRole("link", { name: "Go to the cart" }).click();

  await expect(couple.getByRole("heading", { level: 1, name: /your cart/i })).toBeVisible();
  await expect(couple.getByRole("listitem", { name: title })).toBeVisible();
  const line = couple.getByRole("listitem", { name: title });
  await line.getByRole("button", { name: /^Add a note/ }).click();
  await line.getByLabel(/^Note to/).fill("No nuts, please");
  await couple.getByLabel("Contact name").fill("Nur Aisyah");
  await couple.getByRole("button", { name: "Place order" }).first().click();
  const mistakes = couple.getByRole("alert").filter({ hasText: "Before you place the order" });
  await expect(mistakes).toContainText("Postal code is required");
  await expect(mistakes).toContainText("Please agree to the Terms and Conditions");
  await couple.getByLabel("Country").selectOption("Malaysia");
  await expect(couple.getByLabel("Street address", { exact: true })).toBeVisible();
  await couple.getByLabel("Country").selectOption("Singapore");
  await expect(couple.getByLabel("Street address", { exact: true })).toHaveCount(0);
  await fillCheckout(couple, "Nur Aisyah");
  await couple.getByRole("button", { name: "Place order" }).first().click();

  await expect(couple).toHaveURL(/\/user\/checkout\//);
  await payWith(couple, DECLINED);
  await expect(couple.getByText("Your card was declined.")).toBeVisible();
  await payWith(couple, ASKS_BANK);
  await couple
    .getByRole("dialog")
    .getByRole("button", { name: /approve/i })
    .click();
  await expect(couple.getByText(/SY-\d\d-\d+/).first()).toBeVisible({ timeout: 30_000 });
  const orderNumber =
    (
      await couple
        .getByText(/SY-\d\d-\d+/)
        .first()
        .innerText()
    ).match(/SY-\d\d-\d+/)?.[0] ?? "";

  await signInAsVendor(vendor);
  await vendor.goto("/vendor/dashboard/orders/approve");
  const waiting = vendor.getByRole("listitem").filter({ hasText: orderNumber });
  await expect(waiting).toContainText(title);
  await waiting.getByRole("button", { name: /approve/i }).click();
  await vendor.getByRole("dialog").getByRole("button", { name: "Approve order" }).click();
  await expect(waiting).toHaveCount(0);

  await couple.goto("/user/manage-orders");
  await couple.getByRole("listitem").filter({ hasText: orderNumber }).getByRole("link").first().click();
  await expect(couple.getByText("Approved by the vendor")).toBeVisible();
  await expect(couple.getByText("In progress").first()).toBeVisible();
  await expect(couple.getByText("No nuts, please")).toBeVisible();
  await expect(couple.getByText("Singapore 049213")).toBeVisible();
  await expect(couple.getByRole("button", { name: /^Download Receipt REC-/ })).toBeVisible();
  expect(errors.flat()).toEqual([]);
});
