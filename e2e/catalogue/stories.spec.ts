import { MEI_LIN } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

test("a real wedding links to its vendors, whose pages link back", async ({ openPage }) => {
  const page = await openPage();
  await page.goto("/");
  await page.getByRole("link", { name: "All real weddings" }).click();
  await expect(page.getByRole("heading", { name: "Real weddings", level: 1 })).toBeVisible();
  await check(page, "real weddings");
  const first = page.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link");
  const title = (await first.textContent()) ?? "";
  await first.click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await check(page, "a real wedding");
  const credits = page.getByRole("region", { name: "The vendors they booked" });
  const shop = credits.getByRole("link").first();
  const vendorName = (await shop.textContent()) ?? "";
  await shop.click();
  await expect(page.getByRole("heading", { name: vendorName, level: 1 })).toBeVisible();
  await page.getByRole("region", { name: "Featured in" }).getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
});

test("an unknown story answers 404", async ({ request }) => {
  expect((await request.get("/stories/nobody")).status()).toBe(404);
  expect((await request.get("/stories?page=99")).status()).toBe(404);
});

test("a couple writes its story, previews it, publishes it and takes it down", async ({
  request,
  openPage,
}) => {
  const page = await openPage();
  await openAs(page, "customer", MEI_LIN, "/user/story");
  await expect(page.getByLabel("Your names")).not.toHaveValue("");
  await page.getByRole("button", { name: "Save and preview" }).click();
  await expect(page.getByText("Please give your story a title").first()).toBeVisible();
  await page.getByLabel("Title").fill("Kopi at the gatecrash");
  await page.getByLabel("Your story").fill("We laughed until the tea was cold.");
  const month = page.getByLabel("The month and year of the wedding");
  await month.uncheck();
  await page.getByRole("button", { name: "Save and preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview.getByRole("heading", { name: "Kopi at the gatecrash" })).toBeVisible();
  await check(page, "your story");

  await preview.getByRole("button", { name: "Publish story" }).click();
  await expect(preview.getByText("Please agree before you publish")).toBeVisible();
  await preview.getByLabel(/^We agree that Sayang publishes/).check();
  await preview.getByRole("button", { name: "Publish story" }).click();
  const published = page.getByRole("region", { name: "Published" });
  const href = await published.getByRole("link", { name: "See your story" }).getAttribute("href");
  if (!href) throw new Error("no address");
  const html = await (await request.get(href)).text();
  expect(html).toContain("We laughed until the tea was cold.");

  await published.getByRole("button", { name: "Take it down" }).click();
  await expect(page.getByRole("region", { name: "Preview" })).toBeVisible();
  // Other processes learn about it a moment later.
  await expect.poll(async () => (await request.get(href)).status()).toBe(404);
});
