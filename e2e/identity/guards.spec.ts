import type { BrowserContext, Page } from "@playwright/test";
import { areaOf } from "@/lib/session/page-guard";
import { SESSION_COOKIE } from "@/lib/session/session-cookie";
import { COUPLE, MEI_LIN, STUDIO, VENDOR } from "@/e2e/support/account/accounts";
import type { Role } from "@/e2e/support/account/api";
import { toast } from "@/e2e/support/messages";
import { at } from "@/e2e/support/server/place";
import { EXPIRED, pushRoute, revokeAllSessions } from "@/e2e/support/account/session";
import { keepSignedIn, type Kept, openAs, openBlank, signIn } from "@/e2e/support/account/sign-in";
import { expect, type OpenPage, test } from "@/e2e/support/test";

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
  "/vendor/password-reset?token=no-such-token",
];
/** Pages that do not exist yet are guarded, too. */
const UNKNOWN = { customer: "/user/no-such-page?a=1&b=%26", vendor: "/vendor/dashboard/no-such-page?a=1" };

const LOGIN_FIRST = "Please Log in first";
const TO_VENDOR = "You are logged in as a vendor, redirecting to vendor dashboard";
const TO_COUPLE = "You are logged in as a user, redirecting to user dashboard";

type Visitor = Role | "guest";
const kept = {} as Record<Role, Kept>;
test.beforeAll(async ({ browser }) => {
  kept.customer = await keepSignedIn(browser, "customer", COUPLE);
  kept.vendor = await keepSignedIn(browser, "vendor", VENDOR);
});

const openFor = (openPage: OpenPage, visitor: Visitor, allowedErrors: RegExp[] = []) =>
  openPage({
    allowedErrors,
    ...(visitor === "guest" ? {} : { storageState: kept[visitor] }),
  });

/** Returns where `path` redirects, both for a page load and for the router's request. */
async function sentTo({ request }: Page, path: string): Promise<(string | number)[]> {
  const answers = await Promise.all(
    ([{}, { RSC: "1" }] as Record<string, string>[]).map((headers) =>
      request.get(path, { headers, maxRedirects: 0 }),
    ),
  );
  return Promise.all(
    answers.map(async (answer) => {
      const { location } = answer.headers();
      if (!location) return answer.status();
      const to = new URL(location, answer.url());
      expect(to.origin).toBe(new URL(answer.url()).origin);
      to.searchParams.delete("_rsc");
      // A router request without its cache key is redirected to the same page.
      if (to.pathname + to.search === path) return 200;
      // A redirect must not leak the page's content.
      expect((await answer.text()).length, `${path} says nothing`).toBeLessThan(200);
      expect(answer.status()).toBe(307);
      return to.pathname + to.search;
    }),
  );
}

const twice = <T>(value: T) => [value, value];

test("the server redirects each visitor from pages that are not theirs, and from no others", async ({
  openPage,
}) => {
  const [guest, couple, vendor] = await Promise.all([
    openFor(openPage, "guest"),
    openFor(openPage, "customer"),
    openFor(openPage, "vendor"),
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
  // A couple has no use for the vendors' password page.
  expect
    .soft((await sentTo(couple, "/vendor/password-reset"))[0])
    .toBe("/user/dashboard/my-wedding?notice=customer-signed-in");
  // The only page of the vendor area that is open to guests.
  expect
    .soft(await sentTo(guest, "/vendor/dashboard/product/preview"))
    .not.toContainEqual(expect.any(String));
  expect
    .soft((await sentTo(couple, "/vendor/dashboard/product/preview"))[0])
    .toBe("/user/dashboard/my-wedding?notice=customer-signed-in");
});

test("a tampered cookie counts as no cookie", async ({ openPage }) => {
  const page = await openFor(openPage, "customer");
  const cookie = (await page.context().cookies()).find(({ name }) => name === SESSION_COOKIE);
  if (!cookie) throw new Error("no session cookie");
  for (const value of [cookie.value.replace(/.$/, (last) => (last === "A" ? "B" : "A")), "x.y", "", "{}"]) {
    await page.context().addCookies([{ ...cookie, value }]);
    expect((await sentTo(page, "/user/profile"))[0]).toContain("/login?returnUrl=%2Fuser%2Fprofile");
  }
});

/** Records every heading and named navigation that appears on any page of the context. */
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
const go = { "the address bar": (at: Page, path: string) => at.goto(path), "the router": pushRoute };

/** Returns the landmarks that the visitor sees on a page they may open. */
async function landmarksOf(openPage: OpenPage, visitor: Visitor, paths: string[]): Promise<Set<string>> {
  const page = await openFor(openPage, visitor);
  const seen = await noteSeen(page.context());
  for (const path of paths) {
    await page.goto(path);
    await expect(page).toHaveURL(at(pathOf(path)));
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
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
  test(`a ${visitor} is redirected with a notice, without a glimpse of the page`, async ({ openPage }) => {
    const open = await landmarksOf(openPage, visitor, [start, ...lands]);
    const hidden = new Set<string>();
    for (const owner of ["customer", "vendor"] as const) {
      const paths = redirects.map(({ path }) => path).filter((path) => areaOf(pathOf(path)) === owner);
      for (const text of await landmarksOf(openPage, owner, paths)) if (!open.has(text)) hidden.add(text);
    }
    expect(hidden.size, "landmarks by which a glimpse would be known").toBeGreaterThan(0);

    const page = await openFor(openPage, visitor);
    const seen = await noteSeen(page.context());
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
  });
}

test("signing in returns to the saved path with its whole query", async ({ openPage }) => {
  const page = await openFor(openPage, "guest");
  await page.goto("/user/manage-orders?page=1&search=a%26b");
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await signIn(page, "customer", COUPLE, { search: new URL(page.url()).search });
  await expect(page).toHaveURL(/\/user\/manage-orders\?page=1&search=a%26b$/);

  const vendor = await openFor(openPage, "guest");
  await vendor.goto("/vendor/dashboard/orders/approve?page=1");
  await signIn(vendor, "vendor", VENDOR, { search: new URL(vendor.url()).search });
  await expect(vendor).toHaveURL(/\/vendor\/dashboard\/orders\/approve\?page=1$/);
});

for (const [role, email, path] of [
  ["customer", MEI_LIN, "/user/manage-orders"],
  ["vendor", STUDIO, "/vendor/dashboard"],
] as const) {
  test(`a ${role}'s session ended on the server leads home with a notice on the next visit`, async ({
    openPage,
    request,
  }) => {
    const page = await openFor(openPage, "guest", [/status of 401/]);
    await openAs(page, role, email, path);
    // No open page may notice first.
    await openBlank(page);
    await revokeAllSessions(request, role, email);
    const seen = await noteSeen(page.context());
    await page.goto(path);
    await expect(page).toHaveURL(({ pathname, search }) => pathname === "/" && search === "");
    await expect(toast(page, EXPIRED)).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Join Us" }),
    ).toBeVisible();
    expect([...seen]).not.toContain("Your orders");
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(SESSION_COOKIE);
  });
}

test("a 401 on an open page leads to the sign-in page and back", async ({ openPage, request }) => {
  const page = await openFor(openPage, "guest", [/status of 401/]);
  // The last requests of the open page, which must not meet the ended session before the link does.
  await page.route("**/api/v1/live/stream", () => undefined);
  const settled = page.waitForResponse("**/api/v1/room/unread");
  await signIn(page, "customer", MEI_LIN, { search: "?returnUrl=%2Fuser%2Fdashboard%2Fcheck-list" });
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
  await signIn(page, "customer", MEI_LIN, { search: new URL(page.url()).search });
  await expect(page).toHaveURL(/\/user\/dashboard\/messages$/);
});
