import { expect, type Page } from "@playwright/test";
import { addDays, todayInSingapore } from "@/lib/dates";
import { check } from "@/e2e/support/page/axe";
import { fillCheckout } from "@/e2e/support/sale/checkout";
import { submitSignIn } from "@/e2e/support/account/sign-in";
import { DASHBOARD, dialog, main, type Shop } from "./open-shop";
import { QUESTIONS, SUMMARY } from "./profile";

const DECLINED = "4000 0000 0000 0002";
const ASKS_BANK = "4000 0025 0000 3155";

export type Sale = { orderNumber: string; order: string; sale: string };

/** Returns a Saturday about nine months ahead. */
function weddingDay(): string {
  const about = addDays(todayInSingapore(), 270);
  return addDays(about, (6 - new Date(`${about}T00:00:00Z`).getUTCDay() + 7) % 7);
}

/** The couple searches for the shop, and finds everything that its vendor filled in. */
export async function findShop(couple: Page, { vendorName }: Shop): Promise<void> {
  await couple.goto("/");
  await main(couple).getByRole("searchbox").fill(vendorName);
  await main(couple).getByRole("button", { name: "Search" }).click();
  await expect(couple).toHaveURL(/\/vendor\?.*q=/);
  await couple.getByRole("article").getByRole("link", { name: vendorName, exact: true }).first().click();
  await expect(couple.getByRole("heading", { level: 1, name: vendorName })).toBeVisible();
  for (const text of [SUMMARY, "Film and digital", "Film stays film"]) {
    await expect(main(couple).getByText(text, { exact: false }).first()).toBeVisible();
  }
  await expect(couple.locator("#faq summary")).toHaveText([...QUESTIONS]);
  await expect(main(couple).getByRole("link", { name: /Instagram/ })).toHaveAttribute(
    "href",
    "https://instagram.com/bungarampai",
  );
  await expect(couple.getByRole("region", { name: "Pictures" }).locator("a[data-picture]")).not.toHaveCount(
    0,
  );
  await check(couple, "the shop's page");
}

/** Adds the product to the cart as a guest, who logs in on the way. */
export async function fillCart(couple: Page, email: string, title: string): Promise<void> {
  const product = couple.getByRole("article").filter({ has: couple.getByRole("heading", { name: title }) });
  await product.getByText("Choose").click();
  await product.getByLabel("Event date").fill(weddingDay());
  await product.getByRole("button", { name: "Add to cart" }).click();
  const notice = couple.getByRole("dialog", { name: "Added to your cart" });
  await notice.getByRole("link", { name: "Go to cart" }).click();
  await couple.getByRole("region", { name: "Your details" }).getByRole("link", { name: "Log in" }).click();
  await submitSignIn(couple, email, "Wrong#2026");
  await expect(main(couple).getByText("Incorrect email or password")).toBeVisible();
  await expect(main(couple).getByLabel("Email address")).toHaveValue(email);
  await submitSignIn(couple, email);
  await expect(couple).toHaveURL(/\/user\/cart-summary$/);
  await expect(couple.getByRole("heading", { level: 1, name: /your cart/i })).toBeVisible();
  const line = couple.getByRole("listitem", { name: title });
  await line.getByRole("button", { name: /^Add a note/ }).click();
  await line.getByLabel(/^Note to/).fill("No nuts, please");
}

/** Asks the shop a question from its page; the vendor answers from the dashboard. */
export async function askAndAnswer(couple: Page, { page, vendorName }: Shop, slug: string): Promise<void> {
  await couple.goto(`/vendor-detail/${slug}`);
  await couple.getByRole("link", { name: "Ask a question" }).click();
  const box = couple.getByRole("textbox", { name: `Message to ${vendorName}` });
  await box.fill("Is the album included?");
  await box.press("Enter");
  await expect(couple.getByText("Sending…")).toHaveCount(0);
  await page.goto(`${DASHBOARD}/messages`);
  await page
    .getByRole("region", { name: "Conversations" })
    .getByRole("link", { name: /Hui Min/ })
    .click();
  await expect(page.getByRole("log", { name: "Messages" })).toContainText("Is the album included?");
  await page.getByRole("textbox", { name: "Message to Hui Min" }).fill("It comes on top.");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sending…")).toHaveCount(0);
  await expect(couple.getByRole("log", { name: "Messages" })).toContainText("It comes on top.", {
    timeout: 25_000,
  });
}

export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel(/card number/i).fill(card);
  await page.getByLabel(/expiry/i).fill("12 / 39");
  await page.getByLabel(/cvc|security code/i).fill("123");
  await page.getByRole("button", { name: /^pay \$/i }).click();
}

/** Checks out: mistakes are reported, and after a declined card another one, which needs bank confirmation, is used. */
export async function orderAndPay(couple: Page): Promise<string> {
  await couple.goto("/user/cart-summary");
  const place = couple.getByRole("button", { name: "Place order" }).first();
  await couple.getByLabel("Contact name").fill("Nur Aisyah");
  await place.click();
  const mistakes = couple.getByRole("alert").filter({ hasText: "Before you place the order" });
  await expect(mistakes).toContainText("Postal code is required");
  await expect(mistakes).toContainText("Please agree to the Terms and Conditions");
  await couple.getByLabel("Country").selectOption("Malaysia");
  await expect(couple.getByLabel("Street address", { exact: true })).toBeVisible();
  await couple.getByLabel("Country").selectOption("Singapore");
  await expect(couple.getByLabel("Street address", { exact: true })).toHaveCount(0);
  await fillCheckout(couple, "Nur Aisyah");
  await place.click();
  await expect(couple).toHaveURL(/\/user\/checkout\//);
  // The vendor's policy at the time of the order.
  await expect(main(couple).getByText("20%", { exact: false }).first()).toBeVisible();
  await payWith(couple, DECLINED);
  await expect(couple.getByText("Your card was declined.")).toBeVisible();
  await payWith(couple, ASKS_BANK);
  await dialog(couple)
    .getByRole("button", { name: /approve/i })
    .click();
  const number = couple.getByText(/SY-\d\d-\d+/).first();
  await expect(number).toBeVisible({ timeout: 30_000 });
  return /SY-\d\d-\d+/.exec(await number.innerText())?.[0] ?? "";
}

/** Closes the notice that offers to undo an approval, which sends it. */
export async function sendAnswer(vendor: Page): Promise<void> {
  const sent = vendor.waitForResponse((response) => response.url().includes("/order-vendor/approve/"));
  await vendor.getByRole("status").getByRole("button", { name: "Dismiss" }).click();
  expect((await sent).status()).toBe(200);
}

/** The vendor finds the order on its dashboard and approves it. Returns where both sides find it. */
export async function approveSale(
  { page }: Shop,
  couple: Page,
  orderNumber: string,
  title: string,
): Promise<Sale> {
  await page.goto(DASHBOARD);
  await page.getByRole("link", { name: /order to approve/ }).click();
  const waiting = page.getByRole("listitem").filter({ hasText: orderNumber });
  await expect(waiting).toContainText(title);
  await waiting.getByRole("button", { name: /approve/i }).click();
  await expect(waiting).toHaveCount(0);
  await sendAnswer(page);

  await couple.goto("/user/manage-orders");
  await couple.getByRole("listitem").filter({ hasText: orderNumber }).getByRole("link").first().click();
  await expect(couple.getByText("Approved by the vendor")).toBeVisible();
  await expect(couple.getByText("In progress").first()).toBeVisible();
  await expect(couple.getByText("No nuts, please")).toBeVisible();
  await expect(couple.getByText("Singapore 049213")).toBeVisible();
  await expect(couple.getByRole("button", { name: /^Download Receipt REC-/ })).toBeVisible();
  const order = new URL(couple.url()).pathname;
  return { orderNumber, order, sale: `${DASHBOARD}/orders/${order.split("/").at(-1)}` };
}
