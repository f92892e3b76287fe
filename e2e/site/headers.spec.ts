import type { BrowserContextOptions, Locator, Page } from "@playwright/test";
import { COUPLE, VENDOR, VENDOR_NAME } from "@/e2e/support/account/accounts";
import { waitUntilMounted } from "@/e2e/support/page/alive";
import type { Role } from "@/e2e/support/account/api";
import { check } from "@/e2e/support/page/axe";
import { expectFocusWithin, press, tabTo } from "@/e2e/support/page/keyboard";
import { addForFreeDay, emptyCart, productsOf, signInBuyer } from "@/e2e/support/sale/purchases";
import { keepSignedIn, type Kept } from "@/e2e/support/account/sign-in";
import { expect, type OpenPage, test } from "@/e2e/support/test";

const kept = {} as Record<Role, Kept>;
test.beforeAll(async ({ browser, request }) => {
  await emptyCart(await signInBuyer(request, COUPLE));
  kept.customer = await keepSignedIn(browser, "customer", COUPLE);
  kept.vendor = await keepSignedIn(browser, "vendor", VENDOR);
});

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function open(openPage: OpenPage, path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await openPage(options);
  await page.goto(path);
  return page;
}

const corner = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Account" });
/** Returns the accessible names of links and buttons, in order. */
async function entries(place: Locator): Promise<string[]> {
  const found: string[] = [];
  await expect(place).toBeVisible();
  for (const entry of await place.locator("a, button").filter({ visible: true }).all()) {
    const name = (await entry.getAttribute("aria-label")) ?? (await entry.innerText());
    const href = await entry.getAttribute("href");
    found.push(href === null ? name : `${name} ${href}`);
  }
  return found;
}

const GUEST = [
  "Login /login",
  "Join Us /register",
  "Vendor Login /vendor/login",
  "Become a Vendor /vendor/register",
  "Contact Us /contact-us",
];
const COUPLE_MENU = [
  "My Workspace /user/dashboard/my-wedding",
  "Profile /user/profile",
  "Order History /user/manage-orders",
  "Payment History /user/payment-history",
  "Vouchers and Credit /user/vouchers",
  "Wedding Details /user/wedding-details",
  "Wedding Planner /user/dashboard/my-wedding",
  "Logout",
];
const COUPLE_ICONS = [
  "Notices /user/dashboard/notices",
  "Shortlist, 0 vendors /user/wishlist?tab=shortlist",
  "Wishlist, 0 items /user/wishlist",
  "Cart, 0 items /user/cart-summary",
];
const VENDOR_MENU = [
  "Dashboard /vendor/dashboard",
  "Profile /vendor/dashboard/settings/seller-info",
  "Logout",
];

test("a guest's header offers logging in, joining and selling", async ({ openPage }) => {
  const page = await open(openPage, "/", WIDE);
  expect(await entries(corner(page))).toEqual(GUEST);
  await page.setViewportSize(PHONE.viewport);
  const account = corner(page).locator("summary");
  await account.click();
  expect(await entries(corner(page).locator("details"))).toEqual(GUEST);
  await waitUntilMounted(page);
  await page.mouse.click(10, 700);
  await expect(corner(page).locator("details")).not.toHaveAttribute("open");
});

test("the couple's account menu works by keyboard and announces its entries", async ({ openPage }) => {
  const page = await open(openPage, "/vendor", { ...WIDE, storageState: kept.customer });
  const menu = corner(page).locator("details");
  const greeting = menu.locator("summary");
  await expect(greeting).toHaveAccessibleName("Hi, Nur Aisyah");
  expect(await entries(corner(page))).toEqual(COUPLE_ICONS);

  await tabTo(page, greeting);
  await page.keyboard.press("Enter");
  await expect(menu).toHaveAttribute("open");
  expect(await entries(menu)).toEqual(COUPLE_MENU);
  for (const heading of ["Your Account", "Your Wedding"]) {
    await expect(menu.getByText(heading, { exact: true })).toBeVisible();
  }
  await check(page, "the couple's menu");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(greeting).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(menu.getByRole("link", { name: "My Workspace" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(menu.getByRole("button", { name: "Logout" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(menu.getByRole("link", { name: "My Workspace" })).toBeFocused();
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowUp");
  await expect(menu.getByRole("link", { name: "Payment History" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/user\/payment-history$/);
  await expect(page.getByRole("heading", { level: 1, name: "Payment history" })).toBeVisible();
});

test("the badge counts the cart in every tab", async ({ request, openPage }) => {
  const buyer = await signInBuyer(request, COUPLE);
  const products = await productsOf(buyer, VENDOR_NAME);
  const cart = await open(openPage, "/user/cart-summary", { ...WIDE, storageState: kept.customer });
  const [page, other] = [await cart.context().newPage(), await cart.context().newPage()];
  await page.goto("/user/profile");
  await other.goto("/vendor");
  const badge = (at: Page, name: string) => corner(at).getByRole("link", { name, exact: true });
  await expect(badge(page, "Cart, 0 items")).toBeVisible();
  for (const [at, product] of products.slice(0, 2).entries()) {
    await addForFreeDay(buyer, product, 350);
    await cart.reload();
    for (const tab of [page, other]) {
      const name = at === 0 ? "Cart, 1 item" : "Cart, 2 items";
      await expect(badge(tab, name)).toBeVisible();
      await expect(badge(tab, name)).toContainText(String(at + 1));
    }
  }
  await emptyCart(buyer);
  await cart.reload();
  await expect(badge(other, "Cart, 0 items")).toBeVisible();
});

test("the vendor's header has a tour, and a menu with profile and logout", async ({ openPage }) => {
  const page = await open(openPage, "/vendor/dashboard", { ...WIDE, storageState: kept.vendor });
  const menu = corner(page).locator("details");
  await expect(menu.locator("summary")).toHaveAccessibleName(`Hi, ${VENDOR_NAME}`);
  expect(await entries(corner(page))).toEqual([
    "Notices /vendor/dashboard/notices",
    "Take the tour /vendor/dashboard?tour=start",
  ]);
  await press(page, menu.locator("summary"), "Space");
  expect(await entries(menu)).toEqual(VENDOR_MENU);
  await check(page, "the vendor's menu");
  await page.keyboard.press("Escape");

  await press(page, corner(page).getByRole("link", { name: "Take the tour" }));
  const tour = page.getByRole("dialog");
  await expect(tour).toContainText("Welcome to your dashboard");
  await expect(page).toHaveURL(/\/vendor\/dashboard$/);
  await expect(tour.getByRole("button", { name: "Next" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tour).toContainText("What needs you today");
  await page.keyboard.press("ArrowLeft");
  await expect(tour).toContainText("Welcome to your dashboard");
  await page.keyboard.press("Escape");
  await expect(tour).toHaveCount(0);
  await expect(corner(page).getByRole("link", { name: "Take the tour" })).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(tour).toContainText("Welcome to your dashboard");
  // Each key press counts, however quickly they follow one another.
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
  await expect(tour).toContainText("Vendor Profile");
  await tour.getByRole("button", { name: "Next" }).click();
  await expect(tour).toContainText("That’s it");
  await tour.getByRole("button", { name: "Done" }).click();
  await expect(tour).toHaveCount(0);
});

test("a phone's slide-in menu holds account, pages and categories, and keeps the focus", async ({
  openPage,
}) => {
  const page = await open(openPage, "/vendor", PHONE);
  const button = page.getByRole("banner").locator('summary[aria-label="Menu"]');
  const menu = page.getByRole("dialog", { name: "Menu" });
  await button.tap();
  await expectFocusWithin(menu);
  expect((await entries(menu.getByRole("navigation", { name: "Account" }))).toSorted()).toEqual(
    GUEST.toSorted(),
  );
  const tree = menu.getByRole("navigation", { name: "Vendor categories" });
  await tree.locator("summary").first().tap();
  await expect(tree.getByRole("link", { name: /^All / }).first()).toBeVisible();
  await check(page, "the slide-in menu");
  await menu.getByRole("button", { name: "Close menu" }).tap();
  await expect(menu).toHaveCount(0);

  await press(page, button);
  await expectFocusWithin(menu);
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.context().close();

  const couple = await open(openPage, "/vendor", { ...PHONE, storageState: kept.customer });
  await couple.getByRole("banner").locator('summary[aria-label="Menu"]').tap();
  const account = couple.getByRole("dialog", { name: "Menu" }).getByRole("navigation", { name: "Account" });
  expect(await entries(account)).toEqual([...COUPLE_ICONS, ...COUPLE_MENU]);
  await account.getByRole("link", { name: "Wedding Details" }).tap();
  await expect(couple).toHaveURL(/\/user\/wedding-details$/);
});

test("the vendor's drawer opens by touch and by keyboard", async ({ openPage }) => {
  const page = await open(openPage, "/vendor/dashboard", { ...PHONE, storageState: kept.vendor });
  const button = page.getByRole("banner").getByRole("button", { name: "Vendor menu" });
  const drawer = page.getByRole("dialog", { name: "Vendor menu" });
  await button.tap();
  await expectFocusWithin(drawer);
  await check(page, "the vendor's drawer");
  const menu = drawer.getByRole("navigation", { name: "Vendor menu" });
  expect((await entries(menu)).map((entry) => entry.replace(/\s+\d+\+?\s+(waiting|unread)/, ""))).toEqual([
    "Dashboard /vendor/dashboard",
    "Message /vendor/dashboard/messages",
    "Enquiries /vendor/dashboard/enquiries",
    "Orders /vendor/dashboard/orders",
    "Approvals /vendor/dashboard/orders/approve",
    "Products /vendor/dashboard/product",
    "Payments /vendor/dashboard/payment",
    "Customers /vendor/dashboard/customer/add",
    "Calendar /vendor/dashboard/calendar",
    "Appointments /vendor/dashboard/appointments",
    "Reviews /vendor/dashboard/reviews",
    "Support /vendor/dashboard/support",
    "Vendor Onboarding /vendor/dashboard/settings/onboarding",
    "Vendor Profile /vendor/dashboard/settings/seller-info",
    "Discount /vendor/dashboard/settings/discount",
    "Voucher /vendor/dashboard/settings/voucher",
  ]);
  await expect(drawer.getByRole("link", { name: "Take the tour" })).toBeVisible();
  await expect(drawer.getByRole("button", { name: "Logout" })).toBeVisible();
  await menu.getByRole("link", { name: "Orders" }).tap();
  await expect(page).toHaveURL(/\/vendor\/dashboard\/orders$/);
  await expect(drawer).toHaveCount(0);

  await press(page, button);
  await expectFocusWithin(drawer);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();
});
