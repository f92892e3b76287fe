import { check } from "@/e2e/support/page/axe";
import { openAs } from "@/e2e/support/account/sign-in";
import { newAddress } from "@/e2e/support/account/accounts";
import { mailTo } from "@/e2e/support/account/mail";
import { toast } from "@/e2e/support/messages";
import { expect, test } from "@/e2e/support/test";

/**
 * As a parent might send it: saved by Excel on Windows, with a title above, the number of people next to the name, and
 * a truncated phone number.
 */
const messy = (email: string) =>
  Buffer.from(
    [
      "Wedding of Mei & Jun;;;;;;",
      ";;;;;;",
      "Guest Name;Mobile No.;E-mail add.;Family / Household;Bride/Groom side;Pax;Shoe size",
      `Ren\xe9e D\x92Souza;+65 9123 4567;<${email}>;The D\x92Souzas;Bride;3;38`,
      "Mr & Mrs Tan;81234567;;;Groom;2;",
      "Auntie Lim;8123;;;Groom;;",
    ].join("\r\n"),
    "latin1",
  );

test("a messy list becomes guests on a phone: counted, corrected, imported and invited", async ({
  openPage,
  couple,
}) => {
  const email = newAddress("renee");
  const page = await openPage({ width: 390, hasTouch: true });
  await openAs(page, "customer", couple.email, "/user/dashboard/guest-list");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import guests" });
  await dialog
    .getByLabel("File with your guests")
    .setInputFiles({ name: "list from mum.csv", mimeType: "text/csv", buffer: messy(email) });

  await expect(dialog.getByText("3 rows = 6 guests")).toBeVisible();
  await expect(dialog.getByText("1 column stays out")).toBeVisible();
  await expect(
    dialog.getByText("Auntie Lim (row 6), Mobile No.: “8123” is not a phone number"),
  ).toBeVisible();
  await expect(dialog.getByLabel("Characters")).toHaveValue("windows-1252");
  await expect(dialog.getByLabel("Row 3")).toBeChecked();
  await check(page, "import of guests on a phone");

  await dialog.getByLabel("Characters").selectOption("macintosh");
  await expect(dialog.getByText("RenÈe DíSouza").first()).toBeVisible();
  await dialog.getByLabel("Characters").selectOption("windows-1252");
  await expect(dialog.getByLabel("People of Renée D’Souza")).toHaveValue("3");
  await dialog.getByLabel("People of Auntie Lim").fill("2");
  await expect(dialog.getByText("3 rows = 7 guests")).toBeVisible();
  await dialog.getByRole("button", { name: "Import 7 guests" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText("Renée D’Souza").first()).toBeVisible();

  await page.goto("/user/dashboard/guest-list/invitations");
  await expect(main.getByText("The D’Souzas").first()).toBeVisible();
  await expect(main.getByText("Mr & Mrs Tan").first()).toBeVisible();
  await main.getByRole("button", { name: "Email 1 household" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send invitations" }).click();
  await expect(toast(page, "Invitation sent")).toBeVisible();
  await mailTo(email, /invite you to their wedding/);
});

test("a workbook, a seating plan and ticks on a phone: the sheet and the columns are chosen", async ({
  openPage,
  couple,
}) => {
  const page = await openPage({ width: 390, hasTouch: true });
  await openAs(page, "customer", couple.email, "/user/dashboard/guest-list");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Import" }).click();
  const dialog = page.getByRole("dialog", { name: "Import guests" });
  const file = dialog.getByLabel("File with your guests");
  await file.setInputFiles("tests/corpus/guests/notes-sheet-first.xlsx");
  await expect(dialog.getByText("1 row = 2 guests")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Sheet", exact: true }).selectOption("Groom");
  await expect(dialog.getByText("1 row = 1 guest")).toBeVisible();
  await dialog.getByLabel("Field of Pax").selectOption("Leave out");
  await expect(dialog.getByText("1 column stays out")).toBeVisible();
  await dialog.getByLabel("Field of Pax").selectOption("Pax (with the guest)");
  const people = dialog.getByLabel("People of Jun");
  await people.fill("");
  await expect(people).toHaveValue("");
  await people.fill("3");
  await expect(dialog.getByText("1 row = 3 guests")).toBeVisible();

  await dialog.getByRole("button", { name: "Back" }).click();
  await file.setInputFiles("tests/corpus/guests/seating-grid.csv");
  await expect(dialog.getByText("Your sheet has names side by side")).toBeVisible();
  await expect(dialog.getByText("7 rows = 7 guests")).toBeVisible();
  await check(page, "import of a seating plan on a phone");
  await dialog.getByRole("button", { name: "Import 7 guests" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText("Zoe Goh").first()).toBeVisible();
});
