import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import type { SavedIds } from "@/contracts/catalogue/wishlist";
import type { Cart } from "@/contracts/sale/cart";
import { sessionSeconds } from "@/lib/session/session-cookie";
import { authReducer, sealTokens, signedIn } from "@/store/slices/auth-slice";
import { cartReducer } from "@/store/slices/cart-slice";
import { SAVED_KEY, STORED_STATE_KEY, USER_ID_COOKIE } from "@/store/storage/storage";
import { PASSWORD } from "@/e2e/support/account/accounts";
import { waitUntilMounted } from "@/e2e/support/page/alive";
import { apiOf, logIn, type Role } from "@/e2e/support/account/api";
import { ORIGIN } from "@/e2e/support/server/place";

export const SIGN_IN_PAGE: Record<Role, string> = { customer: "/login", vendor: "/vendor/login" };

/** Fills in the open sign-in form, on its page or in the popup. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  // The promo popup's field is in every public page.
  await page.getByLabel("Email address").filter({ visible: true }).first().fill(email);
  await page.getByLabel("Password", { exact: true }).first().fill(password);
}

/** Fills in and submits the form of the open sign-in page. */
export async function submitSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await fillSignIn(page, email, password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
}

/**
 * Signs in through the form, opened with `search`, and resolves on the page that follows. For tests of signing in;
 * others start with `openAs`.
 */
export async function signIn(
  page: Page,
  role: Role,
  email: string,
  { search = "", password = PASSWORD } = {},
): Promise<void> {
  await page.goto(SIGN_IN_PAGE[role] + search);
  await submitSignIn(page, email, password);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Opens `path` in a signed-in browser, in the state that the form would leave. Much faster than `signIn`. */
export async function openAs(page: Page, role: Role, email: string, path: string): Promise<void> {
  const [entries] = await Promise.all([startSession(page.context(), role, email), openBlank(page)]);
  await page.evaluate((stored) => {
    for (const { name, value } of stored) localStorage.setItem(name, value);
  }, entries);
  await page.goto(path);
  expect(new URL(page.url()).pathname, "no redirect").toBe(path.split(/[?#]/, 1)[0]);
  await waitUntilMounted(page);
}

/** Opens an empty document of the site, which has its storage and cookies but runs none of its scripts. */
export async function openBlank(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route("/blank", (route) => route.fulfill({ contentType: "text/html", body }), { times: 1 });
  await page.goto("/blank");
}

/** Cookies and storage of a signed-in browser. */
export type Kept = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Signs in once. Returns the state for opening contexts. */
export async function keepSignedIn(browser: Browser, role: Role, email: string): Promise<Kept> {
  const context = await browser.newContext();
  const stored = await startSession(context, role, email);
  const { cookies, origins } = await context.storageState();
  await context.close();
  const before = origins.find(({ origin }) => origin === ORIGIN)?.localStorage ?? [];
  return { cookies, origins: [{ origin: ORIGIN, localStorage: [...before, ...stored] }] };
}

type Entry = { name: string; value: string };

/** Signs in through the API and sets the cookies. Returns what the sign-in page puts into local storage. */
async function startSession(context: BrowserContext, role: Role, email: string): Promise<Entry[]> {
  const { tokens, userData } = await logIn(context.request, role, email);
  await context.addCookies([
    {
      name: USER_ID_COOKIE,
      value: userData.id,
      sameSite: "Lax" as const,
      // Cookies ignore ports, so this works on a second server, too.
      domain: new URL(ORIGIN).hostname,
      path: "/",
      expires: Math.floor(Date.now() / 1000) + sessionSeconds(role),
    },
  ]);
  const { call } = apiOf(context.request, tokens.access.token);
  const [cart, saved] =
    role === "customer"
      ? await Promise.all([call<Cart>("GET", "/cart?fromCart=false"), call<SavedIds>("GET", "/wishlist/ids")])
      : [];
  const slices = {
    auth: authReducer(undefined, signedIn({ ...sealTokens(tokens), userData })),
    cart: { ...cartReducer(undefined, { type: "" }), ...(cart && { cartCount: cart.cartCount }) },
    _persist: { version: 1, rehydrated: true },
  };
  const texts = Object.entries(slices).map(([key, slice]) => [key, JSON.stringify(slice)]);
  const state = { name: STORED_STATE_KEY, value: JSON.stringify(Object.fromEntries(texts)) };
  return saved ? [state, { name: SAVED_KEY, value: JSON.stringify(saved) }] : [state];
}

/** Logs out through the menu in the header. */
export async function logOut(page: Page): Promise<void> {
  const account = page.getByRole("banner").getByRole("navigation", { name: "Account" });
  // By keyboard, because a toast may cover it.
  await account.locator("summary").press("Enter");
  await account.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(account).toBeVisible();
  await expect(account.locator("summary[aria-label^='Hi, ']")).toHaveCount(0);
  // The page being left may navigate once more, which would abort the test's next step.
  await page.waitForLoadState("networkidle");
}
