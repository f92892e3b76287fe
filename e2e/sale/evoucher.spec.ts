import { expect, test } from "@playwright/test";
import { newAddress, watchErrors } from "@/e2e/support/accounts";
import { mailTo } from "@/e2e/support/mail";

test("a guest buys a gift voucher; the couple gets its code and sees what is on it", async ({ page }) => {
  test.setTimeout(90_000);
  const errors = watchErrors(page);
  const [couple, buyer] = [newAddress("gift"), newAddress("giver")];
  await page.goto("/evoucher");
  const form = page.getByRole("main").locator("form");
  await form.getByRole("radio", { name: "$100" }).check();
  await form.getByLabel("From").fill("Ah Ma");
  await form.getByLabel("A few words (optional)").fill("With love");
  await form.getByLabel("Your email").fill(buyer);
  await form.getByRole("button", { name: "Continue to payment" }).click();
  await expect(form.getByText("Enter the email address to send the voucher to")).toBeVisible();
  await form.getByLabel("Send it to").fill(couple);
  await form.getByRole("button", { name: "Continue to payment" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Pay for your voucher" })).toBeVisible();
  await page.getByLabel(/card number/i).fill("4242 4242 4242 4242");
  await page.getByLabel(/expiry/i).fill("12 / 39");
  await page.getByLabel(/cvc|security code/i).fill("123");
  await page.getByRole("button", { name: /^pay \$/i }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you for your gift" })).toBeVisible({
    timeout: 20_000,
  });

  const gift = await mailTo(couple, /sent you a \$100 wedding voucher/);
  expect(gift.html).toContain("cid:picture-1@sayang");
  const code = /SYG(-\w{4}){4}/.exec(gift.text)?.[0] ?? "";
  expect((await mailTo(buyer, /^Receipt for 1 gift voucher/)).text).toContain("/evoucher/purchase/");

  await page.goto("/evoucher/balance");
  await page.getByLabel("Voucher code").fill(code.toLowerCase().replaceAll("-", " "));
  await page.getByRole("button", { name: "Check balance" }).click();
  const balance = page.getByRole("region", { name: "Balance" });
  await expect(balance.getByText("$100.00", { exact: true })).toBeVisible();
  await expect(balance.getByText("Ready to use")).toBeVisible();
  expect(errors).toEqual([]);
});
