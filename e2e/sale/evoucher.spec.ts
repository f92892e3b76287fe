import { newAddress, STUDIO_NAME } from "@/e2e/support/account/accounts";
import { fillCheckout } from "@/e2e/support/sale/checkout";
import { mailTo } from "@/e2e/support/account/mail";
import { addForFreeDay, firstProductOf } from "@/e2e/support/sale/purchases";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

test("a guest buys a gift voucher; a couple gets its code, sees its balance, and spends it", async ({
  openPage,
  couple,
  buyer,
}) => {
  test.setTimeout(150_000);
  const page = await openPage();
  const [recipient, giver] = [newAddress("gift"), newAddress("giver")];
  await page.goto("/evoucher");
  const form = page.getByRole("main").locator("form");
  await form.getByRole("radio", { name: "$100" }).check();
  await form.getByLabel("From").fill("Ah Ma");
  await form.getByLabel("A few words (optional)").fill("With love");
  await form.getByLabel("Your email").fill(giver);
  await form.getByRole("button", { name: "Continue to payment" }).click();
  await expect(form.getByText("Enter the email address to send the voucher to")).toBeVisible();
  await form.getByLabel("Send it to").fill(recipient);
  await form.getByRole("button", { name: "Continue to payment" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Pay for your voucher" })).toBeVisible();
  await page.getByLabel(/card number/i).fill("4242 4242 4242 4242");
  await page.getByLabel(/expiry/i).fill("12 / 39");
  await page.getByLabel(/cvc|security code/i).fill("123");
  await page.getByRole("button", { name: /^pay \$/i }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Thank you for your gift" })).toBeVisible({
    timeout: 20_000,
  });

  const gift = await mailTo(recipient, /sent you a \$100 wedding voucher/);
  expect(gift.html).toContain("cid:picture-1@sayang");
  const code = /SYG(-\w{4}){4}/.exec(gift.text)?.[0] ?? "";
  expect((await mailTo(giver, /^Receipt for 1 gift voucher/)).text).toContain("/evoucher/purchase/");

  await page.goto("/evoucher/balance");
  await page.getByLabel("Voucher code").fill(code.toLowerCase().replaceAll("-", " "));
  await page.getByRole("button", { name: "Check balance" }).click();
  const balance = page.getByRole("region", { name: "Balance" });
  await expect(balance.getByText("$100.00", { exact: true })).toBeVisible();
  await expect(balance.getByText("Ready to use")).toBeVisible();

  await addForFreeDay(buyer, await firstProductOf(buyer, STUDIO_NAME), 340);
  const theirs = await openPage({ width: 390 });
  await openAs(theirs, "customer", couple.email, "/user/cart-summary");
  const summary = theirs.getByRole("region", { name: "Summary" });
  await summary.getByText("Codes and vouchers").click();
  await summary.getByRole("textbox", { name: "Code" }).fill(code);
  await summary.getByRole("button", { name: "Apply" }).click();
  await expect(theirs.getByText("Gift voucher pays").first()).toBeVisible();
  await fillCheckout(theirs);
  await theirs.getByRole("button", { name: "Place order" }).filter({ visible: true }).first().click();
  await expect(theirs).toHaveURL(/\/user\/checkout\//);
  await theirs.getByLabel(/card number/i).fill("4242 4242 4242 4242");
  await theirs.getByLabel(/expiry/i).fill("12 / 39");
  await theirs.getByLabel(/security code/i).fill("123");
  await theirs.getByRole("button", { name: /^pay \$/i }).click();
  await expect(theirs.getByRole("heading", { level: 1, name: /^Request sent\. .+ answers? by/ })).toBeVisible(
    {
      timeout: 30_000,
    },
  );
  await theirs.getByRole("link", { name: /^SY-\d\d-\d+$/ }).click();
  await expect(theirs.getByText("Gift voucher paid")).toBeVisible();
  await expect(theirs.getByRole("button", { name: /^Download Receipt REC-/ })).toHaveCount(2);

  await page.reload();
  await page.getByLabel("Voucher code").fill(code);
  await page.getByRole("button", { name: "Check balance" }).click();
  await expect(balance.getByText("$0.00", { exact: true })).toBeVisible();
  await expect(balance.getByText("Used up")).toBeVisible();
});
