import { newAddress } from "@/e2e/support/account/accounts";
import { addHousehold } from "@/e2e/support/planning/guests";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

test("changes made before an open page subscribes to the plans are shown on it, too", async ({
  openPage,
  couple,
  buyer,
}) => {
  const household = (name: string, guest: string) =>
    addHousehold(buyer, { name, email: newAddress("guest"), guests: [guest] });
  await household("The Lim family", "Rose");
  const page = await openPage();
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route("**/api/v1/live/stream", async (route) => {
    await opened;
    await route.continue();
  });
  await openAs(page, "customer", couple.email, "/user/dashboard/guest-list");
  const list = page.getByRole("grid");
  await expect(list.getByText("Rose")).toBeVisible();

  await household("The Tan family", "Bala");
  open();
  await expect(list.getByText("Bala")).toBeVisible();
});
