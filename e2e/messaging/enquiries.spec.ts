import { randomUUID } from "node:crypto";
import { apiAs } from "@/e2e/support/account/api";
import { openAs } from "@/e2e/support/account/sign-in";
import { check } from "@/e2e/support/page/axe";
import { expect, test } from "@/e2e/support/test";

test("a new enquiry is answered in two presses, and moves on the board by itself", async ({
  request,
  openPage,
  buyer,
  vendor,
}) => {
  const { call } = await apiAs(request, "vendor", vendor.email);
  await call("POST", "/vendor/saved-reply", { title: "Thanks", body: "Thank you for writing. We are free." });
  const ask = { vendorId: vendor.id, body: "Is 21 August free?", clientId: randomUUID() };
  await buyer.call("POST", "/room/message", ask);

  const page = await openPage();
  await openAs(page, "vendor", vendor.email, "/vendor/dashboard/enquiries?view=board");
  const column = (stage: string) => page.getByRole("region", { name: stage });
  await expect(column("New 1").getByRole("article")).toContainText("Is 21 August free?");
  await check(page, "the board of enquiries");
  await column("New 1")
    .getByRole("button", { name: /^Answer/ })
    .click();
  await expect(page.getByRole("dialog").getByRole("textbox")).toHaveValue(/^Thank you for writing/);
  await check(page, "the answer to an enquiry");
  await page.getByRole("dialog").getByRole("button", { name: /^Send/ }).click();
  await expect(column("Answered 1").getByRole("article")).toContainText("You: Thank you for writing");
  await expect(column("New 0").getByRole("article")).toHaveCount(0);

  const phone = await openPage({ width: 390 });
  await openAs(phone, "vendor", vendor.email, "/vendor/dashboard/enquiries");
  await expect(phone.getByRole("article")).toContainText("Thank you for writing");
  await check(phone, "the list of enquiries, on a phone");
});
