import { expect, test } from "@playwright/test";
import { fillSignIn, signInAsVendor, VENDOR_NAME, watchErrors } from "@/e2e/support/accounts";
import { check } from "@/e2e/support/axe";
import { addForFreeDay, emptyCart, pay, placeOrder, productsOf, signInBuyer } from "@/e2e/support/purchases";

test.describe.configure({ timeout: 150_000 });

const COUPLE_WITH_ORDERS = "couple@sayang.test";

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  const open = { viewport: { width, height }, reducedMotion: "reduce" } as const;

  test(`axe finds nothing serious on the couple's pages at ${width} px`, async ({ browser, request }) => {
    const buyer = await signInBuyer(request, COUPLE_WITH_ORDERS);
    await emptyCart(buyer);
    const [banquet, other] = await productsOf(buyer, VENDOR_NAME);
    if (!banquet || !other) throw new Error(`${VENDOR_NAME} sells too little`);
    await addForFreeDay(buyer, banquet, 400);
    const { checkoutId, orders } = await placeOrder(buyer);
    await addForFreeDay(buyer, banquet, 400);
    await addForFreeDay(buyer, other, 410);

    const page = await (await browser.newContext(open)).newPage();
    const errors = watchErrors(page);
    await page.goto(`/vendor-detail/${banquet.vendor.id}`);
    const item = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: banquet.productTitle }) });
    await item.getByText("Choose").click();
    await item.getByRole("button", { name: "Add to cart" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await check(page, "the login popup");

    await page.goto("/login?returnUrl=%2Fuser%2Fcart-summary");
    await fillSignIn(page, COUPLE_WITH_ORDERS);
    await page.getByRole("main").getByRole("button", { name: "Login" }).click();
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
    expect(errors).toEqual([]);
  });

  test(`axe finds nothing serious on the vendor's pages at ${width} px`, async ({ browser, request }) => {
    const buyer = await signInBuyer(request, COUPLE_WITH_ORDERS);
    await emptyCart(buyer);
    const [product] = await productsOf(buyer, VENDOR_NAME);
    if (!product) throw new Error(`${VENDOR_NAME} sells nothing`);
    await addForFreeDay(buyer, product, 400);
    const { checkoutId, orders } = await placeOrder(buyer);
    await pay(buyer, checkoutId);

    const page = await (await browser.newContext(open)).newPage();
    const errors = watchErrors(page);
    await signInAsVendor(page);
    for (const path of ["", "/orders", "/orders/approve", "/reviews", "/support"]) {
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
    await expect(dialog.getByText("Please give the couple a reason")).toBeVisible();
    await expect(dialog.getByLabel(/^Reason/)).toBeFocused();
    await check(page, "declining without a reason");
    await dialog.getByLabel(/^Reason/).fill("Our ballroom is closed that week");
    await dialog.getByRole("button", { name: "Decline and refund" }).click();
    await expect(page.getByText("Cancelled").first()).toBeVisible();
    await check(page, "the declined order");
    expect(errors).toEqual([]);
  });
}
