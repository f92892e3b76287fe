import { check } from "@/e2e/support/page/axe";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

test("a vendor writes its own terms, which its page shows, and stops using them", async ({
  openPage,
  vendor,
}) => {
  const page = await openPage({ width: 390 });
  await openAs(page, "vendor", vendor.email, "/vendor/dashboard/settings/terms");
  await page.getByRole("button", { name: "Publish terms" }).click();
  await expect(page.getByText("Write your terms").and(page.locator("p"))).toBeVisible();
  await page.getByLabel("Your terms", { exact: true }).fill("- No confetti.\n- Overtime is $200 an hour.");
  await page.getByRole("button", { name: "Publish terms" }).click();
  await expect(page.getByText("Applies now")).toBeVisible();
  await check(page, "a vendor's own terms, on a phone");

  const guest = await openPage();
  await guest.goto(`/vendor-detail/${vendor.slug}/terms/1`);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(`${vendor.vendorName}’s own terms`);
  await expect(guest.getByRole("listitem").filter({ hasText: "No confetti." })).toBeVisible();
  await check(guest, "a version of a vendor's own terms");

  await page.getByRole("button", { name: "Stop using", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stop using them" }).click();
  await expect(page.getByText("No terms of your own")).toBeVisible();
  await expect(page.getByText("Earlier version")).toBeVisible();
});

test("the filters of orders fold away on a phone, and j and k move through orders", async ({ openPage }) => {
  const phone = await openPage({ width: 390 });
  const path = "/vendor/dashboard/orders";
  await openAs(phone, "vendor", "vendor@sayang.test", path);
  const status = phone.getByLabel("Status", { exact: true });
  await expect(phone.getByRole("button", { name: "Filter", exact: true })).toBeVisible();
  await expect(status).toBeHidden();
  await phone.getByRole("button", { name: "Filter", exact: true }).click();
  await status.selectOption({ label: "Completed" });
  await expect(phone.getByRole("button", { name: "Filter (1)" })).toBeVisible();

  const page = await openPage();
  await openAs(page, "vendor", "vendor@sayang.test", path);
  const orders = page.getByRole("region", { name: "Orders" }).getByRole("link", { name: /^SY-/ });
  await expect(orders.first()).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(orders.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(orders.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/);
});
