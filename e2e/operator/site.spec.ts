import { expect } from "@playwright/test";
import { openConsole } from "@/e2e/support/account/console";
import { check } from "@/e2e/support/page/axe";
import { test } from "@/e2e/support/test";

// Leaves room for a busy machine.
test.describe.configure({ timeout: 180_000 });

const TEXT = "Our office is closed over Deepavali";

// Only vendors' pages show it, and nothing is paused, because other tests use the same site.
test("an admin announces something to vendors, who read it without script until it is taken down", async ({
  openPage,
  request,
}) => {
  const isShown = async () => (await (await request.get("/vendor/register")).text()).includes(TEXT);
  const page = await openPage({ width: 1280 });
  await openConsole(page, "/operator/site", "admin");
  const form = page.getByRole("form", { name: "Announcement" });
  await expect(form.getByRole("button", { name: "Show it" })).toBeDisabled();
  await form.getByLabel("Text").fill(TEXT);
  await form.getByLabel("Link (optional)").fill("helpful-tips");
  await form.getByLabel("Who sees it").selectOption("Vendors");
  await form.getByRole("button", { name: "Show it" }).click();
  await expect(form.getByLabel("Link (optional)")).toHaveAccessibleDescription(
    /The link must be a path of this site/,
  );
  await form.getByLabel("Link (optional)").fill("/helpful-tips");
  await form.getByRole("button", { name: "Show it" }).click();
  await expect(form.getByRole("button", { name: "Take it down" })).toBeVisible();
  await expect.poll(isShown).toBe(true);
  await check(page, "the site's settings");
  await form.getByRole("button", { name: "Take it down" }).click();
  await expect(form.getByLabel("Text")).toHaveValue("");
  await expect.poll(isShown).toBe(false);

  await page.getByRole("button", { name: "Pause gift vouchers" }).click();
  const dialog = page.getByRole("dialog", { name: "Pause gift vouchers?" });
  await dialog.getByRole("button", { name: "Pause" }).click();
  await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription("Please give a reason");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await check(page, "the site's settings on a phone");
});

test("a guest, a couple and a vendor see nothing of the console", async ({ openPage }) => {
  const guest = await openPage();
  await guest.goto("/operator/people/019b76da-a831-765b-89a0-5ae42fdb7b13");
  await expect(guest).toHaveURL(/\/operator\/login\?returnUrl=/);
  await check(guest, "the operators' sign-in page");
});
