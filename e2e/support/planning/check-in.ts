import { expect, type Page } from "@playwright/test";
import type { OpenPage } from "@/e2e/support/test";

/** Opens a helper's phone, which caches its page for use without a network. */
export async function openPhone(
  openPage: OpenPage,
  link: string,
  allowedErrors: RegExp[] = [],
): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const phone = await openPage({ viewport, serviceWorkers: "allow", allowedErrors });
  await phone.goto(link);
  await expect(phone.getByText("Works without network")).toBeVisible({ timeout: 30_000 });
  return phone;
}

/** Finds a party by its name and checks in everyone who hasn't arrived, all by keyboard. `at` is text on its sheet. */
export async function checkIn(phone: Page, party: string, at = ""): Promise<void> {
  const search = phone.getByLabel("Guest’s name");
  await search.fill(party);
  await search.press("Enter");
  const sheet = phone.getByRole("dialog");
  await expect(sheet.getByRole("heading", { name: party })).toBeVisible();
  await expect(sheet).toContainText(at);
  // Another desk may be first at any moment, which turns the button into "Done".
  const next = sheet.getByRole("button", { name: /^(Check in (?!.* only$)|Done)/ });
  await expect(next).toBeFocused();
  await phone.keyboard.press("Enter");
  await expect(async () => {
    if (await sheet.isVisible()) await next.press("Enter", { timeout: 2_000 });
    await expect(sheet).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
