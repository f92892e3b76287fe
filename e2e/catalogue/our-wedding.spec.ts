import type { Wedding } from "@/contracts/identity/wedding";
import { shownDay } from "@/e2e/support/page/keyboard";
import { VENDOR_NAME } from "@/e2e/support/account/accounts";
import { bringToLife } from "@/e2e/support/page/alive";
import { check } from "@/e2e/support/page/axe";
import { submitSignIn } from "@/e2e/support/account/sign-in";
import { addForFreeDay, emptyCart, productsOf } from "@/e2e/support/sale/purchases";
import { expect, test } from "@/e2e/support/test";
import { formatMoney, formatMoneyShort, toCents } from "@/lib/money";
import { weddingWords } from "@/lib/text/wedding-words";

test("a wedding that a guest describes once carries over to prices, product, cart and account", async ({
  openPage,
  couple,
  buyer,
}) => {
  const product = (await productsOf(buyer, VENDOR_NAME)).find(
    ({ productPrice, maxQty }) => /^table/.test(productPrice.priceMetric) && (maxQty ?? 100) >= 40,
  );
  if (!product) throw new Error(`${VENDOR_NAME} sells no 40 tables`);
  const tables = Math.max(24, (product.minQty ?? 1) + 1);
  const day = await addForFreeDay(buyer, product, 340);
  await emptyCart(buyer);
  const said = weddingWords({ date: day, month: null, tables });
  const cents = toCents(product.productPrice.priceWithGST) * tables;

  const page = await openPage({ viewport: { width: 390, height: 844 } });
  const chip = page.getByRole("link", { name: /^Your wedding:/ }).filter({ visible: true });
  await page.goto("/vendor");
  await expect(chip).toContainText("Add your date");
  await page.goto(`/vendor?q=${encodeURIComponent(VENDOR_NAME)}&date=${day}&tables=${tables}`);
  await expect(chip).toContainText(said);
  // Before any framework script has loaded.
  const card = page.getByRole("article").filter({ hasText: VENDOR_NAME }).first();
  await expect(card).toContainText(`for ${tables} tables`);
  await card.getByRole("link", { name: VENDOR_NAME, exact: true }).click();
  await expect(
    page.getByText(`${weddingWords({ date: day, month: null, tables: null })} is free`),
  ).toBeVisible();
  await expect(page.locator(`#product-${product.slug}`)).toContainText(
    `${formatMoneyShort(cents)} for ${tables} tables`,
  );
  const ruledOut = await page.evaluate(() =>
    [...document.querySelectorAll("ul:has(> li [data-wedding-price=product])")].map((list) =>
      [...list.children]
        .map((item) => ({
          ...item.getBoundingClientRect().toJSON(),
          none: !!item.querySelector("[data-none]"),
        }))
        .toSorted((a, b) => a.top - b.top || a.left - b.left)
        .map(({ none }) => Boolean(none)),
    ),
  );
  for (const order of ruledOut)
    expect(order, "what the day rules out comes last").toEqual(
      order.toSorted((a, b) => Number(a) - Number(b)),
    );
  await check(page, "a vendor priced for our wedding");

  await page.goto(`/vendor-detail/${product.vendor.slug}/${product.slug}`);
  await expect(page.getByLabel("Event date")).toHaveValue(shownDay(day));
  await expect(page.getByLabel("Tables of 10")).toHaveValue(String(tables));
  // The script fills in this wedding's total by itself.
  await expect(page.locator("output").first()).toContainText(formatMoney(cents));
  await bringToLife(page);
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page
    .getByRole("dialog", { name: "Added to your cart" })
    .getByRole("link", { name: "Go to cart" })
    .click();
  const line = page.getByRole("listitem", { name: product.productTitle });
  await expect(line.getByLabel("Quantity", { exact: true })).toHaveValue(String(tables));
  await expect(line.getByLabel(/^Event date of/)).toHaveValue(shownDay(day));

  await page.getByRole("region", { name: "Your details" }).getByRole("link", { name: "Log in" }).click();
  await submitSignIn(page, couple.email);
  await expect(page).toHaveURL(/\/user\/cart-summary$/);
  // Changes nothing: the call answers with what the account has.
  const known = () => buyer.call<Wedding>("POST", "/user/wedding", {});
  expect(await known()).toMatchObject({ date: day, tables });

  await page.goto("/user/dashboard/my-wedding");
  await chip.click();
  const dialog = page.getByRole("dialog", { name: "Your wedding" });
  await expect(dialog.getByLabel("Wedding date")).toHaveValue(shownDay(day));
  await check(page, "the dialog of the wedding");
  await dialog.getByLabel("Tables").fill("0");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter a whole number of tables, from 1 to 500").first()).toBeVisible();
  await dialog.getByLabel("Tables").fill("25");
  await dialog.getByLabel("Church wedding").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(chip).toContainText("25 tables");
  expect(await known()).toMatchObject({ date: day, tables: 25, ceremonies: ["church"] });
});

test("a guest changes the wedding in the header, and clears it", async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await page.goto("/");
  const chip = page.getByRole("link", { name: /^Your wedding:/ }).filter({ visible: true });
  await bringToLife(page);
  await chip.click();
  const dialog = page.getByRole("dialog", { name: "Your wedding" });
  await dialog.getByLabel("Tables").fill("18");
  await dialog.getByLabel("Or the month").selectOption({ index: 6 });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(chip).toContainText("· 18 tables");
  await page.goto("/vendor");
  await expect(chip).toContainText("· 18 tables");
  await expect(page.getByRole("article").filter({ hasText: "for 18 tables" }).first()).toBeVisible();
  await bringToLife(page);
  await chip.click();
  await dialog.getByRole("button", { name: "Clear all" }).click();
  await expect(chip).toContainText("Add your date");
  await expect(page.getByRole("article").filter({ hasText: "for 18 tables" })).toHaveCount(0);
});
