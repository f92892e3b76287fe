import type { Page } from "@playwright/test";
import QRCode from "qrcode";
import { addDays, todayInSingapore } from "@/lib/dates";
import {
  type AngBaoPage,
  type CheckInLink,
  type CheckInOverview,
  checkInCodeOf,
} from "@/contracts/planning/check-in";
import { check } from "@/e2e/support/page/axe";
import { checkIn, openPhone } from "@/e2e/support/planning/check-in";
import type { Buyer } from "@/e2e/support/sale/purchases";
import { openAs } from "@/e2e/support/account/sign-in";
import { expect, test } from "@/e2e/support/test";
import { HOUR_MS } from "@/lib/time";

const PATH = "/user/dashboard/guest-list/check-in";
const PARTIES = 100;
const PARTY = 5;

type Household = { id: string };
type Made = { guests: { householdId: string }[] };

const eventOf = async ({ call }: Buyer) =>
  (await call<{ docs: { id: string }[] }>("GET", "/user/wedding/event")).docs[0]?.id ?? "";

async function invite({ call }: Buyer, eventId: string, name: string, people: string[]): Promise<Household> {
  const guests = people.map((firstName) => ({ firstName }));
  const made = await call<Made>("POST", "/user/guest/household", { name, eventIds: [eventId], guests });
  return { id: made.guests[0]?.householdId ?? "" };
}

async function linkOf({ call }: Buyer, eventId: string, name: string, seesGifts = false): Promise<string> {
  const [validFrom, validUntil] = [-1, 6].map((hours) =>
    new Date(Date.now() + hours * HOUR_MS).toISOString(),
  );
  const body = { eventId, name, validFrom, validUntil, seesGifts };
  const { docs } = await call<{ docs: CheckInLink[] }>("POST", "/planning/check-in/links", body);
  return new URL(docs.at(-1)?.url ?? "").pathname;
}

const count = (phone: Page) => phone.getByTestId("check-in-count");
const connection = (phone: Page) => phone.getByRole("status", { name: "Connection" });

test("500 guests at five desks, with and without a network: each is counted once", async ({
  openPage,
  couple,
  buyer,
}) => {
  test.setTimeout(300_000);

  const eventId = await eventOf(buyer);
  const names = Array.from({ length: PARTIES }, (_, at) => `Party ${String(at + 1).padStart(3, "0")}`);
  for (const name of names) {
    const people = Array.from({ length: PARTY }, (_, at) => `${name.slice(-3)}-${at}`);
    await invite(buyer, eventId, name, people);
  }
  const links: string[] = [];
  for (let desk = 1; desk <= 5; desk++) links.push(await linkOf(buyer, eventId, `Desk ${desk}`));
  const phones = await Promise.all(
    links.map((link) => openPhone(openPage, link, [/ERR_INTERNET_DISCONNECTED/])),
  );
  const screen = await openPage();
  await openAs(screen, "customer", couple.email, PATH);

  /** Each phone handles its fifth of the parties, and also those of its neighbour that `also` counts. */
  const round = (from: number, to: number, also: number) =>
    Promise.all(
      phones.map(async (phone, desk) => {
        const of = (of: number) => names.slice(from, to).filter((_, at) => at % 5 === of);
        for (const name of [...of(desk), ...of((desk + 1) % 5).slice(0, also)]) await checkIn(phone, name);
      }),
    );
  const offline = (desks: number[], off: boolean) =>
    Promise.all(desks.map((desk) => phones[desk]?.context().setOffline(off)));

  await round(0, 30, 1);
  await offline([0, 1], true);
  // The page reopens without a network, with everything that it knew.
  const [first] = phones;
  await first?.reload();
  await expect(count(first as Page)).toContainText(/\d+ of 500 here/);
  await round(30, 60, 2);
  await expect(connection(first as Page)).toContainText(/Offline, \d+ to send/);
  await offline([0, 1], false);
  await offline([2, 3, 4], true);
  await round(60, 90, 2);
  await offline([0, 1, 2, 3, 4], false);
  await round(90, PARTIES, 1);
  for (const phone of phones) {
    await expect(count(phone)).toContainText("500 of 500 here", { timeout: 45_000 });
    await expect(connection(phone)).toHaveText("Up to date", { timeout: 45_000 });
  }
  // Two offline desks had checked in the same parties.
  const told = await Promise.all(phones.map((phone) => phone.getByText(/^Already checked in at/).count()));
  expect(told.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0);

  const live = screen.getByRole("region", { name: "Live count" });
  await expect(live).toContainText("500 of 500");
  const seen = await buyer.call<CheckInOverview>("GET", `/planning/check-in?eventId=${eventId}`);
  expect(seen).toMatchObject({ expected: 500, arrived: 500, walkIns: 0, parties: { here: 100, partly: 0 } });
  expect(seen.links?.reduce((sum, { arrived }) => sum + arrived, 0)).toBe(500);
});

test("the couple makes a link; a helper scans, adds a walk-in and an ang bao; once turned off, the phone forgets", async ({
  openPage,
  couple,
  buyer,
}) => {
  const eventId = await eventOf(buyer);
  const limFamily = await invite(buyer, eventId, "The Lim family", ["Rosé", "Ah Kow"]);
  await invite(buyer, eventId, "陈家", ["伟明"]);
  const screen = await openPage();
  await openAs(screen, "customer", couple.email, PATH);
  await expect(screen.getByRole("region", { name: "Live count" })).toContainText("0 of 3");
  await check(screen, "check-in");
  await screen.getByRole("link", { name: "Helpers’ links" }).click();
  const form = screen.getByRole("form", { name: "New link" });
  await form.getByLabel("Name of the desk or helper").fill("Sister’s desk");
  await form.getByLabel("Opens on").fill(addDays(todayInSingapore(), -1));
  await form.getByLabel("Closes on").fill(addDays(todayInSingapore(), 1));
  await form.getByLabel("May note ang bao").check();
  await form.getByLabel("Opens on").fill(todayInSingapore());
  await form.getByLabel("at").first().fill("00:00");
  await form.getByRole("button", { name: "Make link" }).click();
  const url = await screen.getByRole("link", { name: /\/check-in\// }).textContent();
  await check(screen, "links");

  const phone = await openPhone(openPage, new URL(url ?? "").pathname, [/status of 410/]);
  const search = phone.getByLabel("Guest’s name");
  await check(phone, "door");
  await search.fill("伟");
  await expect(phone.getByRole("button", { name: /陈家/ })).toBeVisible();
  await search.fill("rose kow");
  await search.press("Enter");
  const sheet = phone.getByRole("dialog");
  await check(phone, "party");
  await sheet.getByRole("button", { name: "Check in all 2" }).click();
  await sheet.getByRole("button", { name: "Ah Kow isn’t here" }).click();
  await expect(sheet.getByText("1 of 2 here")).toBeVisible();
  await expect(screen.getByRole("region", { name: "Live count" })).toContainText("1 of 3");
  await sheet.getByRole("button", { name: "Note ang bao" }).click();
  await phone.getByRole("dialog").getByLabel("Amount").fill("288");
  await check(phone, "ang bao");
  await phone.getByRole("dialog").getByRole("button", { name: "Save ang bao" }).click();
  await phone.getByRole("button", { name: "Add walk-in" }).click();
  await phone.getByRole("dialog").getByLabel("Name").fill("Uncle Tan");
  await phone.getByRole("dialog").getByLabel("How many people").fill("2");
  await phone.getByRole("dialog").getByRole("button", { name: "Check in walk-in" }).click();
  await expect(count(phone)).toContainText("1 of 3 here · 2 walk-ins");
  await phone.getByRole("button", { name: "Ang bao", exact: true }).click();
  await expect(phone.getByText("$288.00").first()).toBeVisible();
  await phone.getByRole("button", { name: "Guests", exact: true }).click();

  // Without a camera, the page explains what to do.
  await phone.getByRole("button", { name: "Scan code" }).click();
  await expect(phone.getByText("You can still find guests by name.")).toBeVisible();
  await phone.getByRole("button", { name: "Search by name" }).click();
  const picture = await QRCode.toDataURL(checkInCodeOf(limFamily.id), { width: 360, margin: 6 });
  await showToCamera(phone, picture);
  await phone.getByRole("button", { name: "Scan code" }).click();
  await expect(phone.getByRole("dialog").getByRole("heading", { name: "The Lim family" })).toBeVisible();
  await phone.keyboard.press("Escape");
  await expect(connection(phone)).toHaveText("Up to date");

  const gifts = await buyer.call<AngBaoPage>("GET", `/planning/check-in/gifts?eventId=${eventId}`);
  expect(gifts).toMatchObject({ total: 288, docs: [{ fromName: "The Lim family", by: "Sister’s desk" }] });
  await screen.goto(`${PATH}?tab=gifts`);
  await expect(screen.getByText("$288.00").first()).toBeVisible();
  await check(screen, "ang bao of the couple");
  await screen.goto(`${PATH}?tab=arrivals`);
  await screen.getByRole("button", { name: "Undo the check-in of Uncle Tan" }).click();
  await expect(count(phone)).not.toContainText("walk-ins");
  await screen.goto(`${PATH}?tab=helpers`);
  await screen.getByRole("button", { name: "Turn off the link for Sister’s desk" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await expect(phone.getByRole("heading", { name: "This link doesn’t work" })).toBeVisible();
  const left = () =>
    phone.evaluate(async () => [(await indexedDB.databases()).length, (await caches.keys()).length]);
  await expect.poll(left).toEqual([0, expect.any(Number)]);
  expect(await phone.evaluate(() => caches.has("sayang-check-in-1"))).toBe(false);
});

/** Gives the page a camera that shows a picture. */
async function showToCamera(page: Page, picture: string): Promise<void> {
  await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [640, 480];
    const paper = canvas.getContext("2d");
    setInterval(() => {
      paper?.fillRect(0, 0, 640, 480);
      paper?.drawImage(image, 140, 60);
    }, 100);
    const stream = canvas.captureStream(10);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream);
  }, picture);
}
