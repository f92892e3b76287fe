import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const TABS = {
  "My Wedding": "/user/dashboard/my-wedding",
  Checklist: "/user/dashboard/check-list",
  "Vendor Manager": "/user/dashboard/vendor-management",
  "Guest List": "/user/dashboard/guest-list",
  Messages: "/user/dashboard/messages",
};

test("the dashboard has five working tabs, which account pages repeat above their own", async ({
  page,
  couple,
}) => {
  await openAs(page, "customer", couple.email, TABS["My Wedding"]);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
  const tabs = page.getByRole("navigation", { name: "Your wedding", exact: true }).getByRole("link");
  await expect(tabs).toHaveText(Object.keys(TABS));
  for (const [label, path] of Object.entries(TABS)) {
    await tabs.getByText(label, { exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expect(tabs.and(page.locator("[aria-current=page]"))).toContainText(label);
  }
  await page.goto("/vendor");
  const own = page.getByRole("region", { name: "Your wedding", exact: true });
  await expect(own.getByRole("link", { name: "Go to My Wedding" })).toBeVisible();
  await page.goto("/user/manage-orders");
  await expect(tabs).toHaveText(Object.keys(TABS));
  const account = page.getByRole("navigation", { name: "Your account", exact: true }).getByRole("link");
  await expect(account).toHaveText([
    "Profile",
    "Wedding Details",
    "Order History",
    "Payments",
    "Vouchers and Credit",
    "Your Story",
    "Wishlist",
    "Cart",
  ]);
});
