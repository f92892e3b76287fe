import type { Page } from "@playwright/test";
import { STUDIO, STUDIO_NAME } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { mailTo } from "@/e2e/support/account/mail";
import { operator } from "@/e2e/support/server/operator";
import { approvedOrder } from "@/e2e/support/sale/orders";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const SELLER = { email: STUDIO, vendorName: STUDIO_NAME };

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");

test("a cancellation is turned down, contested, decided by Sayang and refunded", async ({
  request,
  openPage,
  couple,
  buyer,
}) => {
  const orderId = await approvedOrder(request, buyer, SELLER);
  const ours = await openPage({ width: 390 });
  const theirs = await openPage();
  await openAs(ours, "customer", couple.email, `/user/manage-orders/${orderId}`);
  const number =
    (
      await main(ours)
        .getByText(/SY-\d\d-\d{6}/)
        .first()
        .innerText()
    ).match(/SY-\d\d-\d{6}/)?.[0] ?? "";

  await test.step("the couple sees the refund and the reason for it before it asks", async () => {
    await main(ours).getByRole("button", { name: "Cancel this order" }).click();
    await dialog(ours).getByRole("button", { name: "Continue" }).click();
    await expect(dialog(ours).getByText("Please choose a reason")).toBeVisible();
    await dialog(ours).getByLabel("Reason").selectOption({ index: 1 });
    await dialog(ours)
      .getByLabel(/^Message to/)
      .fill("We are moving to Perth.");
    await dialog(ours).getByRole("button", { name: "Continue" }).click();
    await expect(dialog(ours).getByText(/% of what you.ve paid comes back/)).toBeVisible();
    await check(ours, "what comes back");
    await dialog(ours).getByRole("button", { name: "Continue" }).click();
    await dialog(ours).getByRole("button", { name: "Ask to cancel" }).click();
    await expect(
      main(ours).getByText(`Your request is with ${SELLER.vendorName}`, { exact: true }).first(),
    ).toBeVisible();
    await mailTo(SELLER.email, new RegExp(number));
  });

  await test.step("the vendor turns it down, with a reason", async () => {
    await openAs(theirs, "vendor", SELLER.email, `/vendor/dashboard/orders/${orderId}`);
    await expect(main(theirs).getByText("We are moving to Perth.")).toBeVisible();
    await check(theirs, "a request to cancel");
    await main(theirs).getByRole("button", { name: "Turn down" }).click();
    await dialog(theirs)
      .getByLabel(/^Reason/)
      .fill("The album is designed already.");
    await dialog(theirs).getByRole("button", { name: "Turn down the request" }).click();
    await expect(
      main(theirs).getByText("The request was turned down", { exact: true }).first(),
    ).toBeVisible();
  });

  await test.step("the couple contests, the vendor stands by it, and Sayang decides", async () => {
    await ours.reload();
    await main(ours).getByRole("button", { name: "Contest" }).click();
    await dialog(ours).getByLabel("For the vendor and Sayang to read").fill("No album was shown to us.");
    await dialog(ours).getByRole("button", { name: "Contest" }).click();
    await expect(main(ours).getByText(/^You.ve contested/)).toBeVisible();
    await theirs.reload();
    await main(theirs).getByRole("button", { name: "Stand by your answer" }).click();
    await dialog(theirs)
      .getByLabel(/^Reason/)
      .fill("We showed it on Monday.");
    await dialog(theirs).getByRole("button", { name: "Pass it to Sayang" }).click();
    await expect(main(theirs).getByText("Sayang is deciding", { exact: true }).first()).toBeVisible();
    expect(await operator("cancellations")).toContain(number);
    expect(await operator("cancellation", number)).toContain("No album was shown to us.");
    await operator("rule", number, "--amount", "100", "--reason", "Half of the design was done");
    await mailTo(couple.email, /decided|decision/i);
    await ours.reload();
    await expect(main(ours).getByText("The order is cancelled", { exact: true }).first()).toBeVisible();
    await expect(
      main(ours)
        .getByText(/\$100\.00/)
        .first(),
    ).toBeVisible();
    await check(ours, "a decided cancellation");
  });
});
