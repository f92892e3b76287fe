import type { Page } from "@playwright/test";
import { VENDOR, VENDOR_NAME } from "@/e2e/support/account/accounts";
import { approvedOrder } from "@/e2e/support/sale/orders";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel(/card number/i).fill("4242 4242 4242 4242");
  await page.getByLabel(/expiry/i).fill("12 / 39");
  await page.getByLabel(/security code/i).fill("123");
}

/** Holds back the request to save the card until the payment was pressed. Returns which of the two was sent first. */
async function watchOrder(page: Page): Promise<string[]> {
  const order: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/confirm")) order.push("payment");
  });
  await page.route("**/user-payment/save-card/*", async (route) => {
    await expect(page.getByRole("button", { name: "Asking your bank" })).toBeVisible();
    const response = await route.fetch();
    order.push("choice");
    await route.fulfill({ response });
  });
  return order;
}

test("a couple pays the next milestone and saves the card, then pays the rest with it; everything is paid", async ({
  request,
  openPage,
  couple,
  buyer,
}) => {
  const orderId = await approvedOrder(request, buyer, { email: VENDOR, vendorName: VENDOR_NAME });
  const page = await openPage();
  await openAs(page, "customer", couple.email, "/user/payments");
  await page
    .getByRole("link", { name: /^Pay \$/ })
    .first()
    .click();

  await expect(page).toHaveURL(new RegExp(`/user/pay/${orderId}$`));
  await expect(page.getByRole("radio", { name: /Next payment/ })).toBeChecked();
  await fillCard(page);
  const order = await watchOrder(page);
  await page.getByRole("checkbox", { name: /save this card/i }).check();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /paid to/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^Next: /)).toBeVisible();
  expect(order, "a choice that comes after the payment would keep no card").toEqual(["choice", "payment"]);

  await page.goto(`/user/pay/${orderId}?pay=rest`);
  await page.getByRole("button", { name: /with Visa ending 4242/ }).click();
  await expect(page.getByText(/^Everything is paid\./)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("link", { name: "See the order" }).click();
  await expect(page.getByText("All milestones paid")).toBeVisible();

  await page.goto("/user/payment-history");
  await expect(page.getByRole("button", { name: /^(Download receipt:|Print the receipt)/ })).toHaveCount(3);
  await page.goto("/user/payments");
  await expect(page.getByRole("heading", { name: "Everything is paid" })).toBeVisible();
});
