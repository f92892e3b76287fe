import type { Page } from "@playwright/test";
import { SESSION_COOKIE } from "@/lib/session/session-cookie";
import { COUPLE, PASSWORD, VENDOR, VENDOR_NAME } from "@/e2e/support/account/accounts";
import type { Role } from "@/e2e/support/account/api";
import { at } from "@/e2e/support/server/place";
import { addForFreeDay, emptyCart, firstProductOf, signInBuyer } from "@/e2e/support/sale/purchases";
import { fillSignIn, openAs, openBlank, SIGN_IN_PAGE, signIn } from "@/e2e/support/account/sign-in";
import { expect, type OpenPage, test } from "@/e2e/support/test";

/** Known open-redirect and script payloads. */
const HOSTILE = [
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https:evil.example",
  "https://evil.example/user/profile",
  "javascript:alert(1)",
  "data:text/html,x",
  "%2f%2fevil.example",
  "/%2f%2fevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/%09/evil.example",
  "/.//evil.example",
  "/user/..//evil.example",
  "@evil.example",
  "/@evil.example",
  "http://127.0.0.1@evil.example",
];
/** One of each kind, tested through the whole sign-in. */
const TRIED_WHOLE = ["//evil.example", "/\\evil.example", "https:evil.example", "javascript:alert(1)"];

/** Opens a page that records every request to another site and every dialog. */
async function watchedPage(openPage: OpenPage): Promise<{ page: Page; strayed: string[] }> {
  // Landing on a nonexistent path of our own site is safe.
  const page = await openPage({ allowedErrors: [/404 \(Not Found\)/] });
  const strayed: string[] = [];
  await page.context().route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => {
      strayed.push(route.request().url());
      return route.abort();
    },
  );
  page.on("dialog", (dialog) => {
    strayed.push(dialog.message());
    void dialog.dismiss();
  });
  return { page, strayed };
}

const isOurs = ({ hostname }: URL) => hostname === "127.0.0.1";

for (const { role, email, home, found } of [
  { role: "customer", email: COUPLE, home: "/vendor", found: HOSTILE },
  { role: "vendor", email: VENDOR, home: "/vendor/dashboard", found: TRIED_WHOLE },
] satisfies { role: Role; email: string; home: string; found: string[] }[]) {
  test(`no returnUrl redirects a ${role} to another site on signing in`, async ({ openPage }) => {
    for (const value of TRIED_WHOLE) {
      const { page, strayed } = await watchedPage(openPage);
      await signIn(page, role, email, { search: `?returnUrl=${encodeURIComponent(value)}` });
      await expect(page).toHaveURL(at(home));
      expect([value, strayed]).toEqual([value, []]);
    }
  });

  test(`no returnUrl redirects a ${role} whose session is restored on the sign-in page`, async ({
    openPage,
  }) => {
    const { page, strayed } = await watchedPage(openPage);
    await openAs(page, role, email, home);
    for (const value of found) {
      // Without the cookie, the page refreshes the tokens and then redirects.
      await page.context().clearCookies({ name: SESSION_COOKIE });
      await openBlank(page);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`${SIGN_IN_PAGE[role]}?returnUrl=${encodeURIComponent(value)}`);
      await expect(page).not.toHaveURL(/\/login/);
      await page.waitForLoadState();
      expect([value, strayed, isOurs(new URL(page.url()))]).toEqual([value, [], true]);
    }
  });
}

test("a saved path in the other role's area is not followed", async ({ openPage }) => {
  for (const [role, email, other, path] of [
    ["customer", COUPLE, "/vendor/dashboard/orders", "/vendor"],
    ["vendor", VENDOR, "/user/profile", "/vendor/dashboard"],
  ] as const) {
    const page = await openPage();
    await signIn(page, role, email, { search: `?returnUrl=${encodeURIComponent(other)}` });
    await expect(page).toHaveURL(({ pathname, search }) => pathname + search === path);
  }
});

/** components/identity/auth/post-login.test.ts covers the other destinations. */
test("what a guest put into the cart is still there after signing in", async ({ request, openPage }) => {
  const buyer = await signInBuyer(request, COUPLE);
  await emptyCart(buyer);
  const product = await firstProductOf(buyer, VENDOR_NAME);
  const day = await addForFreeDay(buyer, product, 330);
  await emptyCart(buyer);

  const page = await openPage();
  const path = `/vendor-detail/${product.vendor.id}`;
  await page.goto(path);
  const item = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: product.productTitle }) });
  await item.getByText("Choose").click();
  await item.getByLabel("Event date").fill(day);
  await item.getByRole("button", { name: "Add to cart" }).click();
  const notice = page.getByRole("dialog", { name: "Added to your cart" });
  await notice.getByRole("button", { name: "Keep looking" }).click();
  await expect(notice).toHaveCount(0);
  await expect(item.getByRole("link", { name: "Go to the cart" })).toBeVisible();

  await page.goto(`/login?returnUrl=${encodeURIComponent(path)}`);
  await fillSignIn(page, COUPLE, PASSWORD);
  const merged = page.waitForResponse((answer) => answer.url().endsWith("/cart/merge"));
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  expect((await merged).status()).toBe(200);
  await expect(page).toHaveURL(/\/vendor-detail\//);
  await expect(
    page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Cart, 1 item" }),
  ).toBeVisible();
  await emptyCart(buyer);
});
