import { type Browser, type BrowserContext, expect, type Page, test } from "@playwright/test";
import { areaOf } from "@/lib/session/page-guard";
import { SESSION_COOKIE } from "@/lib/session/session-cookie";
import { COUPLE, VENDOR } from "@/e2e/support/accounts";
import { at } from "@/e2e/support/place";
import {
  revokeAllSessions,
  EXPIRED,
  keepSignedIn,
  type Kept,
  MEI_LIN,
  pushRoute,
  type Role,
  signIn,
  STUDIO,
  toast,
} from "@/e2e/support/visitors";

const NOBODYS = "6f1c1c0e-0000-4000-8000-000000000000";
const COUPLE_PAGES = [
  "/user/dashboard/my-wedding",
  "/user/dashboard/check-list",
  "/user/dashboard/vendor-management",
  "/user/dashboard/guest-list",
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
/** Pages that do not exist yet are guarded already. */
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

/** Returns the redirect of `path`, for a page load and for the router's request. */
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
      // The router's request without its cache key: redirected to the same page.
      if (to.pathname + to.search === path) return 200;
      // A redirect must not leak the page.
      expect((await answer.text()).length, `${path} says nothing`).toBeLessThan(200);
      expect(answer.status()).toBe(307);
      return to.pathname + to.search;
    }),
  );
}

const twice = <T>(value: T) => [value, value];

test("the server redirects each visitor from pages that are not theirs, and from no others", async ({
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
  // The one page of the vendor's area that is open to guests.
  expect
    .soft(await sentTo(guest, "/vendor/dashboard/product/preview"))
    .not.toContainEqual(expect.any(String));
  expect
    .soft((await sentTo(couple, "/vendor/dashboard/product/preview"))[0])
    .toBe("/user/dashboard/my-wedding?notice=customer-signed-in");
  await Promise.all([guest.close(), couple.close(), vendor.close()]);
});

test("a tampered cookie counts as none", async ({ browser }) => {
  const context = await as(browser, "customer");
  const cookie = (await context.cookies()).find(({ name }) => name === SESSION_COOKIE);
  if (!cookie) throw new Error("no session cookie");
  for (const value of [cookie.value.replace(/.$/, (last) => (last === "A" ? "B" : "A")), "x.y", "", "{}"]) {
    await context.addCookies([{ ...cookie, value }]);
    expect((await sentTo(context, "/user/profile"))[0]).toContain("/login?returnUrl=%2Fuser%2Fprofile");
  }
  await context.close();
});

/** Records every heading and named navigation that ever appears on a page of the context. */
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

const pathOf = (address: string) => address.split("?", 1)[0] ?? "";
type Visitor = Role | "guest";
const go = { "the address bar": (at: Page, path: string) => at.goto(path), "the router": pushRoute };

/** Returns the landmarks that appear to the visitor on a page that is open to them. */
async function landmarksOf(browser: Browser, visitor: Visitor, paths: string[]): Promise<Set<string>> {
  const context = await as(browser, visitor);
  const seen = await noteSeen(context);
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL(at(pathOf(path)));
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
  await context.close();
  return seen;
}

type Redirect = { path: string; to: RegExp; notice: string | null };
const REDIRECTS: { visitor: Visitor; start: string; lands: string[]; redirects: Redirect[] }[] = [
  {
    visitor: "guest",
    start: "/",
    lands: ["/login", "/vendor/login"],
    redirects: [
      {
        path: "/user/manage-orders?state=paid",
        to: /\/login\?returnUrl=%2Fuser%2Fmanage-orders%3Fstate%3Dpaid$/,
        notice: LOGIN_FIRST,
      },
      {
        path: "/vendor/dashboard/orders",
        to: /\/vendor\/login\?returnUrl=%2Fvendor%2Fdashboard%2Forders$/,
        notice: null,
      },
    ],
  },
  {
    visitor: "vendor",
    start: "/vendor",
    lands: ["/vendor/dashboard"],
    redirects: [
      { path: "/user/profile", to: /\/vendor\/dashboard$/, notice: TO_VENDOR },
      { path: "/vendor/register", to: at("/"), notice: null },
    ],
  },
  {
    visitor: "customer",
    start: "/vendor",
    lands: ["/user/dashboard/my-wedding"],
    redirects: [
      { path: "/vendor/dashboard/orders", to: /\/user\/dashboard\/my-wedding$/, notice: TO_COUPLE },
      { path: "/login", to: at("/"), notice: null },
    ],
  },
];

for (const { visitor, start, lands, redirects } of REDIRECTS) {
  test(`a ${visitor} is redirected with a notice, without a glimpse of the page`, async ({ browser }) => {
    const open = await landmarksOf(browser, visitor, [start, ...lands]);
    const hidden = new Set<string>();
    for (const owner of ["customer", "vendor"] as const) {
      const paths = redirects.map(({ path }) => path).filter((path) => areaOf(pathOf(path)) === owner);
      for (const text of await landmarksOf(browser, owner, paths)) if (!open.has(text)) hidden.add(text);
    }
    expect(hidden.size, "landmarks by which a glimpse would be known").toBeGreaterThan(0);

    const context = await as(browser, visitor);
    const seen = await noteSeen(context);
    const page = await context.newPage();
    for (const [way, take] of Object.entries(go)) {
      await test.step(`by ${way}`, async () => {
        await page.goto(start);
        for (const { path, to, notice } of redirects) {
          await take(page, path);
          await expect(page).toHaveURL(to);
          if (notice) await expect(toast(page, notice)).toBeVisible();
        }
      });
    }
    expect([...seen].filter((text) => hidden.has(text))).toEqual([]);
    await context.close();
  });
}

test("signing in returns to the saved path with its whole query", async ({ browser }) => {
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
  test(`a ${role}'s session ended on the server leads home with a notice on the next visit`, async ({
    browser,
    request,
  }) => {
    const context = await as(browser, "guest");
    const page = await context.newPage();
    await signIn(page, role, email);
    // No open page may notice before.
    await page.goto("/healthz");
    await revokeAllSessions(request, role, email);
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

test("a 401 on an open page leads to the sign-in page and back", async ({ browser, request }) => {
  const context = await as(browser, "guest");
  const page = await context.newPage();
  // The last call of the page that is open: none of its own may meet the ended session before the link's.
  const settled = page.waitForResponse("**/api/v1/room/unread");
  await signIn(page, "customer", MEI_LIN, "?returnUrl=%2Fuser%2Fdashboard%2Fcheck-list");
  await settled;
  await page.route("**/api/v1/room/unread", () => undefined);
  await revokeAllSessions(request, "customer", MEI_LIN);
  await page
    .getByRole("navigation", { name: "Your wedding" })
    .getByRole("link", { name: "Messages" })
    .click();
  await expect(page).toHaveURL(/\/login\?returnUrl=%2Fuser%2Fdashboard%2Fmessages$/);
  await expect(toast(page, EXPIRED)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Account" })).toHaveCount(0);
  await signIn(page, "customer", MEI_LIN, new URL(page.url()).search);
  await expect(page).toHaveURL(/\/user\/dashboard\/messages$/);
  await context.close();
});
