import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { ORIGIN, PORT } from "./e2e/support/server/place";
import { findChromium, findHeadlessShell } from "./scripts/lib/chromium.mjs";

/** Where demo accounts sign in: their sessions, carts and orders are shared, so that these go one after the other. */
const ON_DEMO_ACCOUNTS =
  /(attacks|demo-shop|guards|headers|keyboard-sale|post-login|promo|public|session|sign-in-pages|signed-in-axe|social)\.spec\.ts$/;

/** Where the window must lose the focus, or be untouched: the headless shell's never is. */
const IN_A_WINDOW = /site\/(documents|toasts)\.spec\.ts$/;

/** Tests that run in Chromium at `executablePath`, or in what Playwright itself has installed. */
function chromium(executablePath: string | undefined, channel?: string): PlaywrightTestConfig["use"] {
  const args = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Optimising takes longer than it saves in pages that live for seconds.
    "--js-flags=--no-opt,--no-maglev",
  ];
  return executablePath ? { launchOptions: { executablePath, args } } : { channel, launchOptions: { args } };
}

/** Starts first: at the end one worker would be alone with it. */
const LONGEST = /sale\/whole-shop\.spec\.ts$/;

/** Real Chromium on the built product, with data of its own. */
export default defineConfig({
  testDir: "e2e",
  timeout: 150_000,
  expect: { timeout: 15_000 },
  // One more than the cores of a small machine: tests wait for mails, jobs and the clock.
  workers: 3,
  globalTeardown: "./e2e/support/server/check-books.ts",
  projects: [
    // In the order in which they start: the longest, one chain of tests, and those that wait for toasts.
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
    // A guest who has shut the promo popup; the test of the popup itself starts without.
    storageState: {
      cookies: [],
      origins: [{ origin: ORIGIN, localStorage: [{ name: "pp_dismiss", value: "true" }] }],
    },
    // Tests that intercept requests do not see those that a service worker serves.
    serviceWorkers: "block",
    // Recording costs time: `TRACE=1 npx playwright test` when a failure has to be understood.
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
