import { check } from "@/e2e/support/page/axe";
import { toast } from "@/e2e/support/messages";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

test("a couple writes its page beside the preview, shows it to guests and takes it down", async ({
  openPage,
  couple,
}) => {
  const page = await openPage();
  await openAs(page, "customer", couple.email, "/user/dashboard/my-wedding");
  await page.getByRole("main").getByRole("link", { name: "Your wedding page" }).click();
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

  const guest = await openPage({ javaScriptEnabled: false });
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
});

test("wedding details list each event with its date, and link to where it is changed", async ({
  openPage,
  couple,
}) => {
  const page = await openPage({ width: 390 });
  await openAs(page, "customer", couple.email, "/user/wedding-details");
  const events = page.getByRole("region", { name: "Your events" });
  await expect(events.getByText("No date yet")).toBeVisible();
  await check(page, "wedding details without a date");
  await events.getByRole("link", { name: "Edit events" }).click();
  await page.getByRole("button", { name: "Edit Banquet" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Date", { exact: true }).fill("2031-05-03");
  await dialog.getByLabel(/^Starts/).fill("18:30");
  await dialog.getByRole("button", { name: "Save event" }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto("/user/wedding-details");
  await expect(events.getByText("3 May 2031, 6:30 pm")).toBeVisible();

  // On a phone, the current page of the guest list is in view among the tabs.
  await page.goto("/user/dashboard/guest-list/check-in");
  const pages = page.getByRole("navigation", { name: "Guest list", exact: true });
  await expect(pages.getByRole("link", { name: "Check-in" })).toBeInViewport({ ratio: 0.99 });
});
