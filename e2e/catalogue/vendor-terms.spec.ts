import { check } from "@/e2e/support/page/axe";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

test("a vendor writes its own terms, which its page shows, and stops using them", async ({
  openPage,
  vendor,
}) => {
  const page = await openPage({ width: 390 });
  await openAs(page, "vendor", vendor.email, "/vendor/dashboard/settings/terms");
  await page.getByRole("button", { name: "Publish terms" }).click();
  await expect(page.getByText("Write your terms").and(page.locator("p"))).toBeVisible();
  await page.getByLabel("Your terms", { exact: true }).fill("- No confetti.\n- Overtime is $200 an hour.");
  await page.getByRole("button", { name: "Publish terms" }).click();
  await expect(page.getByText("Applies now")).toBeVisible();
  await check(page, "a vendor's own terms, on a phone");

  const guest = await openPage();
  await guest.goto(`/vendor-detail/${vendor.slug}/terms/1`);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText(`${vendor.vendorName}’s own terms`);
  await expect(guest.getByRole("listitem").filter({ hasText: "No confetti." })).toBeVisible();
  await check(guest, "a version of a vendor's own terms");

  await page.getByRole("button", { name: "Stop using", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stop using them" }).click();
  await expect(page.getByText("No terms of your own")).toBeVisible();
  await expect(page.getByText("Earlier version")).toBeVisible();
});
