import { expect, type Page, test } from "@playwright/test";
import {
  newPage,
  registerCouple,
  registerVendor,
  signInAsCouple,
  signInAsVendor,
  watchErrors,
} from "@/e2e/support/accounts";
import { check } from "@/e2e/support/axe";
import { operator } from "@/e2e/support/operator";

// Leaves room for a busy machine.
test.describe.configure({ timeout: 120_000 });

const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const box = (page: Page, name: string) => page.getByRole("textbox", { name: `Message to ${name}` });
const rooms = (page: Page) => page.getByRole("region", { name: "Conversations" });

test("a couple asks, the vendor answers, and the couple sees it without reloading", async ({
  browser,
  request,
}) => {
  const [couple, shop] = [await registerCouple(request), await registerVendor(request)];
  await operator("approve", shop.email);
  const vendor = await newPage(browser);
  const errors = watchErrors(vendor);
  await signInAsVendor(vendor, shop.email);
  const slug = shop.vendorName.toLowerCase().replaceAll(" ", "-");
  const found = await request.get(`/api/v1/vendor/for/web/${slug}`);
  const { data } = (await found.json()) as { data: { id: string } };

  const page = await newPage(browser, 390);
  const path = "/user/dashboard/messages";
  await signInAsCouple(page, couple, { returnUrl: path });
  await expect(page.getByRole("heading", { name: "No conversations yet" })).toBeVisible();
  await page.goto(`${path}?vendorId=${data.id}`);
  await expect(box(page, shop.vendorName)).toBeFocused();
  await expect(box(page, shop.vendorName)).toHaveValue("");
  await check(page, "a conversation before its first word, on a phone");
  await page.keyboard.type("Is 21 August free?");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("We are about 200.");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Is 21 August free?\nWe are about 200.");
  await expect(page.getByText("Sending…")).toHaveCount(0);

  await vendor.goto("/vendor/dashboard");
  const entry = vendor.getByRole("navigation", { name: "Vendor menu", exact: true }).getByRole("link", {
    name: "Message",
  });
  await expect(entry).toContainText("1 unread");
  await entry.click();
  const row = rooms(vendor).getByRole("link", { name: /Hui Min/ });
  await expect(row).toContainText("1 unread");
  await row.click();
  await expect(log(vendor)).toContainText("We are about 200.");
  await expect(row).not.toContainText("unread");
  await expect(entry).not.toContainText("unread");
  await expect(vendor.getByText(couple.email)).toHaveCount(0);
  await box(vendor, "Hui Min").fill("It is! See https://example.com/hall.");
  await vendor.keyboard.press("Enter");
  await expect(vendor.getByText("Sending…")).toHaveCount(0);
  await check(vendor, "the vendor's conversation");

  await expect(log(page)).toContainText("It is!", { timeout: 25_000 });
  const link = log(page).getByRole("link", { name: "https://example.com/hall", exact: true });
  await expect(link).toHaveAttribute("rel", /noopener.*nofollow/);
  await check(page, "a conversation on a phone");
  await page.getByRole("link", { name: "All conversations" }).click();
  await expect(rooms(page).getByRole("link", { name: new RegExp(shop.vendorName) })).toContainText("It is!");
  await check(page, "the conversations on a phone");

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${path}?vendorId=00000000-0000-7000-8000-000000000000`);
  await expect(page.getByRole("heading", { name: "This vendor cannot be reached at Sayang" })).toBeVisible();
  await rooms(page)
    .getByRole("link", { name: new RegExp(shop.vendorName) })
    .click();
  await expect(log(page)).toContainText("It is!");
  await check(page, "a conversation beside the list");
  expect(errors).toEqual([]);
});
