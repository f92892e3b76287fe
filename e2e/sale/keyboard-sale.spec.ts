import type { Page } from "@playwright/test";
import { unitsLabel } from "@/lib/units";
import { COUPLE, PASSWORD, VENDOR, VENDOR_NAME } from "@/e2e/support/account/accounts";
import { expectFocusWithin, press, tabTo, typeDate, typeInto } from "@/e2e/support/page/keyboard";
import { addForFreeDay, emptyCart, firstProductOf, signInBuyer } from "@/e2e/support/sale/purchases";
import { expect, test } from "@/e2e/support/test";

const ASKS_BANK = "4000002500003155";
const DECLINED = "4000000000000002";

async function payWith(page: Page, card: string): Promise<void> {
  await typeInto(page, page.getByLabel("Card number"), card);
  await typeInto(page, page.getByLabel("Expiry date"), "1239");
  await typeInto(page, page.getByLabel("Security code"), "123");
  await press(page, page.getByRole("button", { name: /^Pay \$/ }));
}

test("the first sale works by keyboard, and the focus is never lost", async ({ request, openPage }) => {
  test.setTimeout(240_000);
  const buyer = await signInBuyer(request, COUPLE);
  await emptyCart(buyer);
  const product = await firstProductOf(buyer, VENDOR_NAME);
  const title = product.productTitle;
  const day = await addForFreeDay(buyer, product, 300);
  await emptyCart(buyer);

  const couple = await openPage({ width: 1440, allowedErrors: [/status of 400/] });
  let orderNumber = "";

  await test.step("search and choose a vendor", async () => {
    await couple.goto("/");
    await couple.keyboard.press("Tab");
    await expect(couple.locator(".skip-link")).toBeFocused();
    await couple.keyboard.press("Enter");
    await typeInto(
      couple,
      couple.getByRole("main").getByLabel("Search for Product or Service"),
      "seri melur",
    );
    await couple.keyboard.press("Enter");
    await expect(couple).toHaveURL(/\/vendor\?.*q=seri/);
    await press(couple, couple.getByRole("link", { name: VENDOR_NAME }).first());
    await expect(couple.getByRole("heading", { level: 1, name: VENDOR_NAME })).toBeVisible();
  });

  const item = couple.getByRole("article").filter({ has: couple.getByRole("heading", { name: title }) });
  const add = item.getByRole("button", { name: "Add to cart" });
  const notice = couple.getByRole("dialog", { name: "Added to your cart" });

  await test.step("add to the cart as a guest, and log in", async () => {
    await press(couple, item.locator("summary", { hasText: "Choose" }));
    await typeDate(couple, item.getByLabel("Event date"), day);
    await tabTo(couple, item.getByLabel(unitsLabel(product.productPrice.priceMetric)));
    await press(couple, add);
    await expectFocusWithin(notice);
    await couple.keyboard.press("Escape");
    await expect(notice).toHaveCount(0);
    await expect(add).toBeFocused();

    await couple.keyboard.press("Enter");
    await press(couple, notice.getByRole("link", { name: "Go to cart" }));
    await expect(couple).toHaveURL(/\/cart$/);
    const details = couple.getByRole("region", { name: "Your details" });
    await press(couple, details.getByRole("link", { name: "Log in" }));
    const form = couple.getByRole("main");
    await typeInto(couple, form.getByLabel("Email address"), COUPLE);
    await typeInto(couple, form.getByLabel("Password", { exact: true }), "Wrong#2026");
    await couple.keyboard.press("Enter");
    await expect(form.getByRole("alert").filter({ hasText: "Incorrect email or password" })).toBeVisible();
    await expect(form.getByLabel("Password", { exact: true })).toBeFocused();
    await typeInto(couple, form.getByLabel("Password", { exact: true }), PASSWORD);
    await press(couple, form.getByRole("button", { name: "Login" }));
    await expect(couple).toHaveURL(/\/user\/cart-summary$/);
  });

  await test.step("remove a line from the cart, restore it, and order", async () => {
    const line = couple.getByRole("listitem", { name: title });
    const heading = couple.getByRole("heading", { level: 1, name: /your cart/i });
    await press(couple, line.getByRole("button", { name: `Remove ${title}` }));
    await expect(line).toHaveCount(0);
    await expect(heading).toBeFocused();
    const undo = couple.getByRole("button", { name: "Undo" });
    await expect(undo).toBeVisible();
    await couple.keyboard.press("Tab");
    await expect(undo).toBeFocused();
    await couple.keyboard.press("Enter");
    await expect(line).toBeVisible();
    await expect(heading).toBeFocused();

    await typeInto(couple, couple.getByLabel("Contact name"), "Nur Aisyah");
    await typeInto(couple, couple.getByLabel("Contact phone"), "123");
    const place = couple.getByRole("button", { name: "Place order" });
    await press(couple, place);
    await expect(couple.getByLabel("Contact phone")).toBeFocused();
    await typeInto(couple, couple.getByLabel("Contact phone"), "+65 9123 4567");
    await typeInto(couple, couple.getByLabel("Postal code"), "049213");
    await press(couple, place);
    const terms = couple.getByLabel(/^I agree to the Terms/);
    await expect(terms).toBeFocused();
    await couple.keyboard.press("Space");
    await press(couple, place);
    await expect(couple).toHaveURL(/\/user\/checkout\//);
  });

  await test.step("pay by a declined card, then by one that needs authentication", async () => {
    await expect(couple.getByRole("heading", { level: 1, name: "Pay your deposit" })).toBeFocused();
    await payWith(couple, DECLINED);
    await expect(couple.getByRole("alert").filter({ hasText: "Your card was declined." })).toBeVisible();
    await expect(couple.getByRole("button", { name: /^Pay \$/ })).toBeFocused();
    await payWith(couple, ASKS_BANK);
    const bank = couple.getByRole("dialog", { name: "Your bank asks you to confirm" });
    await expect(bank.getByRole("button", { name: "Approve" })).toBeFocused();
    await couple.keyboard.press("Enter");
    await expect(
      couple.getByRole("heading", { level: 1, name: /^Request sent\. .+ answers? by/ }),
    ).toBeFocused({
      timeout: 30_000,
    });
    const order = couple.getByRole("link", { name: /^SY-\d\d-\d+$/ });
    orderNumber = await order.innerText();
    await press(couple, order);
    await expect(couple.getByRole("heading", { level: 1, name: VENDOR_NAME })).toBeVisible();
    await expect(couple.getByText("Awaiting approval").first()).toBeVisible();
  });

  const vendor = await openPage({ width: 1440 });

  await test.step("approve as the vendor", async () => {
    await vendor.goto("/vendor/login");
    await typeInto(vendor, vendor.getByLabel("Email address"), VENDOR);
    await typeInto(vendor, vendor.getByLabel("Password", { exact: true }), PASSWORD);
    await vendor.keyboard.press("Enter");
    const menu = vendor.getByRole("navigation", { name: "Vendor menu" });
    await press(vendor, menu.getByRole("link", { name: /Approvals/ }));
    const waiting = vendor.getByRole("listitem").filter({ hasText: orderNumber });
    const approve = waiting.getByRole("button", { name: /^Approve/ });
    await press(vendor, approve);
    await expect(waiting).toHaveCount(0);
    // The next request, or the heading after the last.
    await expect(vendor.locator("h1:focus, li:focus")).toBeVisible();
    await expect(vendor.getByRole("status").getByRole("button", { name: "Undo" })).toBeVisible();
    await vendor.keyboard.press("Control+z");
    await press(vendor, approve);
    await expect(waiting).toHaveCount(0);
    const sent = vendor.waitForResponse((response) => response.url().includes("/order-vendor/approve/"));
    await press(vendor, vendor.getByRole("status").getByRole("button", { name: "Dismiss" }));
    expect((await sent).status()).toBe(200);
  });

  await test.step("see the approval as the couple", async () => {
    await press(couple, couple.getByRole("main").getByRole("link", { name: "Your orders" }));
    await press(couple, couple.getByRole("link", { name: `${VENDOR_NAME}, order ${orderNumber}` }));
    await expect(couple.getByText("Approved by the vendor")).toBeVisible();
    await expect(couple.getByText("In progress").first()).toBeVisible();
  });
});

test("the category menu works by arrow keys, and Escape closes it", async ({ openPage }) => {
  const page = await openPage({ width: 1440 });
  await page.goto("/");
  const header = page.getByRole("banner");
  const toggle = header.getByRole("button", { name: "Vendors by category" });
  const panel = page.getByRole("group", { name: "Vendor categories" });
  const lists = panel.getByRole("list");
  const entry = (list: number, at: number) => lists.nth(list).getByRole("link").nth(at);
  await expect(header.getByRole("link", { name: "Login" }).first()).toBeVisible();

  await press(page, toggle);
  await expect(entry(0, 0)).toBeFocused();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(entry(0, 1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(lists.first().getByRole("link").last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(entry(1, 0)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(entry(0, 0)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(toggle).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await expect(entry(0, 0)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(toggle).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(panel).toHaveCount(0);

  await press(page, toggle);
  await page.keyboard.press("ArrowRight");
  const name = await entry(1, 0).innerText();
  const href = await entry(1, 0).getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${href?.split("#")[0]?.replace("?", "\\?")}`));
  await expect(page.getByRole("main")).toContainText(name);
});
