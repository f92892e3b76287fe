import type { Locator, Page } from "@playwright/test";
import type { GuestChange } from "@/contracts/planning/guest/guest";
import type { SeatingPlan } from "@/contracts/planning/seating";
import { check } from "@/e2e/support/page/axe";
import type { Buyer } from "@/e2e/support/sale/purchases";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";

const PATH = "/user/dashboard/guest-list/seating";
const NAMES = ["陈美玲", "முருகன்", "Nurul Huda", "Jun", "Rose", "Ah Seng", "Priya", "Wei"];

type Event = { id: string; name: string };

/** Invites eight households of three to the couple's banquet. */
async function inviteGuests({ call }: Buyer) {
  const { docs } = await call<{ docs: Event[] }>("GET", "/user/wedding/event");
  const eventId = docs[0]?.id ?? "";
  const households: GuestChange[] = [];
  for (const firstName of NAMES) {
    const guests = [{ firstName, lastName: "Tan", plusOnes: 1 }, { firstName: `Little ${firstName}` }];
    const body = { eventIds: [eventId], email: "tan@e2e.sayang.test", phone: "81234567", guests };
    households.push(await call<GuestChange>("POST", "/user/guest/household", body));
  }
  return { eventId, households };
}

const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
const planOf = ({ call }: Buyer, eventId: string) => call<SeatingPlan>("GET", `/planning/seating/${eventId}`);

test("a couple seats guests by keyboard and automatically, undoes, prints, and shares with the venue", async ({
  openPage,
  couple,
  buyer,
}) => {
  const { eventId, households } = await inviteGuests(buyer);
  // The list and the plan are both in view, as on a large screen.
  const viewport = { width: 1440, height: 1400 };
  const page = await openPage({ viewport, allowedErrors: [/409/, /ERR_FAILED/] });
  await openAs(page, "customer", couple.email, PATH);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Set up your room" })).toBeVisible();
  await check(page, "start");
  await main.getByLabel("Round tables").fill("0");
  await main.getByRole("button", { name: "Set up the room" }).click();
  await expect(main.getByText("1 to 150")).toBeVisible();
  await main.getByLabel("Round tables").fill("3");
  await main.getByRole("button", { name: "Set up the room" }).click();
  const table = (label: string) => main.getByRole("button", { name: new RegExp(`^Table ${label},`) });
  await expect(table("3")).toBeVisible();
  await expect(main).toContainText("0 of 24 guests seated");
  await saved(page);

  // By keyboard: pick up, go to the second table, drop.
  const rose = main.getByRole("button", { name: "Rose Tan", exact: true });
  await rose.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Rose Tan is over the guests without a seat.")).toBeAttached();
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press("ArrowRight");
    if (await page.getByText(/Rose Tan is over Table 2/).count()) break;
  }
  await expect(page.getByText("Rose Tan is over Table 2, 10 of 10 seats free.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(table("2")).toHaveAccessibleName(/1 of 10 seats taken/);
  await expect(main).toContainText("1 of 24 guests seated");

  // By mouse: drag onto the plan.
  const jun = main.getByRole("button", { name: "Jun Tan", exact: true });
  await jun.hover();
  await page.mouse.down();
  const box = await table("1").boundingBox();
  if (!box) throw new Error("Table 1 is not on the plan");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 10 });
  await expect(page.getByText(/Jun Tan is over Table 1/)).toBeAttached();
  await page.mouse.up();
  // The drag library swallows clicks for 50 ms after a drop. Timers of a page run in the order in which they are due.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 60)));
  await expect(table("1")).toHaveAccessibleName(/1 of 10 seats taken/);

  // By menu: several guests at once, then locked in place.
  await main.getByLabel("Select Priya Tan").check();
  await main.getByLabel("Select Wei Tan").check();
  await main.getByLabel("Seat the selected guests at").selectOption({ label: "Table 3 (10 free)" });
  await table("3").click();
  await main.getByRole("button", { name: "Lock Priya Tan" }).click();
  await expect(main.getByRole("button", { name: "Unlock Priya Tan" })).toBeVisible();
  await saved(page);
  await check(page, "table panel");

  await main.getByRole("button", { name: /^Undo/ }).click();
  await expect(main.getByRole("button", { name: "Lock Priya Tan" })).toBeVisible();
  await main.getByRole("button", { name: /^Redo/ }).click();
  await expect(main.getByRole("button", { name: "Unlock Priya Tan" })).toBeVisible();

  // The arrow keys move a table along the grid.
  const before = await planOf(buyer, eventId);
  await table("1").focus();
  await page.keyboard.press("ArrowDown");
  await expect
    .poll(async () => (await planOf(buyer, eventId)).rooms[0]?.tables[0]?.y)
    .toBe(Math.round(((before.rooms[0]?.tables[0]?.y ?? 0) + 25) / 25) * 25);

  // Rules that conflict are explained.
  await main.getByRole("button", { name: "Rules" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("The two families").selectOption({ label: "Both families at every table" });
  for (const kind of ["Keep together", "Keep apart"]) {
    await dialog.getByLabel("Rule", { exact: true }).selectOption({ label: kind });
    await dialog.getByLabel("Guests of the rule").fill("Rose");
    await dialog.getByRole("checkbox", { name: /^Rose Tan/ }).check();
    await dialog.getByLabel("Guests of the rule").fill("Ah Seng");
    await dialog.getByRole("checkbox", { name: /^Ah Seng Tan/ }).check();
    await dialog.getByRole("button", { name: "Add rule" }).click();
    await expect(dialog.getByRole("list", { name: "Rules" }).getByText(kind)).toBeVisible();
  }
  await check(page, "rules");
  await dialog.getByRole("button", { name: "Done" }).click();

  await main.getByRole("button", { name: "Seat everyone" }).click();
  await dialog.getByLabel("Everyone who isn’t locked, for the best result").check();
  await dialog.getByRole("button", { name: "Find seats" }).click();
  await expect(dialog).toContainText("All 24 guests have a seat");
  const report = dialog.getByRole("list", { name: "What couldn’t be met" });
  await expect(report).toContainText("Another rule keeps some of them apart");
  await check(page, "report");
  await dialog.getByRole("button", { name: "Use this seating" }).click();
  await expect(main).toContainText("24 of 24 guests seated");
  await saved(page);
  const priya = households.flatMap(({ guests }) => guests).find(({ name }) => name === "Priya Tan");
  const seated = await planOf(buyer, eventId);
  expect(seated.rooms[0]?.tables[2]?.guests.map(({ guestId }) => guestId)).toContain(priya?.id);
  await main.getByRole("button", { name: /^Undo: Everyone seated/ }).click();
  await expect(main).toContainText("4 of 24 guests seated");
  await main.getByRole("button", { name: /^Redo/ }).click();
  await expect(main).toContainText("24 of 24 guests seated");
  await saved(page);
  await table("1").click();
  await check(page, "seated");

  // A declined invitation frees the seat on the open screen.
  const [first] = households[0]?.guests ?? [];
  const answers = [{ eventId, answer: "no" }];
  await buyer.call("PATCH", `/user/guest/${first?.id}`, { version: first?.version, answers });
  await expect(main).toContainText("23 of 23 guests seated");

  // Another person saves just before: nothing is lost, and the couple chooses.
  await page.route("**/live/stream", (route) => route.abort());
  await page.reload();
  await expect(main).toContainText("23 of 23 guests seated");
  const plan = `**/planning/seating/${eventId}`;
  await page.route(plan, async (route) => {
    if (route.request().method() === "PUT") {
      await page.unroute(plan);
      const { version, sides, rooms, rules } = await planOf(buyer, eventId);
      await buyer.call("PUT", `/planning/seating/${eventId}`, { version, sides, rooms, rules });
    }
    await route.continue();
  });
  await table("2").click();
  await main.getByRole("button", { name: "Lock table" }).click();
  await expect(main.getByText(/Someone else changed this seating/)).toBeVisible();
  await main.getByRole("button", { name: "Save mine instead" }).click();
  await saved(page);
  expect((await planOf(buyer, eventId)).rooms[0]?.tables[1]?.locked).toBe(true);

  await main.getByRole("button", { name: "Share with venue" }).click();
  await dialog.getByRole("button", { name: "Make link" }).click();
  const link = dialog.getByRole("link", { name: /\/seating\// });
  const { pathname } = new URL((await link.getAttribute("href")) ?? "");
  const manager = await openPage({ width: 390 });
  const opened = await manager.goto(pathname);
  expect(opened?.headers()["x-robots-tag"] ?? (await manager.content())).toMatch(/noindex/);
  await expect(manager.getByRole("main")).toContainText("முருகன் Tan");
  await expect(manager.getByRole("main")).not.toContainText(/8123 ?4567/);
  expect(await manager.content()).not.toContain("tan@e2e.sayang.test");
  await check(manager, "the venue's page");
  await manager.setViewportSize({ width: 1440, height: 900 });
  await check(manager, "the venue’s page, wide");
  await dialog.getByRole("button", { name: /^Turn off the link/ }).click();
  await dialog.getByRole("button", { name: "Turn off", exact: true }).click();
  // The question covers the list until the link is turned off.
  await expect(dialog.getByRole("button", { name: "Make link" })).toBeVisible();
  await expect(link).toHaveCount(0);
  await manager.reload();
  await expect(manager.getByRole("heading", { name: "This link doesn’t work" })).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();

  await main.getByRole("link", { name: "Print" }).click();
  await expect(main.getByRole("heading", { name: "Banquet: Ballroom" })).toBeVisible();
  await check(page, "print");
  const pages = { "Plan and lists": 2, "Table cards": 2, "Place cards": 3 };
  for (const [name, count] of Object.entries(pages)) {
    const choice = main.getByRole("button", { name, exact: true });
    await choice.click();
    await expect(choice).toHaveAttribute("aria-pressed", "true");
    await expect(main.getByText("முருகன் Tan").first()).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect.soft(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g), name).toHaveLength(count);
  }
});

test("on a phone, guests are seated by menu", async ({ openPage, couple, buyer }) => {
  await inviteGuests(buyer);
  const page = await openPage({ width: 390 });
  await openAs(page, "customer", couple.email, PATH);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Set up the room" }).click();
  await main.getByLabel("Search guests without a seat").fill("美玲");
  await main.getByLabel(/^Select all/).check();
  await main.getByLabel("Seat the selected guests at").selectOption({ label: "Table 1 (10 free)" });
  await expect(main).toContainText("3 of 24 guests seated");
  await main.getByLabel("Search guests without a seat").fill("");
  await check(page, "phone: guests");
  await main.getByRole("button", { name: /^Tables/ }).click();
  await main.getByRole("button", { name: /^Table 1/ }).click();
  await main.getByLabel("Move 陈美玲 Tan", { exact: true }).selectOption({ label: "Table 2 (10 free)" });
  await expect(main.getByRole("button", { name: /^Table 2/ })).toContainText("9 of 10 free");
  await check(page, "phone: tables");
  await main.getByRole("button", { name: "Plan", exact: true }).click();
  await check(page, "phone: plan");
  await saved(page);
});

test("on a touch screen, pressing and dragging moves a guest to a table, and a table across the room", async ({
  openPage,
  couple,
  buyer,
}) => {
  const { eventId } = await inviteGuests(buyer);
  const page = await openPage({
    viewport: { width: 1366, height: 1024 },
    hasTouch: true,
  });
  await openAs(page, "customer", couple.email, PATH);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Set up the room" }).click();
  const table = (label: string) => main.getByRole("button", { name: new RegExp(`^Table ${label},`) });
  await expect(table("1")).toBeVisible();
  await saved(page);
  const finger = await fingerOn(page);

  const rose = main.getByRole("button", { name: "Rose Tan", exact: true });
  await rose.scrollIntoViewIfNeeded();
  await finger.press(rose);
  await expect(page.getByText("Rose Tan is over the guests without a seat.")).toBeAttached();
  await finger.moveTo(table("1"));
  await expect(page.getByText(/Rose Tan is over Table 1/)).toBeAttached();
  await finger.lift();
  await expect(table("1")).toHaveAccessibleName(/1 of 10 seats taken/);

  const before = (await planOf(buyer, eventId)).rooms[0]?.tables[1];
  await finger.press(table("2"));
  await finger.moveBy(0, 60);
  await finger.lift();
  await expect
    .poll(async () => (await planOf(buyer, eventId)).rooms[0]?.tables[1]?.y)
    .toBeGreaterThan(before?.y ?? 0);
  expect((await planOf(buyer, eventId)).rooms[0]?.tables[0]?.guests).toHaveLength(1);
});

/** Returns one finger on the screen, driven by the browser's own touch events. */
async function fingerOn(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  let at = { x: 0, y: 0 };
  const send = (type: "touchStart" | "touchMove" | "touchEnd") =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [at] });
  const middleOf = async (target: Locator) => {
    const box = await target.boundingBox();
    if (!box) throw new Error("there is nothing to touch");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const glide = async (to: typeof at) => {
    const from = at;
    for (let step = 1; step <= 8; step++) {
      at = { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 };
      await send("touchMove");
    }
  };
  return {
    press: async (target: Locator) => {
      at = await middleOf(target);
      await send("touchStart");
    },
    moveTo: async (target: Locator) => glide(await middleOf(target)),
    moveBy: (x: number, y: number) => glide({ x: at.x + x, y: at.y + y }),
    lift: () => send("touchEnd"),
  };
}
