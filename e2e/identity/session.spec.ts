import type { BrowserContext, Page, Request } from "@playwright/test";
import { SESSION_COOKIE } from "@/lib/session/session-cookie";
import { KEPT_AT_LOGOUT, STORED_STATE_KEY, USER_ID_COOKIE } from "@/store/storage/storage";
import { COUPLE, MEI_LIN, PASSWORD, VENDOR } from "@/e2e/support/account/accounts";
import { toast } from "@/e2e/support/messages";
import { callsTo, corruptAccessToken, EXPIRED } from "@/e2e/support/account/session";
import {
  fillSignIn,
  keepSignedIn,
  openAs,
  openBlank,
  SIGN_IN_PAGE,
  signIn,
} from "@/e2e/support/account/sign-in";
import { expect, type OpenPage, type PageOptions, test } from "@/e2e/support/test";
import { DAY_SECONDS } from "@/lib/time";

async function open(
  openPage: OpenPage,
  options: PageOptions = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const page = await openPage({ width: 1440, ...options });
  return { context: page.context(), page };
}

const corner = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Account" });

async function logOut(page: Page): Promise<void> {
  await corner(page).locator("summary").click();
  await corner(page).getByRole("button", { name: "Logout" }).click();
}

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
const storedState = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORED_STATE_KEY);
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

type Noting = { adopted?: string | null };
/** Records the state that each page of the context last received from another tab. */
const noteAdopted = (context: BrowserContext) =>
  context.addInitScript((watched) => {
    addEventListener("storage", ({ key, newValue }) => {
      if (key === watched) (window as Noting).adopted = newValue;
    });
  }, STORED_STATE_KEY);
const adopted = (page: Page) => page.evaluate(() => (window as Noting).adopted);

test("many refused calls in two tabs cost one refresh, which goes unnoticed", async ({
  browser,
  openPage,
}) => {
  const storageState = await keepSignedIn(browser, "customer", MEI_LIN);
  const { context, page } = await open(openPage, { storageState, allowedErrors: [/status of 401/] });
  await noteAdopted(context);
  const other = await context.newPage();
  // All but the stream, which stays open.
  const underWay = new Set<Request>();
  context.on("request", (request) => {
    if (!request.url().endsWith("/live/stream")) underWay.add(request);
  });
  context.on("requestfinished", (request) => underWay.delete(request));
  context.on("requestfailed", (request) => underWay.delete(request));
  const refreshes = callsTo(context, "/auth/refresh");
  const refused: Page[] = [];
  context.on("response", (answer) => {
    if (answer.status() === 401) refused.push(answer.frame().page());
  });
  // Slow enough that calls of both tabs are refused in the meantime.
  await context.route("**/auth/refresh", async (route) => {
    await expect.poll(() => new Set(refused).size).toBe(2);
    await route.continue();
  });
  const elsewhere = await context.newPage();
  await openBlank(elsewhere);
  const spoilt = await corruptAccessToken(elsewhere);
  await Promise.all([page.goto("/user/profile"), other.goto("/user/payment-history")]);
  await expect(page.getByRole("heading", { name: "Where you are signed in" })).toBeVisible();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Payment history");
  expect(refreshes).toHaveLength(1);

  // Open tabs with an expired token: each tab's next page makes several calls at once.
  await expect.poll(() => underWay.size).toBe(0);
  refused.length = 0;
  // A value stored by one tab reaches the others a moment later.
  await expect.poll(() => storedState(elsewhere)).not.toBe(spoilt);
  const spoiltAgain = await corruptAccessToken(elsewhere);
  for (const tab of [page, other]) await expect.poll(() => adopted(tab)).toBe(spoiltAgain);
  const areaOf = (tab: Page, name: string) => tab.getByRole("navigation", { name, exact: true });
  await Promise.all([
    areaOf(page, "Your wedding").getByRole("link", { name: "My Wedding" }).click(),
    areaOf(other, "Your account").getByRole("link", { name: "Order History" }).click(),
  ]);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
  await expect(other.getByRole("heading", { level: 1, name: "Your orders" })).toBeVisible();
  await expect(
    other
      .getByRole("main")
      .getByRole("link", { name: /, order / })
      .first(),
  ).toBeVisible();
  expect(refused.length).toBeGreaterThan(2);
  expect(refreshes).toHaveLength(2);
  await expect(toast(page, EXPIRED)).toHaveCount(0);
});

test("logging out in one tab logs out the others, on any page", async ({ openPage }) => {
  // A call that is under way when the session ends is refused.
  const { context, page } = await open(openPage, { allowedErrors: [/status of 401/] });
  await openAs(page, "customer", COUPLE, "/vendor");
  const [inside, outside] = [await context.newPage(), await context.newPage()];
  await inside.goto("/user/manage-orders");
  await expect(inside.getByRole("heading", { name: "Your orders" })).toBeVisible();
  await outside.goto("/vendor");
  await expect(corner(outside).locator("summary", { hasText: /^Hi, / })).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL(/:\d+\/(\?|$)/);
  for (const tab of [page, outside])
    await expect(corner(tab).getByRole("link", { name: "Login", exact: true })).toBeVisible();
  await expect(inside).toHaveURL(/:\d+\/(\?|$)/);
  await expect(inside.getByRole("heading", { name: "Your orders" })).toHaveCount(0);
});

test("logging out keeps the voucher table's settings and the browser's flags, and nothing else", async ({
  openPage,
}) => {
  const [table] = KEPT_AT_LOGOUT;
  const flags = ["disableVerificationOnThisBrowser", "pp_dismiss", "sayang:shortcuts"];
  expect(KEPT_AT_LOGOUT).toEqual(["sayang:vendor-voucher-table", ...flags]);
  // A request still running at logout gets a 401.
  const { context, page } = await open(openPage, { allowedErrors: [/status of 401/] });
  await openAs(page, "vendor", VENDOR, "/vendor/dashboard");
  await page.evaluate((key) => {
    localStorage.setItem(key, '{"columns":["code"]}');
    localStorage.setItem("disableVerificationOnThisBrowser", "true");
    localStorage.setItem("sayang:shortcuts", "off");
    localStorage.setItem("sayang:referral", "{}");
  }, table ?? "");
  expect(await cookieNames(context)).toEqual(expect.arrayContaining([SESSION_COOKIE, USER_ID_COOKIE]));
  await page.goto("/vendor/dashboard/orders");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const loggedOut = page.waitForResponse((answer) => answer.url().endsWith("/auth/logout"));
  await logOut(page);
  expect((await loggedOut).status()).toBe(200);
  await expect(page).toHaveURL(/:\d+\/(\?|$)/);
  await expect(corner(page).getByRole("link", { name: "Vendor Login" })).toBeVisible();

  const left = (await stored(page)).filter((key) => key !== STORED_STATE_KEY);
  expect(left.toSorted()).toEqual([table, ...flags].toSorted());
  expect(await page.evaluate(() => localStorage.getItem("disableVerificationOnThisBrowser"))).toBe("true");
  expect(await page.evaluate((key) => localStorage.getItem(key), table ?? "")).toBe('{"columns":["code"]}');
  // The cleared store still records that nobody is signed in.
  const state = (await page.evaluate((key) => localStorage.getItem(key), STORED_STATE_KEY)) ?? "";
  expect(state).not.toMatch(/vendor@sayang|Seri Melur|[A-Za-z0-9+/]{60}/);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  const names = await cookieNames(context);
  expect(names).not.toContain(SESSION_COOKIE);
  expect(names).not.toContain(USER_ID_COOKIE);

  // The back button must not show the previous account either.
  await page.goBack();
  await expect(page).toHaveURL(/\/vendor\/login\?returnUrl=/);
});

test("a login sets the user id cookie for seven days, and a failed one removes it", async ({ openPage }) => {
  const { context, page } = await open(openPage);
  const find = async (name: string) => (await context.cookies()).find((cookie) => cookie.name === name);
  await signIn(page, "customer", COUPLE);
  const [userId, session] = [await find(USER_ID_COOKIE), await find(SESSION_COOKIE)];
  for (const cookie of [userId, session]) {
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_SECONDS;
    expect(Math.abs(days - 7)).toBeLessThan(0.02);
    expect(cookie).toMatchObject({ sameSite: "Lax", path: "/" });
  }
  expect(userId).toMatchObject({ httpOnly: false });
  expect(userId?.value).toMatch(/^[0-9a-f-]{36}$/);
  expect(session).toMatchObject({ httpOnly: true });
  const readable = await page.evaluate(() => document.cookie);
  expect(readable).toContain(USER_ID_COOKIE);
  expect(readable).not.toContain(SESSION_COOKIE);

  const another = await open(openPage, { allowedErrors: [/status of 400/] });
  for (const path of [SIGN_IN_PAGE.customer, SIGN_IN_PAGE.vendor]) {
    await another.page.goto(path);
    await fillSignIn(another.page, COUPLE, "Wrong#2026");
    await another.page.evaluate((name) => {
      document.cookie = `${name}=somebody; path=/`;
    }, USER_ID_COOKIE);
    await another.page.getByRole("main").getByRole("button", { name: "Login" }).click();
    const said = another.page.getByRole("alert").filter({ hasText: "Incorrect email or password" });
    await expect(said).toBeVisible();
    expect(await cookieNames(another.context)).not.toContain(USER_ID_COOKIE);
    // The input is preserved.
    await expect(another.page.getByLabel("Email address")).toHaveValue(COUPLE);
    await expect(another.page.getByLabel("Password", { exact: true })).toHaveValue("Wrong#2026");
  }
});

test("lost cookies are restored, and lost tokens turn the visitor into a guest", async ({ openPage }) => {
  const { context, page } = await open(openPage, { allowedErrors: [/status of 401/] });
  await openAs(page, "customer", COUPLE, "/vendor");
  await context.clearCookies();
  await page.goto("/user/manage-orders");
  await expect(page.getByRole("heading", { name: "Your orders" })).toBeVisible();
  expect(await cookieNames(context)).toEqual(expect.arrayContaining([SESSION_COOKIE, USER_ID_COOKIE]));

  await openBlank(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/vendor");
  await expect.poll(() => cookieNames(context)).not.toContain(SESSION_COOKIE);
  await page.goto("/login");
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test("tokens are unreadable in storage and never part of a URL", async ({ openPage }) => {
  const { context, page } = await open(openPage);
  const addresses: string[] = [];
  const tokens: string[] = [];
  context.on("request", (request) => addresses.push(request.url()));
  // Read while it passes through, because a navigation discards the response body.
  await page.route("**/auth/login", async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { tokens: Record<string, { token: string }> } };
    tokens.push(...Object.values(data.tokens).map(({ token }) => token));
    await route.fulfill({ response: answer });
  });
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await signIn(page, "customer", COUPLE, { search: "?returnUrl=%2Fuser%2Fdashboard%2Fmy-wedding" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
  expect(tokens).toHaveLength(2);
  const everything = [
    ...addresses,
    ...said,
    ...(await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }) as string[])),
    await page.evaluate(() => document.cookie),
    await page.content(),
  ].join("\n");
  for (const secret of [...tokens, PASSWORD, encodeURIComponent(PASSWORD)])
    expect(everything.includes(secret)).toBe(false);
});
