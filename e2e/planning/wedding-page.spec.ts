import { expect, test } from "@playwright/test";
import { newPage, registerCouple, signInAsCouple, toast, watchErrors } from "@/e2e/support/accounts";
import { check } from "@/e2e/support/axe";

test("a couple writes its page beside the preview, shows it to guests and takes it back", async ({
  browser,
  request,
}) => {
  const couple = await registerCouple(request);
  const page = await newPage(browser);
  const errors = watchErrors(page);
  await signInAsCouple(page, couple, { returnUrl: "/user/dashboard/my-wedding/page" });
  const preview = page.getByRole("group", { name: "Your page on a phone" });
  await expect(preview.getByText("When and where")).toBeVisible();
  await expect(preview.getByText("Our story")).toHaveCount(0);

  const story = page.getByRole("textbox", { name: "Our story" });
  await story.fill("We met in the queue for laksa.");
  await expect(preview.getByText("We met in the queue for laksa.")).toBeVisible();
  await check(page, "the page's editor");
  await page.getByRole("button", { name: "Save words" }).click();
  await expect(toast(page, "Successfully updated")).toBeVisible();
  const address = await page.getByLabel("Address", { exact: true }).inputValue();

  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await guest.goto(address);
  await expect(guest.getByRole("heading", { name: "This page isn’t here" })).toBeVisible();
  await page.getByRole("button", { name: "Publish page" }).click();
  await expect(page.getByRole("heading", { name: "Your page is live" })).toBeVisible();
  await guest.goto(address);
  await expect(guest.getByText("We met in the queue for laksa.")).toBeVisible();
  await expect(guest.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);

  await page.getByRole("button", { name: "Take offline" }).click();
  await expect(page.getByRole("heading", { name: "Your page isn’t published yet" })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole("heading", { name: "This page isn’t here" })).toBeVisible();
  await page.reload();
  await expect(story).toHaveValue("We met in the queue for laksa.");
  expect(errors).toEqual([]);
});
