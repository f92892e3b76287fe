import { expect } from "@playwright/test";
import { addDays, formatDate, todayInSingapore } from "@/lib/dates";
import { newAddress } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { mailTo } from "@/e2e/support/account/mail";
import { toast } from "@/e2e/support/messages";
import { button, DASHBOARD, dialog, main, SETTINGS, type Shop } from "./open-shop";

/** The vendor adds a couple of its own, with a note and a mailed invitation. */
export async function addCustomer({ page, vendorName }: Shop): Promise<void> {
  const email = newAddress("wei");
  await page.goto(`${DASHBOARD}/customer/add`);
  await expect(main(page).getByRole("heading", { name: "No customers yet" })).toBeVisible();
  await button(page, "Add a customer").click();
  await dialog(page).getByRole("button", { name: "Add customer" }).click();
  await expect(dialog(page).getByLabel("Name")).toHaveAttribute("aria-invalid", "true");
  await check(page, "adding a customer");
  await dialog(page).getByLabel("Name").fill("Wei & Ana");
  await dialog(page).getByLabel("Email (optional)").fill(email);
  await dialog(page).getByLabel("Tags (optional)").fill("garden, 2027");
  await dialog(page).getByRole("button", { name: "Add customer" }).click();
  await expect(toast(page, "Customer added")).toBeVisible();
  await main(page).getByRole("table").getByRole("button", { name: "Wei & Ana" }).click();
  await dialog(page).getByLabel("Note").fill("Ana's mother speaks Teochew.");
  await dialog(page).getByRole("button", { name: "Save notes" }).click();
  await expect(toast(page, "Customer saved")).toBeVisible();
  await check(page, "a customer");
  await dialog(page).getByRole("button", { name: "Invite to Sayang" }).click();
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(toast(page, `Invitation sent to ${email}`)).toBeVisible();
  expect((await mailTo(email, new RegExp(vendorName))).text).toContain("/vendor-detail/");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await check(page, "the customers");
}

/** One day of next month is blocked, and another held for a couple. */
export async function keepCalendar({ page }: Shop): Promise<void> {
  await page.goto(`${DASHBOARD}/calendar`);
  await button(page, "Next month").click();
  const first = nextMonth();
  const day = (at: string) => main(page).locator(`button[data-date="${at}"]`);
  await day(first).click();
  await inDialog(page, "Block this day").click();
  await expect(toast(page, "Day blocked")).toBeVisible();
  await check(page, "a blocked day");
  await inDialog(page, "Close").click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(day(first)).toHaveAttribute("data-off", "true");
  const second = addDays(first, 1);
  await day(first).press("ArrowRight");
  await page.keyboard.press("Enter");
  await inDialog(page, "Hold for a couple").click();
  await dialog(page).getByLabel("Who it’s for").fill("Wei & Ana");
  await inDialog(page, "Hold this date").click();
  await expect(toast(page, "Date held")).toBeVisible();
  await inDialog(page, "Close").click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(day(second)).toContainText("Held: Wei & Ana");
  const third = addDays(first, 2);
  await day(second).click();
  await inDialog(page, "Move the date held for Wei & Ana").click();
  await dialog(page).getByLabel("New date").fill(third);
  await check(page, "moving a held date");
  await inDialog(page, "Move to this date").click();
  await expect(toast(page, `Date moved to ${formatDate(third)}`)).toBeVisible();
  await inDialog(page, "Close").click();
  await expect(day(third)).toContainText("Held: Wei & Ana");
  await check(page, "the calendar");
}

const inDialog = (page: Shop["page"], name: string) =>
  dialog(page).getByRole("button", { name, exact: true });

function nextMonth(): string {
  const [year = 0, month = 1] = todayInSingapore().split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** Invites a person to the team. A separate test covers the rest. */
export async function inviteToTeam({ page, vendorName }: Shop): Promise<void> {
  const email = newAddress("staff");
  await page.goto(`${SETTINGS}/team`);
  await page.getByLabel("Name", { exact: true }).fill("Jun Tan");
  await page.getByLabel("Email address").fill(email);
  await button(page, "Send invitation").click();
  await expect(toast(page, `Invitation sent to ${email}`)).toBeVisible();
  expect((await mailTo(email, new RegExp(`${vendorName} invited you`))).text).toContain("/vendor/join");
}
