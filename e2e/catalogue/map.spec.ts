import type { Page } from "@playwright/test";
import { bringToLife } from "@/e2e/support/page/alive";
import { check } from "@/e2e/support/page/axe";
import { expect, type OpenPage, test } from "@/e2e/support/test";

const frame = (page: Page) => page.getByRole("group", { name: /^Map\. The arrow keys/ });
const list = (page: Page) => page.getByRole("region", { name: "Vendors on the map" });
const card = (page: Page) => page.locator("[data-card]");
const lone = (page: Page) => page.locator("[data-live-pins] a:not([aria-label*=' vendors around '])");

async function open(openPage: OpenPage, viewport: { width: number; height: number }, touch = false) {
  const page = await openPage({ viewport, hasTouch: touch, allowedErrors: [/404 \(Not Found\)/] });
  await page.goto("/vendor?view=map");
  await bringToLife(page);
  await expect(frame(page)).toBeVisible();
  return page;
}

test("list and map are side by side at full height, with prices, MRT lines and one card before leaving", async ({
  openPage,
}) => {
  const page = await open(openPage, { width: 1440, height: 900 });
  const [map, rows] = [await frame(page).boundingBox(), await list(page).boundingBox()];
  if (!map || !rows) throw new Error("no map");
  expect(rows.x + rows.width).toBeLessThanOrEqual(map.x);
  expect(map.y + map.height).toBeLessThanOrEqual(900);
  expect(map.height).toBeGreaterThan(600);
  expect(map.x + map.width).toBeGreaterThan(1400);
  await expect(page.getByRole("list", { name: "MRT lines" }).getByRole("listitem")).toHaveText([
    "NSL",
    "EWL",
    "NEL",
    "CCL",
    "DTL",
    "TEL",
  ]);
  expect(await page.locator("[data-mrt] > path").count()).toBe(6);

  const pin = lone(page).first();
  await expect(pin).toHaveAttribute("aria-label", /, from \$[\d,.]+$/);
  const name = (await pin.getAttribute("aria-label"))?.split(", from ")[0] ?? "";
  // Hovering over a row highlights its pin, and over a pin its row.
  await list(page).getByRole("link", { name }).hover();
  await expect(pin).toHaveAttribute("data-lit", "");
  await page.mouse.move(5, 5);
  await pin.click();
  await expect(page).toHaveURL(/view=map/);
  await expect(card(page)).toContainText(name);
  await expect(card(page).getByRole("link")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card(page)).toBeHidden();
  await expect(pin).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/vendor-detail/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
});

test("a moved map offers to search the visible area, which becomes a filter like any other", async ({
  openPage,
}) => {
  const page = await open(openPage, { width: 1280, height: 800 });
  const search = page.getByRole("link", { name: "Search this area" });
  await expect(search).toBeHidden();
  const count = async () => Number.parseInt(await page.locator("#result-count").innerText());
  const all = await count();
  await frame(page).focus();
  for (const key of ["+", "+", "ArrowDown"]) await page.keyboard.press(key);
  await expect(search).toBeVisible();
  await expect(page.locator("[data-mrt] [data-change]").first()).toBeVisible();
  await search.click();
  await expect(page).toHaveURL(/area=103\.\d+%2C1\.\d+%2C103\.\d+%2C1\.\d+/);
  const chip = page.getByRole("link", { name: "Remove the filter This part of the map" });
  await expect(chip).toBeVisible();
  expect(await count()).toBeLessThan(all);
  await expect(search).toBeHidden();
  await page.getByRole("button", { name: /^Filters \(1\)/ }).click();
  await expect(page.getByRole("complementary", { name: "Filters" })).toBeVisible();
  await page.keyboard.press("Escape");
  await check(page, "the map of a part");
  await chip.click();
  // Other tests add vendors meanwhile.
  await expect.poll(count).toBeGreaterThanOrEqual(all);
});

test("on a phone, a tap shows a card at the foot of the screen", async ({ openPage }) => {
  const page = await open(openPage, { width: 390, height: 844 }, true);
  await page.getByRole("button", { name: "Zoom in" }).click();
  const pin = lone(page).first();
  await pin.scrollIntoViewIfNeeded();
  await pin.tap();
  await expect(page).toHaveURL(/view=map/);
  const [box, dock] = [
    await card(page).boundingBox(),
    await page.getByRole("button", { name: /^Filters/ }).boundingBox(),
  ];
  if (!box || !dock) throw new Error("no card");
  expect(box.y).toBeGreaterThan(844 / 2);
  expect(box.y + box.height).toBeLessThanOrEqual(dock.y);
  await card(page).getByRole("link").tap();
  await expect(page).toHaveURL(/vendor-detail/);
});
