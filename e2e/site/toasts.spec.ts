import type { Locator, Page } from "@playwright/test";
import { waitUntilMounted } from "@/e2e/support/page/alive";
import { expect, type OpenPage, test } from "@/e2e/support/test";

const MESSAGE = "Please Log in first";
const SHOWN_MS = 5000;
/** Longer than a toast stays by default. */
const LONGER_MS = SHOWN_MS + 1500;

/** Opens a page with a redirect's notice, without motion, so that only the delay counts. */
async function openNotice(
  openPage: OpenPage,
  reducedMotion: "reduce" | "no-preference" = "reduce",
): Promise<{ page: Page; toast: Locator }> {
  const page = await openPage({ viewport: { width: 1440, height: 900 }, reducedMotion });
  await page.addInitScript(noteAnimations);
  await page.goto("/login?notice=login-first");
  const toast = page.getByRole("alert").filter({ hasText: MESSAGE });
  await expect(toast).toBeVisible();
  return { page, toast };
}

type Noted = Window & { noted: { part: "toast" | "progress-bar"; seconds: number }[] };

/** Records the duration of each toast animation, and of the bar whose end closes the toast. */
function noteAnimations(): void {
  const noted: Noted["noted"] = [];
  Object.assign(window, { noted });
  addEventListener(
    "animationend",
    ({ target, elapsedTime: seconds }) => {
      for (const part of ["toast", "progress-bar"] as const) {
        if ((target as Element).classList.contains(`Toastify__${part}`)) noted.push({ part, seconds });
      }
    },
    true,
  );
}

async function animations(page: Page, of: "toast" | "progress-bar" = "toast"): Promise<number[]> {
  const noted = await page.evaluate(() => (window as unknown as Noted).noted);
  return noted.filter(({ part }) => part === of).map(({ seconds }) => seconds);
}

/** Takes the focus from the page, because pages under test always believe that they have it. */
async function loseFocus(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setFocusEmulationEnabled", { enabled: false });
  await (await page.context().newPage()).bringToFront();
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
  return () => session.send("Emulation.setFocusEmulationEnabled", { enabled: true });
}

const gone = (toast: Locator, timeout: number) => expect(toast).toHaveCount(0, { timeout });

test("a toast appears top right, is announced, and closes after five seconds", async ({ openPage }) => {
  const { page, toast } = await openNotice(openPage);
  const live = page.getByRole("region", { name: /^Notifications/ });
  await expect(live).toHaveAttribute("aria-live", "polite");
  await expect(live.getByRole("alert")).toHaveText(MESSAGE);
  await expect(page).toHaveURL(/\/login$/);
  const box = await toast.boundingBox();
  if (!box) throw new Error("the toast has no box");
  expect(1440 - box.x - box.width).toBeLessThanOrEqual(32);
  expect(box.x).toBeGreaterThan(720);
  const header = await page.getByRole("banner").boundingBox();
  expect(box.y, "below the header").toBeGreaterThanOrEqual(header?.height ?? 0);
  expect(box.y).toBeLessThanOrEqual((header?.height ?? 0) + 32);

  await gone(toast, SHOWN_MS + 5000);
  expect(await animations(page, "progress-bar")).toEqual([SHOWN_MS / 1000]);
});

test("stays while the pointer rests on it", async ({ openPage }) => {
  const { page, toast } = await openNotice(openPage);
  await toast.hover();
  await page.waitForTimeout(LONGER_MS);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 800);
  await gone(toast, SHOWN_MS + 5000);
});

test("stays while the window is not focused", async ({ openPage }) => {
  const { page, toast } = await openNotice(openPage);
  const takeFocus = await loseFocus(page);
  await page.waitForTimeout(LONGER_MS);
  await expect(toast).toBeVisible();
  await takeFocus();
  await gone(toast, SHOWN_MS + 5000);
});

test("waits for a window that was unfocused before it appeared", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/login");
  await waitUntilMounted(page);
  const takeFocus = await loseFocus(page);
  // Changes the address as the router does on a redirect, because loading a page would take the focus.
  await page.evaluate(() => history.pushState(null, "", "/login?notice=login-first"));
  const toast = page.getByRole("alert").filter({ hasText: MESSAGE });
  await expect(toast).toBeVisible();
  await page.waitForTimeout(LONGER_MS);
  await expect(toast).toBeVisible();
  await takeFocus();
  await gone(toast, SHOWN_MS + 5000);
});

test("closes when dragged beyond four fifths of its width, and otherwise returns", async ({ openPage }) => {
  const { page, toast } = await openNotice(openPage);
  const resting = await toast.boundingBox();
  if (!resting) throw new Error("the toast has no box");
  const drag = async (share: number) => {
    const { x, y } = { x: resting.x + resting.width / 2, y: resting.y + resting.height / 2 };
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - resting.width * share, y, { steps: 8 });
    await page.mouse.up();
    // The pointer returns to rest on it, so that it does not time out in the meantime.
    await page.mouse.move(x, y);
  };
  await drag(0.7);
  await expect.poll(async () => Math.abs(((await toast.boundingBox())?.x ?? 0) - resting.x)).toBeLessThan(2);
  await drag(0.9);
  await gone(toast, 1500);
});

test("appears and closes without motion when that is preferred", async ({ openPage }) => {
  const comeAndGo = async (reducedMotion: "reduce" | "no-preference") => {
    const { page, toast } = await openNotice(openPage, reducedMotion);
    await expect.poll(() => animations(page)).toHaveLength(1);
    await toast.hover();
    await toast.getByRole("button", { name: "close" }).click();
    await gone(toast, 5000);
    return animations(page);
  };
  for (const seconds of await comeAndGo("no-preference")) expect(seconds).toBeGreaterThan(0.2);
  const still = await comeAndGo("reduce");
  // Without motion, a toast may be gone before the end of its animation is reported.
  expect(still.length).toBeGreaterThan(0);
  expect(Math.max(...still)).toBeLessThanOrEqual(0.01);
});
