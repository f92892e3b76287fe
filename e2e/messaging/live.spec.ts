import type { Page } from "@playwright/test";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

// Leaves room for a busy machine.
test.describe.configure({ timeout: 120_000 });

const log = (page: Page) => page.getByRole("log", { name: "Messages" });

test("two tabs share one stream, show the same, and the second continues when the first is closed", async ({
  openPage,
  couple,
  vendor,
}) => {
  const first = await openPage();
  const streams: string[] = [];
  first.context().on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/live/stream")) streams.push(request.url());
  });
  const path = `/user/dashboard/messages?vendorId=${vendor.id}`;
  await openAs(first, "customer", couple.email, path);
  const box = first.getByRole("textbox", { name: `Message to ${vendor.vendorName}` });
  await box.fill("Is 21 August free?");
  await box.press("Enter");
  await expect(log(first)).toContainText("Is 21 August free?");
  const second = await first.context().newPage();
  await second.goto(path);
  await expect(log(second)).toContainText("Is 21 August free?");

  const theirs = await openPage();
  await openAs(theirs, "vendor", vendor.email, "/vendor/dashboard/messages");
  await theirs.getByRole("region", { name: "Conversations" }).getByRole("link").first().click();
  const answer = theirs.getByRole("textbox", { name: /^Message to/ });
  await answer.fill("It is!");
  await answer.press("Enter");
  await expect(log(first)).toContainText("It is!");
  await expect(log(second)).toContainText("It is!");
  expect(streams).toHaveLength(1);

  await first.close();
  await answer.fill("Shall we meet?");
  await answer.press("Enter");
  await expect(log(second)).toContainText("Shall we meet?");
});
