import { openAs } from "@/e2e/support/account/sign-in";
import { addForFreeDay, firstProductOf, placeOrder } from "@/e2e/support/sale/purchases";
import { VENDOR_NAME } from "@/e2e/support/account/accounts";
import { expect, test } from "@/e2e/support/test";

// A call whose response is dropped.
test.use({ allowedErrors: [/ERR_(FAILED|CONNECTION)/] });

test("when the bank's answer is lost, the page claims nothing about the charge and recovers by itself", async ({
  openPage,
  couple,
  buyer,
}) => {
  await addForFreeDay(buyer, await firstProductOf(buyer, VENDOR_NAME), 280);
  const { checkoutId } = await placeOrder(buyer);
  const page = await openPage();
  // Until the test allows it, the page doesn't hear of the payment from the server either.
  let silent = false;
  const ofPayment = /\/(user-payment|order\/checkout)\/[0-9a-f-]{36}$/;
  await page.route(ofPayment, (route) => (silent ? route.abort() : route.continue()));
  await page.route("**/payment_intents/*/confirm", async (route) => {
    silent = true;
    const answer = await route.fetch();
    expect(answer.ok()).toBe(true);
    await route.abort();
  });
  await openAs(page, "customer", couple.email, `/user/checkout/${checkoutId}`);
  await page.getByLabel(/card number/i).fill("4242 4242 4242 4242");
  await page.getByLabel(/expiry/i).fill("12 / 39");
  await page.getByLabel(/security code/i).fill("123");
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByText("We don’t know yet whether you’ve paid")).toBeVisible();
  await expect(page.getByText(/Nothing was charged/)).toHaveCount(0);
  await expect(page.getByLabel(/card number/i)).toHaveValue("4242 4242 4242 4242");
  silent = false;
  await expect(page.getByRole("heading", { level: 1, name: /^Request sent\. .+ answers? by/ })).toBeVisible({
    timeout: 30_000,
  });
});
