import type { APIRequestContext } from "@playwright/test";
import type { Page as Listed } from "@/contracts/envelope";
import type { Banquet } from "@/contracts/planning/event-order";
import type { Invitation } from "@/contracts/planning/invitation/invitation";
import { newAddress, VENDOR, VENDOR_NAME } from "@/e2e/support/account/accounts";
import { addHousehold } from "@/e2e/support/planning/guests";
import { mailTo } from "@/e2e/support/account/mail";
import { toast } from "@/e2e/support/messages";
import { approve } from "@/e2e/support/sale/orders";
import { addForFreeDay, type Buyer, pay, placeOrder, productsOf } from "@/e2e/support/sale/purchases";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const PATH = "/user/dashboard/guest-list/invitations";

/** Books tables with a vendor, who accepts, and connects them with the wedding's banquet. */
async function bookTables(request: APIRequestContext, buyer: Buyer): Promise<void> {
  const products = await productsOf(buyer, VENDOR_NAME);
  const tables = products.find(({ productPrice }) => /table/.test(productPrice.priceMetric));
  if (!tables) throw new Error(`${VENDOR_NAME} sells no tables`);
  await addForFreeDay(buyer, tables, 270);
  const placed = await placeOrder(buyer);
  await pay(buyer, placed.checkoutId);
  await approve(request, { email: VENDOR }, placed.orders[0]?.id ?? "");
  const { events, candidates } = await buyer.call<Banquet>("GET", "/user/banquet");
  await buyer.call("POST", "/user/banquet", {
    eventId: events[0]?.id,
    orderItemId: candidates[0]?.orderItemId,
    seatsPerUnit: 1,
    minimumUnits: 1,
  });
}

test("a guest replies without an account or script, and the couple's open screens follow", async ({
  request,
  openPage,
  couple,
  buyer,
}) => {
  await bookTables(request, buyer);
  const guestEmail = newAddress("rose");
  await addHousehold(buyer, { name: "The Lim family", email: guestEmail, guests: ["Rose", "Ah Kow"] });

  const screen = await openPage();
  await openAs(screen, "customer", couple.email, PATH);
  await screen.getByRole("button", { name: "Email 1 household" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Send invitations" }).click();
  await expect(toast(screen, "Invitation sent")).toBeVisible();
  const banquet = await screen.context().newPage();
  await banquet.goto(`${PATH}?tab=banquet`);
  const coming = banquet.getByRole("region", { name: "Banquet" });
  await expect(coming).toContainText("Coming0");

  const { docs } = await buyer.call<Listed<Invitation>>("GET", "/user/invitation");
  const link = docs[0]?.link ?? "";
  expect((await mailTo(guestEmail, "Hui Min Lee invite you to their wedding")).text).toContain(link);
  const guest = await openPage({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const answer = await guest.goto(link);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Hui Min Lee");
  await guest.getByRole("group", { name: /^Rose/ }).getByLabel("Coming").first().check();
  await guest
    .getByRole("group", { name: /^Ah Kow/ })
    .getByLabel("Coming")
    .first()
    .check();
  await guest.getByLabel(/Message to the couple/).fill("We’ll bring the durians.");
  await guest.getByRole("button", { name: "Send reply" }).click();
  await expect(guest.getByText("Thank you. Your reply is saved")).toBeVisible();
  await expect(guest.getByRole("group", { name: /^Rose/ }).getByLabel("Coming").first()).toBeChecked();

  await expect(screen.getByText("2 of 2 coming")).toBeVisible();
  await expect(screen.getByText("We’ll bring the durians.")).toBeVisible();
  await expect(coming).toContainText("Coming2");
  await expect(coming.getByText("Replies so far").locator("xpath=..")).toContainText("2 tables");
});
