import type { Page } from "@playwright/test";
import { householdOfCode } from "@/contracts/planning/check-in";
import { INVITATION_SENT } from "@/contracts/planning/invitation/invitation";
import { addDays, todayInSingapore } from "@/lib/dates";
import { newAddress, VENDOR, VENDOR_NAME } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { checkIn, openPhone } from "@/e2e/support/planning/check-in";
import { linkIn, mailTo } from "@/e2e/support/account/mail";
import { toast } from "@/e2e/support/messages";
import { sendAnswer } from "@/e2e/support/shop/sale";
import { addForFreeDay, type Buyer, pay, placeOrder, productsOf } from "@/e2e/support/sale/purchases";
import { readCode } from "@/e2e/support/page/qr";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, type OpenPage, test } from "@/e2e/support/test";

const GUESTS = "/user/dashboard/guest-list";

/** Orders tables with the vendor and pays the deposit. Returns the number of the order. */
async function orderTables(buyer: Buyer): Promise<string> {
  const products = await productsOf(buyer, VENDOR_NAME);
  const tables = products.find(({ productPrice }) => /table/.test(productPrice.priceMetric));
  if (!tables) throw new Error(`${VENDOR_NAME} sells no tables`);
  await addForFreeDay(buyer, tables, 300);
  const placed = await placeOrder(buyer);
  await pay(buyer, placed.checkoutId);
  return placed.orders[0]?.orderNumber ?? "";
}

/** Opens the invitation from the guest's mail, on a separate phone. */
async function openInvitation(openPage: OpenPage, email: string): Promise<Page> {
  const phone = await openPage({ width: 390 });
  const { pathname } = new URL(
    linkIn(await mailTo(email, "Hui Min Lee invite you to their wedding"), "/rsvp/"),
  );
  await phone.goto(pathname);
  return phone;
}

/** Replies for a household, with all of it or only those named attending. */
async function reply(phone: Page, coming: "all" | readonly string[]): Promise<void> {
  await phone.getByRole("link", { name: "Reply", exact: true }).click();
  if (coming === "all") {
    await phone.getByRole("button", { name: /^(All of us are|I’m) coming$/ }).click();
  } else {
    await phone.getByRole("link", { name: "Some of us" }).click();
    for (const guest of coming) await phone.getByLabel(new RegExp(`^${guest}`)).check();
    await phone.getByRole("button", { name: "Continue" }).click();
  }
  await phone.getByRole("button", { name: "Send reply" }).click();
  await expect(phone.getByRole("heading", { name: "See you there!" })).toBeVisible();
}

test("from an empty wedding to the last guest checked in", async ({ openPage, couple, buyer }) => {
  test.setTimeout(240_000);

  const [limEmail, kumarEmail] = [newAddress("lim"), newAddress("kumar")];
  const page = await openPage();
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");

  // The couple starts a guest list: one household through the form, the others pasted from a sheet.
  await openAs(page, "customer", couple.email, GUESTS);
  await expect(main.getByRole("heading", { name: "Start your guest list" })).toBeVisible();
  await main.getByRole("button", { name: "Add guests" }).click();
  await dialog.getByLabel("First name").fill("Rose");
  await dialog.getByLabel("Last name").fill("Lim");
  await dialog.getByLabel("Brings").selectOption("+1");
  await dialog.getByLabel("Household name (optional)").fill("The Lim family");
  await dialog.getByLabel("Email (optional)").fill(limEmail);
  await dialog.getByRole("button", { name: "Add to list" }).click();
  await expect(dialog).toHaveCount(0);
  await main.getByRole("button", { name: "Import" }).click();
  const rows = [
    ["Name", "Household", "Email", "Phone", "Dietary needs"],
    ["Arun Kumar", "The Kumars", kumarEmail, "", "Vegetarian"],
    ["Devi Kumar", "The Kumars", "", "", ""],
    ["Siti Aminah", "Auntie Siti", "", "81234567", ""],
  ];
  await dialog.getByLabel("Pasted rows").fill(rows.map((row) => row.join("\t")).join("\n"));
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("3 rows = 3 guests")).toBeVisible();
  await dialog.getByRole("button", { name: "Import 3 guests" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByText("Siti Aminah").first()).toBeVisible();

  // The banquet is ordered, and the vendor accepts on its own screen.
  const orderNumber = await orderTables(buyer);
  const vendor = await openPage();
  await openAs(vendor, "vendor", VENDOR, "/vendor/dashboard/orders/approve");
  await vendor.getByRole("button", { name: `Approve order ${orderNumber}` }).click();
  await expect(vendor.getByRole("button", { name: `Approve order ${orderNumber}` })).toHaveCount(0);
  await sendAnswer(vendor);

  // The couple links the order to the banquet, and sends invitations by mail.
  await page.goto(`${GUESTS}/invitations?tab=banquet`);
  await main.getByRole("button", { name: "Connect a booking" }).click();
  await dialog.getByRole("button", { name: "Connect booking" }).click();
  await expect(dialog).toHaveCount(0);
  const banquet = main.getByRole("region", { name: "Banquet" });
  await expect(banquet).toContainText("Coming0");
  await page.goto(`${GUESTS}/invitations`);
  await main.getByRole("button", { name: "Email 2 households" }).click();
  await dialog.getByRole("button", { name: "Send invitations" }).click();
  await expect(toast(page, INVITATION_SENT)).toBeVisible();
  const whatsApp = await main
    .getByRole("link", { name: "Send to Auntie Siti by WhatsApp" })
    .getAttribute("href");
  expect(whatsApp).toContain("wa.me/6581234567");
  const [sitiLink = ""] =
    /https?:\/\/\S+$/.exec(new URL(whatsApp ?? "").searchParams.get("text") ?? "") ?? [];

  // Guests reply on their phones, and the couple's open screen updates.
  await page.goto(`${GUESTS}/invitations?tab=banquet`);
  await expect(banquet).toContainText("Coming0");
  const lims = await openInvitation(openPage, limEmail);
  await reply(lims, "all");
  const kumars = await openInvitation(openPage, kumarEmail);
  await reply(kumars, ["Arun"]);
  const siti = await openPage({ width: 390 });
  await siti.goto(new URL(sitiLink).pathname);
  await reply(siti, "all");
  await expect(banquet).toContainText("Coming4");
  await check(kumars, "reply saved");
  const code = await readCode(kumars.getByRole("img", { name: "Your check-in code" }));
  expect(householdOfCode(code ?? "")).not.toBeNull();
  await main.getByRole("button", { name: "Caterer’s sheet" }).click();
  await expect(dialog).toContainText("Vegetarian");
  await page.keyboard.press("Escape");

  // Everybody who attends gets a seat.
  await page.goto(`${GUESTS}/seating`);
  await main.getByLabel("Round tables").fill("1");
  await main.getByRole("button", { name: "Set up the room" }).click();
  await main.getByRole("button", { name: "Seat everyone" }).click();
  await dialog.getByRole("button", { name: "Find seats" }).click();
  await dialog.getByRole("button", { name: "Use this seating" }).click();
  await expect(main).toContainText(/(\d+) of \1 guests seated/);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  // On the day, a helper checks everybody in and reads their tables off the phone.
  await page.goto(`${GUESTS}/check-in?tab=helpers`);
  const form = main.getByRole("form", { name: "New link" });
  await form.getByLabel("Name of the desk or helper").fill("Front desk");
  await form.getByLabel("Opens on").fill(todayInSingapore());
  await form.getByLabel("at").first().fill("00:00");
  await form.getByLabel("Closes on").fill(addDays(todayInSingapore(), 1));
  await form.getByRole("button", { name: "Make link" }).click();
  const url = await main.getByRole("link", { name: /\/check-in\// }).textContent();
  await page.goto(`${GUESTS}/check-in`);
  const live = main.getByRole("region", { name: "Live count" });
  const helper = await openPhone(openPage, new URL(url ?? "").pathname);
  for (const party of ["The Lim family", "The Kumars", "Auntie Siti"])
    await checkIn(helper, party, "Table 1");
  await expect(helper.getByTestId("check-in-count")).toContainText(/(\d+) of \1 here/);
  await expect(live).toContainText(/(\d+) of \1/);
});
