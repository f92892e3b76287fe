import { expect, type Page } from "@playwright/test";
import { check } from "@/e2e/support/page/axe";
import { mailTo } from "@/e2e/support/account/mail";
import { words } from "@/e2e/support/messages";
import { operator } from "@/e2e/support/server/operator";
import { button, DASHBOARD, dialog, main, picture, type Shop } from "./open-shop";

const LIST = `${DASHBOARD}/product`;
const row = (page: Page, title: string) => main(page).getByRole("listitem").filter({ hasText: title });

/** Fills in a product: missing fields are reported, input survives a reload, and pictures are sorted by keyboard. */
export async function addProduct({ page }: Shop, title: string): Promise<void> {
  await page.goto(`${LIST}/add`);
  await button(page, "Add product").click();
  await expect(words(page, "Please upload at least 1 image")).toBeVisible();
  await expect(words(page, "Please select relevant Product Category")).toBeVisible();

  await page.getByLabel("Title", { exact: true }).fill(title);
  await page
    .getByLabel("Add pictures")
    .setInputFiles([await picture("First.png", "#8f1d3f"), await picture("Second.png", "#1f6b4a")]);
  await page.getByLabel("Category", { exact: true }).selectOption("Banquet & Venues");
  await page.getByLabel("Your price ($)").fill("1000");
  await page.getByLabel("Price is per").fill("evening");
  await page.getByLabel("GST", { exact: true }).selectOption("2");
  await expect(page.getByText("$1,090.00")).toBeVisible();
  await expect(page.getByText("Draft kept on this device")).toBeVisible();
  await page.reload();
  await expect(page.getByText("unsaved changes")).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await expect(page.getByRole("button", { name: /^Move picture/ })).toHaveCount(2);

  const first = page.getByRole("button", { name: "Move picture 1", exact: true });
  const source = await first.locator("img").getAttribute("src");
  await first.press("Space");
  await expect(page.getByText("Now at place 1 of 2.")).toBeAttached();
  // A key pressed before positions are measured moves nothing, so it is pressed again, as a person would. Moving past
  // the last position does nothing.
  await expect(async () => {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Now at place 2 of 2.")).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Move picture 2" }).locator("img")).toHaveAttribute(
    "src",
    source ?? "",
  );
  await check(page, "the product form");

  const [preview] = await Promise.all([page.context().waitForEvent("page"), button(page, "Preview").click()]);
  await expect(preview.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(preview.getByText("$1,090", { exact: true })).toBeVisible();
  await check(preview, "the preview of a product");
  await preview.close();

  await button(page, "Add product").press("Enter");
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(row(page, title)).toContainText("In review");
}

/** The operator returns the product, the vendor changes it, and the operator approves it. */
export async function mendProduct({ page, email }: Shop, title: string): Promise<void> {
  const reason = "Please say how many hours are included";
  await operator("return-product", await idOf(title), "--reason", reason);
  await mailTo(email, /change/i);
  await page.reload();
  await expect(row(page, title)).toContainText("Changes requested");
  await page.getByRole("link", { name: title }).click();
  await expect(main(page).getByText(reason)).toBeVisible();
  await check(page, "a product that was returned");
  await page.getByLabel("Short description").fill("Five hours, two photographers.");
  await button(page, "Save product").click();
  await expect(page.getByText("Product updated")).toBeVisible();
  await expect(main(page).getByText("This product is in review.", { exact: false })).toBeVisible();
  await operator("approve-product", await idOf(title));
  await page.goto(LIST);
  await expect(row(page, title).getByText("Published", { exact: true })).toBeVisible();
}

async function idOf(title: string): Promise<string> {
  const line = (await operator("products")).split("\n").find((each) => each.includes(title));
  if (!line) throw new Error(`${title} does not wait for review`);
  return line.split(" ")[0] ?? "";
}

/** A sheet is imported, with a wrong price corrected on the screen. */
export async function importSheet({ page }: Shop, title: string): Promise<void> {
  await page.goto(LIST);
  await button(page, "Import").click();
  const rows = [
    "Title,Category,Price,Price is per,GST",
    `${title} album,Banquet & Venues,180,album,added`,
    `${title} print,Banquet & Venues,ten,print,added`,
  ];
  const file = { name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };
  await page.getByLabel("Excel or CSV file").setInputFiles(file);
  await expect(main(page).getByText("2 rows: 1 ready to import, 1 with something to correct.")).toBeVisible();
  await check(page, "a checked import");
  await page.getByLabel("Price", { exact: true }).fill("10");
  await button(page, "Check again").click();
  await expect(main(page).getByText("2 rows: 2 ready to import.")).toBeVisible();
  await button(page, "Import 2 products").click();
  await expect(main(page).getByText("2 products are in your list.")).toBeVisible();
  await check(page, "a finished import");
  await button(page, "See your products").click();
  await expect(row(page, `${title} album`)).toContainText("Unpublished");
}

/** Products are found, edited, copied, taken offline and put back, and deleted. */
export async function keepProducts({ page }: Shop, title: string): Promise<void> {
  const copy = `${title} at dusk`;
  await row(page, title)
    .getByRole("button", { name: `Duplicate ${title}`, exact: true })
    .click();
  await expect(page.getByLabel("Title", { exact: true })).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(copy);
  await button(page, "Save product").click();
  await expect(page.getByText("Product updated")).toBeVisible();

  await page.goto(LIST);
  await page.getByLabel("Search products").getByRole("searchbox").fill(title);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=/);
  await button(page, "Deactivate").click();
  await expect(page.getByText("Please select at least 1 item")).toBeVisible();
  await page.getByLabel(`Select ${title}`, { exact: true }).check();
  await button(page, "Deactivate").click();
  await expect(page.getByText("1 product is unpublished")).toBeVisible();
  await check(page, "the products");
  await button(page, "Undo").click();
  await expect(row(page, title).getByText("Published", { exact: true })).toBeVisible();
  await button(page, `Delete ${copy}`).click();
  await dialog(page).getByRole("button", { name: "Delete product" }).click();
  await expect(page.getByText("Product deleted")).toBeVisible();
}
