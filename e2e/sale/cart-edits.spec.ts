import { expect, type Page, test } from "@playwright/test";
import { newPage, registerCouple, VENDOR_NAME } from "@/e2e/support/accounts";
import { addForFreeDay, productsOf, signInBuyer } from "@/e2e/support/purchases";
import { signIn } from "@/e2e/support/visitors";

const CART = "/user/cart-summary";
const note = (page: Page) => page.getByLabel(/^Note to /);

test("a note that was just typed is saved when the page is left, ahead or back", async ({
  browser,
  request,
}) => {
  const { email } = await registerCouple(request);
  const buyer = await signInBuyer(request, email);
  const [product] = await productsOf(buyer, VENDOR_NAME);
  if (!product) throw new Error(`${VENDOR_NAME} sells nothing`);
  await addForFreeDay(buyer, product, 330);
  const page = await newPage(browser);
  await signIn(page, "customer", email);
  await page.goto(CART);
  await page.getByRole("button", { name: /^Add a note/ }).click();

  await note(page).fill("No lilies, please");
  await page.goto("/our-story");
  await page.goto(CART);
  await expect(note(page)).toHaveValue("No lilies, please");

  await note(page).fill("No lilies and no peonies");
  await page.goBack();
  await page.goto(CART);
  await expect(note(page)).toHaveValue("No lilies and no peonies");
  await page.context().close();
});
