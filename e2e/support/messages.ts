import type { Locator, Page } from "@playwright/test";

/** Finds a toast with exactly this message. */
export const toast = (page: Page, message: string): Locator =>
  page.getByRole("region", { name: /^Notifications/ }).getByText(message, { exact: true });

/** Finds a message beside a field or above a form. */
export function words(page: Page, text: string): Locator {
  const exactly = new RegExp(`^${text.replace(/[^\w\s]/g, "\\$&")}$`);
  return page
    .getByRole("main")
    .locator("p, [role=alert], [role=status]")
    .filter({ hasText: exactly, visible: true });
}
