import type { Page } from "@playwright/test";
import { STUDIO, STUDIO_NAME } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { approvedOrder } from "@/e2e/support/sale/orders";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const SELLER = { email: STUDIO, vendorName: STUDIO_NAME };

const main = (page: Page) => page.getByRole("main");

test("a vendor notes, assigns and writes from an order's page, and finds it among its own", async ({
  request,
  openPage,
  couple,
  buyer,
}) => {
  const orderId = await approvedOrder(request, buyer, SELLER);
  const address = `/vendor/dashboard/orders/${orderId}`;
  const page = await openPage();
  await openAs(page, "vendor", SELLER.email, address);
  await expect(main(page).getByRole("heading", { name: "Visits and tastings" })).toBeVisible();

  const notes = main(page).getByRole("region", { name: "Team notes" });
  await notes.getByLabel("Add a note").fill("Check the loading bay");
  await notes.getByRole("button", { name: "Add note" }).click();
  await expect(notes.getByRole("listitem")).toContainText("Check the loading bay");
  await notes.getByRole("button", { name: /^Edit/ }).click();
  await notes.getByLabel("Edit your note").fill("Loading bay is booked");
  await notes.getByRole("button", { name: "Save note" }).click();
  await expect(notes.getByRole("listitem")).toContainText("Loading bay is booked");
  await expect(notes.getByRole("listitem")).toContainText("edited");

  const assigned = main(page).getByLabel("Assigned to");
  await assigned.selectOption({ index: 1 });
  await expect(page.getByText(/^Assigned to ./)).toBeVisible();
  await check(page, "a vendor's order");

  await main(page)
    .getByRole("button", { name: /^Message / })
    .click();
  await expect(page).toHaveURL(/\/vendor\/dashboard\/messages\?roomId=/);
  await page.getByRole("textbox", { name: /^Message to / }).fill("Shall we fix the tasting?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("main").getByText("Shall we fix the tasting?").first()).toBeVisible();

  await page.goto("/vendor/dashboard/orders?mine=1");
  const row = main(page).locator(`a[href="${address}"]`).first();
  await expect(row).toBeVisible();
  await main(page).getByRole("button", { name: "Total" }).click();
  await expect(page).toHaveURL(/mine=1&sort=-total/);
  await expect(main(page).getByRole("columnheader", { name: "Total" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await check(page, "a vendor's orders");

  const theirs = await openPage({ width: 390 });
  await openAs(theirs, "customer", couple.email, `/user/manage-orders/${orderId}`);
  const booking = main(theirs).getByRole("region", { name: "Your booking" });
  await expect(booking.getByText("Held by Sayang")).toBeVisible();
  await expect(booking.getByText(/closes down before that, all of it comes back to you/)).toBeVisible();
  await expect(booking.getByRole("button", { name: "Add to calendar" })).toBeVisible();
  const documents = main(theirs).getByRole("region", { name: "Documents" });
  await expect(documents.getByRole("listitem").first()).toBeVisible();
  await expect(main(theirs)).not.toContainText("Loading bay");
  await check(theirs, "a couple's order");
  await booking.getByRole("link", { name: `Message ${SELLER.vendorName}` }).click();
  await expect(theirs.getByText("Shall we fix the tasting?").filter({ visible: true })).toBeVisible();
});
