import type { Page } from "@playwright/test";
import { newPhone, PASSWORD, registerCouple } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { expectFocusWithin, press, shownDay, tabTo, typeDate, typeInto } from "@/e2e/support/page/keyboard";
import { codeIn, mailTo, textTo } from "@/e2e/support/account/mail";
import { toast, words } from "@/e2e/support/messages";
import { EXPIRED } from "@/e2e/support/account/session";
import { openAs, signIn } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

// Leaves room for a busy machine.
test.describe.configure({ timeout: 120_000 });

const NEW_PASSWORD = "Forever&2027";
const UPDATED = "Successfully updated";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

const input = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator("input"));
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

async function save(page: Page): Promise<void> {
  await press(page, button(page, "Save changes"));
  await expect(toast(page, UPDATED).first()).toBeVisible();
  await expect(page.getByText("Everything is saved")).toBeVisible();
}

/** Enters the code in the group of that name, after a wrong one. */
async function confirmByCode(page: Page, what: string, code: string): Promise<void> {
  const group = page.getByRole("group", { name: `Confirm ${what}` });
  await expect(group.getByLabel("Code", { exact: true })).toBeFocused();
  await page.keyboard.type(code === "000000" ? "111111" : "000000");
  await page.keyboard.press("Enter");
  await expect(group.getByText("Invalid code", { exact: true })).toBeVisible();
  await check(page, `a wrong code for ${what}`);
  await typeInto(page, group.getByLabel("Code", { exact: true }), code);
  await press(page, group.getByRole("button", { name: "Confirm", exact: true }));
  await expect(toast(page, `Thank you, ${what} is confirmed`)).toBeVisible();
  await expect(group).toHaveCount(0);
}

test("a couple fills in its profile and confirms phone and email by keyboard", async ({
  request,
  openPage,
}) => {
  test.setTimeout(240_000);
  const { email } = await registerCouple(request, { verified: false });
  // The trace recorder requests a preview again, which the policy forbids.
  const page = await openPage({ allowedErrors: [/status of 400/, /Connecting to 'blob:/] });
  await openAs(page, "customer", email, "/user/profile");
  const bride = page.getByRole("region", { name: "The bride" });

  await test.step("names, day and budget", async () => {
    await expect(page.getByText("Everything is saved")).toBeVisible();
    await check(page, "the profile");
    await press(page, page.getByRole("link", { name: "Names, pictures, day and budget" }));
    await expect(page).toHaveURL(/\/user\/wedding-details$/);
    await expect(page.getByRole("heading", { name: "Nothing is booked yet" })).toBeVisible();
    await check(page, "the wedding details");
    await press(page, button(page, "Edit details"));
    await expect(bride.getByLabel("First name")).toBeFocused();
    await check(page, "the wedding details, being changed");
    await typeInto(page, bride.getByLabel("First name"), "Hui Min");
    await typeInto(page, page.getByRole("region", { name: "The groom" }).getByLabel("First name"), "Arjun");
    await typeDate(page, input(page, "Wedding date"), "2027-10-09");
    await typeInto(page, input(page, "Budget (S$)"), "60x000.5");
    await page.keyboard.press("Tab");
    await expect(input(page, "Budget (S$)")).toHaveValue("60,000.5");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.type("60000.5");
    await page.keyboard.press("Tab");
    await expect(input(page, "Budget (S$)")).toHaveValue("60,000.5");
    await expect(page.getByText("You have unsaved changes")).toBeVisible();
    await save(page);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Hui Min");
    await press(page, button(page, "Edit details"));
    await expect(input(page, "Wedding date")).toHaveValue(shownDay("2027-10-09"));
    await expect(input(page, "Budget (S$)")).toHaveValue(/^60,000\.50?$/);
  });

  await test.step("a picture", async () => {
    const file = bride.locator("input[type=file]");
    const choose = async (chosen: { name: string; mimeType: string; buffer: Buffer }) => {
      await tabTo(page, file);
      // Chromium drops the key press while it is still closing the previous file chooser.
      await expect(async () => {
        const opened = page.waitForEvent("filechooser", { timeout: 5_000 });
        await file.press("Space");
        await (await opened).setFiles(chosen);
      }).toPass();
    };
    await choose({ name: "us.txt", mimeType: "text/plain", buffer: Buffer.from("us") });
    await expect(
      words(page, "Please choose a JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF or BMP picture"),
    ).toBeVisible();
    await choose({ name: "us.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") });
    await press(page, button(page, "Save changes"));
    await expect(page.getByRole("main").getByRole("alert").first()).toBeVisible();
    await check(page, "a picture that is none");
    await choose({ name: "us.png", mimeType: "image/png", buffer: await page.screenshot() });
    await save(page);
    const picture = bride.getByRole("img", { name: "Picture of the bride" });
    await expect(picture).toHaveAttribute("src", /\.webp/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step("warns before leaving unsaved changes", async () => {
    await typeInto(page, bride.getByLabel("Last name"), "Lee");
    const away = page.getByRole("banner").getByRole("link", { name: /^Cart/ });
    await away.focus();
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await expectFocusWithin(question);
    await check(page, "leaving without saving");
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(bride.getByLabel("Last name")).toHaveValue("Lee");
    await save(page);
    await press(page, button(page, "Done"));
    await expect(button(page, "Edit details")).toBeFocused();
    await expect(page.getByText("Hui Min Lee", { exact: true })).toBeVisible();
  });

  const phone = newPhone();
  await test.step("confirms a new phone number by text message", async () => {
    await page.goto("/user/profile");
    await typeInto(page, input(page, "Phone number"), "8123");
    await page.keyboard.press("Tab");
    await expect(words(page, "phone fill in at least 8 digits")).toBeVisible();
    await tabTo(page, input(page, "Phone number"), "Shift+Tab");
    await typeInto(page, input(page, "Phone number"), `${phone}99`);
    await expect(input(page, "Phone number")).toHaveValue(phone);
    await expect(words(page, "Save the new number first, then confirm it with a code.")).toBeVisible();
    await save(page);
    await press(page, button(page, "Confirm your phone number"));
    await confirmByCode(page, "your phone number", codeIn(await textTo(`+65${phone}`)));
  });

  await test.step("confirms the email address by mail", async () => {
    await press(page, button(page, "Confirm your email address"));
    const { text } = await mailTo(email, "Your Sayang confirmation code");
    await confirmByCode(page, "your email address", codeIn(text));
    await expect(page.getByText("Confirmed", { exact: true })).toHaveCount(2);
    await check(page, "all confirmed");
  });
});

test("a couple sees its sessions and ends them", async ({ openPage, couple }) => {
  test.setTimeout(240_000);
  const { email } = couple;
  const page = await openPage({ allowedErrors: [/status of 400/] });
  const phone = await openPage({
    viewport: { width: 390, height: 844 },
    userAgent: IPHONE,
    // Sessions end here, and the route below aborts requests.
    allowedErrors: [/status of 401/, /ERR_FAILED/],
  });
  // This poll would notice the ended session before the test's next step does.
  await phone.context().route("**/api/v1/room/unread", (route) => route.abort());
  const devices = page.getByRole("list", { name: "Signed-in devices" }).getByRole("listitem");
  await openAs(phone, "customer", email, "/user/profile");
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
  await check(phone, "the profile on a phone");

  await test.step("ends one by keyboard", async () => {
    await openAs(page, "customer", email, "/user/profile");
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: "This browser" })).toContainText("Chrome on Linux");
    await press(page, page.getByRole("button", { name: "Sign out Safari on iPhone" }));
    await expect(toast(page, "Safari on iPhone is signed out")).toBeVisible();
    await expect(devices).toHaveCount(1);
    await phone.goto("/user/profile");
    await expect(toast(phone, EXPIRED)).toBeVisible();
    await expect(phone).toHaveURL(/:\d+\/$/);
  });

  await test.step("ends the others by a new password", async () => {
    await openAs(phone, "customer", email, "/user/profile");
    await press(page, button(page, "Change password"));
    await expect(input(page, "Current password")).toBeFocused();
    await page.keyboard.type("Wrong#2026");
    await typeInto(page, input(page, "New password"), NEW_PASSWORD);
    await typeInto(page, input(page, "New password again"), PASSWORD);
    await page.keyboard.press("Enter");
    await expect(words(page, "Password does not match")).toBeVisible();
    await typeInto(page, input(page, "New password again"), NEW_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(toast(page, "Password Update fails")).toBeVisible();
    await expect(words(page, "The password is not right").first()).toBeVisible();
    await check(page, "a wrong current password");
    await tabTo(page, input(page, "Current password"), "Shift+Tab");
    await typeInto(page, input(page, "Current password"), PASSWORD);
    await page.keyboard.press("Enter");
    await expect(toast(page, "Password has been updated")).toBeVisible();
    await mailTo(email, "Your Sayang password was changed");
    await expect(devices).toHaveCount(1);
    // The ended session is noticed while there is unsaved input.
    await phone.getByLabel("Your last name").fill("Goh");
    await phone.getByRole("button", { name: "Save changes" }).click();
    await expect(phone).toHaveURL(/\/login/);
    await expect(toast(phone, EXPIRED)).toBeVisible();
  });

  await test.step("ends all of them, including this one", async () => {
    await signIn(phone, "customer", email, { password: NEW_PASSWORD });
    await press(page, button(page, "Sign out everywhere"));
    const question = page.getByRole("dialog", { name: "Sign out everywhere?" });
    await expectFocusWithin(question);
    await check(page, "signing out everywhere");
    await press(page, question.getByRole("button", { name: "Sign out everywhere" }));
    await expect(toast(page, "You are signed out everywhere")).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto("/user/profile");
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
    await phone.goto("/user/profile");
    await expect(toast(phone, EXPIRED)).toBeVisible();
    await expect(phone).toHaveURL(/:\d+\/$/);
  });
});
