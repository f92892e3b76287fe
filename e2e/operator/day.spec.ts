import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { OrderReview } from "@/contracts/catalogue/review";
import type { VendorCard } from "@/contracts/catalogue/vendor/vendor";
import type { Page as ListPage } from "@/contracts/envelope";
import type { CancellationDetails } from "@/contracts/sale/order/cancellation-details";
import type { OrderSummary } from "@/contracts/sale/order/order";
import {
  MEI_LIN,
  registerApprovedVendor,
  registerVendor,
  STUDIO,
  STUDIO_NAME,
} from "@/e2e/support/account/accounts";
import { type Api, apiAs } from "@/e2e/support/account/api";
import { openConsole } from "@/e2e/support/account/console";
import { mailTo } from "@/e2e/support/account/mail";
import { openAs } from "@/e2e/support/account/sign-in";
import { check } from "@/e2e/support/page/axe";
import { approvedOrder } from "@/e2e/support/sale/orders";
import { type Buyer, productsOf } from "@/e2e/support/sale/purchases";
import { test } from "@/e2e/support/test";

// Leaves room for a busy machine.
test.describe.configure({ timeout: 180_000 });

const REASON = "It names a waiter and where he lives";
const RETURNED = "Please show the real cake";
const DAY_WORDS = "It calls my aunt names";

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

/** An order whose refund the couple contests and the vendor stands by, so that an operator decides. */
async function contestedOrder(
  request: APIRequestContext,
  buyer: Buyer,
): Promise<{ id: string; number: string }> {
  const id = await approvedOrder(request, buyer, { email: STUDIO, vendorName: STUDIO_NAME });
  const vendor = await apiAs(request, "vendor", STUDIO);
  const asked = { orderId: id, reason: "Our date has moved", refundMethod: "original" };
  await buyer.call("PATCH", "/user/cancelorder", asked);
  const turnDown = (reason: string) =>
    vendor.call("PATCH", `/vendor/cancelorder/reject/refund/${id}`, { reason });
  await turnDown("The album is designed already.");
  await buyer.call("PATCH", `/user/cancelorder/reject/refund/${id}`, {
    customerComments: "We saw no album.",
  });
  await turnDown("We showed it on Monday.");
  const path = `/user/cancelorder/details/${id}`;
  const { orderNumber } = await buyer.call<CancellationDetails>("GET", path);
  return { id, number: orderNumber };
}

const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

test("an operator's day, from the first application to a closed vendor, stands in the log", async ({
  openPage,
  request,
  couple,
  buyer,
}) => {
  test.setTimeout(300_000);
  const [applicant, venue, leaving] = await Promise.all([
    registerVendor(request),
    registerApprovedVendor(request),
    registerApprovedVendor(request),
  ]);
  const order = await contestedOrder(request, buyer);
  const halls = [{ name: "Orchid Room", tables: 18 }];
  await (await apiAs(request, "vendor", venue.email)).call("POST", "/vendor/fact/tables", { halls });
  const page = await openPage({ width: 1280 });
  const email = await test.step("signs in, and comes to the page asked for", async () => {
    const address = await openConsole(page, "/operator/audit", "admin");
    await page.goto("/operator");
    await expect(page.getByRole("list", { name: "Queues" })).toBeVisible();
    await check(page, "the console's home");
    return address;
  });

  await test.step("undoes and repeats an approval by keyboard", async () => {
    await page.goto(`/operator/vendors?status=pending&search=${encodeURIComponent(applicant.vendorName)}`);
    await expect(page.getByRole("heading", { level: 2, name: applicant.vendorName })).toBeVisible();
    await check(page, "an application");
    await page.keyboard.press("a");
    await expect(page.getByText(`Approved ${applicant.vendorName}`)).toBeVisible();
    await page.keyboard.press("Control+z");
    await expect(page.getByRole("heading", { level: 2, name: applicant.vendorName })).toBeVisible();
    await page.keyboard.press("a");
    await expect(undo(page)).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await mailTo(applicant.email, /approved|live|open/i);
  });

  await test.step("confirms halls", async () => {
    await page.goto("/operator/facts");
    await page
      .getByRole("list", { name: "Certificates and halls" })
      .getByRole("button", { name: new RegExp(venue.vendorName) })
      .click();
    await expect(page.getByRole("row", { name: /Orchid Room/ })).toContainText("18 tables");
    await page.keyboard.press("a");
    await expect(undo(page)).toBeVisible();
    await check(page, "halls that were confirmed");
  });

  const product = await test.step("returns a product with a reason", async () => {
    // Leaving the queue of facts has sent the confirmation.
    await page
      .getByRole("navigation", { name: "Console menu" })
      .getByRole("link", { name: /Products/ })
      .click();
    const heading = page.getByRole("heading", { level: 2 }).first();
    await expect(page.getByRole("table", { name: /What couples would see|What would change/ })).toBeVisible();
    const title = (await heading.textContent()) ?? "";
    await check(page, "a product in review");
    await page.keyboard.press("r");
    const dialog = page.getByRole("dialog", { name: "Return this product" });
    await dialog.getByLabel("Reason").fill(RETURNED);
    await dialog.getByRole("button", { name: "Return product" }).click();
    await expect(undo(page)).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    return title;
  });

  await test.step("settles a dispute", async () => {
    await page.goto(`/operator/orders/${order.id}`);
    await page.getByRole("button", { name: "Decide on the refund" }).click();
    const dialog = page.getByRole("dialog", { name: "Decide on the refund" });
    await dialog.getByLabel(/^Amount/).fill("100");
    await dialog.getByLabel("Reason").fill("Half of the design was done");
    await dialog.getByRole("button", { name: "Decide", exact: true }).click();
    await expect(dialog).toBeHidden();
    await mailTo(couple.email, /decided|decision/i);
  });

  const ticket = await test.step("answers a ticket", async () => {
    const asked = {
      topic: "order",
      firstName: "Mei",
      email: couple.email,
      message: "May we bring a lion dance?",
    };
    const { ticketNumber } = await buyer.call<{ ticketNumber: string }>("POST", "/ticket", asked);
    await page.goto(`/operator/tickets?state=open&search=${ticketNumber}`);
    await page.getByLabel("Your answer").fill("Yes, in the foyer.");
    await page.getByRole("button", { name: "Send answer" }).click();
    await mailTo(couple.email, new RegExp(ticketNumber));
    return ticketNumber;
  });

  await test.step("hides a review", async () => {
    const review = await findReview(await apiAs(request, "customer", MEI_LIN));
    await buyer.call("POST", "/report", { kind: "review", id: review.id, reason: "abuse", words: DAY_WORDS });
    await page.goto("/operator/reports");
    const list = page.getByRole("list", { name: "Reports" }).first();
    await list
      .getByRole("button", { name: new RegExp(`review of ${review.vendor.vendorName}`) })
      .first()
      .click();
    await expect(page.getByText(`“${DAY_WORDS}”`)).toBeVisible();
    await page.keyboard.press("h");
    const dialog = page.getByRole("dialog", { name: "Hide it from everyone" });
    await dialog.getByLabel("Reason").fill(REASON);
    await dialog.getByRole("button", { name: "Hide" }).click();
    await page.getByRole("button", { name: "Dismiss" }).click();
    // The tests below report it once more.
    await page.goto("/operator/reports?state=decided");
    await page.getByRole("button", { name: "Restore" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
  });

  const paid = await test.step("holds and releases payouts", async () => {
    await page.goto("/operator/payouts");
    const row = page
      .getByRole("table", { name: "Payouts" })
      .getByRole("row")
      .filter({ has: page.getByRole("button", { name: /^Hold payouts/ }) })
      .last();
    const name = (await row.getByRole("link").textContent()) ?? "";
    const act = async (which: "Hold payouts" | "Release payouts") => {
      await page.getByRole("button", { name: `${which} of ${name}` }).click();
      const dialog = page.getByRole("dialog", { name: `${which}: ${name}` });
      await dialog.getByLabel("Reason").fill("A new bank account");
      await dialog.getByRole("button", { name: which }).click();
      await expect(dialog).toBeHidden();
    };
    await act("Hold payouts");
    await act("Release payouts");
    return name;
  });

  await test.step("closes a vendor, which a second operator confirms", async () => {
    await page.goto(`/operator/vendors/${leaving.id}/close`);
    await check(page, "the preview of a closing");
    await page.getByRole("button", { name: "Close this vendor" }).click();
    const dialog = page.getByRole("dialog", { name: `Close ${leaving.vendorName}` });
    await dialog.getByLabel("Reason").fill("The company was struck off");
    await dialog.getByRole("button", { name: "Ask to close" }).click();
    await expect(page.getByText("Another operator has to confirm it.")).toBeVisible();
    const colleague = await openPage();
    await openConsole(colleague, `/operator/vendors/${leaving.id}/close`, "admin");
    await colleague.getByRole("button", { name: "Confirm and close" }).click();
    await expect(colleague.getByText("This vendor is closed")).toBeVisible();
    await mailTo(leaving.email, /closed/i);
  });

  await test.step("finds all of it in the log, and the vendor by the search", async () => {
    await page.goto("/operator/audit");
    const log = page.getByRole("table", { name: "Audit log" });
    await expect(log.getByRole("row", { name: /Returned a product/ }).first()).toContainText(RETURNED);
    await expect(log.getByRole("row").filter({ hasText: product }).first()).toBeVisible();
    await expect(log.getByRole("row", { name: new RegExp(applicant.vendorName) })).toContainText("approved");
    await expect(log.getByRole("row", { name: /Confirmed a fact/ }).first()).toContainText(email);
    for (const [act, subject] of [
      ["Decided on a refund", order.number],
      ["Answered a ticket", ticket],
      ["Hid what was reported", "review"],
      ["Held a vendor’s payouts", paid],
      ["Released a vendor’s payouts", paid],
      ["Closed the vendor", leaving.vendorName],
    ] as const) {
      await expect(
        log.getByRole("row").filter({ hasText: act }).filter({ hasText: subject }).first(),
      ).toBeVisible();
    }
    await check(page, "the audit log");
    await page.keyboard.press("/");
    await page.keyboard.type(applicant.vendorName);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: new RegExp(applicant.vendorName) }).click();
    await expect(page.getByRole("heading", { level: 2, name: applicant.vendorName })).toBeVisible();
    await check(page, "a vendor's file");
  });
});

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
