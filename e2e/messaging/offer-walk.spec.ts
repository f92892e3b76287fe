import { readFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Page as ListPage } from "@/contracts/envelope";
import type { VendorCard } from "@/contracts/catalogue/vendor/vendor";
import type { RoomDetail } from "@/contracts/messaging/room";
import type { AgreementFile } from "@/contracts/sale/agreement";
import type { Offer, OfferOptions } from "@/contracts/sale/offer";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { addDays, todayInSingapore } from "@/lib/dates";
import { STUDIO, STUDIO_NAME, VENDOR, VENDOR_NAME } from "@/e2e/support/account/accounts";
import { apiAs } from "@/e2e/support/account/api";
import { openAs } from "@/e2e/support/account/sign-in";
import { check } from "@/e2e/support/page/axe";
import { fillCheckout } from "@/e2e/support/sale/checkout";
import { approve } from "@/e2e/support/sale/orders";
import { addForFreeDay, type Buyer, emptyCart, firstProductOf } from "@/e2e/support/sale/purchases";
import { expect, test } from "@/e2e/support/test";

// Leaves room for a busy machine. The network is cut once.
test.describe.configure({ timeout: 240_000 });
test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

const log = (page: Page) => page.getByRole("log", { name: "Messages" });

async function vendorId({ call }: Buyer, name: string): Promise<string> {
  const query = `page=1&sortBy=asc&limit=1&searchBy=${encodeURIComponent(name)}`;
  return (await call<ListPage<VendorCard>>("GET", `/vendor/vendorList?${query}`)).docs[0]?.id ?? "";
}

test("three vendors are asked, two offers compared, one changed, accepted and paid, and its agreement amended", async ({
  request,
  openPage,
  couple,
  buyer,
  vendor,
}) => {
  const [hotelId, studioId] = [await vendorId(buyer, VENDOR_NAME), await vendorId(buyer, STUDIO_NAME)];
  const product = await firstProductOf(buyer, VENDOR_NAME);
  const day = await addForFreeDay(buyer, product, 300);
  await emptyCart(buyer);

  // The couple asks all three at once.
  const page = await openPage();
  const asked = [hotelId, studioId, vendor.id].join(",");
  await openAs(page, "customer", couple.email, `/user/dashboard/ask?vendors=${asked}`);
  await page.getByLabel("Wedding date").fill(day);
  await page.getByLabel("Tables of ten (optional)").fill("20");
  await page.getByRole("button", { name: "Send request to 3 vendors" }).click();
  const answers = page.getByRole("region", { name: /^Answers/ });
  await expect(answers.getByText("No answer yet")).toHaveCount(3);

  // One declines and one offers; the hotel writes its offer on the screen.
  const declining = await apiAs(request, "vendor", vendor.email);
  const roomOf = async (id: string) =>
    (await buyer.call<RoomDetail>("GET", `/room/with?vendorId=${id}`)).id ?? "";
  await declining.call("POST", `/ask-vendor/decline/${await roomOf(vendor.id)}`, { reason: "booked" });
  const studio = await apiAs(request, "vendor", STUDIO);
  const studioRoom = await roomOf(studioId);
  const options = await studio.call<OfferOptions>("GET", `/offer-vendor/options/${studioRoom}`);
  await studio.call<Offer>("POST", `/offer-vendor/room/${studioRoom}`, {
    items: [{ productId: options.products[0]?.id, quantity: 1, unitPrice: 3200 }],
    steps: options.steps,
    eventDate: day,
    validUntil: addDays(todayInSingapore(), 7),
  });
  const theirs = await openPage();
  const hotelRoom = await roomOf(hotelId);
  await openAs(theirs, "vendor", VENDOR, `/vendor/dashboard/messages?roomId=${hotelRoom}`);
  await expect(theirs.getByText("Waiting for your answer")).toBeVisible();
  await theirs.getByRole("button", { name: "Make an offer" }).click();
  const form = theirs.getByRole("dialog");
  await form.getByLabel("Product", { exact: true }).selectOption({ label: product.productTitle });
  await form.getByLabel(/^Quantity/).fill("20");
  await form.getByLabel("Price for one, all-in").fill("1500");
  await form.getByLabel("Date", { exact: true }).fill(day);
  await form.getByRole("button", { name: "Send offer" }).click();
  await expect(log(theirs).getByRole("region", { name: "Offer, open" })).toContainText("$30,000.00");
  await expect(theirs.getByText("Waiting for your answer")).toHaveCount(0);

  // Both offers are beside each other, and the third vendor's reason.
  await page.reload();
  await expect(answers).toContainText("$30,000.00");
  await expect(answers).toContainText("$3,200.00");
  await expect(answers).toContainText("Declined");
  await check(page, "offers side by side");

  // The couple asks for a change. A message written offline is sent once the network is back.
  await answers.getByRole("link", { name: `Open conversation with ${VENDOR_NAME}` }).click();
  const offer = log(page).getByRole("region", { name: "Offer, open" });
  await offer.getByRole("button", { name: "Ask for a change" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("Could it be 22 tables?");
  await page.getByRole("dialog").getByRole("button", { name: "Send request" }).click();
  await expect(offer).toContainText("You asked for a change");
  await expect(log(theirs)).toContainText("Could it be 22 tables?");
  await page.context().setOffline(true);
  const box = page.getByRole("textbox", { name: `Message to ${VENDOR_NAME}` });
  await box.fill("And is parking free?");
  await box.press("Enter");
  await expect(log(page)).toContainText("Waiting for a connection");
  await page.context().setOffline(false);
  await expect(log(theirs).getByText("And is parking free?")).toHaveCount(1, { timeout: 60_000 });
  await expect(log(page).getByText("And is parking free?")).toHaveCount(1);
  await theirs.getByRole("button", { name: "Change the offer" }).click();
  await form.getByLabel(/^Quantity/).fill("22");
  await form.getByRole("button", { name: "Send offer" }).click();
  await expect(log(theirs).getByRole("region", { name: "Offer, replaced" })).toBeVisible();
  await expect(offer).toContainText("$33,000.00");
  await expect(offer).toContainText("What changed");

  // It is ordered as it stands, and paid.
  await offer.getByRole("button", { name: "Add to cart" }).click();
  await offer.getByRole("link", { name: "Go to cart" }).click();
  await expect(page.getByRole("link", { name: `Read ${VENDOR_NAME}’s own terms` })).toBeVisible();
  await fillCheckout(page);
  await page.getByRole("button", { name: "Place order" }).filter({ visible: true }).first().click();
  await page.getByLabel(/card number/i).fill("4242 4242 4242 4242");
  await page.getByLabel(/expiry/i).fill("12 / 39");
  await page.getByLabel(/security code/i).fill("123");
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Request sent/ })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole("link", { name: /^SY-\d\d-\d+$/ }).click();
  await expect(page).toHaveURL(/manage-orders\/[0-9a-f-]{36}/);
  const orderId = /manage-orders\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? "";

  // The agreement that is downloaded has the fingerprint that the page shows.
  await approve(request, { email: VENDOR }, orderId);
  await page.reload();
  await expect(page.getByText(/own terms, version 1/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download Agreement" }).click(),
  ]);
  const bytes = await readFile(await download.path());
  const [agreement] = await buyer.call<AgreementFile[]>("GET", `/order/agreement/${orderId}`);
  expect(createHash("sha256").update(bytes).digest("hex")).toBe(agreement?.sha256);

  // An edit that is agreed adds an amendment.
  const { items } = await buyer.call<OrderDetail>("GET", `/order/${orderId}`);
  await buyer.call("POST", `/order/edits/${orderId}`, {
    items: items.map(({ id, eventDate }) => ({ itemId: id, quantity: 23, eventDate })),
    comment: "More colleagues",
  });
  const hotel = await apiAs(request, "vendor", VENDOR);
  const decision = { accepted: true, version: 1 };
  await hotel.call("PATCH", `/order-vendor/acceptrejectordereditrequest/${orderId}`, decision);
  await page.reload();
  await expect(page.getByRole("button", { name: "Download Amendment 1" })).toBeVisible();
  await check(page, "an order with its agreement, an amendment and the vendor's terms");
});
