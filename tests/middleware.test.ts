import { NextRequest } from "next/server";
import { SESSION_COOKIE, type SessionCookie, signSessionCookie } from "@/lib/session/session-cookie";
import { config, middleware } from "@/middleware";
import { MINUTE_MS } from "@/lib/time";

const SECRET = "a secret that is long enough for tests";
const ORIGIN = "https://sayang.example";
beforeAll(() => {
  process.env.SESSION_SECRET = SECRET;
});
afterAll(() => {
  delete process.env.SESSION_SECRET;
});

const expires = Date.now() + MINUTE_MS;
const cookies = {
  guest: undefined,
  customer: sign({ role: "customer", accountId: "a", expires }),
  vendor: sign({ role: "vendor", accountId: "a", expires }),
  operator: sign({ role: "operator", accountId: "a", expires }),
  expired: sign({ role: "customer", accountId: "a", expires: Date.now() - 1 }),
  forged: signSessionCookie({ role: "customer", accountId: "a", expires }, "another secret, long enough"),
  nonsense: "nonsense",
} satisfies Record<string, string | undefined>;

function sign(value: SessionCookie): string {
  return signSessionCookie(value, SECRET);
}

/** Returns the redirect for `who`, or null when the page is served. */
function go(who: keyof typeof cookies, path: string): string | null {
  const cookie = cookies[who];
  const headers: HeadersInit = cookie ? { cookie: `${SESSION_COOKIE}=${encodeURIComponent(cookie)}` } : {};
  const response = middleware(new NextRequest(ORIGIN + path, { headers }));
  const location = response.headers.get("location");
  if (location === null) {
    expect(response.headers.get("x-middleware-next")).toBe("1");
    return null;
  }
  expect(response.status).toBe(307);
  const url = new URL(location);
  expect(url.origin).toBe(ORIGIN);
  return url.pathname + url.search;
}

const SIGN_IN = ["/login", "/register", "/vendor/login", "/vendor/register", "/operator/login"];
const NOT_SIGNED_IN = ["guest", "expired", "forged", "nonsense"] as const;

test.each(NOT_SIGNED_IN)(
  "%s on a customer page signs in first, and returns to the same path and query",
  (who) => {
    expect(go(who, "/user/manage-orders?page=2&searchBy=a%26b")).toBe(
      "/login?returnUrl=%2Fuser%2Fmanage-orders%3Fpage%3D2%26searchBy%3Da%2526b&notice=login-first",
    );
    expect(go(who, "/user")).toBe("/login?returnUrl=%2Fuser&notice=login-first");
  },
);

test.each(NOT_SIGNED_IN)(
  "%s on the vendor dashboard signs in first, but may see a product's preview",
  (who) => {
    expect(go(who, "/vendor/dashboard")).toBe("/vendor/login?returnUrl=%2Fvendor%2Fdashboard");
    expect(go(who, "/vendor/dashboard/orders/approve")).toBe(
      "/vendor/login?returnUrl=%2Fvendor%2Fdashboard%2Forders%2Fapprove",
    );
    expect(go(who, "/vendor/dashboard/product/preview?id=1")).toBeNull();
    expect(go(who, "/vendor/dashboard/product/preview/more")).not.toBeNull();
  },
);

test("serves each role its own area", () => {
  expect(go("customer", "/user/cart-summary")).toBeNull();
  expect(go("vendor", "/vendor/dashboard/orders")).toBeNull();
});

test("redirects a vendor on customer pages to the vendor dashboard", () => {
  expect(go("vendor", "/user/cart-summary")).toBe("/vendor/dashboard?notice=vendor-signed-in");
});

test("the guest cart is only for guests: a couple goes to its own cart, a vendor to the dashboard", () => {
  for (const who of NOT_SIGNED_IN) expect(go(who, "/cart")).toBeNull();
  expect(go("customer", "/cart")).toBe("/user/cart-summary");
  expect(go("vendor", "/cart")).toBe("/vendor/dashboard?notice=vendor-signed-in");
  expect(go("operator", "/cart")).toBe("/");
});

test("redirects a customer on vendor pages to the customer dashboard", () => {
  for (const path of ["/vendor/dashboard", "/vendor/dashboard/product/preview"]) {
    expect(go("customer", path)).toBe("/user/dashboard/my-wedding?notice=customer-signed-in");
  }
});

test("opens the console to operators only", () => {
  expect(go("operator", "/operator/vendors?status=pending")).toBeNull();
  expect(go("vendor", "/operator")).toBe("/vendor/dashboard?notice=vendor-signed-in");
  expect(go("customer", "/operator/audit")).toBe("/user/dashboard/my-wedding?notice=customer-signed-in");
  for (const who of NOT_SIGNED_IN)
    expect(go(who, "/operator/audit?page=2")).toBe(
      "/operator/login?returnUrl=%2Foperator%2Faudit%3Fpage%3D2",
    );
});

test("redirects an operator from both areas", () => {
  expect(go("operator", "/user/profile")).toBe("/operator");
  expect(go("operator", "/vendor/dashboard")).toBe("/operator");
});

test.each(SIGN_IN)("%s is for those who are not signed in", (path) => {
  for (const who of ["customer", "vendor"] as const) {
    expect(go(who, `${path}?returnUrl=https://evil.example`)).toBe("/");
  }
  expect(go("operator", `${path}?returnUrl=https://evil.example`)).toBe("/operator");
  for (const who of NOT_SIGNED_IN) expect(go(who, path)).toBeNull();
});

test("serves recovery and mailed links to every visitor", () => {
  const paths = [
    "/forgot-password",
    "/reset-password",
    "/verify-email",
    "/link-social",
    "/vendor/password-reset",
  ];
  for (const path of paths) {
    for (const who of ["guest", "customer", "vendor"] as const) expect(go(who, `${path}?token=x`)).toBeNull();
  }
});

test("redirects a signed-in couple from the vendor's password page, which others may use", () => {
  const path = "/vendor/password-reset";
  expect(go("customer", path)).toBe("/user/dashboard/my-wedding?notice=customer-signed-in");
  for (const who of ["guest", "vendor"] as const) expect(go(who, path)).toBeNull();
});

test("a saved path keeps its query and adds no parameter", () => {
  const target = go("guest", "/user/profile?a=1&notice=session-expired&returnUrl=https://evil.example");
  const url = new URL(target ?? "", ORIGIN);
  expect(url.pathname).toBe("/login");
  expect(url.searchParams.getAll("notice")).toEqual(["login-first"]);
  expect(url.searchParams.getAll("returnUrl")).toEqual([
    "/user/profile?a=1&notice=session-expired&returnUrl=https://evil.example",
  ]);
});

test("treats every visitor as a guest without a secret", () => {
  delete process.env.SESSION_SECRET;
  expect(go("customer", "/user/profile")).toMatch(/^\/login/);
  process.env.SESSION_SECRET = SECRET;
});

test("runs for protected and sign-in pages only, on Node", () => {
  expect(config.runtime).toBe("nodejs");
  const reset = "/vendor/password-reset";
  const guarded = ["/user/:path*", "/vendor/dashboard/:path*", "/operator/:path*", "/cart"];
  const signIn = SIGN_IN.filter((path) => path !== "/operator/login");
  expect(config.matcher).toEqual([...guarded, ...signIn, reset]);
});
