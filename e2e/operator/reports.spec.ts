import { type APIRequestContext, expect } from "@playwright/test";
import type { OrderReview } from "@/contracts/catalogue/review";
import type { VendorCard } from "@/contracts/catalogue/vendor/vendor";
import type { Page as ListPage } from "@/contracts/envelope";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { MEI_LIN } from "@/e2e/support/account/accounts";
import { type Api, apiAs } from "@/e2e/support/account/api";
import { openConsole } from "@/e2e/support/account/console";
import { mailTo } from "@/e2e/support/account/mail";
import { openAs } from "@/e2e/support/account/sign-in";
import { check } from "@/e2e/support/page/axe";
import { productsOf } from "@/e2e/support/sale/purchases";
import { test } from "@/e2e/support/test";

// Leaves room for a busy machine.
test.describe.configure({ timeout: 180_000 });

const REASON = "It names a waiter and where he lives";

/** Returns a review of the demo's couple, written now when it has none. */
async function findReview({ call }: Api) {
  const { docs } = await call<ListPage<OrderSummary>>("GET", "/order?page=1&sortBy=asc&limit=50&searchBy=");
  for (const { id: orderId, vendor } of docs) {
    const { review, canReview } = await call<OrderReview>("GET", `/user-review/order/${orderId}`);
    if (!review && !canReview) continue;
    const comment = review?.comment ?? "The food came late, and the waiter was rude.";
    const written =
      review ?? (await call<{ id: string }>("POST", "/user-review", { orderId, rating: 2, comment }));
    return { id: written.id, comment, orderId, vendor };
  }
  throw new Error("the demo's couple has nothing to review");
}

/** The vendor's page with the reviews that say the same. */
const pageOf = async (request: APIRequestContext, vendorId: string, comment: string) => {
  const address = `/vendor-detail/${vendorId}?said=${encodeURIComponent(comment.slice(0, 40))}`;
  return (await request.get(address)).text();
};

test("a reported review is hidden with a reason that its author reads, and restored", async ({
  openPage,
  request,
  couple,
}) => {
  const author = await apiAs(request, "customer", MEI_LIN);
  const review = await findReview(author);
  const { vendor, comment, orderId } = review;
  expect(await pageOf(request, vendor.id, comment)).toContain(`/report/review/${review.id}`);

  await test.step("a couple reports it", async () => {
    const page = await openPage({ width: 390 });
    await openAs(page, "customer", couple.email, `/report/review/${review.id}`);
    await expect(page.getByRole("heading", { level: 1, name: "Report this review" })).toBeVisible();
    await check(page, "the report of a review");
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Please choose what is wrong").first()).toBeVisible();
    await page.getByLabel("What is wrong?").selectOption("private");
    await page.getByLabel("What happened? (optional)").fill("He is our cousin");
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByRole("heading", { name: "Thank you for telling us" })).toBeVisible();
  });

  const desk = await openPage();
  await test.step("an operator hides it", async () => {
    await openConsole(desk, "/operator/reports", "trust");
    const list = desk.getByRole("list", { name: "Reports" }).first();
    await list
      .getByRole("button", { name: new RegExp(`review of ${vendor.vendorName}`) })
      .first()
      .click();
    await expect(desk.getByText("“He is our cousin”")).toBeVisible();
    await check(desk, "the queue of reports");
    await desk.keyboard.press("h");
    const dialog = desk.getByRole("dialog", { name: "Hide it from everyone" });
    await dialog.getByLabel("Reason").fill(REASON);
    await dialog.getByRole("button", { name: "Hide" }).click();
    await desk.getByRole("button", { name: "Dismiss" }).click();
    await mailTo(couple.email, "We’ve looked at your report");
  });

  await test.step("the page no longer shows it, and its author reads why", async () => {
    await expect.poll(() => pageOf(request, vendor.id, comment)).not.toContain(`/report/review/${review.id}`);
    const page = await openPage();
    await openAs(page, "customer", MEI_LIN, `/user/manage-orders/${orderId}`);
    await expect(page.getByText("We’ve taken down this review")).toBeVisible();
    await expect(page.getByText(REASON)).toBeVisible();
  });

  await test.step("the log has it, and what was hidden is restored", async () => {
    await desk.goto("/operator/audit");
    await expect(desk.getByText("Hid what was reported").first()).toBeVisible();
    await desk.goto("/operator/reports?state=decided");
    await desk.getByRole("button", { name: "Restore" }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
    await expect
      .poll(async () => (await author.call<OrderReview>("GET", `/user-review/order/${orderId}`)).hidden)
      .toBeNull();
  });
});

const MANY = 100;

// Here, because the tests of one file run one after another, and these reports would push others off the first page.
test("a hundred reports are decided by keyboard alone", async ({ openPage, buyer }) => {
  test.setTimeout(300_000);
  const { docs } = await buyer.call<ListPage<VendorCard>>(
    "GET",
    "/vendor/vendorList?page=1&sortBy=asc&limit=100",
  );
  const products = (
    await Promise.all(docs.slice(0, 10).map(({ vendorName }) => productsOf(buyer, vendorName)))
  ).flat();
  const things = [
    ...docs.map(({ id }) => ({ kind: "vendor", id })),
    ...products.map(({ id }) => ({ kind: "product", id })),
  ].slice(0, MANY);
  expect(things).toHaveLength(MANY);
  for (const thing of things) await buyer.call("POST", "/report", { ...thing, reason: "other", words: "" });

  const page = await openPage();
  await openConsole(page, "/operator/reports", "trust");
  const list = page.getByRole("list", { name: "Reports" }).first();
  const open = list.getByRole("button");
  const current = list.locator("[aria-current=true]");
  await expect(open.first()).toBeVisible();
  await page.keyboard.press("j");
  await expect(open.nth(1)).toHaveAttribute("aria-current", "true");
  for (let left = MANY; left > 0; left--) {
    await expect(current).toBeVisible();
    const before = await open.count();
    const name = await current.textContent();
    await page.keyboard.press("l");
    // The next page of the list follows once the last entry of this one is gone.
    await expect
      .poll(async () => (await open.count()) !== before || (await current.textContent()) !== name)
      .toBe(true);
  }
  await expect(page.getByText("No open reports")).toBeVisible();
  await page.getByRole("link", { name: "Decided" }).click();
  await expect(list.getByRole("button")).toHaveCount(50);
});
