import { expect, type Page, test } from "@playwright/test";
import {
  newPage,
  registerCouple,
  signInAsCouple,
  VENDOR,
  VENDOR_NAME,
  watchErrors,
} from "@/e2e/support/accounts";
import { approvedOrder } from "@/e2e/support/orders";

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel(/card number/i).fill("4242 4242 4242 4242");
  await page.getByLabel(/expiry/i).fill("12 / 39");
  await page.getByLabel(/security code/i).fill("123");
}

test("a couple pays the next milestone and keeps the card, then the rest with it; everything is paid", async ({
  browser,
  request,
}) => {
  const couple = await registerCouple(request);
  const orderId = await approvedOrder(request, couple.email, { email: VENDOR, vendorName: VENDOR_NAME });
  const page = await newPage(browser);
  const errors = watchErrors(page);
  await signInAsCouple(page, couple, { returnUrl: "/user/payments" });
  await page
    .getByRole("link", { name: /^Pay \$/ })
    .first()
    .click();

  await expect(page).toHaveURL(new RegExp(`/user/pay/${orderId}$`));
  await expect(page.getByRole("radio", { name: /Next payment/ })).toBeChecked();
  await fillCard(page);
  await page.getByRole("checkbox", { name: /save this card/i }).check();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /paid to/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Next: /)).toBeVisible();

  await page.goto(`/user/pay/${orderId}?pay=rest`);
  await page.getByRole("button", { name: /with Visa ending 4242/ }).click();
  await expect(page.getByText(/^Everything is paid\./)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("link", { name: "See the order" }).click();
  await expect(page.getByText("All milestones paid")).toBeVisible();

  await page.goto("/user/payment-history");
  await expect(page.getByRole("button", { name: /^(Download receipt:|Print the receipt)/ })).toHaveCount(3);
  await page.goto("/user/payments");
  await expect(page.getByRole("heading", { name: "Everything is paid" })).toBeVisible();
  expect(errors).toEqual([]);
});
