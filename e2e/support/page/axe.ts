import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Waits until animations have ended and nothing is loading. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeAttached();
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() => {
        // An animation that follows the scroll position never ends, and a toast's bar takes as long as the toast.
        const moving = document
          .getAnimations()
          .some(
            ({ effect, timeline }) =>
              timeline === document.timeline &&
              effect?.getTiming().iterations === 1 &&
              !(effect instanceof KeyframeEffect && effect.target?.matches(".Toastify__progress-bar")),
          );
        const frames = [...document.querySelectorAll("[role=dialog]")].map((dialog) => dialog.parentElement);
        return moving || frames.some((frame) => frame && getComputedStyle(frame).opacity !== "1");
      }),
    )
    .toBe(false);
}

/** Expects no serious violations of axe, and no horizontal scrolling. */
export async function check(page: Page, what: string): Promise<void> {
  await settle(page);
  // Without frames on the page, axe need not open another page each time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], preload: false })
    .analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft({ what, found, sideways }).toEqual({ what, found: [], sideways: 0 });
}
