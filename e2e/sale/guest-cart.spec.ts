import type { Cart } from "@/contracts/sale/cart";
import { shownDay } from "@/e2e/support/page/keyboard";
import { formatMoney, toCents } from "@/lib/money";
import { VENDOR_NAME } from "@/e2e/support/account/accounts";
import { bringToLife } from "@/e2e/support/page/alive";
import { check } from "@/e2e/support/page/axe";
import { addForFreeDay, emptyCart, productsOf } from "@/e2e/support/sale/purchases";
import { submitSignIn } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

test("a guest sees the cart, changes it, and finds it unchanged after signing in", async ({
  openPage,
  couple,
  buyer,
}) => {
  const product = (await productsOf(buyer, VENDOR_NAME)).find(({ minQty }) => (minQty ?? 1) > 1);
  if (!product) throw new Error(`${VENDOR_NAME} sells nothing by the table`);
  const day = await addForFreeDay(buyer, product, 300);
  await emptyCart(buyer);

  const page = await openPage({ width: 390 });
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  // The header's only links lead home and back.
  const header = page.getByRole("banner");
  await expect(header.getByRole("link")).toHaveText(["", "Continue browsing"]);
  await expect(header.getByRole("link", { name: "Sayang, home" })).toBeVisible();

  await page.goto(`/vendor-detail/${product.vendor.slug}/${product.slug}?date=${day}`);
  await bringToLife(page);
  await page.getByRole("button", { name: "Add to cart" }).click();
  const notice = page.getByRole("dialog", { name: "Added to your cart" });
  await expect(notice).toContainText(product.productTitle);
  await check(page, "the notice of what was added");
  await notice.getByRole("link", { name: "Go to cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);

  const line = page.getByRole("listitem", { name: product.productTitle });
  const quantity = line.getByLabel("Quantity", { exact: true });
  const least = product.minQty ?? 1;
  await expect(quantity).toHaveValue(String(least));
  await expect(line.getByLabel(/^Event date of/)).toHaveValue(shownDay(day));
  const unit = toCents(product.productPrice.priceWithGST);
  await expect(line).toContainText(formatMoney(unit * least));
  await line.getByRole("button", { name: "One more" }).click();
  await expect(line).toContainText(formatMoney(unit * (least + 1)));
  await line.getByRole("button", { name: /^Add a note/ }).click();
  await line.getByLabel(/^Note to/).fill("Vegetarian, please");
  await page.waitForTimeout(800);
  await header.getByRole("link", { name: "Continue browsing" }).click();
  await expect(page).toHaveURL(/\/vendor$/);
  await bringToLife(page);
  await header.getByRole("link", { name: "Cart, 1 item" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(quantity).toHaveValue(String(least + 1));
  await expect(line.getByLabel(/^Note to/)).toHaveValue("Vegetarian, please");

  await line.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(quantity).toHaveValue(String(least + 1));
  await check(page, "the cart of a guest");

  await page.getByRole("region", { name: "Your details" }).getByRole("link", { name: "Log in" }).click();
  await submitSignIn(page, couple.email);
  await expect(page).toHaveURL(/\/user\/cart-summary$/);
  await expect(quantity).toHaveValue(String(least + 1));
  await expect(line.getByLabel(/^Note to/)).toHaveValue("Vegetarian, please");
  const { docs } = await buyer.call<Cart>("GET", "/cart?fromCart=true");
  expect(docs.flatMap(({ lines }) => lines)).toMatchObject([
    { productId: product.id, quantity: least + 1, eventDate: day, note: "Vegetarian, please" },
  ]);
  await page.goto("/cart");
  await expect(page).toHaveURL(/\/user\/cart-summary$/);
});
