import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "@/scripts/lib/chromium.mjs";

/** Starts Chromium: the system's, or the one that Playwright downloaded. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
}

const DOORS = {
  customer: { login: "/login", home: "/user/dashboard/my-wedding" },
  vendor: { login: "/vendor/login", home: "/vendor/dashboard" },
} as const;

/** Signs a demo couple or vendor in on its login page. */
export async function signIn(
  page: Page,
  origin: string,
  email: string,
  password: string,
  role: keyof typeof DOORS = "customer",
): Promise<void> {
  const { login, home } = DOORS[role];
  // esbuild wraps functions passed to the page in a helper, which the page lacks.
  await page.context().addInitScript("globalThis.__name ??= (named) => named");
  await page.goto(`${origin}${login}?returnUrl=${encodeURIComponent(home)}`);
  await page.getByLabel("Email address").first().fill(email);
  await page.getByLabel("Password", { exact: true }).first().fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await page.waitForURL(origin + home);
}

/** Calls the API as the account. */
export async function openApi(origin: string, email: string, password: string) {
  let token = "";
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${origin}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    const { data, message } = (await answer.json()) as { data: T; message: string };
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${message}`);
    return data;
  };
  type Session = { tokens: { access: { token: string } } };
  token = (await call<Session>("POST", "/user/auth/login", { email, password })).tokens.access.token;
  return call;
}
