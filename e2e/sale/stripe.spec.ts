import { VENDOR, VENDOR_NAME } from "@/e2e/support/account/accounts";
import { approve } from "@/e2e/support/sale/orders";
import { addForFreeDay, firstProductOf, placeOrder } from "@/e2e/support/sale/purchases";
import { startSecondServer } from "@/e2e/support/server/second-server";
import { openAs } from "@/e2e/support/account/sign-in";
import { startStripe } from "@/e2e/support/sale/stripe";
import { expect, test } from "@/e2e/support/test";

test("with Stripe configured, its own fields take the card: script missing, declined, paid, and later the saved card with bank confirmation", async ({
  request,
  openPage,
  couple,
  buyer,
}) => {
  test.setTimeout(180_000);
  const stripe = await startStripe();
  const server = await startSecondServer(stripe.settings);
  // Errors from the script that does not load and the declined card.
  const page = await openPage({ baseURL: server.origin, allowedErrors: [/ERR_FAILED/, /status of 400/] });
  try {
    stripe.tell(server.origin);
    const script = await stripe.stub(page);
    await addForFreeDay(buyer, await firstProductOf(buyer, VENDOR_NAME), 320);
    const { checkoutId, orders } = await placeOrder(buyer);
    await openAs(page, "customer", couple.email, `/user/checkout/${checkoutId}`);

    const missing = page.getByRole("alert").filter({ hasText: "The card form could not be loaded" });
    await expect(missing).toBeVisible({ timeout: 30_000 });
    script.unblock();
    await page.getByRole("button", { name: "Try again" }).click();
    const card = page.getByLabel("Card at Stripe");
    await card.fill("declined");
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Your card was declined." })).toBeVisible();
    await card.fill("authenticationRequired");
    await page.getByRole("checkbox", { name: "Save this card for your next payments" }).check();
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Request sent\. .+ answers? by/ })).toBeVisible(
      {
        timeout: 30_000,
      },
    );

    const orderId = orders[0]?.id ?? "";
    await approve(request, { email: VENDOR }, orderId);
    await page.goto(`/user/pay/${orderId}?pay=rest`);
    const withSaved = page.getByRole("button", { name: /with Visa ending 3155/ });
    stripe.bankSays(false);
    await withSaved.click();
    const refused = page.getByRole("alert").filter({ hasText: "We are unable to authenticate" });
    await expect(refused).toContainText("Nothing was charged");
    await expect(page.getByRole("button", { name: "Enter another card" })).toBeVisible();
    stripe.bankSays(true);
    await withSaved.click();
    await expect(page.getByText(/^Everything is paid\./)).toBeVisible({ timeout: 30_000 });
  } finally {
    // An open page would miss its server.
    await page.context().close();
    await server.stop();
    await stripe.stop();
  }
});
