import { expect, type Page } from "@playwright/test";
import { check } from "@/e2e/support/page/axe";
import { mailTo } from "@/e2e/support/account/mail";
import { toast } from "@/e2e/support/messages";
import { button, DASHBOARD, dialog, main, type Shop } from "./open-shop";
import type { Sale } from "./sale";

/** Two of the item, in its own unit: "2 evenings at $1,090.00". */
const TWO = /2 [a-z].* at \$/;

/** The first sale appears on every page that should show it. */
export async function findSale({ page }: Shop, { orderNumber, sale }: Sale): Promise<void> {
  await page.goto(DASHBOARD);
  await expect(main(page).getByText(orderNumber).first()).toBeVisible();
  await expect(main(page).getByText("Your path to the first sale")).toHaveCount(0);
  await check(page, "the dashboard after the first sale");
  await page.goto(`${DASHBOARD}/orders?search=${orderNumber}`);
  await main(page)
    .getByRole("link", { name: new RegExp(orderNumber) })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${sale}$`));
  await check(page, "the order");
  for (const [tab, shows] of [
    ["sales", orderNumber],
    ["due", orderNumber],
    ["payouts", "No payouts yet"],
    ["statement", /^Nothing was added to your account/],
  ] as const) {
    await page.goto(`${DASHBOARD}/payment?tab=${tab}`);
    await expect(main(page).getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await check(page, `the payments: ${tab}`);
  }
  await page.goto(`${DASHBOARD}/customer/add?segment=one_purchase`);
  await expect(
    main(page)
      .getByText(/Hui Min/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
}

/** The couple requests a quantity of two after seeing the price, and the vendor accepts. */
export async function changeOrder(
  { page, vendorName }: Shop,
  couple: Page,
  { order, sale }: Sale,
): Promise<void> {
  await couple.goto(order);
  await button(couple, "Request a change").click();
  await main(couple)
    .getByLabel(/^Quantity/)
    .first()
    .fill("2");
  const items = main(couple).getByRole("table", { name: "Items" });
  await expect(items.getByRole("row").filter({ hasText: TWO })).toBeVisible();
  await expect(main(couple).getByRole("table", { name: "Payments" })).toBeVisible();
  await check(couple, "the change of an order");
  await main(couple).getByLabel(`Message to ${vendorName}`).fill("Our grandparents come as well.");
  await button(couple, "Send request").click();
  await expect(main(couple).getByRole("heading", { name: "You asked for a change" })).toBeVisible();
  await page.goto(sale);
  await expect(main(page).getByText("Our grandparents come as well.").first()).toBeVisible();
  await check(page, "the request for a change");
  await button(page, "Accept change").click();
  await dialog(page).getByRole("button", { name: "Accept change" }).click();
  await expect(toast(page, "Change accepted")).toBeVisible();
  await couple.reload();
  await expect(main(couple).getByText(TWO).first()).toBeVisible();
}

/** The rest is paid, and the order is delivered once both sides confirm it. */
export async function payAndDeliver(
  { page }: Shop,
  couple: Page,
  coupleEmail: string,
  { order, sale }: Sale,
): Promise<void> {
  await couple.goto(`/user/pay/${order.split("/").at(-1)}?pay=rest`);
  await couple.getByLabel(/card number/i).fill("4242 4242 4242 4242");
  await couple.getByLabel(/expiry/i).fill("12 / 39");
  await couple.getByLabel(/security code/i).fill("123");
  await couple.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(couple.getByText(/^Everything is paid\./)).toBeVisible({ timeout: 30_000 });
  await page.goto(sale);
  await button(page, "Mark as delivered").click();
  await dialog(page).getByRole("button", { name: "Mark as delivered" }).click();
  await expect(main(page).getByRole("heading", { name: "Waiting for the couple to confirm" })).toBeVisible();
  expect((await mailTo(coupleEmail, /deliver/i)).text).toContain("/confirm-delivery?token=");
  await couple.goto(order);
  await button(couple, "Confirm delivery").click();
  await dialog(couple).getByRole("button", { name: "Confirm delivery" }).click();
  await expect(toast(couple, "Thank you. Delivery confirmed")).toBeVisible();
}

/** The vendor asks for a review, once; the couple writes it, and the vendor replies. */
export async function reviewSale(
  { page, vendorName }: Shop,
  couple: Page,
  coupleEmail: string,
  { order, orderNumber }: Sale,
): Promise<void> {
  await page.reload();
  await button(page, "Ask for a review").click();
  await dialog(page).getByRole("button", { name: "Send request" }).click();
  await expect(toast(page, "We’ve asked the couple for a review")).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "You’ve asked for a review" })).toBeVisible();
  await mailTo(coupleEmail, `How was ${vendorName}?`);
  await couple.goto(order);
  await button(couple, "Write a review").click();
  await main(couple).getByRole("radio", { name: "5 stars, excellent" }).check({ force: true });
  await main(couple).getByLabel("Your review").fill(`They waited for Ah Ma. ${orderNumber}`);
  await check(couple, "a review");
  await button(couple, "Publish review").click();
  await expect(toast(couple, "Thank you. Your review is published")).toBeVisible();
  await page.goto(`${DASHBOARD}/reviews?show=unanswered`);
  const review = main(page).getByRole("listitem").filter({ hasText: orderNumber });
  await review.getByRole("button", { name: /^Answer/ }).click();
  await review.getByLabel("Your answer").fill("Ah Ma was the star.");
  await review.getByRole("button", { name: "Publish answer" }).click();
  await expect(toast(page, "Your answer is published")).toBeVisible();
  await couple.reload();
  await expect(main(couple).getByText("Ah Ma was the star.")).toBeVisible();
}

/** The vendor writes to Sayang, and finds the ticket beside the form. */
export async function writeTicket({ page, email }: Shop, { orderNumber }: Sale): Promise<void> {
  await page.goto(`${DASHBOARD}/support`);
  await button(page, "Send message").click();
  await expect(page.getByLabel("What is it about?")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("What is it about?").selectOption({ index: 1 });
  await page.getByLabel("First name").fill("Siti");
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await page.getByLabel("Order number (optional)").fill(orderNumber);
  await page.getByLabel("Your message").fill("When is this one paid out?");
  await button(page, "Send message").click();
  const sent = main(page).getByText(/We have your message: T-\d+/);
  await expect(sent).toBeVisible();
  const number = /T-\d+/.exec(await sent.innerText())?.[0] ?? "";
  await mailTo(email, new RegExp(number));
  await expect(main(page).getByRole("listitem").filter({ hasText: number })).toContainText("With us");
  await check(page, "a ticket");
}
