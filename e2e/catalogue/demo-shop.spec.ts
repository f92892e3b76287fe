import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { STUDIO, STUDIO_NAME } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const BASE = "/vendor/dashboard";

test("the demo studio's offerings save, a new product starts with its defaults, and its week fits on a phone", async ({
  openPage,
}) => {
  const page = await openPage({ width: 390 });
  await openAs(page, "vendor", STUDIO, `${BASE}/settings/seller-offerings`);
  const teochew = page.getByRole("checkbox", { name: "Teochew" });
  const spoken = await teochew.isChecked();
  await expect(page.getByLabel("Secondary service offering")).not.toHaveValue("");
  const below = page.getByRole("group", { name: /^What you do in Photography/ });
  await expect(below.getByRole("checkbox", { checked: true }).first()).toBeVisible();
  for (const next of [!spoken, spoken]) {
    await teochew.setChecked(next);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Everything is saved")).toBeVisible();
  }

  await page.goto(`${BASE}/product/add`);
  await expect(page.getByLabel("GST", { exact: true })).toHaveValue("1");
  await page.getByLabel("Category", { exact: true }).selectOption("Photography & Film");
  await expect(page.getByRole("group", { name: "Meal" })).toHaveCount(0);
  await page.getByLabel("Category", { exact: true }).selectOption("Banquet & Venues");
  await expect(page.getByRole("group", { name: "Meal" })).toBeVisible();

  // A week with a wedding or a visit has dots above and names below.
  await page.goto(`${BASE}/calendar?look=list`);
  const busy = page
    .getByRole("main")
    .getByRole("button", { name: /^Open / })
    .first();
  const date = new Date(`${(await busy.getAttribute("aria-label"))?.replace(/^Open /, "")} UTC`);
  await page.goto(`${BASE}/calendar?look=week&date=${date.toISOString().slice(0, 10)}`);
  await expect(
    page
      .getByRole("main")
      .getByRole("button", { name: /^Open / })
      .first(),
  ).toBeVisible();
});

test("a profile preview shows unsaved input without saving anything", async ({ openPage }) => {
  const page = await openPage({ width: 390 });
  const mark = randomUUID().slice(0, 8);
  const preview = page.getByRole("button", { name: "Preview", exact: true });
  const dialog = page.getByRole("dialog", { name: "Preview of your page" });
  const back = dialog.getByRole("button", { name: "Back to editing" });

  await test.step("text and a chosen picture, by keyboard on a phone", async () => {
    await openAs(page, "vendor", STUDIO, `${BASE}/settings/seller-info`);
    const tagline = page.getByLabel("Tagline (optional)");
    await tagline.fill(`Quiet pictures ${mark}`);
    const buffer = await sharp({ create: { width: 640, height: 320, channels: 3, background: "#2f6f5f" } })
      .png()
      .toBuffer();
    await page.getByLabel(/for Banner$/).setInputFiles({ name: "banner.png", mimeType: "image/png", buffer });
    await preview.press("Enter");
    await expect(dialog.getByRole("heading", { name: STUDIO_NAME })).toBeVisible();
    await expect(dialog.getByText(`Quiet pictures ${mark}`)).toBeVisible();
    await expect(dialog.getByText("Your changes aren’t saved yet")).toBeVisible();
    await expect(dialog.getByText("Needed before you can save")).toHaveCount(0);
    const first = dialog.getByRole("img", { name: `${STUDIO_NAME}, picture 1 of` });
    await expect(first).toHaveAttribute("src", /^blob:/);
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    await expect(back).toBeFocused();
    await check(page, "the preview of a profile at 390 px");

    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(preview).toBeFocused();
    await expect(tagline).toHaveValue(`Quiet pictures ${mark}`);
    await expect(page.getByText("You have unsaved changes")).toBeVisible();
    const seen = await (await page.request.get("/vendor-detail/kopi-light-studio")).text();
    expect(seen).not.toContain(mark);

    await page.getByLabel("Vendor name").fill("");
    await preview.press("Enter");
    await expect(dialog.getByRole("listitem").filter({ hasText: "Vendor name is required" })).toBeVisible();
    await back.press("Enter");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(tagline).not.toHaveValue(`Quiet pictures ${mark}`);
  });

  await test.step("questions, languages and channels on a wide screen", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${BASE}/settings/faq-vendor`);
    await page.getByRole("button", { name: "Add a question" }).click();
    await page.getByLabel("Question", { exact: true }).fill(`Do you film ${mark}?`);
    await page.getByLabel("Answer", { exact: true }).fill("Only on land.");
    await preview.click();
    await dialog.getByText(`Do you film ${mark}?`).click();
    await expect(dialog.getByText("Only on land.")).toBeVisible();
    await check(page, "the preview of a profile at 1440 px");
    await back.click();
    await page.getByRole("button", { name: "Discard" }).click();

    await page.goto(`${BASE}/settings/seller-offerings`);
    const teochew = page.getByRole("checkbox", { name: "Teochew" });
    const spoken = await teochew.isChecked();
    await teochew.setChecked(!spoken);
    await preview.click();
    await expect(dialog.getByRole("heading", { name: STUDIO_NAME })).toBeVisible();
    const speaks = dialog.getByRole("definition").filter({ hasText: "Teochew" });
    await expect(speaks).toHaveCount(spoken ? 0 : 1);
    await back.click();
    await page.getByRole("button", { name: "Discard" }).click();

    await page.goto(`${BASE}/settings/social-media`);
    await page.getByLabel("Pinterest (optional)").fill(`https://pinterest.com/${mark}`);
    await preview.click();
    await expect(dialog.getByRole("link", { name: "Pinterest" })).toHaveAttribute(
      "href",
      `https://pinterest.com/${mark}`,
    );
    await back.click();
    await page.getByRole("button", { name: "Discard" }).click();
  });
});
