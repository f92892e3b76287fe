import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { SentMessage } from "@/contracts/messaging/room";
import { type Api, apiAs } from "@/e2e/support/account/api";
import { check } from "@/e2e/support/page/axe";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

// Leaves room for a busy machine.
test.describe.configure({ timeout: 120_000 });

const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const box = (page: Page, name: string) => page.getByRole("textbox", { name: `Message to ${name}` });
const rooms = (page: Page) => page.getByRole("region", { name: "Conversations" });

test("a couple asks, the vendor answers, and the couple sees it without reloading", async ({
  openPage,
  couple,
  vendor,
}) => {
  const page = await openPage({ width: 390, allowedErrors: [/404 \(Not Found\)/] });
  const path = "/user/dashboard/messages";
  await openAs(page, "customer", couple.email, path);
  await expect(page.getByRole("heading", { name: "No conversations yet" })).toBeVisible();
  await page.goto(`${path}?vendorId=${vendor.id}`);
  await expect(box(page, vendor.vendorName)).toBeFocused();
  await expect(box(page, vendor.vendorName)).toHaveValue("");
  await check(page, "a conversation before its first word, on a phone");
  await page.keyboard.type("Is 21 August free?");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("We are about 200.");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Is 21 August free?\nWe are about 200.");
  await expect(page.getByText("Sending…")).toHaveCount(0);

  const theirs = await openPage();
  await openAs(theirs, "vendor", vendor.email, "/vendor/dashboard");
  const entry = theirs.getByRole("navigation", { name: "Vendor menu", exact: true }).getByRole("link", {
    name: "Message",
  });
  await expect(entry).toContainText("1 unread");
  await entry.click();
  const row = rooms(theirs).getByRole("link", { name: /Hui Min/ });
  await expect(row).toContainText("1 unread");
  await row.click();
  await expect(log(theirs)).toContainText("We are about 200.");
  await expect(row).not.toContainText("unread");
  await expect(entry).not.toContainText("unread");
  await expect(theirs.getByText(couple.email)).toHaveCount(0);
  await box(theirs, "Hui Min").fill("It is! See https://example.com/hall.");
  await theirs.keyboard.press("Enter");
  await expect(theirs.getByText("Sending…")).toHaveCount(0);
  await check(theirs, "the vendor's conversation");

  await expect(log(page)).toContainText("It is!", { timeout: 25_000 });
  const link = log(page).getByRole("link", { name: "https://example.com/hall", exact: true });
  await expect(link).toHaveAttribute("rel", /noopener.*nofollow/);
  await check(page, "a conversation on a phone");
  await page.getByRole("link", { name: "All conversations" }).click();
  await expect(rooms(page).getByRole("link", { name: new RegExp(vendor.vendorName) })).toContainText(
    "It is!",
  );
  await check(page, "the conversations on a phone");

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${path}?vendorId=00000000-0000-7000-8000-000000000000`);
  await expect(page.getByRole("heading", { name: "This vendor cannot be reached at Sayang" })).toBeVisible();
  await rooms(page)
    .getByRole("link", { name: new RegExp(vendor.vendorName) })
    .click();
  await expect(log(page)).toContainText("It is!");
  await check(page, "a conversation beside the list");
});

test("a message found by search opens in its conversation, with the messages around it", async ({
  openPage,
  request,
  couple,
  buyer,
  vendor,
}) => {
  const said = (n: number) => (n === 2 ? "The lion dance begins at seven." : `Line ${n}`);
  const write = (by: Api, to: object, n: number) =>
    by.call<SentMessage>("POST", "/room/message", { ...to, body: said(n), clientId: randomUUID() });
  const { roomId } = await write(buyer, { vendorId: vendor.id }, 1);
  const seller = await apiAs(request, "vendor", vendor.email);
  // More than a page, from both sides, because nobody may send so many in a minute.
  for (let n = 2; n <= 45; n++) await write(n % 2 ? buyer : seller, { roomId }, n);
  const page = await openPage();
  await openAs(page, "customer", couple.email, "/user/dashboard/messages");
  await rooms(page).getByRole("searchbox").fill("lion dance");
  await page.getByRole("region", { name: "Messages found" }).getByRole("link").click();
  await expect(log(page).getByText(said(2))).toBeInViewport();
  await expect(log(page).getByText("Line 3", { exact: true })).toBeInViewport();
  await expect(log(page).getByText("Line 45", { exact: true })).not.toBeInViewport();
  await check(page, "a message that was found");
});
