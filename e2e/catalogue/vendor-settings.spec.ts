import { expect, type Page, test } from "@playwright/test";
import { newPage, registerVendor, signInAsVendor, toast, watchErrors, words } from "@/e2e/support/accounts";
import { check } from "@/e2e/support/axe";
import { mailTo } from "@/e2e/support/mail";
import { operator } from "@/e2e/support/operator";

const SETTINGS = "/vendor/dashboard/settings";
const UPDATED = "Successfully updated";

const main = (page: Page) => page.getByRole("main");
const questions = (page: Page) => main(page).locator("li p:first-child");
async function save(page: Page): Promise<void> {
  await main(page).getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, UPDATED).last()).toBeVisible();
  await expect(words(page, "Everything is saved")).toBeVisible();
}

test("an application that was sent back is changed, sent again and approved", async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const { email, vendorName } = await registerVendor(request);
  const reason = "Please tell couples more about your work";
  await operator("request-changes", email, "--reason", reason);
  const page = await newPage(browser);
  const errors = watchErrors(page);
  await signInAsVendor(page, email);

  await test.step("changes the shop, and moves by its postcode", async () => {
    await page.goto(`${SETTINGS}/seller-info`);
    await expect(main(page).getByText(reason)).toBeVisible();
    await page.getByLabel("Profile summary (optional)").fill("We arrange flowers for two families.");
    await page.getByLabel("Postcode").fill("990000");
    await main(page).getByRole("button", { name: "Save changes" }).click();
    await expect(words(page, "Please select a correct postcode")).toBeVisible();
    await page.getByLabel("Postcode").fill("188065");
    await expect(main(page).getByText("District 7, Bugis")).toBeVisible();
    await page.getByRole("button", { name: "Where couples find you on the map" }).press("ArrowRight");
    await save(page);
    await check(page, "seller info");
  });

  await test.step("sorts its questions by keyboard, and takes a deletion back", async () => {
    await page.goto(`${SETTINGS}/faq-vendor`);
    for (const question of ["Do you deliver?", "Do you travel?"]) {
      await main(page).getByRole("button", { name: "Add a question" }).click();
      await page.getByRole("textbox", { name: "Question" }).fill(question);
      await page.getByRole("textbox", { name: "Answer" }).fill("Yes.");
      await main(page).getByRole("button", { name: "Done" }).click();
    }
    await expect(questions(page)).toHaveText(["Do you deliver?", "Do you travel?"]);
    const handle = page.getByRole("button", { name: "Move Do you travel?" });
    await handle.press("Space");
    await expect(main(page).locator("li[data-lifted]")).toHaveCount(1);
    await handle.press("ArrowUp");
    await expect(page.getByText("Do you travel? is at position 1 of 2.")).toBeAttached();
    await handle.press("Space");
    await expect(questions(page)).toHaveText(["Do you travel?", "Do you deliver?"]);
    await main(page).getByRole("button", { name: "Delete Do you deliver?" }).click();
    await main(page).getByRole("button", { name: "Undo" }).click();
    await check(page, "the FAQ");
    await save(page);
    await page.reload();
    await expect(questions(page)).toHaveText(["Do you travel?", "Do you deliver?"]);
  });

  await test.step("sends it again, and is approved", async () => {
    await page.goto(`${SETTINGS}/preview`);
    await expect(main(page).getByText("We arrange flowers for two families.")).toBeVisible();
    await main(page).getByRole("button", { name: "Send application again" }).click();
    await expect(main(page).getByText("We’re reviewing your application")).toBeVisible();
    expect(await operator("list")).toContain(vendorName);
    await operator("approve", email);
    await mailTo(email, "Your Sayang application is approved");
    await page.reload();
    await main(page).getByRole("link", { name: "Open your page" }).click();
    await expect(page.getByRole("heading", { level: 1, name: vendorName })).toBeVisible();
    await expect(page.locator("#faq summary")).toHaveText(["Do you travel?", "Do you deliver?"]);
  });
  expect(errors).toEqual([]);
});
