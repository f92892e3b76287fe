import { type Browser, expect, type Locator, type Page, test } from "@playwright/test";

const MESSAGE = "Please Log in first";
const SHOWN_MS = 5000;
/** Beyond what a toast would stay by itself. */
const LONGER_MS = SHOWN_MS + 1500;

/** A page on which a redirect has left something to say; without motion, so that only the waiting counts. */
async function openNotice(
  browser: Browser,
  reducedMotion: "reduce" | "no-preference" = "reduce",
): Promise<{ page: Page; toast: Locator }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion });
  const page = await context.newPage();
  await page.addInitScript(noteAnimations);
  await page.goto("/login?notice=login-first");
  const toast = page.getByRole("alert").filter({ hasText: MESSAGE });
  await expect(toast).toBeVisible();
  return { page, toast };
}

/** Keeps how many seconds each animation of a toast took. */
function noteAnimations(): void {
  const taken: number[] = [];
  Object.assign(window, { taken });
  addEventListener(
    "animationend",
    ({ target, elapsedTime }) => {
      if (target instanceof Element && target.classList.contains("Toastify__toast")) taken.push(elapsedTime);
    },
    true,
  );
}
const animations = (page: Page) => page.evaluate(() => (window as unknown as { taken: number[] }).taken);

/** Pages under test are made to believe that they have the focus; this one loses it to another. */
async function loseFocus(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setFocusEmulationEnabled", { enabled: false });
  await (await page.context().newPage()).bringToFront();
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
  return () => session.send("Emulation.setFocusEmulationEnabled", { enabled: true });
}

const gone = (toast: Locator, timeout: number) => expect(toast).toHaveCount(0, { timeout });

test("a toast stands top right, is announced, and goes by itself after five seconds", async ({ browser }) => {
  const { page, toast } = await openNotice(browser);
  const since = Date.now();
  const live = page.getByRole("region", { name: /^Notifications/ });
  await expect(live).toHaveAttribute("aria-live", "polite");
  await expect(live.getByRole("alert")).toHaveText(MESSAGE);
  await expect(page).toHaveURL(/\/login$/);
  const box = await toast.boundingBox();
  if (!box) throw new Error("the toast has no box");
  expect(1440 - box.x - box.width).toBeLessThanOrEqual(32);
  expect(box.x).toBeGreaterThan(720);
  expect(box.y).toBeLessThanOrEqual(96);

  await gone(toast, 10_000);
  const stayed = Date.now() - since;
  expect(stayed).toBeGreaterThan(SHOWN_MS - 500);
  expect(stayed).toBeLessThan(SHOWN_MS + 2000);
});

test("it stays while the pointer rests on it", async ({ browser }) => {
  const { page, toast } = await openNotice(browser);
  await toast.hover();
  await page.waitForTimeout(LONGER_MS);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 800);
  await gone(toast, SHOWN_MS + 5000);
});

test("it stays while the window has lost the focus", async ({ browser }) => {
  const { page, toast } = await openNotice(browser);
  const takeFocus = await loseFocus(page);
  await page.waitForTimeout(LONGER_MS);
  await expect(toast).toBeVisible();
  await takeFocus();
  await gone(toast, SHOWN_MS + 5000);
});

test("it waits for a window that had lost the focus before it came", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/login");
  const takeFocus = await loseFocus(page);
  // As the router does when it follows a redirect: a page that is loaded takes the focus with it.
  await page.evaluate(() => history.pushState(null, "", "/login?notice=login-first"));
  const toast = page.getByRole("alert").filter({ hasText: MESSAGE });
  await expect(toast).toBeVisible();
  await page.waitForTimeout(LONGER_MS);
  await expect(toast).toBeVisible();
  await takeFocus();
  await gone(toast, SHOWN_MS + 5000);
});

test("dragged beyond four fifths of its width it goes, short of that it comes back", async ({ browser }) => {
  const { page, toast } = await openNotice(browser);
  const resting = await toast.boundingBox();
  if (!resting) throw new Error("the toast has no box");
  const drag = async (share: number) => {
    const { x, y } = { x: resting.x + resting.width / 2, y: resting.y + resting.height / 2 };
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - resting.width * share, y, { steps: 8 });
    await page.mouse.up();
    // The pointer comes back to rest on it, so that its time does not run out meanwhile.
    await page.mouse.move(x, y);
  };
  await drag(0.7);
  await expect.poll(async () => Math.abs(((await toast.boundingBox())?.x ?? 0) - resting.x)).toBeLessThan(2);
  await drag(0.9);
  await gone(toast, 1500);
});

test("it comes and goes without motion for those who ask for none", async ({ browser }) => {
  const comeAndGo = async (reducedMotion: "reduce" | "no-preference") => {
    const { page, toast } = await openNotice(browser, reducedMotion);
    await expect.poll(() => animations(page)).toHaveLength(1);
    await toast.hover();
    await toast.getByRole("button", { name: "close" }).click();
    await gone(toast, 5000);
    return animations(page);
  };
  for (const seconds of await comeAndGo("no-preference")) expect(seconds).toBeGreaterThan(0.2);
  const still = await comeAndGo("reduce");
  // A toast that goes in no time may be gone before its end is told.
  expect(still.length).toBeGreaterThan(0);
  expect(Math.max(...still)).toBeLessThanOrEqual(0.01);
});
