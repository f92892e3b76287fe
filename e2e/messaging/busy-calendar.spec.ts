import { createServer, type Server } from "node:http";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { newPage, registerVendor, signInAsVendor, toast, watchErrors } from "@/e2e/support/accounts";
import { check } from "@/e2e/support/axe";
import { operator } from "@/e2e/support/operator";
import { FEED_PORT } from "@/e2e/support/place";

const HOUR_MS = 3_600_000;
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
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Rasa//EN"],
    ...events.flatMap(([from, until], at) => [
      ...["BEGIN:VEVENT", `UID:${at}@rasa`, "SUMMARY:Dentist", `DTSTART:${from}`, `DTEND:${until}`],
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ].join("\r\n");

type Slots = { docs: { date: string; slots: { startsAt: string }[] }[] };

/** The times that a couple may ask for in the next two weeks. */
async function offered(request: APIRequestContext, vendorId: string): Promise<string[]> {
  const date = new Date(Date.now() + 32 * HOUR_MS).toISOString().slice(0, 10);
  const path = `/api/v1/public/appointment/slots?vendorId=${vendorId}&date=${date}&days=14`;
  const { data } = (await (await request.get(path)).json()) as { data: Slots };
  return data.docs.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
}

const card = (page: Page) => page.getByRole("region", { name: "Busy times from your own calendar" });

test("a vendor's own calendar closes its busy times to couples, and opens them again without it", async ({
  browser,
  request,
}) => {
  const { email, vendorName } = await registerVendor(request);
  await operator("approve", email);
  const slug = vendorName.toLowerCase().replaceAll(" ", "-");
  const shop = (await (await request.get(`/api/v1/vendor/for/web/${slug}`)).json()) as {
    data: { id: string };
  };
  const before = await offered(request, shop.data.id);
  const [busy = "", later = ""] = [before[0], before.at(-1)];
  expect(later > busy).toBe(true);
  const until = Date.parse(busy) + HOUR_MS;
  reply = { status: 200, text: calendar([stamp(busy), stamp(until)]) };

  const page = await newPage(browser);
  const errors = watchErrors(page);
  await signInAsVendor(page, email);
  await page.goto("/vendor/dashboard/calendar");
  await card(page)
    .getByLabel("Secret address in iCal format")
    .fill(`http://127.0.0.1:${FEED_PORT}/secret/basic.ics`);
  await card(page).getByRole("button", { name: "Connect calendar" }).click();
  await expect(toast(page, "Calendar connected and read")).toBeVisible();
  await expect(card(page).getByText(/1 busy time and 0 blocked days ahead/)).toBeVisible();
  await expect(card(page)).not.toContainText("secret/");
  await check(page, "a connected calendar");
  expect(await offered(request, shop.data.id)).not.toContain(busy);
  expect(await offered(request, shop.data.id)).toContain(later);

  await test.step("a feed that fails keeps what it read, and says so", async () => {
    reply = { status: 503, text: "" };
    await card(page).getByRole("button", { name: "Read again" }).click();
    await expect(card(page).getByText("We couldn’t read your calendar")).toBeVisible();
    await expect(card(page).getByText(/still blocks your times/)).toBeVisible();
    expect(await offered(request, shop.data.id)).not.toContain(busy);
  });

  await test.step("disconnected, its times are free again", async () => {
    await card(page).getByRole("button", { name: "Disconnect" }).click();
    const dialog = page.getByRole("dialog", { name: "Disconnect this calendar?" });
    await dialog.getByRole("button", { name: "Disconnect" }).click();
    await expect(card(page).getByRole("button", { name: "Connect calendar" })).toBeVisible();
    expect(await offered(request, shop.data.id)).toEqual(before);
  });
  expect(errors).toEqual([]);
});
