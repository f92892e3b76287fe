import { randomUUID } from "node:crypto";
import { todayInSingapore } from "@/lib/dates";
import { STUDIO_NAME, VENDOR, VENDOR_NAME } from "@/e2e/support/account/accounts";
import { apiAs } from "@/e2e/support/account/api";
import { fillCheckout } from "@/e2e/support/sale/checkout";
import { addForFreeDay, firstProductOf } from "@/e2e/support/sale/purchases";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

test("two vendors in one cart, with a promo code and a voucher, are ordered and paid", async ({
  request,
  openPage,
  couple,
  buyer,
}) => {
  test.setTimeout(120_000);
  const mark = randomUUID().slice(0, 6).toUpperCase();
  const [code, voucher] = [`SAVE-${mark}`, `TASTE-${mark}`];
  const { call } = await apiAs(request, "vendor", VENDOR);
  const terms = { startDate: todayInSingapore(), perCustomerLimit: 1 };
  const promo = { ...terms, name: "Ten off", code, kind: "percent", percent: 10 };
  await call("POST", "/discount-vendor", promo);
  const tasting = { ...terms, name: "Tasting voucher", code: voucher, kind: "fixed", amount: 50 };
  await call("POST", "/voucher-vendor", tasting);

  for (const name of [VENDOR_NAME, STUDIO_NAME]) {
    await addForFreeDay(buyer, await firstProductOf(buyer, name), 330);
  }

  const page = await openPage({ allowedErrors: [/status of 400/] });
  await openAs(page, "customer", couple.email, "/user/cart-summary");
  const summary = page.getByRole("region", { name: "Summary" });
  const field = summary.getByRole("textbox", { name: "Code" });
  const apply = summary.getByRole("button", { name: "Apply" });
  await summary.getByText("Codes and vouchers").click();

  await test.step("a wrong code is explained, and a right one shows what it takes off", async () => {
    await field.fill("NONSENSE");
    await apply.click();
    await expect(summary.getByText("We don't recognise this code. Check it and try again.")).toBeVisible();
    await field.fill(code.toLowerCase());
    await apply.click();
    await expect(summary.getByText(new RegExp(`Takes \\$[\\d,.]+ off at ${VENDOR_NAME}`))).toBeVisible();
  });
  await test.step("the voucher pays part of what is due today", async () => {
    await field.fill(voucher);
    await apply.click();
    await expect(summary.getByText(`Pays $50.00 at ${VENDOR_NAME}`)).toBeVisible();
    await expect(page.getByText("Tasting voucher pays").first()).toBeVisible();
  });

  await fillCheckout(page);
  await page.getByRole("button", { name: "Place order" }).first().click();
  await expect(page).toHaveURL(/\/user\/checkout\//);
  await page.getByLabel(/card number/i).fill("4242 4242 4242 4242");
  await page.getByLabel(/expiry/i).fill("12 / 39");
  await page.getByLabel(/cvc|security code/i).fill("123");
  await page.getByRole("button", { name: /^pay \$/i }).click();
  await expect(page.getByText(/ is paid, \$50\.00 of it by voucher\./)).toBeVisible({ timeout: 30_000 });

  await page.goto("/user/manage-orders");
  await page.getByRole("listitem").filter({ hasText: VENDOR_NAME }).getByRole("link").first().click();
  await expect(page.getByText(`Promo code ${code}`)).toBeVisible();
  await expect(page.getByText("Tasting voucher paid")).toBeVisible();
});
