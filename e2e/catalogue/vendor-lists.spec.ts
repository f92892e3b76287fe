import { openAs } from "@/e2e/support/account/sign-in";
import { check } from "@/e2e/support/page/axe";
import { expect, test } from "@/e2e/support/test";

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

test("a vendor keeps filters under a name, comes back to them in one press, and undoes a deletion", async ({
  openPage,
  vendor,
}) => {
  const page = await openPage();
  const path = "/vendor/dashboard/product";
  await openAs(page, "vendor", vendor.email, `${path}?status=unpublished`);
  const views = page.getByRole("navigation", { name: "Saved views" });
  await views.getByRole("button", { name: "Save this view" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Unpublished ones");
  await page.getByRole("dialog").getByRole("button", { name: "Save view" }).click();
  const link = views.getByRole("link", { name: "Unpublished ones" });
  await expect(link).toHaveAttribute("aria-current", "true");
  await page.goto(path);
  await link.click();
  await expect(page).toHaveURL(`${path}?status=unpublished`);
  await check(page, "products with a saved view");
  await views.getByRole("button", { name: "Delete Unpublished ones" }).click();
  await expect(link).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(link).toBeVisible();
});
