import { createServer, type Server } from "node:http";
import type { APIRequestContext, Page } from "@playwright/test";
import { formatAppointment, todayInSingapore } from "@/lib/dates";
import { check } from "@/e2e/support/page/axe";
import { mailTo } from "@/e2e/support/account/mail";
import { toast } from "@/e2e/support/messages";
import { FEED_PORT } from "@/e2e/support/server/place";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";
import { HOUR_MS } from "@/lib/time";

const stamp = (at: string | number) => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "");

let reply = { status: 200, text: "" };
let feed: Server;
test.beforeAll(async () => {
  feed = createServer((_request, response) => {
    response.writeHead(reply.status, { "content-type": "text/calendar" }).end(reply.text);
  });
  await new Promise<void>((resolve) => feed.listen(FEED_PORT, "127.0.0.1", resolve));
});
test.afterAll(async () => {
  feed.closeAllConnections();
  await new Promise((resolve) => feed.close(resolve));
});

const calendar = (...events: [from: string, until: string][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Rasa//EN",
    ...events.flatMap(([from, until], at) => [
      "BEGIN:VEVENT",
      `UID:${at}@rasa`,
      "SUMMARY:Dentist",
      `DTSTART:${from}`,
      `DTEND:${until}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ].join("\r\n");

type Slots = { docs: { date: string; slots: { startsAt: string }[] }[] };

/** Returns the times that a couple may request in the next two weeks. */
async function offered(request: APIRequestContext, vendorId: string): Promise<string[]> {
  const date = new Date(Date.now() + 32 * HOUR_MS).toISOString().slice(0, 10);
  const path = `/api/v1/public/appointment/slots?vendorId=${vendorId}&date=${date}&days=14`;
  const { data } = (await (await request.get(path)).json()) as { data: Slots };
  return data.docs.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
}

/** Returns whether `other` is on the same day as `at`, and begins after an hour's appointment at `at`. */
function isLaterThatDay(other: string, at: string): boolean {
  const sameDay = todayInSingapore(new Date(other)) === todayInSingapore(new Date(at));
  return sameDay && Date.parse(other) - Date.parse(at) >= HOUR_MS;
}

async function openDay(page: Page, date: string): Promise<void> {
  const day = page.getByRole("main").locator(`button[data-date="${date}"]`);
  await expect(page.getByRole("main").locator("button[data-date]").first()).toBeVisible();
  if ((await day.count()) === 0) await page.getByRole("button", { name: "Next month" }).click();
  await day.click();
}

const card = (page: Page) => page.getByRole("region", { name: "Busy times from your own calendar" });

test("a vendor's own calendar blocks its busy times for couples, and frees them once disconnected", async ({
  request,
  openPage,
  couple,
  buyer,
  vendor,
}) => {
  const before = await offered(request, vendor.id);
  // A time with another free one on the same day, to which the appointment can move.
  const busy = before.find((at) => before.some((other) => isLaterThatDay(other, at))) ?? "";
  const later = before.at(-1) ?? "";
  expect(later > busy).toBe(true);
  const until = Date.parse(busy) + HOUR_MS;
  reply = { status: 200, text: calendar([stamp(busy), stamp(until)]) };

  const page = await openPage();
  await openAs(page, "vendor", vendor.email, "/vendor/dashboard/calendar");
  await card(page)
    .getByLabel("Secret address in iCal format")
    .fill(`http://127.0.0.1:${FEED_PORT}/secret/basic.ics`);
  await card(page).getByRole("button", { name: "Connect calendar" }).click();
  await expect(toast(page, "Calendar connected and read")).toBeVisible();
  await expect(card(page).getByText(/1 busy time and 0 blocked days ahead/)).toBeVisible();
  await expect(card(page)).not.toContainText("secret/");
  await check(page, "a connected calendar");
  expect(await offered(request, vendor.id)).not.toContain(busy);
  expect(await offered(request, vendor.id)).toContain(later);

  await test.step("a failing feed keeps what it has read, and says so", async () => {
    reply = { status: 503, text: "" };
    await card(page).getByRole("button", { name: "Read again" }).click();
    await expect(card(page).getByText("We couldn’t read your calendar")).toBeVisible();
    await expect(card(page).getByText(/still blocks your times/)).toBeVisible();
    expect(await offered(request, vendor.id)).not.toContain(busy);
  });

  await test.step("once disconnected, its times are free again", async () => {
    await card(page).getByRole("button", { name: "Disconnect" }).click();
    const dialog = page.getByRole("dialog", { name: "Disconnect this calendar?" });
    await dialog.getByRole("button", { name: "Disconnect" }).click();
    await expect(card(page).getByRole("button", { name: "Connect calendar" })).toBeVisible();
    expect(await offered(request, vendor.id)).toEqual(before);
  });

  await test.step("an appointment moves to another time, and the couple accepts it", async () => {
    await buyer.call("POST", "/appointment", { vendorId: vendor.id, startsAt: busy });
    await page.reload();
    await openDay(page, todayInSingapore(new Date(busy)));
    const day = page.getByRole("dialog");
    await day.getByRole("button", { name: /^Move the appointment with / }).click();
    const time = day.getByLabel("New time");
    await expect(time.getByRole("option").nth(1)).toBeAttached();
    await time.selectOption({ index: 1 });
    const moved = await time.inputValue();
    await check(page, "moving an appointment");
    await day.getByRole("button", { name: "Move appointment" }).click();
    await expect(page.getByText(`Appointment moved to ${formatAppointment(moved)}.`)).toBeVisible();
    await expect(day).toContainText("waiting for the couple");

    const letter = await mailTo(couple.email, `New time: appointment on ${formatAppointment(moved)}`);
    expect(letter.text).toContain(`from ${formatAppointment(busy)} to ${formatAppointment(moved)}`);
    const home = await openPage();
    await openAs(home, "customer", couple.email, "/user/dashboard/my-wedding");
    const mine = home.locator("#appointments");
    await expect(mine.getByText(`Moved from ${formatAppointment(busy)}`)).toBeVisible();
    await expect(mine.getByRole("link", { name: "Ask for another time" })).toBeVisible();
    await check(home, "a moved appointment");
    await mine.getByRole("button", { name: /^Accept the appointment / }).click();
    await expect(toast(home, `New time accepted. We have told ${vendor.vendorName}.`)).toBeVisible();
    await expect(mine.getByText("Confirmed", { exact: true })).toBeVisible();
  });
});
