import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { newPage, signInAsVendor, watchErrors, words } from "@/e2e/support/accounts";
import { check } from "@/e2e/support/axe";

const LIST = "/vendor/dashboard/product";

test("a product is added by keyboard, kept as a draft, sorted, found, changed and taken off", async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const title = `Garden lawn ${randomUUID().slice(0, 6)}`;
  const picture = (background: string) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .png()
      .toBuffer();
  const page = await newPage(browser);
  const errors = watchErrors(page);
  await signInAsVendor(page);
  await page.goto(`${LIST}/add`);

  await test.step("the form says what is missing", async () => {
    await page.getByRole("button", { name: "Add product" }).click();
    await expect(words(page, "Please upload at least 1 image")).toBeVisible();
    await expect(words(page, "Please select relevant Product Category")).toBeVisible();
  });
  await test.step("what was typed survives a reload", async () => {
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByLabel("Add pictures").setInputFiles([
      { name: "First.png", mimeType: "image/png", buffer: await picture("#8f1d3f") },
      { name: "Second.png", mimeType: "image/png", buffer: await picture("#1f6b4a") },
    ]);
    await page.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
    await page.getByLabel("Your price ($)").fill("1000");
    await page.getByLabel("Price is per").fill("evening");
    await page.getByLabel("GST", { exact: true }).selectOption("2");
    await expect(page.getByText("$1,090.00")).toBeVisible();
    await expect(page.getByText("Draft kept on this device")).toBeVisible();
    await page.reload();
    await expect(page.getByText("unsaved changes")).toBeVisible();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
    await expect(page.getByRole("button", { name: /^Move picture/ })).toHaveCount(2);
  });
  await test.step("pictures are sorted with the keyboard", async () => {
    const first = page.getByRole("button", { name: "Move picture 1", exact: true });
    const source = await first.locator("img").getAttribute("src");
    await first.focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Now at place 1 of 2.")).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Now at place 2 of 2.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Move picture 2" }).locator("img")).toHaveAttribute(
      "src",
      source ?? "",
    );
  });
  await check(page, "product form");
  await page.getByRole("button", { name: "Add product" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));

  await test.step("it is found, opened and changed", async () => {
    await page.getByLabel("Search products").getByRole("searchbox").fill(title);
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: title }).click();
    await page.getByLabel("Title", { exact: true }).fill(`${title} at dusk`);
    await page.getByRole("button", { name: "Save product" }).click();
    await expect(page.getByText("Product updated")).toBeVisible();
  });
  await test.step("nothing selected is refused; a selected one is taken off, and the switch undone", async () => {
    await page.goto(`${LIST}?search=${encodeURIComponent(title)}`);
    await page.getByRole("button", { name: "Deactivate" }).click();
    await expect(page.getByText("Please select at least 1 item")).toBeVisible();
    await page.getByLabel(`Select ${title} at dusk`).check();
    await page.getByRole("button", { name: "Deactivate" }).click();
    await expect(page.getByText("1 product is unpublished")).toBeVisible();
    await check(page, "product list");
    await page.getByRole("button", { name: "Undo" }).click();
    const row = page.getByRole("listitem").filter({ hasText: title });
    await expect(row.getByText("Published", { exact: true })).toBeVisible();
    await row.getByRole("button", { name: /^Delete/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete product" }).click();
    await expect(page.getByText("Product deleted")).toBeVisible();
  });
  expect(errors).toEqual([]);
});
