import { registerCouple } from "@/e2e/support/account/accounts";
import { check } from "@/e2e/support/page/axe";
import { linkIn, mailTo } from "@/e2e/support/account/mail";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const CHECKLIST = "/user/dashboard/check-list";
const MANAGER = "/user/dashboard/vendor-management";
const RUN_SHEET = "/user/dashboard/my-wedding/run-sheet";
const TEAM = "/user/dashboard/my-wedding/team";

test("a couple plans: tasks by ceremony, a budget, the day by the minute behind a link, and a team", async ({
  page,
  request,
  openPage,
  couple,
}) => {
  const friend = await registerCouple(request);
  await openAs(page, "customer", couple.email, CHECKLIST);
  const main = page.getByRole("main");

  await main.getByRole("button", { name: "Choose ceremonies" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nikah and sanding").check();
  await dialog.getByRole("button", { name: "Add tasks" }).click();
  const kompang = main.getByRole("checkbox", { name: "Book kompang" });
  await expect(kompang).toBeVisible();
  await check(page, "checklist");
  await kompang.click();
  await expect(kompang).toHaveCount(0);
  await main.getByRole("button", { name: "Undo" }).click();
  await expect(kompang).not.toBeChecked();

  await page.goto(MANAGER);
  await main.getByLabel("Whole budget ($)").fill("60000");
  await main.getByLabel("Guests").fill("300");
  await expect(main).toContainText("$39,000.00");
  await main.getByRole("button", { name: "Start with this split" }).click();
  const venues = main.getByRole("button", { name: /^Banquet & Venues/ });
  await expect(venues).toBeVisible();
  await check(page, "budget");
  await venues.click();
  await dialog.getByLabel("Planned ($)").fill("30000");
  await expect(dialog).toContainText("→");
  await dialog.getByRole("button", { name: "Save plan" }).click();
  await expect(main).toContainText("$30,000.00 planned");
  await expect(main.getByRole("heading", { name: /^You’re heading for .* of \$60,000$/ })).toBeVisible();
  // The lines still add up to the budget.
  await expect(main.getByRole("term").filter({ hasText: "Planned" }).locator("..")).toContainText(
    "$60,000.00",
  );
  await page.goto(`${MANAGER}?tab=vendors`);
  await main.getByRole("button", { name: "Add a booking" }).click();
  await dialog.getByLabel("Vendor or person").fill("Uncle Lim");
  await dialog.getByRole("button", { name: "Add booking" }).click();
  await main.getByRole("button", { name: "Add payment" }).click();
  await dialog.getByLabel("For", { exact: true }).fill("Petrol");
  await dialog.getByLabel("Amount ($)").fill("80");
  await dialog.getByRole("button", { name: "Add payment" }).click();
  await main.getByLabel("Petrol is paid").click();
  await expect(main).toContainText("$80.00 paid, $0.00 to pay");
  await check(page, "vendors");

  await page.goto(RUN_SHEET);
  await main.getByLabel("Ceremony").selectOption({ label: "Church wedding" });
  await main.getByRole("button", { name: "Add its day" }).click();
  await expect(main.getByRole("heading", { name: "Wedding service" })).toBeVisible();
  await main.getByLabel("Who is the link for?").fill("Ushers");
  await main.getByRole("button", { name: "Make link" }).click();
  const url = (await main.getByRole("link", { name: /\/run-sheet\// }).getAttribute("href")) ?? "";
  await check(page, "run sheet");
  const usher = await openPage({ width: 390 });
  const { pathname } = new URL(url);
  await usher.goto(pathname);
  await expect(usher.getByRole("heading", { name: "Wedding service" })).toBeVisible();
  await check(usher, "shared run sheet");
  await main.getByRole("button", { name: "Turn off the link for Ushers" }).click();
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(dialog).toHaveCount(0);
  await usher.reload();
  await expect(usher.getByRole("heading", { name: "This link doesn’t work" })).toBeVisible();

  await page.goto(TEAM);
  await main.getByLabel("Name").fill("Jun");
  await main.getByLabel("Email address").fill(friend.email);
  await main.getByRole("button", { name: "Send invitation" }).click();
  await expect(main.getByText("Invited", { exact: true })).toBeVisible();
  await check(page, "team");
  const invitation = linkIn(
    await mailTo(friend.email, "Hui Min invited you to help plan their wedding"),
    "/user/dashboard/my-wedding/join",
  );
  const join = new URL(invitation);
  await openAs(usher, "customer", friend.email, join.pathname + join.search);
  await usher.getByRole("button", { name: "Join the team" }).click();
  await expect(usher.getByRole("heading", { level: 1, name: "Hui Min" })).toBeVisible();
  await check(usher, "the wedding of another");
  await usher.goto(CHECKLIST);
  await expect(usher.getByRole("checkbox", { name: "Book kompang" })).toBeVisible();
});
