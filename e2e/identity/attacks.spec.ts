import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext, Page } from "@playwright/test";
import type { TokenPair } from "@/contracts/identity/auth";
import type { Cart } from "@/contracts/sale/cart";
import type { Envelope } from "@/contracts/envelope";
import type { PlacedCheckout } from "@/contracts/sale/order/order";
import {
  categoryIds,
  COUPLE,
  newAddress,
  newPhone,
  PASSWORD,
  VENDOR,
  VENDOR_NAME,
  verifyAddress,
} from "@/e2e/support/account/accounts";
import { linkIn, mailTo } from "@/e2e/support/account/mail";
import { operator } from "@/e2e/support/server/operator";
import { ORIGIN } from "@/e2e/support/server/place";
import { addForFreeDay, firstProductOf, pay, signInBuyer } from "@/e2e/support/sale/purchases";
import { startSecondServer } from "@/e2e/support/server/second-server";
import { openAs, signIn } from "@/e2e/support/account/sign-in";
import { expect, type OpenPage, test } from "@/e2e/support/test";

/** Payloads that run, or render as something else, wherever they are not treated as plain text. */
const IMAGE = "<img src=x onerror=alert(1)>";
const SCRIPT = "</script><script>alert(2)</script>";
const TEMPLATE = "{{7*7}}${7*7}<%= 7*7 %>";

const post = async (request: APIRequestContext, path: string, data: unknown): Promise<void> => {
  const answer = await request.post(`/api/v1${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
};

/**
 * Opens a page that records dialogs and violations of the content security policy. An attack must not run, and must not
 * be stopped by the policy alone.
 */
async function watchedPage(openPage: OpenPage, allowedErrors: RegExp[] = []) {
  const page = await openPage({ allowedErrors });
  const context = page.context();
  const ran: string[] = [];
  await context.exposeFunction("noteViolation", (what: string) => ran.push(what));
  await context.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (window as unknown as { noteViolation(what: string): void }).noteViolation(
        `${violatedDirective} ${blockedURI}`,
      ),
    ),
  );
  page.on("dialog", (dialog) => {
    ran.push(`${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { page, ran };
}

/** Expects the payloads to be shown as text, without becoming markup. */
async function showsAsText(page: Page, ...payloads: string[]): Promise<void> {
  for (const payload of payloads)
    await expect(page.getByText(payload).filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator("img[src='x'], [onerror]")).toHaveCount(0);
  const inline = await page.locator("script:not([src])").allTextContents();
  expect(inline.filter((source) => /^\s*alert\(/.test(source))).toEqual([]);
}

async function registerHostileCouple(request: APIRequestContext): Promise<string> {
  const email = newAddress("hostile");
  await post(request, "/user/auth/register", {
    email,
    password: PASSWORD,
    firstName: IMAGE,
    lastName: SCRIPT + TEMPLATE,
    countryCode: "+65",
    phone: newPhone(),
    isPrivacyAndTerms: true,
  });
  await verifyAddress(request, email);
  return email;
}

/** Registers and approves a vendor. Returns its email address and its shop's path. */
async function registerHostileVendor(request: APIRequestContext, vendorName: string): Promise<string[]> {
  const email = newAddress("hostile-vendor");
  const username = email.split("@", 1)[0] ?? "";
  await post(request, "/vendor/auth/register", {
    sellerInfo: {
      vendorName,
      email,
      username,
      password: PASSWORD,
      profileSummary: SCRIPT + IMAGE,
      companyName: IMAGE,
      companyRegistrationNumber: "202012345K",
      phone: "67654321",
      streetAddress1: SCRIPT,
      buildingName: IMAGE,
      postCode: "427508",
    },
    businessOwner: {
      firstName: IMAGE,
      lastName: SCRIPT,
      email,
      phone: "91234567",
      isPrivacyAndTerms: true,
    },
    sellerOffering: { services: (await categoryIds(request)).slice(0, 2) },
    validationChecks: {},
  });
  expect(await operator("approve", email)).toContain("approved");
  return [email, `/vendor-detail/${username}`];
}

test("a couple's names and messages stay text on every page, its own and the vendor's", async ({
  request,
  openPage,
}) => {
  test.setTimeout(120_000);
  const email = await registerHostileCouple(request);
  const buyer = await signInBuyer(request, email);
  const product = await firstProductOf(buyer, VENDOR_NAME);
  await addForFreeDay(buyer, product, 420);
  const { total } = await buyer.call<Cart>("GET", "/cart?fromCart=true");
  const { checkoutId, orders } = await buyer.call<PlacedCheckout>("POST", "/order", {
    orderValue: total,
    weddingDate: null,
    contactPhone: "+65 8123 4567",
    contactName: IMAGE,
    comment: SCRIPT + TEMPLATE,
    termsAgreed: true,
  });
  await pay(buyer, checkoutId);
  const order = orders[0];

  const { page, ran } = await watchedPage(openPage);
  await signIn(page, "customer", email, { search: "?returnUrl=%2Fuser%2Fdashboard%2Fmy-wedding" });
  const greeting = page.getByRole("banner").getByRole("navigation", { name: "Account" }).locator("summary");
  await expect(greeting).toHaveAccessibleName(`Hi, ${IMAGE}`);
  await showsAsText(page, `Hi, ${IMAGE}`);
  await page.goto("/user/profile");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(IMAGE);
  await showsAsText(page, IMAGE);
  await page.goto(`/user/manage-orders/${order?.id}`);
  await showsAsText(page, IMAGE, TEMPLATE);
  for (const path of ["/user/manage-orders", "/vendor"]) {
    await page.goto(path);
    await showsAsText(page, `Hi, ${IMAGE}`);
  }
  // Pages around the cart have no greeting.
  await page.goto("/user/cart-summary");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await showsAsText(page);
  expect(ran).toEqual([]);

  const vendor = await watchedPage(openPage);
  await openAs(vendor.page, "vendor", VENDOR, "/vendor/dashboard");
  for (const path of ["", "/orders/approve", "/orders"]) {
    await vendor.page.goto(`/vendor/dashboard${path}`);
    await expect(vendor.page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await showsAsText(vendor.page);
  }
  await vendor.page.goto(`/vendor/dashboard/orders/${order?.id}`);
  await showsAsText(vendor.page, IMAGE, TEMPLATE);
  expect(vendor.ran).toEqual([]);
});

test("a vendor's names and texts stay text in its area, in search, on its page and in structured data", async ({
  request,
  openPage,
}) => {
  test.setTimeout(120_000);
  const mark = newAddress("x").slice(2, 10);
  const vendorName = `${mark} ${IMAGE}${SCRIPT}${TEMPLATE}`;
  const [email = "", path = ""] = await registerHostileVendor(request, vendorName);

  const { page, ran } = await watchedPage(openPage);
  await signIn(page, "vendor", email);
  await expect(
    page.getByRole("banner").getByRole("navigation", { name: "Account" }).locator("summary"),
  ).toHaveAccessibleName(`Hi, ${vendorName}`);
  await showsAsText(page, vendorName);
  await page.goto("/vendor/dashboard/settings/seller-info");
  await expect(page.getByRole("heading", { level: 1, name: "Vendor Profile" })).toBeVisible();
  await showsAsText(page, vendorName, SCRIPT);

  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(vendorName);
  await showsAsText(page, vendorName);
  expect(await page.title()).toContain(vendorName);
  const data = await page.locator("script[type='application/ld+json']").allTextContents();
  expect(data).toHaveLength(1);
  const graph = JSON.parse(data[0] ?? "") as { "@graph": { name?: string }[] };
  expect(graph["@graph"][0]?.name).toBe(vendorName);
  await page.goto(`/vendor?q=${mark}`);
  await showsAsText(page, vendorName);
  expect(ran).toEqual([]);
});

test("URL parameters are never treated as markup", async ({ request, openPage }) => {
  const { page, ran } = await watchedPage(openPage, [/status of 40[04]/]);
  const payload = `"'>${SCRIPT}${IMAGE}`;
  const said = encodeURIComponent(payload);
  for (const path of [
    `/vendor?q=${said}`,
    `/vendor?category=${said}&sort=${said}&page=${said}`,
    `/login?returnUrl=${said}&notice=${said}`,
    `/register?email=${said}&firstName=${said}&socialType=${said}&ref=${said}`,
    `/vendor/login?returnUrl=${said}`,
    `/reset-password?token=${said}`,
    `/verify-email?token=${said}`,
    `/vendor/password-reset?token=${said}`,
    `/vendor-detail/${said}`,
    `/${said}`,
  ]) {
    const html = await (await request.get(path)).text();
    expect.soft([path, html.includes(IMAGE), /<script>alert\(/.test(html)]).toEqual([path, false, false]);
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await showsAsText(page);
  }
  expect(ran).toEqual([]);
});

test("other sites cannot frame our pages", async ({ openPage }) => {
  const pages = ["/login", "/user/profile", "/vendor-detail/hotel-seri-melur", "/"];
  const frames = pages.map((path) => `<iframe src="${ORIGIN}${path}"></iframe>`).join("");
  const stranger = createServer((_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(`<h1>You have won</h1>${frames}`),
  );
  await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
  // A refused frame is logged as an error of the page that embeds it.
  const page = await openPage({
    allowedErrors: [/frame-ancestors|X-Frame-Options/i, /ERR_BLOCKED_BY_RESPONSE/],
  });
  await openAs(page, "customer", COUPLE, "/vendor");
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/frame-ancestors|X-Frame-Options/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(pages.length);
  for (const frame of page.frames().slice(1)) {
    expect(frame.url()).not.toContain(ORIGIN);
    await expect(frame.locator("main, header, form")).toHaveCount(0);
  }
  stranger.close();
});

test("the server logs no password, token or code at any log level", async ({ playwright }) => {
  test.setTimeout(120_000);
  const server = await startSecondServer({ LOG_LEVEL: "trace" });
  const request = await playwright.request.newContext({ baseURL: server.origin });
  const call = async <T = unknown>(path: string, data: object) => {
    const answer = await request.post(`/api/v1${path}`, { data });
    return ((await answer.json()) as Envelope<T>).data;
  };
  try {
    const email = newAddress("quiet");
    const secret = `Quiet#${crypto.randomUUID().slice(0, 8)}A`;
    const secrets = [secret, `${secret}!`];
    await call("/user/auth/register", {
      email,
      password: secret,
      firstName: "Mei",
      lastName: "Tan",
      countryCode: "+65",
      phone: newPhone(),
      isPrivacyAndTerms: true,
    });
    await call("/user/auth/login", { email, password: `${secret}!` });
    await call("/user/auth/login", { email, password: [secret] });
    const { tokens } = await call<{ tokens: TokenPair }>("/user/auth/login", { email, password: secret });
    secrets.push(tokens.access.token, tokens.refresh.token);
    await request.get("/api/v1/order?page=1", {
      headers: { authorization: `Bearer ${tokens.access.token}x` },
    });
    await call("/user/auth/forgot-password", { email });
    const mail = await mailTo(email, /password/i);
    const reset = new URL(linkIn(mail, "/reset-password")).searchParams.get("token") ?? "";
    secrets.push(reset);
    await request.get(`/reset-password?token=${encodeURIComponent(reset)}`);
    await call(`/user/auth/reset-password?token=${encodeURIComponent(reset)}`, { password: "weak" });
    const next = await call<TokenPair>("/auth/refresh", { refreshToken: tokens.refresh.token });
    secrets.push(next.access.token, next.refresh.token);
    await call("/auth/refresh", { refreshToken: tokens.refresh.token });
    await call("/auth/logout", { refreshToken: next.refresh.token });

    const written = server.output();
    expect(written).toContain("Sayang serves");
    for (const word of secrets) {
      expect(word.length).toBeGreaterThan(10);
      for (const form of [word, encodeURIComponent(word), Buffer.from(word).toString("base64")])
        expect(written.includes(form), `${word.slice(0, 6)}… stands in the log`).toBe(false);
    }
  } finally {
    await request.dispose();
    await server.stop();
  }
});
