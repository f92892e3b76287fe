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
import { STORED_STATE_KEY } from "@/store/storage";
import { fillSignIn, PASSWORD } from "./accounts";

export type Role = "customer" | "vendor";
/** Cookies and storage of a browser in which somebody has signed in. */
export type Kept = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Mei Lin & Arjun, who have orders; and the vendor that no other test has to do with. */
export const MEI_LIN = "couple@sayang.test";
export const STUDIO = "vendor2@sayang.test";
export const STUDIO_NAME = "Kopi & Light Studio";

export const SIGN_IN_PAGE: Record<Role, string> = { customer: "/login", vendor: "/vendor/login" };
export const EXPIRED = "Session has expired. Please Log in again.";

/** By the sign-in page, as it stands with `search`; ends on the page that follows. */
export async function signIn(page: Page, role: Role, email: string, search = ""): Promise<void> {
  await page.goto(SIGN_IN_PAGE[role] + search);
  await fillSignIn(page, email);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs in once, for contexts that are opened from what is kept. */
export async function keepSignedIn(browser: Browser, role: Role, email: string): Promise<Kept> {
  const context = await browser.newContext();
  await signIn(await context.newPage(), role, email);
  const kept = await context.storageState();
  await context.close();
  return kept;
}

/** Ends every session of the account from somewhere else. */
export async function endEverySession(request: APIRequestContext, role: Role, email: string): Promise<void> {
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

/** Puts an access token in storage that the server refuses, as it would an old one. The refresh token stays good. */
export async function spoilAccessToken(page: Page): Promise<void> {
  const spoilt = CryptoJS.AES.encrypt("spoilt.access.token", STORAGE_KEY).toString();
  await page.evaluate(
    ([key, accessToken]) => {
      const state = JSON.parse(localStorage.getItem(key) ?? "") as { auth: string };
      const auth = { ...(JSON.parse(state.auth) as object), accessToken };
      localStorage.setItem(key, JSON.stringify({ ...state, auth: JSON.stringify(auth) }));
    },
    [STORED_STATE_KEY, spoilt] as const,
  );
}

/** Follows a link of ours as the router does, without loading the page anew. */
export async function pushRoute(page: Page, path: string): Promise<void> {
  type Routed = { next?: { router?: { push(path: string): void } } };
  await page.waitForFunction(() => Boolean((window as Routed).next?.router));
  await page.evaluate((to) => (window as Routed).next?.router?.push(to), path);
}

export const toast = (page: Page, message: string): Locator =>
  page.getByRole("alert").filter({ hasText: message });

/** Collects the address of every call of the page's that ends in `path`. */
export function callsTo(context: BrowserContext, path: string): string[] {
  const calls: string[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) calls.push(`${request.method()} ${request.url()}`);
  });
  return calls;
}
