import { expect, test } from "@playwright/test";
import { newAddress, newPage, registerCouple, signInAsCouple } from "@/e2e/support/accounts";
import { addHousehold } from "@/e2e/support/guests";
import { signInBuyer } from "@/e2e/support/purchases";

test("what changes before an open page follows the plans is shown on it, too", async ({
  browser,
  request,
}) => {
  const couple = await registerCouple(request);
  const buyer = await signInBuyer(request, couple.email);
  const household = (name: string, guest: string) =>
    addHousehold(buyer, { name, email: newAddress("guest"), guests: [guest] });
  await household("The Lim family", "Rose");
  const page = await newPage(browser);
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route("**/api/v1/planning/stream", async (route) => {
    await opened;
    await route.continue();
  });
  await signInAsCouple(page, couple, { returnUrl: "/user/dashboard/guest-list" });
  const list = page.getByRole("grid");
  await expect(list.getByText("Rose")).toBeVisible();

  await household("The Tan family", "Bala");
  open();
  await expect(list.getByText("Bala")).toBeVisible();
});
