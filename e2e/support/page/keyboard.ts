import { expect, type Locator, type Page } from "@playwright/test";
import { formatDate, formatDay } from "@/lib/dates";

const MOST_STEPS = 80;

/** Returns everything that may show the focus: outline and shadow of the element, its pseudo-element and its frame. */
function looks(element: Element): string[] {
  const drawn: string[] = [];
  const add = ({ outlineStyle, outlineWidth, outlineColor, boxShadow }: CSSStyleDeclaration) =>
    drawn.push(outlineStyle === "none" ? "" : `${outlineStyle} ${outlineWidth} ${outlineColor}`, boxShadow);
  for (let at: Element | null = element, level = 0; at && level < 3; at = at.parentElement, level++) {
    add(getComputedStyle(at));
    if (level === 0) add(getComputedStyle(at, "::after"));
  }
  return drawn;
}

/** Returns true unless the element is completely covered, that is, if some visible point hits it. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const within = (at: number, most: number) => Math.min(Math.max(at, 1), most - 1);
  const xs = [left + 2, (left + right) / 2, right - 2].map((x) => within(x, innerWidth));
  const ys = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => within(y, innerHeight));
  return ys.some((y) =>
    xs.some((x) => {
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null && (element.contains(hit) || hit.contains(element)) && hit !== document.documentElement
      );
    }),
  );
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses Tab until `target` has the focus, and expects it to be in view with a visible focus indicator. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target, "exactly one to go to").toHaveCount(1);
  const before = await target.evaluate(looks);
  const were = await hasFocus(target);
  for (let step = 0; !(await hasFocus(target)); step++) {
    expect(step, `Tab reaches ${String(target)}`).toBeLessThan(MOST_STEPS);
    await page.keyboard.press(key);
  }
  if (!were) await expect.poll(() => target.evaluate(looks), "the focus is seen").not.toEqual(before);
  await expect.poll(() => target.evaluate(isInSight), "what has the focus is in sight").toBe(true);
}

export async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to the field and replaces its text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Types a date: as people write it, or part by part into a native field, in the American order of month, day, year. */
export async function typeDate(page: Page, target: Locator, isoDate: string): Promise<void> {
  const [year, month, day] = isoDate.split("-");
  await tabTo(page, target);
  if ((await target.getAttribute("type")) === "date") await page.keyboard.type(`${month}${day}${year}`);
  else await typeInto(page, target, formatDate(isoDate));
  await page.keyboard.press("Tab");
  await expect(target).toHaveValue(shownDay(isoDate));
}

/** Matches a day as displayed by a native field or, after hydration, by ours. */
export function shownDay(isoDate: string): RegExp {
  return new RegExp(`^(${isoDate}|${formatDay(isoDate)})$`);
}

export async function expectFocusWithin(place: Locator): Promise<void> {
  await expect(place.and(place.page().locator(":focus-within")), "the focus is within").toHaveCount(1);
}
