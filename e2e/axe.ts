import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What is on its way in has faded in, and nothing is being loaded any more. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeAttached();
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const moving = document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === 1);
        const frames = [...document.querySelectorAll("[role=dialog]")].map((dialog) => dialog.parentElement);
        return moving || frames.some((frame) => frame && getComputedStyle(frame).opacity !== "1");
      }),
    )
    .toBe(false);
}

/** Nothing serious for axe, and no scrolling sideways. */
export async function check(page: Page, what: string): Promise<void> {
  await settle(page);
  // There are no frames here, for whose sake axe would open another page each time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft({ what, found, sideways }).toEqual({ what, found: [], sideways: 0 });
}
