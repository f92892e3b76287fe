import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { registerApprovedVendor, registerCouple } from "@/e2e/support/account/accounts";
import { accessToken, type Role } from "@/e2e/support/account/api";
import { check } from "@/e2e/support/page/axe";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

test.describe.configure({ timeout: 150_000 });

const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const files = (page: Page) => page.getByLabel("Add files");
const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });
const UPLOAD = "**/api/v1/room/image-upload";

const photo = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

/** Returns the status of a file for a signed-in account, or for none. */
async function statusFor(request: APIRequestContext, path: string, role?: Role, email = ""): Promise<number> {
  const headers = role && { authorization: `Bearer ${await accessToken(request, role, email)}` };
  return (await request.get(path, { headers })).status();
}

test("files in messages: several at a time, progress, cancelling, retrying, enlarging, and privacy", async ({
  request,
  openPage,
  couple,
  vendor,
}) => {
  const stranger = await registerCouple(request);
  const rival = await registerApprovedVendor(request);

  const page = await openPage({ width: 390, allowedErrors: [/status of 503|ERR_FAILED/] });
  await openAs(page, "customer", couple.email, `/user/dashboard/messages?vendorId=${vendor.id}`);
  await expect(page.getByRole("textbox", { name: `Message to ${vendor.vendorName}` })).toBeVisible();
  const [rose, jade] = [await photo("#b03060"), await photo("#2e8b57")];

  await test.step("choose several, refuse what can't be sent, and remove one", async () => {
    await files(page).setInputFiles([
      file("rose.jpg", "image/jpeg", rose),
      file("jade.jpg", "image/jpeg", jade),
      file("guests.txt", "text/plain", Buffer.from("Ah Ma, Ah Gong")),
      file("song.mp3", "audio/mpeg", Buffer.from("la la la")),
    ]);
    await expect(page.getByRole("alert").filter({ hasText: "song.mp3" })).toBeVisible();
    const staged = page.getByRole("list", { name: "Files to send" });
    await expect(staged.getByRole("listitem")).toHaveCount(3);
    await staged.getByRole("button", { name: "Remove guests.txt" }).click();
    await expect(staged.getByRole("listitem")).toHaveCount(2);
    await check(page, "files before they are sent, on a phone");
  });

  await test.step("an upload shows its progress and can be cancelled", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(UPLOAD, async (route) => {
      await held;
      await route.abort().catch(() => undefined);
    });
    await send(page).click();
    await expect(page.getByRole("progressbar", { name: "Sending 2 files" })).toBeVisible();
    await page.getByRole("button", { name: "Cancel sending 2 files" }).click();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    release();
    // Without waiting, the held request might reach the server.
    await page.unrouteAll({ behavior: "wait" });
    await expect(log(page).getByText("rose.jpg")).toHaveCount(0);
  });

  await test.step("a failed upload says so and is retried", async () => {
    await page.route(UPLOAD, (route) => route.fulfill({ status: 503, body: "{}" }));
    await files(page).setInputFiles([
      file("rose.jpg", "image/jpeg", rose),
      file("jade.jpg", "image/jpeg", jade),
      file("guests.txt", "text/plain", Buffer.from("Ah Ma, Ah Gong")),
    ]);
    await send(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Not sent." })).toBeVisible();
    await check(page, "files that were not sent, on a phone");
    await page.unroute(UPLOAD);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(log(page).getByRole("button", { name: "Open rose.jpg" })).toBeVisible();
    await expect(log(page).getByRole("button", { name: "Open jade.jpg" })).toBeVisible();
    await expect(log(page).getByRole("button", { name: /^Download guests\.txt/ })).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  });

  const theirs = await openPage();
  const fetched: string[] = [];
  theirs.on("request", (each) => {
    const { pathname } = new URL(each.url());
    if (/\/room\/files\/[0-9a-f-]{36}$/.test(pathname)) fetched.push(pathname);
  });

  await test.step("the vendor enlarges the pictures and downloads the list", async () => {
    await openAs(theirs, "vendor", vendor.email, "/vendor/dashboard/messages");
    await theirs
      .getByRole("region", { name: "Conversations" })
      .getByRole("link", { name: /Hui Min/ })
      .click();
    await log(theirs).getByRole("button", { name: "Open rose.jpg" }).click();
    const large = theirs.getByRole("dialog");
    await expect(large.getByRole("img", { name: "rose.jpg" })).toBeVisible();
    await theirs.keyboard.press("ArrowRight");
    await expect(large.getByRole("img", { name: "jade.jpg" })).toBeVisible();
    await theirs.keyboard.press("Escape");
    await expect(large).toHaveCount(0);
    await expect(log(theirs).getByRole("button", { name: "Open rose.jpg" })).toBeFocused();
    const [download] = await Promise.all([
      theirs.waitForEvent("download"),
      log(theirs)
        .getByRole("button", { name: /^Download guests\.txt/ })
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe("guests.txt");
    await check(theirs, "a conversation with files");
  });

  await test.step("nobody else can get them", async () => {
    expect(fetched.length).toBeGreaterThan(0);
    for (const path of new Set(fetched)) {
      expect(await statusFor(request, path, "customer", couple.email)).toBe(200);
      expect(await statusFor(request, path, "vendor", vendor.email)).toBe(200);
      expect(await statusFor(request, path, "customer", stranger.email)).toBe(404);
      expect(await statusFor(request, path, "vendor", rival.email)).toBe(404);
      expect(await statusFor(request, path)).toBe(401);
    }
  });
});
