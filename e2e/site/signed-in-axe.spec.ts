import { MEI_LIN, VENDOR, VENDOR_NAME } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import {
  addForFreeDay,
  emptyCart,
  firstProductOf,
  pay,
  placeOrder,
  productsOf,
  signInBuyer,
} from "@/e2e/support/sale/purchases";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

test.describe.configure({ timeout: 150_000 });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe finds nothing serious on the couple's pages at ${width} px`, async ({ request, openPage }) => {
    const buyer = await signInBuyer(request, MEI_LIN);
    await emptyCart(buyer);
    const [banquet, other] = await productsOf(buyer, VENDOR_NAME);
    if (!banquet || !other) throw new Error(`${VENDOR_NAME} sells too little`);
    await addForFreeDay(buyer, banquet, 400);
    const { checkoutId, orders } = await placeOrder(buyer);
    await addForFreeDay(buyer, banquet, 400);
    await addForFreeDay(buyer, other, 410);

    const page = await openPage({ viewport: { width, height } });
    await page.goto(`/vendor-detail/${banquet.vendor.id}`);
    await page
      .getByRole("button", { name: `Shortlist ${VENDOR_NAME}` })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await check(page, "the login popup");

    await openAs(page, "customer", MEI_LIN, "/user/cart-summary");
    await expect(page.getByRole("listitem", { name: other.productTitle })).toBeVisible();
    await check(page, "the cart");
    await page.goto(`/user/checkout/${checkoutId}`);
    await expect(page.getByLabel("Card number")).toBeVisible();
    await check(page, "the payment");
    await page.goto("/user/dashboard/my-wedding");
    await check(page, "my wedding");
    await page.goto("/user/manage-orders");
    await check(page, "the orders");
    await page.goto(`/user/manage-orders/${orders[0]?.id}`);
    await check(page, "the order");
    await page.getByRole("button", { name: "Cancel order" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await check(page, "cancelling the order");
    await dialog.getByRole("button", { name: "Cancel order" }).click();
    await expect(page.getByText("Cancelled").first()).toBeVisible();
    await emptyCart(buyer);
  });

  test(`axe finds nothing serious on the vendor's pages at ${width} px`, async ({ request, openPage }) => {
    const buyer = await signInBuyer(request, MEI_LIN);
    await emptyCart(buyer);
    const product = await firstProductOf(buyer, VENDOR_NAME);
    await addForFreeDay(buyer, product, 400);
    const { checkoutId, orders } = await placeOrder(buyer);
    await pay(buyer, checkoutId);

    const page = await openPage({ viewport: { width, height } });
    await openAs(page, "vendor", VENDOR, "/vendor/dashboard");
    await check(page, "the vendor's dashboard");
    for (const path of ["/orders", "/orders/approve", "/reviews", "/support"]) {
      await page.goto(`/vendor/dashboard${path}`);
      await check(page, `the vendor's dashboard${path}`);
    }
    await page.goto(`/vendor/dashboard/orders/${orders[0]?.id}`);
    await check(page, "the vendor's order");
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: /^Approve order/ }).click();
    await expect(dialog).toBeVisible();
    await check(page, "approving");
    await dialog.getByRole("button", { name: "Not yet" }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("button", { name: /^Decline order/ }).click();
    await dialog.getByRole("button", { name: "Decline and refund" }).click();
    await expect(dialog.getByLabel(/^Reason/)).toHaveAccessibleDescription("Please give the couple a reason");
    await expect(dialog.getByLabel(/^Reason/)).toBeFocused();
    await check(page, "declining without a reason");
    await dialog.getByLabel(/^Reason/).fill("Our ballroom is closed that week");
    await dialog.getByRole("button", { name: "Decline and refund" }).click();
    await expect(page.getByText("Cancelled").first()).toBeVisible();
    await check(page, "the declined order");
  });
}
