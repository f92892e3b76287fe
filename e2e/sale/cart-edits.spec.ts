import type { Page } from "@playwright/test";
import { VENDOR_NAME } from "@/e2e/support/account/accounts";
import { addForFreeDay, firstProductOf } from "@/e2e/support/sale/purchases";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const CART = "/user/cart-summary";
const note = (page: Page) => page.getByLabel(/^Note to /);

test("a note just typed is saved when the page is left, forwards or back", async ({
  openPage,
  couple,
  buyer,
}) => {
  const product = await firstProductOf(buyer, VENDOR_NAME);
  await addForFreeDay(buyer, product, 330);
  const page = await openPage();
  await openAs(page, "customer", couple.email, CART);
  await page.getByRole("button", { name: /^Add a note/ }).click();

  await note(page).fill("No lilies, please");
  await page.goto("/our-story");
  await page.goto(CART);
  await expect(note(page)).toHaveValue("No lilies, please");

  await note(page).fill("No lilies and no peonies");
  await page.goBack();
  await page.goto(CART);
  await expect(note(page)).toHaveValue("No lilies and no peonies");
});
