import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { Download, Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import type { Page as Listed } from "@/contracts/envelope";
import type { Invitation } from "@/contracts/planning/invitation/invitation";
import { newAddress, VENDOR } from "@/e2e/support/account/accounts";
import { openAs } from "@/e2e/support/account/sign-in";
import { toast } from "@/e2e/support/messages";
import { check } from "@/e2e/support/page/axe";
import { bookTables } from "@/e2e/support/planning/banquet";
import { addHousehold } from "@/e2e/support/planning/guests";
import { expect, test } from "@/e2e/support/test";

async function wordsOf(file: Download): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await readFile(await file.path()));
  const words = [...document.pages()].map((page) => page.getText()).join("\n");
  document.destroy();
  library.destroy();
  return words;
}

async function reply(phone: Page): Promise<void> {
  await phone.getByRole("link", { name: "Reply", exact: true }).click();
  await phone.getByRole("button", { name: "I’m coming" }).click();
  await phone.getByRole("button", { name: "Send reply" }).click();
  await expect(phone.getByRole("heading", { name: "See you there!" })).toBeVisible();
}

test("a reply on a phone changes the vendor's open event order, which is confirmed, printed and ticked off", async ({
  request,
  openPage,
  couple,
  buyer,
}) => {
  const { orderId } = await bookTables(request, buyer);
  await addHousehold(buyer, { name: "Auntie Siti", email: newAddress("siti"), guests: ["Siti"] });
  await buyer.call("POST", "/planning/runsheet", { startsAt: "18:00", title: "Doors open", orderId });
  const { docs } = await buyer.call<Listed<Invitation>>("GET", "/user/invitation");
  await buyer.call("POST", `/order/event-order/${orderId}/issue`, { note: "First numbers" });

  const vendor = await openPage({ width: 1440 });
  await openAs(vendor, "vendor", VENDOR, `/vendor/dashboard/orders/${orderId}`);
  await vendor.getByRole("link", { name: "Event order" }).click();
  const main = vendor.getByRole("main");
  await main.getByRole("button", { name: "Confirm version 1" }).click();
  await expect(toast(vendor, "Version confirmed")).toBeVisible();
  await expect(main.getByRole("region", { name: "Latest version" })).toContainText("Confirmed");
  const numbers = main.getByRole("region", { name: "Numbers" });
  await expect(numbers).toContainText("0 of 1 invited");

  const phone = await openPage({ width: 390 });
  await phone.goto(new URL(docs[0]?.link ?? "").pathname);
  await reply(phone);
  await expect(numbers.locator("ins").filter({ hasText: "1 of 1 invited" })).toBeVisible();
  await expect(numbers.locator("del").filter({ hasText: "Was: 0 of 1 invited" })).toBeVisible();
  await check(vendor, "the event order");

  const saved = vendor.waitForEvent("download");
  await main.getByRole("button", { name: "Kitchen as PDF" }).click();
  const words = await wordsOf(await saved);
  expect(words).toContain("1 of 1 invited");
  expect(words).not.toMatch(/\$|\+65/);

  await main.getByRole("checkbox", { name: "Done: Doors open" }).check();
  const day = await openPage();
  await openAs(day, "customer", couple.email, "/user/dashboard/my-wedding/run-sheet");
  await expect(day.getByRole("main").getByText(/^Done \d/)).toBeVisible();
  await main.getByRole("checkbox", { name: "Done: Doors open" }).uncheck();
  await expect(day.getByRole("main").getByText(/^Done \d/)).toHaveCount(0);
});
