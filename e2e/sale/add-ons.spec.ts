import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { shownDay } from "@/e2e/support/page/keyboard";
import { VENDOR, VENDOR_NAME } from "@/e2e/support/account/accounts";
import { bringToLife } from "@/e2e/support/page/alive";
import { check } from "@/e2e/support/page/axe";
import { fillCheckout } from "@/e2e/support/sale/checkout";
import { addForFreeDay, emptyCart, productsOf } from "@/e2e/support/sale/purchases";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

test("a vendor offers extras, a couple books with them, and both see them in the order", async ({
  openPage,
  couple,
  buyer,
}) => {
  test.setTimeout(240_000);
  const title = `Harbour evening ${randomUUID().slice(0, 6)}`;
  // The rejected form gets a 400, which the browser logs.
  const vendor = await openPage({ allowedErrors: [/status of 400/] });
  await openAs(vendor, "vendor", VENDOR, "/vendor/dashboard/product/add");
  await vendor.getByLabel("Title", { exact: true }).fill(title);
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: "#1f6b4a" } });
  await vendor
    .getByLabel("Add pictures")
    .setInputFiles([{ name: "Harbour.png", mimeType: "image/png", buffer: await picture.png().toBuffer() }]);
  await vendor.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await vendor.getByLabel("Your price ($)").fill("1000");
  await vendor.getByLabel("Price is per").fill("table of 10");
  await vendor.getByRole("button", { name: "Add an extra" }).click();
  await vendor.locator("#product-addOns-0-name").fill("Extra dish");
  await vendor.locator("#product-addOns-0-price").fill("68");
  await vendor.locator("#product-addOns-0-per").selectOption("unit");
  await vendor.getByRole("button", { name: "Add an extra" }).click();
  await vendor.locator("#product-addOns-1-name").fill("Extra hour");
  await vendor.locator("#product-addOns-1-max").fill("4");
  await vendor.getByRole("button", { name: "Add product" }).click();
  await expect(vendor.getByText("Enter a price for each extra").first()).toBeVisible();
  await vendor.locator("#product-addOns-1-price").fill("220");
  await check(vendor, "the extras of a product");
  await vendor.getByRole("button", { name: "Add product" }).click();
  await expect(vendor).toHaveURL(/\/vendor\/dashboard\/product$/);

  const product = (await productsOf(buyer, VENDOR_NAME)).find(({ productTitle }) => productTitle === title);
  if (!product) throw new Error(`${title} is not published`);
  const day = await addForFreeDay(buyer, product, 320);
  await emptyCart(buyer);

  const page = await openPage({ width: 390 });
  await openAs(
    page,
    "customer",
    couple.email,
    `/vendor-detail/${product.vendor.slug}/${product.slug}?date=${day}`,
  );
  await bringToLife(page);
  await page.getByLabel("Tables of 10").fill("3");
  await page.getByLabel(/^Extra dish/).check();
  await page.getByLabel(/^Extra hour/).fill("2");
  await expect(page.locator("output")).toContainText("$3,644.00");
  await expect(page.locator("output")).toContainText("3 tables of 10");
  await check(page, "the product with extras");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.getByRole("link", { name: "Go to the cart" }).click();

  const line = page.getByRole("listitem", { name: title });
  await expect(line).toContainText("$3,644.00");
  await line.getByLabel(/Extra hour/).selectOption("1");
  await expect(line).toContainText("$3,424.00");
  await check(page, "the cart with extras");
  await fillCheckout(page);
  await page.getByRole("button", { name: "Place order" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/user\/checkout\//);
  const header = page.getByRole("banner");
  await expect(header).toContainText("Secure checkout");
  await expect(header.getByRole("searchbox")).toHaveCount(0);
  await expect(page.getByText("30% of $3,424.00").first()).toBeVisible();
  await expect(page.getByText(`${title} (3 tables of 10), with 4 extras`).first()).toBeVisible();
  await check(page, "paying");

  const [order] = (
    await buyer.call<{ docs: { id: string }[] }>("GET", "/order?page=1&limit=1&sortBy=asc&searchBy=")
  ).docs;
  await page.goto(`/user/manage-orders/${order?.id}`);
  await expect(page.getByRole("list", { name: "Extras" })).toContainText("3 × Extra dish, $204.00");
  await expect(page.getByRole("list", { name: "Extras" })).toContainText("1 × Extra hour, $220.00");
});

test("a weekday menu refuses other days before it is added, and says why", async ({ openPage, buyer }) => {
  const weekend = (await productsOf(buyer, VENDOR_NAME)).find(
    ({ openHours }) => openHours && !openHours["3"],
  );
  if (!weekend) throw new Error(`${VENDOR_NAME} sells everything on Wednesdays`);
  const page = await openPage({ width: 390 });
  // A guest who has searched for a Wednesday.
  await page.goto("/vendor?date=2027-09-15");
  await page.goto(`/vendor-detail/${weekend.vendor.slug}/${weekend.slug}`);
  const date = page.getByLabel("Event date");
  await expect(date).toHaveValue(shownDay("2027-09-15"));
  await bringToLife(page);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "is a Wednesday" })).toContainText("only");
  await expect(date).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page
    .getByRole("link", { name: /^Sat|^Sun/ })
    .first()
    .click();
  await expect(date).not.toHaveValue(shownDay("2027-09-15"));
  await expect(page.getByRole("alert").filter({ hasText: "Wednesday" })).toHaveCount(0);
  // At the hotel's prices, a visit is suggested first.
  await page.getByRole("link", { name: "Arrange a visit or tasting" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
