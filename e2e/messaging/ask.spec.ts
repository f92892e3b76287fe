import { check } from "@/e2e/support/page/axe";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

test("a couple asks a shortlisted vendor for an offer, who declines with a reason", async ({
  openPage,
  couple,
  buyer,
  vendor,
}) => {
  await buyer.call("POST", "/wishlist", { vendorId: vendor.id });
  const page = await openPage({ width: 390 });
  await openAs(page, "customer", couple.email, "/user/wishlist?tab=shortlist");
  await page.getByRole("link", { name: "Ask for an offer" }).click();
  await expect(page.getByRole("checkbox", { name: vendor.vendorName })).toBeChecked();
  await page.getByLabel("Tables of ten (optional)").fill("20");
  await check(page, "a request for offers, on a phone");
  await page.getByRole("button", { name: "Send request to 1 vendor" }).click();
  const answers = page.getByRole("region", { name: /^Answers/ });
  await expect(answers).toContainText("No answer yet");

  const theirs = await openPage();
  await openAs(theirs, "vendor", vendor.email, "/vendor/dashboard/messages");
  await theirs
    .getByRole("region", { name: "Conversations" })
    .getByRole("link", { name: /Hui Min/ })
    .click();
  const request = theirs.getByRole("group", { name: "Request for an offer" });
  await expect(request).toContainText("20 tables");
  await request.getByRole("button", { name: "Can’t do it" }).click();
  await request.getByRole("button", { name: "Booked on that day" }).click();
  await expect(request).toHaveCount(0);

  await page.reload();
  await expect(answers).toContainText("Declined");
  await expect(answers).toContainText("Booked on that day");
  await check(page, "declined requests, on a phone");
});

test("the vendors of saved products, and the first of a category, can be asked at once", async ({
  openPage,
  couple,
  buyer,
}) => {
  const { docs } = await buyer.call<{ docs: { id: string }[] }>(
    "GET",
    "/vendor/vendorList?page=1&limit=5&sortBy=asc",
  );
  const page = await openPage();
  await page.goto("/vendor?category=photography");
  await expect(page.getByRole("link", { name: /^Ask the first \d vendors$/ })).toHaveAttribute(
    "href",
    /^\/user\/dashboard\/ask\?vendors=[0-9a-f-]{36},/,
  );
  for (const { id } of docs) {
    const families = await buyer.call<{ docs: { id: string; forSale: boolean }[] }[]>(
      "GET",
      `/vendor-product/public?vendorId=${id}`,
    );
    const product = families.flatMap((family) => family.docs).find(({ forSale }) => forSale);
    if (product) await buyer.call("POST", "/wishlist", { productId: product.id });
  }
  await openAs(page, "customer", couple.email, "/user/wishlist");
  await page.getByRole("link", { name: /^Ask \d vendors for offers$/ }).click();
  await expect(page.getByRole("heading", { name: "Ask for offers" })).toBeVisible();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
});
