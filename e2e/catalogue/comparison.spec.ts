import { bringToLife } from "@/e2e/support/page/alive";
import { check } from "@/e2e/support/page/axe";
import { expect, test } from "@/e2e/support/test";

const FIELD = "Search for Product or Service";

test("search suggestions open a page by keyboard", async ({ openPage }) => {
  const page = await openPage({ width: 390 });
  await page.goto("/");
  const field = page.getByRole("main").getByLabel(FIELD);
  await field.focus();
  await field.pressSequentially("seri mel");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("option", { name: /Hotel Seri Melur/ }).first()).toBeVisible();
  await expect(field).toHaveRole("combobox");
  await check(page, "suggestions");
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue("seri mel");
  await page.keyboard.press("ArrowUp");
  await expect(list.getByRole("option", { selected: true })).toHaveText("Search for “seri mel”");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/vendor\?q=seri\+mel#result$/);
});

test("suggestions appear right below the field that they belong to", async ({ openPage }) => {
  const page = await openPage();
  for (const path of ["/", "/vendor"]) {
    await page.goto(path);
    const field = page.getByRole("main").getByLabel(FIELD);
    await field.fill("seri");
    const list = page.getByRole("listbox", { name: "Suggestions" });
    const gap = async () => {
      const [above, below] = await Promise.all([field.boundingBox(), list.boundingBox()]);
      return above && below ? Math.abs(below.y - above.y - above.height) : Infinity;
    };
    await expect.poll(gap).toBeLessThan(40);
  }
});

test("two vendors chosen on their cards are compared side by side", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/vendor?category=venues");
  const toggles = page.getByRole("main").getByRole("button", { name: /^Compare / });
  const tray = page.getByRole("region", { name: "Vendors to compare" });
  await bringToLife(page);
  await toggles.first().click();
  await expect(tray).toBeVisible();
  await expect(toggles.first()).toHaveAttribute("aria-pressed", "true");
  await toggles.nth(1).click();
  await check(page, "the tray");
  await tray.getByRole("link", { name: "Compare 2" }).click();
  await expect(page).toHaveURL(/\/vendor\/compare\?vendors=[\w-]+,[\w-]+$/);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await page.getByLabel("Tables of ten").fill("15");
  await page.getByRole("button", { name: "Update prices" }).click();
  await expect(page).toHaveURL(/tables=15/);
  await expect(page.getByRole("rowheader", { name: /All-in price\s*for 15 tables/ })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /^(Capacity|Halal)/ })).toHaveCount(2);
  await check(page, "comparison");
  await page.getByLabel("Tables of ten").fill("900");
  await page.getByRole("button", { name: "Update prices" }).click();
  await expect(page).toHaveURL(/tables=900/);
  await expect(page.getByLabel("Tables of ten")).toHaveAccessibleDescription(/from 1 to 500/);
  await expect(page.getByLabel("Tables of ten")).toHaveValue("900");
  await page
    .getByRole("link", { name: /^Remove / })
    .first()
    .click();
  await expect(page.getByRole("columnheader")).toHaveCount(1);

  await page.goto("/vendor/compare?vendors=kopi-light-studio,ah-gongs-camera");
  await expect(page.getByRole("rowheader", { name: "Styles" })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /^(Capacity|Halal)/ })).toHaveCount(0);
});

test("the map works by keyboard, and its list follows", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/vendor?view=map");
  const map = page.getByRole("group", { name: /^Map\. The arrow keys/ });
  const told = page.getByRole("region", { name: "Vendors on the map" }).getByRole("status");
  await expect(told).toHaveText(/^\d+ vendors on the map$/);
  // The first key press loads the script.
  await page.keyboard.press("Tab");
  await map.focus();
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await expect(told).toHaveText(/^\d+ of \d+ vendors in this part of the map$/);
  await page.keyboard.press("0");
  await expect(told).toHaveText(/^\d+ vendors on the map$/);
  await map
    .getByRole("link", { name: /vendors around/ })
    .first()
    .press("Enter");
  await expect(told).toHaveText(/in this part of the map$/);
  await check(page, "the map");
});
