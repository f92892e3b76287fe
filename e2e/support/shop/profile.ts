import { expect, type Page } from "@playwright/test";
import { PASSWORD } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { mailTo } from "@/e2e/support/account/mail";
import { toast, words } from "@/e2e/support/messages";
import { button, DASHBOARD, dialog, main, picture, save, SETTINGS, type Shop } from "./open-shop";

export const SUMMARY = "We photograph two families becoming one.";
export const QUESTIONS = ["Do you travel?", "Do you deliver?"] as const;

const questions = (page: Page) => main(page).locator("li p:first-child");
const open = async (page: Page, path: string) => {
  await page.goto(`${SETTINGS}/${path}`);
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
};

/** The progress of a new shop: what is missing, with links to it. */
export async function readProgress({ page }: Shop): Promise<void> {
  await open(page, "onboarding");
  await expect(
    main(page)
      .getByText(/^2 of \d+ done$/)
      .first(),
  ).toBeVisible();
  await expect(main(page).getByText("Missing: logo, banner, 3 pictures in your gallery.")).toBeVisible();
  await check(page, "the onboarding");
  await main(page).getByRole("link", { name: "Complete your shop" }).click();
  await expect(page).toHaveURL(/seller-info$/);
}

/** Text, pictures, and the address whose postcode is located on the map. */
export async function fillSellerInfo({ page }: Shop): Promise<void> {
  await page.getByLabel("Tagline (optional)").fill("Film and digital");
  await page.getByLabel("Profile summary (optional)").fill(SUMMARY);
  await page.getByLabel("Choose a picture for Logo").setInputFiles(await picture("logo.png", "#8f1d3f"));
  await page.getByLabel("Choose a picture for Banner").setInputFiles(await picture("banner.png", "#1f6b4a"));
  await page
    .getByLabel("Add pictures")
    .setInputFiles([
      await picture("one.png", "#c98f3a"),
      await picture("two.png", "#33506b"),
      await picture("three.png", "#6b3350"),
    ]);
  await page.getByLabel("Postcode").fill("990000");
  await button(page, "Save changes").click();
  await expect(words(page, "Please select a correct postcode")).toBeVisible();
  await page.getByLabel("Postcode").fill("188065");
  await expect(main(page).getByText("District 7, Bugis")).toBeVisible();
  await page.getByRole("button", { name: "Where couples find you on the map" }).press("ArrowRight");
  await save(page);
  await expect(page.getByRole("group", { name: "Gallery (3 of" })).toBeVisible();
  await check(page, "seller info");
}

/** The pages that consist of only a form. */
export async function fillForms({ page }: Shop): Promise<void> {
  await open(page, "bussiness-information");
  await page.getByLabel("First name").fill("Siti Nur");
  await save(page);
  await check(page, "the business owner");

  await open(page, "seller-offerings");
  await page.getByLabel("Secondary service offering").selectOption("Banquet & Venues");
  await button(page, "Save changes").click();
  await expect(page.getByLabel("Secondary service offering")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Secondary service offering").selectOption("Makeup & Hair");
  await page.getByLabel("Prices from, in S$ (optional)").fill("1,800.505");
  await expect(page.getByLabel("Prices from, in S$ (optional)")).toHaveValue("1800.50");
  await main(page)
    .getByRole("group", { name: "What you do in Banquet & Venues" })
    .getByRole("checkbox")
    .first()
    .check();
  await save(page);
  await check(page, "the offerings");

  await open(page, "social-media");
  await page.getByLabel("Instagram (optional)").fill("instagram");
  await button(page, "Save changes").click();
  await expect(page.getByLabel("Instagram (optional)")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Instagram (optional)").fill("https://instagram.com/bungarampai");
  await save(page);
  await check(page, "social media");
}

/** The policy is assembled from parts, with a preview for couples below it. */
export async function buildPolicy({ page }: Shop): Promise<void> {
  await open(page, "payment-policy");
  await button(page, "Add a payment").click();
  const shares = main(page).getByLabel(/^Share in %/);
  await shares.first().fill("20");
  const count = await shares.count();
  await shares.nth(count - 1).fill("1");
  await expect(main(page).locator("[role=status][data-wrong]")).toBeVisible();
  const rest = 100 - (await sumOf(page)) + 1;
  await shares.nth(count - 1).fill(String(rest));
  await expect(main(page).getByText("100% of 100%")).toBeVisible();
  await page.getByLabel("Note to couples (optional)").fill("Film stays film: we do not retouch faces.");
  const read = main(page).getByRole("region", { name: "What couples will read" });
  await expect(read).toContainText("20%");
  await expect(read).toContainText("Film stays film");
  await save(page);
  await check(page, "the payment policy");
}

async function sumOf(page: Page): Promise<number> {
  const text = await main(page)
    .getByText(/^\d+% of 100%$/)
    .innerText();
  return Number.parseInt(text, 10);
}

/** Questions are sorted by keyboard, and a deletion is undone. */
export async function sortQuestions({ page }: Shop): Promise<void> {
  await open(page, "faq-vendor");
  for (const question of QUESTIONS.toReversed()) {
    await button(page, "Add a question").click();
    await page.getByRole("textbox", { name: "Question" }).fill(question);
    await page.getByRole("textbox", { name: "Answer" }).fill("Yes.");
    await button(page, "Done").click();
  }
  await expect(questions(page)).toHaveText(QUESTIONS.toReversed());
  const handle = page.getByRole("button", { name: `Move ${QUESTIONS[0]}` });
  await handle.press("Space");
  await expect(main(page).locator("li[data-lifted]")).toHaveCount(1);
  // A key pressed before positions are measured moves nothing, so it is pressed again, as a person would. Moving past
  // the first position does nothing.
  await expect(async () => {
    await handle.press("ArrowUp");
    await expect(page.getByText(`${QUESTIONS[0]} is at position 1 of 2.`)).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await handle.press("Space");
  await expect(questions(page)).toHaveText([...QUESTIONS]);
  await button(page, `Delete ${QUESTIONS[1]}`).click();
  await button(page, "Undo").click();
  await check(page, "the FAQ");
  await save(page);
  await page.reload();
  await expect(questions(page)).toHaveText([...QUESTIONS]);
}

/** Bank details are saved only with the password, shown masked, and confirmed by mail. */
export async function keepBankDetails({ page, email }: Shop): Promise<void> {
  await open(page, "bank-info");
  await page.getByLabel("Account name").fill("Bunga Rampai Pte. Ltd.");
  await page.getByLabel("Account number").fill("0729876543");
  await page.getByLabel("Bank name").fill("DBS Bank");
  await page.getByLabel("Your password", { exact: true }).fill("Wrong#2026");
  await button(page, "Save changes").click();
  await expect(words(page, "The password is not right")).toBeVisible();
  await check(page, "bank details with a wrong password");
  await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
  await button(page, "Save changes").click();
  await expect(button(page, "Change bank details")).toBeVisible();
  await expect(main(page).getByText(/6543/)).toBeVisible();
  await expect(main(page)).not.toContainText("0729876543");
  const mail = await mailTo(email, /bank details/i);
  expect(mail.text).not.toContain("0729876543");
  await check(page, "the bank details");
}

/** A venue may choose the venue plan, and the referral gets its link. */
export async function choosePlanAndLink({ page }: Shop): Promise<void> {
  await open(page, "compensation-plan");
  await expect(main(page).getByText("there's nothing to compare")).toBeVisible();
  await button(page, "Choose Venue").click();
  // The dialog loads on demand; until then, nothing moves that the check could wait for.
  await expect(dialog(page).getByRole("button", { name: "Change plan" })).toBeVisible();
  await check(page, "changing the plan");
  await dialog(page).getByRole("button", { name: "Change plan" }).click();
  await expect(toast(page, "Your plan has changed")).toBeVisible();
  const venue = main(page).getByRole("listitem").filter({ hasText: "Venue" });
  await expect(venue.getByText("Your plan", { exact: true })).toBeVisible();

  await open(page, "referral");
  await button(page, "Create my link").click();
  await expect(main(page).getByText(/\?ref=/)).toBeVisible();
  await check(page, "the referral");
}

/** Connects the shop's payout account, following the onboarding. */
export async function connectPayouts({ page }: Shop): Promise<void> {
  await open(page, "onboarding?step=stripe");
  await button(page, "Connect your account").click();
  await expect(page.getByRole("heading", { name: "Connect a test account" })).toBeVisible();
  await check(page, "the test processor");
  await button(page, "Connect").click();
  await expect(main(page).getByText(/You're set up/)).toBeVisible();
  await check(page, "the payment account");
}

/** Takes the tour to its end. */
export async function takeTour({ page }: Shop): Promise<void> {
  await page.goto(`${DASHBOARD}?tour=start`);
  const stop = dialog(page);
  await expect(stop).toContainText("Welcome to your dashboard");
  const stops = Number(/ of (\d+)/.exec(await stop.innerText())?.[1]);
  for (let at = 2; at <= stops; at++) {
    await stop.getByRole("button", { name: "Next" }).click();
    await expect(stop).toContainText(`${at} of ${stops}`);
  }
  await expect(stop).toContainText("That’s it");
  await stop.getByRole("button", { name: "Done" }).click();
  await expect(stop).toHaveCount(0);
}
