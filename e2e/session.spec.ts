import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { SESSION_COOKIE } from "@/lib/session-cookie";
import { KEPT_AT_LOGOUT, STORED_STATE_KEY, USER_ID_COOKIE } from "@/store/storage";
import { COUPLE, fillSignIn, PASSWORD, VENDOR } from "./accounts";
import { callsTo, EXPIRED, MEI_LIN, SIGN_IN_PAGE, signIn, spoilAccessToken, toast } from "./visitors";

const DAY_S = 24 * 60 * 60;

async function open(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    viewport: { width: 1440, height: 900 },
  });
  return { context, page: await context.newPage() };
}

const corner = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Account" });

async function logOut(page: Page): Promise<void> {
  await corner(page).locator("summary").click();
  await corner(page).getByRole("button", { name: "Logout" }).click();
}

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test("many refused calls in two tabs cost one refresh, and nobody notices", async ({ browser }) => {
  const { context, page } = await open(browser);
  await signIn(page, "customer", MEI_LIN);
  const other = await context.newPage();
  const refreshes = callsTo(context, "/auth/refresh");
  const refused: Page[] = [];
  context.on("response", (answer) => {
    if (answer.status() === 401) refused.push(answer.frame().page());
  });
  // The exchange takes so long that the calls of both tabs are refused meanwhile.
  await context.route("**/auth/refresh", async (route) => {
    await expect.poll(() => new Set(refused).size).toBe(2);
    await route.continue();
  });
  const elsewhere = await context.newPage();
  await elsewhere.goto("/healthz");
  await spoilAccessToken(elsewhere);
  await Promise.all([page.goto("/user/profile"), other.goto("/user/cart-summary")]);
  await expect(page.getByRole("heading", { name: "Where you are signed in" })).toBeVisible();
  await expect(other.getByRole("heading", { level: 1 })).toContainText(/your cart/i);
  expect(refreshes).toHaveLength(1);

  // Open tabs whose token grows old: the next page of each asks for several things at once.
  refused.length = 0;
  await spoilAccessToken(elsewhere);
  const areaOf = (tab: Page) => tab.getByRole("navigation", { name: "Your area" });
  await Promise.all([
    areaOf(page).getByRole("link", { name: "My wedding" }).click(),
    areaOf(other).getByRole("link", { name: "Orders" }).click(),
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
  await context.close();
});

test("logging out in one tab logs out the other, whichever page it shows", async ({ browser }) => {
  const { context, page } = await open(browser);
  await signIn(page, "customer", COUPLE);
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
  await context.close();
});

test("logging out leaves nothing but how the vendor set up the voucher table", async ({ browser }) => {
  const [table] = KEPT_AT_LOGOUT;
  expect(KEPT_AT_LOGOUT).toEqual(["sayang:vendor-voucher-table"]);
  const { context, page } = await open(browser);
  await signIn(page, "vendor", VENDOR);
  await page.evaluate((key) => {
    localStorage.setItem(key, '{"columns":["code"]}');
    localStorage.setItem("disableVerificationOnThisBrowser", "true");
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
  expect(left).toEqual([table]);
  expect(await page.evaluate((key) => localStorage.getItem(key), table ?? "")).toBe('{"columns":["code"]}');
  // What the emptied store keeps is that nobody is here.
  const state = (await page.evaluate((key) => localStorage.getItem(key), STORED_STATE_KEY)) ?? "";
  expect(state).not.toMatch(/vendor@sayang|Seri Melur|[A-Za-z0-9+/]{60}/);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  const names = await cookieNames(context);
  expect(names).not.toContain(SESSION_COOKIE);
  expect(names).not.toContain(USER_ID_COOKIE);

  // Nor does the browser's way back show what has been left.
  await page.goBack();
  await expect(page).toHaveURL(/\/vendor\/login\?returnUrl=/);
  await context.close();
});

test("the user id cookie comes with a login for seven days, and goes with one that fails", async ({
  browser,
}) => {
  const { context, page } = await open(browser);
  const find = async (name: string) => (await context.cookies()).find((cookie) => cookie.name === name);
  await signIn(page, "customer", COUPLE);
  const [userId, session] = [await find(USER_ID_COOKIE), await find(SESSION_COOKIE)];
  for (const cookie of [userId, session]) {
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_S;
    expect(Math.abs(days - 7)).toBeLessThan(0.02);
    expect(cookie).toMatchObject({ sameSite: "Lax", path: "/" });
  }
  expect(userId).toMatchObject({ httpOnly: false });
  expect(userId?.value).toMatch(/^[0-9a-f-]{36}$/);
  expect(session).toMatchObject({ httpOnly: true });
  const readable = await page.evaluate(() => document.cookie);
  expect(readable).toContain(USER_ID_COOKIE);
  expect(readable).not.toContain(SESSION_COOKIE);
  await context.close();

  const another = await open(browser);
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
    // Nothing that was typed is lost.
    await expect(another.page.getByLabel("E-mail address")).toHaveValue(COUPLE);
    await expect(another.page.getByLabel("Password", { exact: true })).toHaveValue("Wrong#2026");
  }
  await another.context.close();
});

test("a browser that lost its cookies gets them back and goes on; one that lost its tokens is a guest", async ({
  browser,
}) => {
  const { context, page } = await open(browser);
  await signIn(page, "customer", COUPLE);
  await context.clearCookies();
  await page.goto("/user/manage-orders");
  await expect(page.getByRole("heading", { name: "Your orders" })).toBeVisible();
  expect(await cookieNames(context)).toEqual(expect.arrayContaining([SESSION_COOKIE, USER_ID_COOKIE]));

  await page.goto("/healthz");
  await page.evaluate(() => localStorage.clear());
  await page.goto("/vendor");
  await expect.poll(() => cookieNames(context)).not.toContain(SESSION_COOKIE);
  await page.goto("/login");
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await context.close();
});

test("tokens in storage are no readable text, and are never in an address", async ({ browser }) => {
  const { context, page } = await open(browser);
  const addresses: string[] = [];
  const tokens: string[] = [];
  context.on("request", (request) => addresses.push(request.url()));
  // Read on the way: a browser that has moved on no longer has the answer's body.
  await page.route("**/auth/login", async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { tokens: Record<string, { token: string }> } };
    tokens.push(...Object.values(data.tokens).map(({ token }) => token));
    await route.fulfill({ response: answer });
  });
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await signIn(page, "customer", COUPLE, "?returnUrl=%2Fuser%2Fdashboard%2Fmy-wedding");
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
  await context.close();
});
