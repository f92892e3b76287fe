import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from "@playwright/test";
import { PROMO_DELAY_MS } from "@/contracts/promo-offer";
import { AGREE_TO_TERMS } from "@/contracts/register";
import { PROMO_DISMISSED_KEY } from "@/lib/promo-dismissal";
import { COUPLE } from "./accounts";
import { check } from "./axe";
import { expectFocusWithin, press, tabTo, typeInto } from "./keyboard";
import { mailsTo } from "./mail";
import { signIn } from "./visitors";

const NEVER_SEEN = { cookies: [], origins: [] };
const newAddress = () => `gift-${crypto.randomUUID().slice(0, 8)}@e2e.sayang.test`;
/** Long enough for a popup that would come. */
const AFTERWARDS_MS = PROMO_DELAY_MS + 1500;

/** Somebody who has not been here before. */
function newcomer(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({ reducedMotion: "reduce", storageState: NEVER_SEEN, ...options });
}

const popup = (page: Page) => page.getByRole("dialog", { name: /10% off, up to \$500|Thank you/ });
const dismissed = (page: Page) => page.evaluate((key) => localStorage.getItem(key), PROMO_DISMISSED_KEY);

async function staysAway(page: Page): Promise<void> {
  await page.waitForTimeout(AFTERWARDS_MS);
  await expect(popup(page)).toHaveCount(0);
}

test("the offer comes three seconds after the page, is taken by keyboard, and does not come again", async ({
  browser,
}) => {
  const page = await (await newcomer(browser)).newPage();
  await page.goto("/vendor?q=gowns");
  const since = Date.now();
  await page.waitForTimeout(PROMO_DELAY_MS - 1000);
  await expect(popup(page)).toHaveCount(0);
  await expect(popup(page)).toBeVisible();
  expect(Date.now() - since).toBeGreaterThan(PROMO_DELAY_MS - 500);
  await expect(popup(page).getByRole("heading")).toBeFocused();
  await expect(popup(page)).toContainText("On venues, gowns");
  await check(page, "the promo popup");

  const email = popup(page).getByLabel("E-mail address");
  const terms = popup(page).getByRole("checkbox");
  const address = newAddress();
  await typeInto(page, email, address);
  await page.keyboard.press("Enter");
  await expect(popup(page).getByText(AGREE_TO_TERMS)).toBeVisible();
  await expect(terms).toBeFocused();
  await expect(terms).toHaveAccessibleDescription("Please agree to the Terms and Conditions");
  await expect(email).toHaveValue(address);
  await typeInto(page, email, "no address");
  await tabTo(page, terms);
  await page.keyboard.press("Space");
  await press(page, popup(page).getByRole("button", { name: "Send my code" }));
  await expect(popup(page).getByText("Please enter a valid email address")).toBeVisible();
  await expect(email).toBeFocused();
  await typeInto(page, email, address);
  await page.keyboard.press("Enter");

  const thanks = page.getByRole("dialog", { name: "Thank you" });
  await expect(thanks).toContainText(address);
  await expectFocusWithin(thanks);
  await check(page, "the promo popup's thanks");
  expect(await dismissed(page)).toBe("true");
  await expect.poll(() => mailsTo(address).length).toBe(1);
  await press(page, thanks.getByRole("link", { name: "Start Planning" }));
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search === "/vendor");
  await staysAway(page);
  await page.context().close();
});

test("shut once it stays away, until another ref comes", async ({ browser }) => {
  const context = await newcomer(browser);
  const page = await context.newPage();
  await page.goto("/vendor");
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popup(page)).toHaveCount(0);
  await expect.poll(() => dismissed(page)).toBe("true");
  const again = await context.newPage();
  await again.goto("/");
  await staysAway(again);

  await page.goto("/vendor?ref=meilin&utm_source=instagram");
  await expect(popup(page)).toBeVisible();
  await expect(popup(page)).toContainText("venues are excluded from this offer");
  await expect(popup(page)).not.toContainText("On venues");
  await popup(page).getByRole("button", { name: "No, thank you" }).click();
  await expect(popup(page)).toHaveCount(0);
  await expect.poll(() => dismissed(page)).toBe("true");
  // The same link once more is no news.
  await page.goto("/vendor?ref=MEILIN");
  await staysAway(page);
  await page.goto("/vendor?ref=SOMEBODY-ELSE");
  await expect(popup(page)).toBeVisible();
  await context.close();
});

test("it troubles nobody who is logged in, fills in a form, or signs in", async ({ browser }) => {
  const context = await newcomer(browser);
  const [typing, signingIn] = [await context.newPage(), await context.newPage()];
  await Promise.all([typing.goto("/vendor"), signingIn.goto("/login")]);
  const search = typing.getByRole("banner").getByLabel("Search for Product or Service");
  await search.fill("ban");
  await staysAway(typing);
  await expect(search).toBeFocused();
  await expect(popup(signingIn)).toHaveCount(0);
  await signIn(signingIn, "customer", COUPLE);
  expect(await dismissed(signingIn)).toBeNull();
  await staysAway(signingIn);
  await context.close();
});

test("what the server says is shown, and what was typed stays", async ({ browser }) => {
  const page = await (await newcomer(browser, { viewport: { width: 390, height: 844 } })).newPage();
  await page.goto("/vendor");
  await expect(popup(page)).toBeVisible();
  await check(page, "the promo popup on a phone");
  const email = popup(page).getByLabel("E-mail address");
  const address = newAddress();
  await email.fill(address);
  await popup(page).getByRole("checkbox").check();
  const send = popup(page).getByRole("button", { name: "Send my code" });

  await page.context().setOffline(true);
  await send.click();
  await expect(popup(page).getByRole("alert")).toHaveText("Something went wrong. Please try again.");
  await expect(email).toHaveValue(address);
  await expect(popup(page).getByRole("checkbox")).toBeChecked();
  await page.context().setOffline(false);

  // One address may ask so often, and no more: here it has asked in other browsers.
  await page.evaluate(async (asked) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ email: asked, isPrivacyAndTerms: true });
    let status = 200;
    for (let count = 0; count < 100 && status === 200; count++)
      status = (await fetch("/api/v1/user/get-promo", { method: "POST", headers, body })).status;
  }, address);
  await send.click();
  await expect(popup(page).getByRole("alert")).toContainText("Too many attempts. Please try again in");
  await expect(email).toHaveValue(address);
  expect(await dismissed(page)).toBeNull();
  await page.context().close();
});
