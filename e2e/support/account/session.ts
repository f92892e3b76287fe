import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import CryptoJS from "crypto-js";
import { STORED_STATE_KEY } from "@/store/storage/storage";
import { waitUntilMounted } from "@/e2e/support/page/alive";
import { apiAs, type Role } from "@/e2e/support/account/api";

export const EXPIRED = "Session has expired. Please Log in again.";

/** Ends every session of the account from another device. */
export async function revokeAllSessions(
  request: APIRequestContext,
  role: Role,
  email: string,
): Promise<void> {
  const { call } = await apiAs(request, role, email);
  await call("POST", "/auth/logout-everywhere");
}

const STORAGE_KEY = process.env.NEXT_PUBLIC_STORAGE_KEY || "sayang-local-storage";

/**
 * Stores an access token that the server refuses, like an expired one. The refresh token stays valid. Returns the
 * stored state, which other tabs receive a moment later.
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

/** Navigates with Next's router, without reloading the page. */
export async function pushRoute(page: Page, path: string): Promise<void> {
  type Routed = { next?: { router?: { push(path: string): void } } };
  // Public pages load the router at the first sign of intent.
  await page.keyboard.press("Shift");
  await waitUntilMounted(page);
  await page.evaluate((to) => (window as Routed).next?.router?.push(to), path);
}

/** Records the URL of every call by the page that ends in `path`. */
export function callsTo(context: BrowserContext, path: string): string[] {
  const calls: string[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) calls.push(`${request.method()} ${request.url()}`);
  });
  return calls;
}
