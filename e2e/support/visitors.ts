import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import CryptoJS from "crypto-js";
import type { Envelope } from "@/contracts/envelope";
import { STORED_STATE_KEY } from "@/store/storage/storage";
import { fillSignIn, PASSWORD } from "./accounts";
import { waitUntilMounted } from "./alive";

export type Role = "customer" | "vendor";
/** Cookies and storage of a signed-in browser. */
export type Kept = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Mei Lin & Arjun, who have orders; and a vendor that no other test uses. */
export const MEI_LIN = "couple@sayang.test";
export const STUDIO = "vendor2@sayang.test";
export const STUDIO_NAME = "Kopi & Light Studio";

export const SIGN_IN_PAGE: Record<Role, string> = { customer: "/login", vendor: "/vendor/login" };
export const EXPIRED = "Session has expired. Please Log in again.";

/** Signs in on the sign-in page, opened with `search`; resolves on the page that follows. */
export async function signIn(page: Page, role: Role, email: string, search = ""): Promise<void> {
  await page.goto(SIGN_IN_PAGE[role] + search);
  await fillSignIn(page, email);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs in once. Returns the state to open contexts with. */
export async function keepSignedIn(browser: Browser, role: Role, email: string): Promise<Kept> {
  const context = await browser.newContext();
  await signIn(await context.newPage(), role, email);
  const kept = await context.storageState();
  await context.close();
  return kept;
}

/** Ends every session of the account from elsewhere. */
export async function revokeAllSessions(
  request: APIRequestContext,
  role: Role,
  email: string,
): Promise<void> {
  const login = await request.post(`/api/v1/${role === "customer" ? "user" : "vendor"}/auth/login`, {
    data: { email, password: PASSWORD },
  });
  const { data } = (await login.json()) as Envelope<{ tokens: { access: { token: string } } }>;
  const ended = await request.post("/api/v1/auth/logout-everywhere", {
    headers: { authorization: `Bearer ${data.tokens.access.token}` },
  });
  expect(ended.ok()).toBe(true);
}

const STORAGE_KEY = process.env.NEXT_PUBLIC_STORAGE_KEY || "sayang-local-storage";

/**
 * Stores an access token that the server refuses, like an expired one. The refresh token stays valid. Returns the state
 * as stored, which other tabs receive a moment later.
 */
export async function corruptAccessToken(page: Page): Promise<string> {
  const spoilt = CryptoJS.AES.encrypt("spoilt.access.token", STORAGE_KEY).toString();
  return page.evaluate(
    ([key, accessToken]) => {
      const state = JSON.parse(localStorage.getItem(key) ?? "") as { auth: string };
      const auth = { ...(JSON.parse(state.auth) as object), accessToken };
      const text = JSON.stringify({ ...state, auth: JSON.stringify(auth) });
      localStorage.setItem(key, text);
      return text;
    },
    [STORED_STATE_KEY, spoilt] as const,
  );
}

/** Navigates by Next's router, without reloading the page. */
export async function pushRoute(page: Page, path: string): Promise<void> {
  type Routed = { next?: { router?: { push(path: string): void } } };
  // Public pages load the router at the first sign of intent.
  await page.keyboard.press("Shift");
  await waitUntilMounted(page);
  await page.evaluate((to) => (window as Routed).next?.router?.push(to), path);
}

export const toast = (page: Page, message: string): Locator =>
  page.getByRole("alert").filter({ hasText: message });

/** Records the URL of every call by the page that ends in `path`. */
export function callsTo(context: BrowserContext, path: string): string[] {
  const calls: string[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) calls.push(`${request.method()} ${request.url()}`);
  });
  return calls;
}
