import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { newAddress, registerCouple } from "@/e2e/support/account/accounts";
import { mailTo } from "@/e2e/support/account/mail";
import { signIn } from "@/e2e/support/account/sign-in";
import { toast } from "@/e2e/support/messages";
import { check } from "@/e2e/support/page/axe";
import { fillCheckout } from "@/e2e/support/sale/checkout";
import { operatorOf } from "@/e2e/support/server/operator";
import { type SecondServer, startSecondServer } from "@/e2e/support/server/second-server";
import { payAndDeliver } from "@/e2e/support/shop/aftermath";
import { fillApplication } from "@/e2e/support/shop/application";
import { button, DASHBOARD, main, picture, type Shop } from "@/e2e/support/shop/open-shop";
import { connectPayouts } from "@/e2e/support/shop/profile";
import { approveSale, fillCart, payWith } from "@/e2e/support/shop/sale";
import { expect, test } from "@/e2e/support/test";
import { stopPostgres } from "@/tools/postgres/stop-postgres";

const dataDir = mkdtempSync(path.join(tmpdir(), "sayang-empty-market-"));
const operator = operatorOf(dataDir);
const METRICS_TOKEN = "a-token-of-this-market";
/** No demo data, and no process that draws its pictures. */
const settings = { DATA_DIR: dataDir, PICTURE_DRAWER: "", METRICS_TOKEN };
let server: SecondServer;
let worker: SecondServer | undefined;
test.beforeAll(async () => {
  server = await startSecondServer({ ...settings, ROLE: "web" });
});
test.afterAll(async () => {
  await worker?.stop();
  await server.stop();
  await stopPostgres({ dataDir: path.join(dataDir, "postgres") });
  rmSync(dataDir, { recursive: true, force: true });
});

// A wrong password gets a 400, which the browser logs.
test.use({ allowedErrors: [/status of 400/] });

const TITLE = "Garden dinner";
const APPLIED =
  "Vendor Registration successfully submitted. Your application will be processed at the earliest (estimated 24-48 hours)";

/** Expects that no section has a heading with nothing below it. */
async function expectNoHollowSections(page: Page): Promise<void> {
  const hollow = await main(page)
    .locator("section")
    .evaluateAll((sections) =>
      sections
        .filter((section) => section.querySelectorAll("a, button, input, p, li").length === 0)
        .map((section) => section.textContent),
    );
  expect(hollow).toEqual([]);
}

/** Expects that the application's mail waits, because no server runs jobs, and starts one that does. */
async function startWorker(): Promise<void> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const figures = await (await fetch(`${server.origin}/metrics`, { headers })).text();
  expect(figures).toMatch(/sayang_mails\{state="queued"\} [1-9]/);
  worker = await startSecondServer({ ...settings, ROLE: "worker", APP_ORIGIN: server.origin });
  expect((await fetch(`${worker.origin}/vendor`)).status).toBe(404);
}

async function publishProduct({ page }: Shop): Promise<void> {
  await page.goto(`${DASHBOARD}/product/add`);
  await page.getByLabel("Title", { exact: true }).fill(TITLE);
  await page.getByLabel("Add pictures").setInputFiles([await picture("Garden.png", "#1f6b4a")]);
  await page.getByLabel("Category", { exact: true }).selectOption("Banquet & Venues");
  await page.getByLabel("Your price ($)").fill("1000");
  await page.getByLabel("Price is per").fill("evening");
  await button(page, "Add product").click();
  await expect(page).toHaveURL(/\/product$/);
  const waiting = (await operator("products")).split("\n").find((line) => line.includes(TITLE));
  await operator("approve-product", waiting?.split(" ")[0] ?? "");
}

test("a market that starts empty sells its first booking and pays it out", async ({ openPage }) => {
  test.setTimeout(480_000);
  const baseURL = server.origin;
  const guest = await openPage({ baseURL, width: 1440 });
  await guest.addInitScript(() => localStorage.setItem("pp_dismiss", "true"));

  await test.step("pages of an empty market are complete", async () => {
    for (const address of ["/", "/vendor"]) {
      await guest.goto(address);
      await expect(guest.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoHollowSections(guest);
      await check(guest, `${address} of an empty market`);
    }
    await expect(main(guest).getByText(/no vendors yet/i)).toBeVisible();
  });

  await test.step("the first operator is created by a command", async () => {
    const made = await operator("create", "first@operator.test");
    expect(made).toContain("first@operator.test");
    expect(await operator("operators")).toContain("first@operator.test");
  });

  const email = newAddress("shop");
  const page = await openPage({ baseURL, width: 1440 });
  page.setDefaultTimeout(30_000);
  const shop: Shop = { page, vendorName: "Taman Bunga", email };
  await test.step("a vendor applies and is approved", async () => {
    await fillApplication(page, { ...shop, main: "Banquet & Venues" });
    await button(page, "Send application").click();
    await expect(toast(page, APPLIED)).toBeVisible();
    await startWorker();
    await mailTo(email, "We've received your Sayang application");
    expect(await operator("list")).toContain(shop.vendorName);
    await operator("approve", email);
    await mailTo(email, "Your Sayang application is approved");
    await signIn(page, "vendor", email);
    await connectPayouts(shop);
  });
  await test.step("and publishes a product", () => publishProduct(shop));

  const couple = await openPage({ baseURL, width: 1440 });
  const { email: coupleEmail } = await registerCouple(couple.request);
  await couple.addInitScript(() => localStorage.setItem("pp_dismiss", "true"));
  const sale = await test.step("a couple finds it, books and pays", async () => {
    await couple.goto(`/vendor?q=${encodeURIComponent(shop.vendorName)}`);
    await couple.getByRole("article").getByRole("link", { name: shop.vendorName, exact: true }).click();
    await fillCart(couple, coupleEmail, TITLE);
    await couple.goto("/user/cart-summary");
    await fillCheckout(couple);
    await couple.getByRole("button", { name: "Place order" }).first().click();
    await expect(couple).toHaveURL(/\/user\/checkout\//);
    await payWith(couple, "4242 4242 4242 4242");
    const number = couple.getByText(/SY-\d\d-\d+/).first();
    await expect(number).toBeVisible({ timeout: 30_000 });
    const orderNumber = /SY-\d\d-\d+/.exec(await number.innerText())?.[0] ?? "";
    return approveSale(shop, couple, orderNumber, TITLE);
  });

  await test.step("the wedding is paid, delivered and confirmed", () =>
    payAndDeliver(shop, couple, coupleEmail, sale));

  await test.step("and the vendor is paid out", async () => {
    const env = { ...process.env, NODE_ENV: "production" as const, DATA_DIR: dataDir, DATABASE_URL: "" };
    const script = ["--import", "tsx", "e2e/support/server/days-later.ts"];
    await promisify(execFile)(process.execPath, script, { env });
    await mailTo(email, /is on its way to you$/);
    await page.goto(`${DASHBOARD}/payment?tab=payouts`);
    await expect(
      main(page)
        .getByText(/PO-\d+/)
        .first(),
    ).toBeVisible();
    await check(page, "the first payout");
  });
});
