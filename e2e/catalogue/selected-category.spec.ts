import { expect, test } from "@/e2e/support/test";

test("the category chosen in the menu is remembered and suggested in the search's filters", async ({
  openPage,
}) => {
  const page = await openPage({ width: 1440 });
  await page.goto("/");
  const filters = page.getByRole("navigation", { name: "Categories" });
  await page.goto("/vendor");
  await expect(filters).not.toContainText("Last chosen");
  await page.getByRole("button", { name: "Vendors by category" }).click();
  const menu = page.getByRole("group", { name: "Vendor categories" });
  await menu.getByRole("link", { name: "Photography & Film" }).click();
  await expect(page).toHaveURL(/category=photography/);
  await expect(filters).not.toContainText("Last chosen");

  await page.goto("/vendor?rating=4");
  await filters.getByRole("link", { name: "Last chosen: Photography & Film" }).click();
  await expect(page).toHaveURL(/\/vendor\?(?=.*category=photography)(?=.*rating=4).*#result$/);
});
