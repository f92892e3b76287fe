import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** Waits until animations have ended and nothing is loading. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeAttached();
  await expect(page.getByRole("status", { name: /^Loading/ })).toHaveCount(0);
  // A list is dimmed while it reloads.
  await expect(page.locator("[data-stale]")).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() => {
        // A scroll-driven animation never ends, and a toast's bar takes as long as the toast.
        const moving = document
          .getAnimations()
          .some(
            ({ effect, timeline, playState }) =>
              playState === "running" &&
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

/** Returns each serious or critical violation that axe finds: the rule's id and the HTML of the first element. */
async function seriousOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const here = window as unknown as { axe: typeof axe };
    const { violations } = await here.axe.run({ resultTypes: ["violations"], preload: false });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}

/** Expects no serious violations of axe, and no horizontal scrolling. */
export async function check(page: Page, what: string): Promise<void> {
  await settle(page);
  const found = await seriousOn(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft({ what, found, sideways }).toEqual({ what, found: [], sideways: 0 });
}
