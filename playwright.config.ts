import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { ORIGIN, PORT } from "./e2e/support/server/place";
import { findChromium, findHeadlessShell } from "./scripts/lib/chromium.mjs";

/** These specs sign in with demo accounts. Sessions, carts and orders are shared, so they run one after another. */
const ON_DEMO_ACCOUNTS =
  /(attacks|demo-shop|guards|headers|keyboard-sale|post-login|promo|public|session|sign-in-pages|signed-in-axe|social)\.spec\.ts$/;

/** Specs in which the window must lose focus or stay untouched. The headless shell's window never does either. */
const IN_A_WINDOW = /site\/(documents|toasts)\.spec\.ts$/;

/** Returns a project whose tests run in the Chromium at `executablePath`, or in the one that Playwright installed. */
function chromium(executablePath: string | undefined, channel?: string): PlaywrightTestConfig["use"] {
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Optimising costs more time than it saves on pages that live for seconds.
    "--js-flags=--no-opt,--no-maglev",
  ];
  return executablePath ? { launchOptions: { executablePath, args } } : { channel, launchOptions: { args } };
}

/** Starts first: started last, it would keep one worker busy while the others idle. */
const LONGEST = /sale\/whole-shop\.spec\.ts$/;

/** Real Chromium against the production build, with a database of its own. */
export default defineConfig({
  testDir: "e2e",
  timeout: 150_000,
  expect: { timeout: 15_000 },
  // One more worker than a small machine has cores, because tests mostly wait for mails, jobs and the clock.
  workers: 3,
  globalTeardown: "./e2e/support/server/check-books.ts",
  projects: [
    // Listed in starting order: the longest, a single chain of tests, and those that wait for toasts.
    { name: "longest first", testMatch: LONGEST, use: chromium(findHeadlessShell()) },
    {
      name: "demo accounts",
      testMatch: ON_DEMO_ACCOUNTS,
      workers: 1,
      use: chromium(findHeadlessShell()),
    },
    { name: "in a window", testMatch: IN_A_WINDOW, use: chromium(findChromium(), "chromium") },
    {
      name: "own accounts",
      testIgnore: [ON_DEMO_ACCOUNTS, IN_A_WINDOW, LONGEST],
      use: chromium(findHeadlessShell()),
    },
  ],
  forbidOnly: !!process.env.CI,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: ORIGIN,
    // A guest who has closed the promo popup. The popup's own test starts without this state.
    storageState: {
      cookies: [],
      origins: [{ origin: ORIGIN, localStorage: [{ name: "pp_dismiss", value: "true" }] }],
    },
    // Tests can't intercept requests that a service worker answers.
    serviceWorkers: "block",
    // Recording costs time, so it is off by default. Run `TRACE=1 npx playwright test` to investigate a failure.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  webServer: {
    command: "node --import tsx e2e/support/server/serve.ts",
    url: `${ORIGIN}/readyz`,
    // Drawing the demo pictures takes a minute, longer on a busy machine.
    timeout: 400_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    env: { PORT: String(PORT), NODE_ENV: "production", LOG_LEVEL: "warn" },
  },
});
