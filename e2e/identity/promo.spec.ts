import type { Page } from "@playwright/test";
import { PROMO_DELAY_MS } from "@/contracts/identity/registration/promo";
import { AGREE_TO_TERMS } from "@/contracts/identity/registration/register";
import { PROMO_DISMISSED_KEY } from "@/lib/promo/promo-dismissal";
import { COUPLE } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { expectFocusWithin, press, tabTo, typeInto } from "@/e2e/support/page/keyboard";
import { mailsTo } from "@/e2e/support/account/mail";
import { signIn } from "@/e2e/support/account/sign-in";
import { expect, type OpenPage, type PageOptions, test } from "@/e2e/support/test";

/** A page without vendors. Pages with vendors become stale when another test changes one, and then make no offer. */
const QUIET_PAGE = "/our-story";
const NEVER_SEEN = { cookies: [], origins: [] };
const newAddress = () => `gift-${crypto.randomUUID().slice(0, 8)}@e2e.sayang.test`;
/** Long enough for a popup to appear. */
const AFTERWARDS_MS = PROMO_DELAY_MS + 1500;

/** A browser that has never visited the site. */
const newcomer = (openPage: OpenPage, options: PageOptions = {}): Promise<Page> =>
  openPage({ storageState: NEVER_SEEN, ...options });

const popup = (page: Page) => page.getByRole("dialog", { name: /10% off, up to \$500|Thank you/ });
const dismissed = (page: Page) => page.evaluate((key) => localStorage.getItem(key), PROMO_DISMISSED_KEY);

async function staysAway(page: Page): Promise<void> {
  await page.waitForTimeout(AFTERWARDS_MS);
  await expect(popup(page)).toHaveCount(0);
}

test("the offer appears after three seconds, works by keyboard, and does not reappear", async ({
  openPage,
}) => {
  const page = await newcomer(openPage);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto(QUIET_PAGE, { waitUntil: "networkidle" });
  await page.clock.runFor(PROMO_DELAY_MS - 1);
  await page.waitForLoadState("networkidle");
  await expect(popup(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(popup(page)).toBeVisible();
  await expect(popup(page).getByRole("heading")).toBeFocused();
  await expect(popup(page)).toContainText("On venues, gowns");
  await check(page, "the promo popup");

  const email = popup(page).getByLabel("Email address");
  const terms = popup(page).getByRole("checkbox", { name: /Terms and Conditions/ });
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
});

test("a closed offer stays away until a different ref arrives", async ({ openPage }) => {
  const page = await newcomer(openPage);
  await page.goto(QUIET_PAGE);
  const link = page.getByRole("banner").getByRole("link").first();
  await link.focus();
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popup(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect.poll(() => dismissed(page)).toBe("true");
  const again = await page.context().newPage();
  await again.goto("/");
  await staysAway(again);

  await page.goto(`${QUIET_PAGE}?ref=meilin&utm_source=instagram`);
  await expect(popup(page)).toBeVisible();
  await expect(popup(page)).toContainText("venues are excluded from this offer");
  await expect(popup(page)).not.toContainText("On venues");
  await popup(page).getByRole("button", { name: "No, thank you" }).click();
  await expect(popup(page)).toHaveCount(0);
  await expect.poll(() => dismissed(page)).toBe("true");
  // Following the same link again changes nothing.
  await page.goto(`${QUIET_PAGE}?ref=MEILIN`);
  await staysAway(page);
  await page.goto(`${QUIET_PAGE}?ref=SOMEBODY-ELSE`);
  await expect(popup(page)).toBeVisible();
});

test("does not appear to signed-in users, while filling in a form, or on sign-in pages", async ({
  openPage,
}) => {
  const typing = await newcomer(openPage);
  const signingIn = await typing.context().newPage();
  // However slow the machine, the field is being typed into before the offer is due.
  await typing.clock.install({ time: 0 });
  await typing.clock.pauseAt(1_000);
  await Promise.all([typing.goto("/vendor"), signingIn.goto("/login")]);
  const search = typing.getByRole("banner").getByLabel("Search for Product or Service");
  await search.fill("ban");
  await typing.clock.resume();
  await staysAway(typing);
  await expect(search).toBeFocused();
  await expect(popup(signingIn)).toHaveCount(0);
  await signIn(signingIn, "customer", COUPLE);
  expect(await dismissed(signingIn)).toBeNull();
  await staysAway(signingIn);
});

test("shows the server's message and keeps the input", async ({ openPage }) => {
  const page = await newcomer(openPage, {
    viewport: { width: 390, height: 844 },
    allowedErrors: [/ERR_INTERNET_DISCONNECTED/, /status of 429/],
  });
  await page.goto(QUIET_PAGE);
  await expect(popup(page)).toBeVisible();
  await check(page, "the promo popup on a phone");
  const email = popup(page).getByLabel("Email address");
  const address = newAddress();
  await email.fill(address);
  await popup(page)
    .getByRole("checkbox", { name: /Terms and Conditions/ })
    .check();
  const send = popup(page).getByRole("button", { name: "Send my code" });

  await page.context().setOffline(true);
  await send.click();
  await expect(popup(page).getByRole("alert")).toHaveText("Something went wrong. Please try again.");
  await expect(email).toHaveValue(address);
  await expect(popup(page).getByRole("checkbox", { name: /Terms and Conditions/ })).toBeChecked();
  await page.context().setOffline(false);

  // Reaches the limit for this address, by asking from other browsers.
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
});

test("an influencer's link shows a greeting with their name and the offer in the page, and no popup", async ({
  openPage,
}) => {
  const page = await newcomer(openPage);
  await page.goto("/?ref=meilin");
  const greeting = page.getByRole("region", { name: "A gift from Mei Lin: 10% off, up to $500" });
  await expect(greeting).toContainText("Mei Lin sent you");
  const search = page.getByRole("search", { name: "Vendors and products" });
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(search.getByRole("button", { name: "Search" })).toBeInViewport({ ratio: 1 });
  }
  await greeting.getByText("Get my code").click();
  await check(page, "the greeting");
  await staysAway(page);
  const address = newAddress();
  await greeting.getByLabel("Email address").fill(address);
  await greeting.getByRole("checkbox", { name: /Terms and Conditions/ }).check();
  await greeting.getByRole("button", { name: "Send my code" }).click();
  await expect(greeting).toContainText(`Your code is on its way to ${address}`);
  await expect.poll(() => mailsTo(address).length).toBe(1);
  await page.goto("/?ref=UNKNOWN");
  await expect(greeting).toHaveCount(0);

  const plain = await newcomer(openPage, { javaScriptEnabled: false });
  await plain.goto("/?ref=MEILIN");
  await plain.getByText("Mei Lin sent you").click();
  await expect(plain.getByText("Turn on JavaScript to get the code by email")).toBeVisible();
  await expect(plain.getByLabel("Email address").filter({ visible: true })).toHaveCount(0);
});
