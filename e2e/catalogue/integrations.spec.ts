import { openAs } from "@/e2e/support/account/sign-in";
import { check } from "@/e2e/support/page/axe";
import { expect, test } from "@/e2e/support/test";

test("an owner makes a key that a system can use, and a webhook whose deliveries are listed", async ({
  openPage,
  vendor,
}) => {
  const page = await openPage({ width: 390, allowedErrors: [/status of 400/] });
  await openAs(page, "vendor", vendor.email, "/vendor/dashboard/settings/integrations");
  await page.getByRole("button", { name: "Make a key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Accounting");
  await dialog.getByRole("button", { name: "Make the key" }).click();
  await expect(dialog.getByText("Choose what the key may do").first()).toBeVisible();
  await dialog.getByLabel("Orders").selectOption("Read");
  await check(page, "the form of an API key, on a phone");
  await dialog.getByRole("button", { name: "Make the key" }).click();
  const token = await dialog.getByText(/^sayang_/).textContent();
  await dialog.getByRole("button", { name: "I’ve copied it" }).click();
  await expect(page.getByText("Orders (read)")).toBeVisible();

  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get("/api/v1/order-vendor/order", { headers })).status()).toBe(200);
  expect((await page.request.get("/api/v1/vendor-product", { headers })).status()).toBe(403);

  await page.getByRole("button", { name: "Add a webhook" }).click();
  await dialog.getByLabel("Address").fill("http://books.example.com/sayang");
  await dialog.getByRole("button", { name: "Add it" }).click();
  await expect(dialog.getByText("The address must start with https://").first()).toBeVisible();
  await dialog.getByLabel("Address").fill("https://books.example.invalid/sayang");
  await dialog.getByRole("button", { name: "Add it" }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await dialog.getByRole("button", { name: "I’ve copied it" }).click();
  await page.getByRole("button", { name: "Send a test" }).click();
  const sent = page.getByRole("region", { name: "What was sent" });
  await expect(sent.getByText("Trying again")).toBeVisible();
  await expect(sent.getByText(/could not be reached/)).toBeVisible();
  await check(page, "keys and webhooks, on a phone");

  await page.getByRole("button", { name: "Revoke Accounting" }).click();
  await dialog.getByRole("button", { name: "Revoke it" }).click();
  await expect(page.getByText("Orders (read)")).toBeHidden();
  expect((await page.request.get("/api/v1/order-vendor/order", { headers })).status()).toBe(401);
});
