import type { Page } from "@playwright/test";
import { COUPLE, MEI_LIN, PASSWORD, VENDOR } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { press, tabTo, typeInto } from "@/e2e/support/page/keyboard";
import { at } from "@/e2e/support/server/place";
import { fillSignIn } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const PAGES = [
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/reset-password?token=no-such-token",
  "/verify-email",
  "/vendor/login",
  "/vendor/register",
  "/vendor/password-reset",
  "/vendor/password-reset?token=no-such-token",
];

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`axe finds nothing serious on the sign-in pages at ${width} px`, async ({ openPage }) => {
    const viewport = { width, height };
    const page = await openPage({ viewport, allowedErrors: [/status of 400/] });
    for (const path of PAGES) {
      await page.goto(path);
      await check(page, path);
    }
    await page.goto("/login");
    await fillSignIn(page, COUPLE, "Wrong#2026");
    await submit(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Incorrect email or password" })).toBeVisible();
    await check(page, "a login that failed");
    await page.context().close();
  });
}

const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: "Login" });

for (const [path, email, home] of [
  ["/login", MEI_LIN, "/vendor"],
  ["/vendor/login", VENDOR, "/vendor/dashboard"],
] as const) {
  test(`${path} works by keyboard`, async ({ openPage }) => {
    const page = await openPage({ allowedErrors: [/status of 400/] });
    await page.goto(path);
    const [address, password] = [
      page.getByLabel("Email address"),
      page.getByLabel("Password", { exact: true }),
    ];
    await press(page, submit(page));
    await expect(address).toBeFocused();
    await expect(address).toHaveAccessibleDescription(/required/i);
    await typeInto(page, address, email);
    await expect(address).toHaveAttribute("autocomplete", "username");
    await typeInto(page, password, "Wrong#2026");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "Incorrect email or password" })).toBeVisible();
    await expect(address).toHaveValue(email);
    await expect(password).toHaveValue("Wrong#2026");

    await typeInto(page, password, PASSWORD);
    const show = page.getByRole("button", { name: /show password/i });
    await press(page, show, "Space");
    await expect(page.locator("input[name=password]")).toHaveAttribute("type", "text");
    await tabTo(page, page.locator("input[name=password]"), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(at(home));
    await page.context().close();
  });
}

test("a login that fails offline works when the network is back", async ({ openPage }) => {
  const page = await openPage({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });
  await page.goto("/login");
  await fillSignIn(page, COUPLE);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await submit(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Error occured please try again!" })).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
  await page.context().setOffline(false);
  await submit(page).click();
  await expect(page).toHaveURL(at("/vendor"));
});

test("a page whose scripts do not load says so, and works once reloaded", async ({ openPage }) => {
  const page = await openPage({ allowedErrors: [/ERR_FAILED/] });
  const incomplete = page.getByRole("alert").filter({ hasText: "This page didn’t load completely." });
  const losing = async (go: () => Promise<unknown>) => {
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await go();
    await expect(incomplete).toBeVisible();
    await page.unroute("**/_next/static/**/*.js");
    await incomplete.getByRole("link", { name: "Reload the page" }).click();
  };
  for (const path of ["/register", "/vendor/login"]) await losing(() => page.goto(path));
  await losing(() => page.goto("/login?returnUrl=%2Fuser%2Fmanage-orders"));
  await fillSignIn(page, COUPLE);
  await submit(page).click();
  await expect(page).toHaveURL(at("/user/manage-orders"));
  await losing(() => page.reload());
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(incomplete).toHaveCount(0);
});
