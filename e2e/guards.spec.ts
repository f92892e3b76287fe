import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { SESSION_COOKIE } from "@/lib/session-cookie";
import { COUPLE, VENDOR } from "./accounts";
import { at } from "./place";
import {
  endEverySession,
  EXPIRED,
  keepSignedIn,
  type Kept,
  MEI_LIN,
  pushRoute,
  type Role,
  signIn,
  STUDIO,
  toast,
} from "./visitors";

const NOBODYS = "6f1c1c0e-0000-4000-8000-000000000000";
const COUPLE_PAGES = [
  "/user/dashboard/my-wedding",
  "/user/cart-summary",
  "/user/manage-orders",
  `/user/manage-orders/${NOBODYS}`,
  `/user/checkout/${NOBODYS}`,
  "/user/profile",
];
const VENDOR_PAGES = [
  "/vendor/dashboard",
  "/vendor/dashboard/orders",
  `/vendor/dashboard/orders/${NOBODYS}`,
  "/vendor/dashboard/orders/approve",
  "/vendor/dashboard/settings/seller-info",
];
const SIGN_IN_PAGES = ["/login", "/register", "/vendor/login", "/vendor/register"];
const OPEN_PAGES = [
  "/",
  "/vendor",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/vendor/password-reset",
];
/** Pages that have yet to come are guarded already. */
const UNKNOWN = { customer: "/user/no-such-page?a=1&b=%26", vendor: "/vendor/dashboard/no-such-page?a=1" };

const LOGIN_FIRST = "Please Log in first";
const TO_VENDOR = "You are logged in as a vendor, redirecting to vendor dashboard";
const TO_COUPLE = "You are logged in as a user, redirecting to user dashboard";

const kept = {} as Record<Role, Kept>;
test.beforeAll(async ({ browser }) => {
  kept.customer = await keepSignedIn(browser, "customer", COUPLE);
  kept.vendor = await keepSignedIn(browser, "vendor", VENDOR);
});

const as = (browser: Browser, role: Role | "guest") =>
  browser.newContext({ reducedMotion: "reduce", ...(role === "guest" ? {} : { storageState: kept[role] }) });

/** Where the server sends whoever asks, as a page is loaded and as the router asks for it. */
async function sentTo(context: BrowserContext, path: string): Promise<(string | number)[]> {
  const answers = await Promise.all(
    ([{}, { RSC: "1" }] as Record<string, string>[]).map((headers) =>
      context.request.get(path, { headers, maxRedirects: 0 }),
    ),
  );
  return Promise.all(
    answers.map(async (answer) => {
      const { location } = answer.headers();
      if (!location) return answer.status();
      const to = new URL(location, answer.url());
      expect(to.origin).toBe(new URL(answer.url()).origin);
      to.searchParams.delete("_rsc");
      // The router's question without its key: asked to come again to the same page.
      if (to.pathname + to.search === path) return 200;
      // Whoever is sent away is told nothing of what they asked for.
      expect((await answer.text()).length, `${path} says nothing`).toBeLessThan(200);
      expect(answer.status()).toBe(307);
      return to.pathname + to.search;
    }),
  );
}

const twice = <T>(value: T) => [value, value];

test("the server sends each visitor away from what is not theirs, and from nothing else", async ({
  browser,
}) => {
  const [guest, couple, vendor] = await Promise.all([
    as(browser, "guest"),
    as(browser, "customer"),
    as(browser, "vendor"),
  ]);
  const loginFirst = (path: string) => `/login?returnUrl=${encodeURIComponent(path)}&notice=login-first`;
  for (const path of [...COUPLE_PAGES, UNKNOWN.customer]) {
    expect.soft([path, ...(await sentTo(guest, path))]).toEqual([path, ...twice(loginFirst(path))]);
    const away = twice("/vendor/dashboard?notice=vendor-signed-in");
    expect.soft([path, ...(await sentTo(vendor, path))]).toEqual([path, ...away]);
  }
  for (const path of [...VENDOR_PAGES, UNKNOWN.vendor]) {
    const back = `/vendor/login?returnUrl=${encodeURIComponent(path)}`;
    expect.soft([path, ...(await sentTo(guest, path))]).toEqual([path, ...twice(back)]);
    const away = twice("/user/dashboard/my-wedding?notice=customer-signed-in");
    expect.soft([path, ...(await sentTo(couple, path))]).toEqual([path, ...away]);
  }
  for (const path of SIGN_IN_PAGES) {
    expect.soft([path, ...(await sentTo(guest, path))]).toEqual([path, 200, 200]);
    for (const signedIn of [couple, vendor])
      expect.soft([path, ...(await sentTo(signedIn, path))]).toEqual([path, ...twice("/")]);
  }
  for (const path of OPEN_PAGES)
    for (const anyone of [guest, couple, vendor])
      expect.soft([path, ...(await sentTo(anyone, path))]).toEqual([path, 200, 200]);
  for (const path of COUPLE_PAGES)
    expect.soft([path, ...(await sentTo(couple, path))]).toEqual([path, 200, 200]);
  for (const path of VENDOR_PAGES)
    expect.soft([path, ...(await sentTo(vendor, path))]).toEqual([path, 200, 200]);
  // The one page of the vendor's area that guests may open; it has yet to come.
  expect
    .soft(await sentTo(guest, "/vendor/dashboard/product/preview"))
    .not.toContainEqual(expect.any(String));
  expect
    .soft((await sentTo(couple, "/vendor/dashboard/product/preview"))[0])
    .toBe("/user/dashboard/my-wedding?notice=customer-signed-in");
  await Promise.all([guest.close(), couple.close(), vendor.close()]);
});

test("a cookie that was tampered with is no cookie", async ({ browser }) => {
  const context = await as(browser, "customer");
  const cookie = (await context.cookies()).find(({ name }) => name === SESSION_COOKIE);
  if (!cookie) throw new Error("no session cookie");
  for (const value of [cookie.value.replace(/.$/, (last) => (last === "A" ? "B" : "A")), "x.y", "", "{}"]) {
    await context.addCookies([{ ...cookie, value }]);
    expect((await sentTo(context, "/user/profile"))[0]).toContain("/login?returnUrl=%2Fuser%2Fprofile");
  }
  await context.close();
});

/** Notes whatever stands on a page at any moment, over all pages of the context: headings and named navigations. */
async function noteSeen(context: BrowserContext): Promise<Set<string>> {
  const seen = new Set<string>();
  await context.exposeFunction("noteSeen", (text: string) => seen.add(text));
  await context.addInitScript(() => {
    const told = new Set<string>();
    const look = () => {
      for (const element of document.querySelectorAll("h1, nav[aria-label]")) {
        const text = element.getAttribute("aria-label") ?? element.textContent;
        if (!text || told.has(text)) continue;
        told.add(text);
        (window as unknown as { noteSeen(text: string): void }).noteSeen(text);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return seen;
}

test("by the address bar and by the router each is led away with a word why, and sees nothing on the way", async ({
  browser,
}) => {
  const contexts = {
    guest: await as(browser, "guest"),
    customer: await as(browser, "customer"),
    vendor: await as(browser, "vendor"),
  };
  const seen = {
    guest: await noteSeen(contexts.guest),
    customer: await noteSeen(contexts.customer),
    vendor: await noteSeen(contexts.vendor),
  };
  const page = {
    guest: await contexts.guest.newPage(),
    customer: await contexts.customer.newPage(),
    vendor: await contexts.vendor.newPage(),
  };

  for (const path of ["/", "/login"]) await page.guest.goto(path);
  const common = new Set(seen.guest);
  // What the two areas look like to whom they belong.
  for (const role of ["customer", "vendor"] as const) {
    for (const path of role === "customer" ? COUPLE_PAGES : VENDOR_PAGES) {
      await page[role].goto(path);
      await expect(page[role].getByRole("main").getByRole("heading").first()).toBeVisible();
    }
  }
  const areas = { customer: new Set(seen.customer), vendor: new Set(seen.vendor) };
  expect([...areas.customer]).toEqual(expect.arrayContaining(["Your area", "Your orders"]));
  expect([...areas.vendor]).toEqual(expect.arrayContaining(["Vendor menu", "Vendor Profile"]));
  seen.customer.clear();
  seen.vendor.clear();

  const go = { "address bar": (at: Page, path: string) => at.goto(path), router: pushRoute };
  for (const [way, open] of Object.entries(go)) {
    await test.step(`by the ${way}`, async () => {
      await page.guest.goto("/");
      await open(page.guest, "/user/manage-orders?state=paid");
      await expect(page.guest).toHaveURL(/\/login\?returnUrl=%2Fuser%2Fmanage-orders%3Fstate%3Dpaid$/);
      await expect(toast(page.guest, LOGIN_FIRST)).toBeVisible();
      await open(page.guest, "/vendor/dashboard/orders");
      await expect(page.guest).toHaveURL(/\/vendor\/login\?returnUrl=%2Fvendor%2Fdashboard%2Forders$/);

      await page.vendor.goto("/vendor");
      await open(page.vendor, "/user/profile");
      await expect(page.vendor).toHaveURL(/\/vendor\/dashboard$/);
      await expect(toast(page.vendor, TO_VENDOR)).toBeVisible();

      await page.customer.goto("/vendor");
      await open(page.customer, "/vendor/dashboard/orders");
      await expect(page.customer).toHaveURL(/\/user\/dashboard\/my-wedding$/);
      await expect(toast(page.customer, TO_COUPLE)).toBeVisible();

      for (const [signedIn, path] of [
        [page.customer, "/login"],
        [page.vendor, "/vendor/register"],
      ] as const) {
        await open(signedIn, path);
        await expect(signedIn).toHaveURL(at("/"));
      }
    });
  }
  // Their own home is where they were led, and so may be seen.
  const strange = (whose: Set<string>, theirs: Set<string>, own: Set<string> = new Set()) =>
    [...whose].filter((text) => theirs.has(text) && !common.has(text) && !own.has(text));
  const nothing = {
    guest: [...strange(seen.guest, areas.customer), ...strange(seen.guest, areas.vendor)],
    vendor: strange(seen.vendor, areas.customer, areas.vendor),
    customer: strange(seen.customer, areas.vendor, areas.customer),
  };
  expect(nothing).toEqual({ guest: [], vendor: [], customer: [] });
  await Promise.all(Object.values(contexts).map((context) => context.close()));
});

test("the saved path is where a sign-in leads, with all that stood behind it", async ({ browser }) => {
  const context = await as(browser, "guest");
  const page = await context.newPage();
  await page.goto("/user/manage-orders?page=1&search=a%26b");
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await signIn(page, "customer", COUPLE, new URL(page.url()).search);
  await expect(page).toHaveURL(/\/user\/manage-orders\?page=1&search=a%26b$/);
  await context.close();

  const other = await as(browser, "guest");
  const vendor = await other.newPage();
  await vendor.goto("/vendor/dashboard/orders/approve?page=1");
  await signIn(vendor, "vendor", VENDOR, new URL(vendor.url()).search);
  await expect(vendor).toHaveURL(/\/vendor\/dashboard\/orders\/approve\?page=1$/);
  await other.close();
});

for (const [role, email, path] of [
  ["customer", MEI_LIN, "/user/manage-orders"],
  ["vendor", STUDIO, "/vendor/dashboard"],
] as const) {
  test(`a ${role}'s session that the server has ended ends at the entry: home, and a word why`, async ({
    browser,
    request,
  }) => {
    const context = await as(browser, "guest");
    const page = await context.newPage();
    await signIn(page, role, email);
    // No page stands open that would notice before.
    await page.goto("/healthz");
    await endEverySession(request, role, email);
    const seen = await noteSeen(context);
    await page.goto(path);
    await expect(page).toHaveURL(({ pathname, search }) => pathname === "/" && search === "");
    await expect(toast(page, EXPIRED)).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Join Us" }),
    ).toBeVisible();
    expect([...seen]).not.toContain("Your orders");
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(SESSION_COOKIE);
    await context.close();
  });
}

test("an answer 401 on an open page leads to the sign-in page and, from there, back", async ({
  browser,
  request,
}) => {
  const context = await as(browser, "guest");
  const page = await context.newPage();
  await signIn(page, "customer", MEI_LIN, "?returnUrl=%2Fuser%2Fdashboard%2Fmy-wedding");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
  await endEverySession(request, "customer", MEI_LIN);
  await page.getByRole("navigation", { name: "Your area" }).getByRole("link", { name: "Orders" }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fuser%2Fmanage-orders$/);
  await expect(toast(page, EXPIRED)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Account" })).toHaveCount(0);
  await signIn(page, "customer", MEI_LIN, new URL(page.url()).search);
  await expect(page).toHaveURL(/\/user\/manage-orders$/);
  await context.close();
});
