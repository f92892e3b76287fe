import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import {
  fillSignIn,
  newPage,
  PASSWORD,
  registerCouple,
  VENDOR,
  VENDOR_NAME,
  watchErrors,
} from "@/e2e/support/accounts";
import { fillCheckout } from "@/e2e/support/checkout";
import { addForFreeDay, productsOf, signInBuyer } from "@/e2e/support/purchases";
import { todayInSingapore } from "@/lib/dates";

const OTHER_VENDOR = "Kopi & Light Studio";

test("two vendors in one cart, with a promo code and a voucher, are ordered and paid", async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const mark = randomUUID().slice(0, 6).toUpperCase();
  const [code, voucher] = [`SAVE-${mark}`, `TASTE-${mark}`];
  const login = await request.post("/api/v1/vendor/auth/login", {
    data: { email: VENDOR, password: PASSWORD },
  });
  const session = (await login.json()) as { data: { tokens: { access: { token: string } } } };
  const headers = { authorization: `Bearer ${session.data.tokens.access.token}` };
  const terms = { startDate: todayInSingapore(), perCustomerLimit: 1 };
  for (const [path, data] of [
    ["discount-vendor", { ...terms, name: "Ten off", code, kind: "percent", percent: 10 }],
    ["voucher-vendor", { ...terms, name: "Tasting voucher", code: voucher, kind: "fixed", amount: 50 }],
  ] as const) {
    const made = await request.post(`/api/v1/${path}`, { data, headers });
    expect(made.ok(), await made.text()).toBe(true);
  }

  const couple = await registerCouple(request);
  const buyer = await signInBuyer(request, couple.email);
  for (const name of [VENDOR_NAME, OTHER_VENDOR]) {
    const [product] = await productsOf(buyer, name);
    if (!product) throw new Error(`${name} sells nothing`);
    await addForFreeDay(buyer, product, 330);
  }

  const page = await newPage(browser);
  const errors = watchErrors(page, [/status of 400/]);
  await page.goto("/login");
  await fillSignIn(page, couple.email);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto("/user/cart-summary");
  const summary = page.getByRole("region", { name: "Summary" });
  const apply = (label: string) =>
    summary
      .locator("form")
      .filter({ has: page.getByLabel(label) })
      .getByRole("button", { name: "Apply" });

  await test.step("a wrong code says why, and a right one what it takes off", async () => {
    await summary.getByRole("textbox", { name: "Promo code" }).fill("NONSENSE");
    await apply("Promo code").click();
    await expect(summary.getByText("We don't recognise this code. Check it and try again.")).toBeVisible();
    await summary.getByRole("textbox", { name: "Promo code" }).fill(code.toLowerCase());
    await apply("Promo code").click();
    await expect(summary.getByText(new RegExp(`Takes \\$[\\d,.]+ off at ${VENDOR_NAME}`))).toBeVisible();
  });
  await test.step("the voucher pays a part of what is due today", async () => {
    await summary.getByRole("textbox", { name: "Voucher code" }).fill(voucher);
    await apply("Voucher code").click();
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
  expect(errors.flat()).toEqual([]);
});
