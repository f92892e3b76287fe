import { expect, type Page, test } from "@playwright/test";
import {
  newPage,
  registerCouple,
  signInAsCouple,
  signInAsVendor,
  toast,
  watchErrors,
} from "@/e2e/support/accounts";
import { check } from "@/e2e/support/axe";
import { mailTo } from "@/e2e/support/mail";
import { approvedOrder } from "@/e2e/support/orders";

const SELLER = { email: "vendor2@sayang.test", vendorName: "Kopi & Light Studio" };

/** Two of the item, in its own unit: "2 packages at $1,200.00". */
const TWO = /2 [a-z].* at \$/;

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");

async function payRest(page: Page, orderId: string): Promise<void> {
  await page.goto(`/user/pay/${orderId}?pay=rest`);
  await page.getByLabel(/card number/i).fill("4242 4242 4242 4242");
  await page.getByLabel(/expiry/i).fill("12 / 39");
  await page.getByLabel(/security code/i).fill("123");
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByText(/^Everything is paid\./)).toBeVisible({ timeout: 30_000 });
}

test("an order is changed by agreement, paid, delivered and reviewed, and the vendor answers", async ({
  browser,
  request,
}) => {
  const couple = await registerCouple(request);
  const orderId = await approvedOrder(request, couple.email, SELLER);
  const ours = await newPage(browser, 390);
  const theirs = await newPage(browser);
  const errors = [watchErrors(ours), watchErrors(theirs)];
  const [order, sale] = [`/user/manage-orders/${orderId}`, `/vendor/dashboard/orders/${orderId}`];
  await signInAsCouple(ours, couple, { returnUrl: order });
  await signInAsVendor(theirs, SELLER.email);

  await test.step("the couple asks for two, and sees the sum before it asks", async () => {
    await main(ours).getByRole("button", { name: "Request a change" }).click();
    await main(ours)
      .getByLabel(/^Quantity/)
      .first()
      .fill("2");
    const items = main(ours).getByRole("table", { name: "Items" });
    await expect(items.getByRole("row").filter({ hasText: TWO })).toBeVisible();
    await expect(main(ours).getByRole("table", { name: "Payments" })).toBeVisible();
    await check(ours, "the change of an order");
    await main(ours).getByLabel(`Message to ${SELLER.vendorName}`).fill("Our grandparents come as well.");
    await main(ours).getByRole("button", { name: "Send request" }).click();
    await expect(main(ours).getByRole("heading", { name: "You asked for a change" })).toBeVisible();
  });

  await test.step("the vendor accepts", async () => {
    await theirs.goto(sale);
    await expect(main(theirs).getByText("Our grandparents come as well.").first()).toBeVisible();
    await check(theirs, "the request for a change");
    await main(theirs).getByRole("button", { name: "Accept change" }).click();
    await dialog(theirs).getByRole("button", { name: "Accept change" }).click();
    await expect(toast(theirs, "Change accepted")).toBeVisible();
    await ours.reload();
    await expect(main(ours).getByText(TWO).first()).toBeVisible();
  });

  await test.step("everything is paid, and delivered when both say so", async () => {
    await payRest(ours, orderId);
    await theirs.reload();
    await main(theirs).getByRole("button", { name: "Mark as delivered" }).click();
    await dialog(theirs).getByRole("button", { name: "Mark as delivered" }).click();
    await expect(
      main(theirs).getByRole("heading", { name: "Waiting for the couple to confirm" }),
    ).toBeVisible();
    const asked = await mailTo(couple.email, /deliver/i);
    expect(asked.text).toContain("/confirm-delivery?token=");
    await ours.goto(order);
    await main(ours).getByRole("button", { name: "Confirm delivery" }).click();
    await dialog(ours).getByRole("button", { name: "Confirm delivery" }).click();
    await expect(toast(ours, "Thank you. Delivery confirmed")).toBeVisible();
  });

  await test.step("the couple reviews, and the vendor answers once", async () => {
    await main(ours).getByRole("button", { name: "Write a review" }).click();
    await main(ours).getByRole("radio", { name: "5 stars, excellent" }).check({ force: true });
    await main(ours).getByLabel("Your review").fill(`They waited for Ah Ma. ${orderId}`);
    await check(ours, "a review");
    await main(ours).getByRole("button", { name: "Publish review" }).click();
    await expect(toast(ours, "Thank you. Your review is published")).toBeVisible();
    await theirs.goto("/vendor/dashboard/reviews?show=unanswered");
    const review = main(theirs).getByRole("listitem").filter({ hasText: orderId });
    await review.getByRole("button", { name: /^Answer/ }).click();
    await review.getByLabel("Your answer").fill("Ah Ma was the star.");
    await review.getByRole("button", { name: "Publish answer" }).click();
    await expect(toast(theirs, "Your answer is published")).toBeVisible();
    await ours.reload();
    await expect(main(ours).getByText("Ah Ma was the star.")).toBeVisible();
  });
  expect(errors.flat()).toEqual([]);
});
