import { readFile } from "node:fs/promises";
import { STUDIO_NAME } from "@/e2e/support/account/accounts";
import { openConsole } from "@/e2e/support/account/console";
import { check } from "@/e2e/support/page/axe";
import { addForFreeDay, firstProductOf, pay, placeOrder } from "@/e2e/support/sale/purchases";
import { expect, test } from "@/e2e/support/test";

// Refused files answer 400.
test.use({ allowedErrors: [/status of 400/] });
// Leaves room for a busy machine.
test.describe.configure({ timeout: 240_000 });

const PAGES = [
  "/operator",
  "/operator/vendors",
  "/operator/facts",
  "/operator/products",
  "/operator/categories",
  "/operator/synonyms",
  "/operator/orders",
  "/operator/approvals",
  "/operator/disputes",
  "/operator/payouts",
  "/operator/ledger",
  "/operator/ledger/closings",
  "/operator/ledger/gst",
  "/operator/ledger/reports",
  "/operator/tickets",
  "/operator/people",
  "/operator/reports",
  "/operator/market",
  "/operator/health",
  "/operator/audit",
];

test("an operator reads a closed day and the GST, and settles what the card processor's report shows", async ({
  openPage,
  buyer,
}) => {
  await addForFreeDay(buyer, await firstProductOf(buyer, STUDIO_NAME), 120);
  await pay(buyer, (await placeOrder(buyer)).checkoutId);
  const page = await openPage({ width: 1280, acceptDownloads: true });
  await openConsole(page, "/operator/ledger", "finance");
  const tab = (name: string) =>
    page.getByRole("navigation", { name: "Ledger" }).getByRole("link", { name }).click();

  await test.step("a closed day adds up", async () => {
    await tab("Daily closings");
    await page.getByRole("table", { name: "Daily closings" }).getByRole("link").first().click();
    const table = page.getByRole("table", { name: /^Accounts on/ });
    await expect(table.getByRole("row", { name: /^Closing balance/ })).toHaveCount(6);
    await check(page, "a closed day");
  });

  await test.step("the quarter's tax points are a file", async () => {
    await page.goto("/operator/ledger/gst");
    const saved = page.waitForEvent("download");
    await page
      .getByRole("button", { name: /^CSV of Q/ })
      .first()
      .click();
    expect((await saved).suggestedFilename()).toMatch(/^sayang-commission-gst-\d{4}-q\d\.csv$/);
  });

  await test.step("the processor's report is compared, and its fees settled", async () => {
    await tab("Card processor");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download test report" }).click();
    const path = await (await saved).path();
    await page.getByRole("button", { name: "Upload report" }).click();
    const dialog = page.getByRole("dialog", { name: "Upload report" });
    await dialog.getByRole("button", { name: "Compare" }).click();
    await expect(dialog.getByText("Please choose the report").first()).toBeVisible();
    await dialog
      .getByLabel("Report")
      .setInputFiles({ name: "guests.csv", mimeType: "text/csv", buffer: Buffer.from("name\nMei") });
    await dialog.getByRole("button", { name: "Compare" }).click();
    await expect(dialog.getByText(/it has no column/).first()).toBeVisible();
    // The browser's own file has no ending.
    const report = { name: "report.csv", mimeType: "text/csv", buffer: await readFile(path) };
    await dialog.getByLabel("Report").setInputFiles(report);
    await dialog.getByRole("button", { name: "Compare" }).click();
    const row = page.getByRole("table", { name: "Differences" }).getByRole("row", { name: /^Fees/ });
    await expect(row).toBeVisible();
    await check(page, "a report");
    await row.getByRole("button", { name: /^Settle/ }).click();
    const reason = page.getByRole("dialog", { name: "Settle: Fees" });
    await reason.getByLabel("Reason").fill("Booked with the month’s costs");
    await reason.getByRole("button", { name: "Settle" }).click();
    await expect(row).toContainText("Booked with the month’s costs");
  });
});

test("every page of the console is accessible on a screen and on a phone", async ({ openPage }) => {
  const page = await openPage({ width: 1280 });
  await openConsole(page, "/operator", "admin");
  for (const path of PAGES) {
    await page.goto(path);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await check(page, `${path} at ${width}`);
    }
  }
});
