import type { Checklist, PlanTask, TasksAdded } from "@/contracts/planning/checklist";
import type { PlanOverview } from "@/contracts/planning/overview";
import { CIVIL_MARRIAGE, MUSLIM_MARRIAGE } from "@/contracts/planning/marriage-law";
import { addDays, daysBetween, todayInSingapore } from "@/lib/dates";
import { makeCustomer } from "@/tests/setup/factories";
import { type CustomerActor, useShop } from "@/tests/setup/shop";
import { CUSTOM_TEMPLATES } from "./templates-customs";
import { LEGAL_TEMPLATES } from "./templates-legal";
import { TEMPLATES } from "./templates";
import { catchUp } from "./service-move";

const shop = useShop();
const { call, db } = shop;
const PATH = "/planning/checklist";
const TODAY = todayInSingapore();
const DAY = addDays(TODAY, 400);

const read = async (as: CustomerActor, query = "filter=all") =>
  (await call<Checklist>("GET", `${PATH}?${query}`, { as })).body.data;
const add = async (as: CustomerActor, body: object) =>
  (await call<PlanTask>("POST", PATH, { as, body })).body.data;
const change = (as: CustomerActor, id: string, body: object) =>
  call<PlanTask>("PATCH", `${PATH}/${id}`, { as, body });
const moveDay = (as: CustomerActor, weddingDate: string | null) =>
  call("PATCH", `/user/profile/${as.customerId}`, { as, body: { weddingDate } });
const choose = async (as: CustomerActor, ...ceremonies: string[]) =>
  (await call<TasksAdded>("POST", `${PATH}/templates`, { as, body: { ceremonies } })).body.data;

async function couple(weddingDate: string | null = DAY) {
  return (await makeCustomer(db(), { weddingDate })).actor;
}

test("templates add their tasks once, with dates relative to the wedding day", async () => {
  const me = await couple();
  expect((await read(me)).totalDocs).toBe(0);
  const first = await choose(me, "nikah", "church");
  const all = await read(me);
  expect(all.totalDocs).toBe(first.added);
  expect(all.ceremonies).toEqual(["church", "nikah"]);
  const due = (title: string) => all.docs.find((task) => task.title.startsWith(title))?.dueOn;
  expect(due("Book your venue")).toBe(addDays(DAY, -330));
  expect(due("Book kompang")).toBe(addDays(DAY, -120));
  expect((await choose(me, "church")).added).toBe(0);
  // ROM's notice was already added with the church wedding.
  expect((await choose(me, "civil")).added).toBe(LEGAL_TEMPLATES.civil.length - 1);
});

test("My Wedding shows the days of each notice until it is given, by the event's own date", async () => {
  const me = await couple("2028-08-31");
  const notices = async () =>
    (await call<PlanOverview>("GET", "/planning/overview", { as: me })).body.data.plans?.notices;
  expect(await notices()).toEqual([]);
  await choose(me, "civil", "nikah");
  const muslim = { law: "muslim", opens: "2028-04-03", closes: "2028-08-24" };
  expect(await notices()).toMatchObject([
    // 31 February doesn't exist.
    { law: "civil", day: "2028-08-31", opens: "2028-03-02", closes: "2028-08-10" },
    muslim,
  ]);
  await call("POST", "/user/wedding/event", {
    as: me,
    body: { kind: "solemnisation", name: "Solemnisation", date: "2028-06-30" },
  });
  const [civil] = (await notices()) ?? [];
  expect(civil).toMatchObject({ day: "2028-06-30", opens: "2027-12-30", closes: "2028-06-09" });
  await change(me, civil?.taskId ?? "", { done: true });
  expect(await notices()).toMatchObject([muslim]);
});

test("legal requirements are due when a couple can first act on them", async () => {
  const me = await couple();
  await choose(me, "civil", "nikah");
  const { docs } = await read(me);
  const task = (title: string) => docs.find((each) => each.title.startsWith(title));
  const daysBefore = (title: string) => daysBetween(task(title)?.dueOn ?? DAY, DAY);
  const { noticeDays, noticeMonths } = CIVIL_MARRIAGE;
  expect(daysBefore("File your notice of marriage")).toBeGreaterThan(noticeDays.least);
  expect(daysBefore("File your notice of marriage")).toBeLessThan(noticeMonths.most * 30);
  expect(daysBefore("Choose a slot")).toBe(182);
  expect(daysBefore("Apply to ROMM")).toBeGreaterThan(MUSLIM_MARRIAGE.noticeDays.least);
  expect(daysBefore("Apply to ROMM")).toBeLessThan(MUSLIM_MARRIAGE.noticeDays.most);
  expect(task("Apply for the void deck")?.notes).toContain(
    "East Coast: $50 a day, deposit $200, up to 6 months ahead",
  );
});

test("moving the day moves open tasks that aren't pinned; undo restores the dates", async () => {
  const me = await couple();
  const [open, pinned, done] = [
    await add(me, { title: "Open", dueOn: addDays(DAY, -30) }),
    await add(me, { title: "Pinned", dueOn: addDays(DAY, -20), pinned: true }),
    await add(me, { title: "Done", dueOn: addDays(DAY, -40) }),
  ];
  await change(me, done.id, { done: true });
  await moveDay(me, addDays(DAY, 7));
  const moved = await read(me);
  expect(moved.move).toEqual({ from: DAY, to: addDays(DAY, 7), moved: 1, kept: 1 });
  const dates = ({ docs }: Checklist) => Object.fromEntries(docs.map(({ title, dueOn }) => [title, dueOn]));
  expect(dates(moved)).toEqual({ Open: addDays(DAY, -23), Pinned: pinned.dueOn, Done: done.dueOn });

  expect((await call("POST", `${PATH}/undomove`, { as: me })).status).toBe(200);
  const undone = await read(me);
  expect([dates(undone).Open, undone.move]).toEqual([open.dueOn, null]);
  expect((await call("POST", `${PATH}/undomove`, { as: me })).status).toBe(409);
  // It is now relative to the new day.
  await moveDay(me, addDays(DAY, 8));
  expect(dates(await read(me)).Open).toBe(addDays(DAY, -29));
  await call("DELETE", `${PATH}/move`, { as: me });
  expect((await read(me)).move).toBeNull();
});

test("without a day there are no dates; setting it sets them; late ones are due within a week", async () => {
  const me = await couple(null);
  await choose(me, "civil");
  expect((await read(me)).docs.every(({ dueOn }) => dueOn === null)).toBe(true);
  await moveDay(me, addDays(TODAY, 100));
  const { docs, counts } = await read(me);
  const due = (title: string) => docs.find((task) => task.title.startsWith(title))?.dueOn;
  expect(due("Book your venue")).toBe(addDays(TODAY, 7));
  expect(due("Thank your guests")).toBe(addDays(TODAY, 114));
  expect(counts.overdue).toBe(0);
  expect(catchUp("2026-01-01", "2026-02-03", "2026-02-01")).toBe("2026-02-03");
});

test("an order ticks the tasks of its category, and reopens them when it is cancelled", async () => {
  const stall = await shop.makeStall();
  const { actor: me } = await makeCustomer(db());
  const booked = await add(me, { title: "Book it", categoryId: stall.category.id });
  const other = await add(me, { title: "Something else" });
  await shop.addToCart(me, stall.product);
  const placed = (await shop.placeOrder(me)).body.data;
  const find = async (id: string) => (await read(me)).docs.find((task) => task.id === id);
  expect((await find(booked.id))?.doneAt).toBeNull();
  await shop.pay(me, placed.checkoutId);
  const orderId = placed.orders[0]?.id;
  expect(await find(booked.id)).toMatchObject({
    doneAt: expect.any(String) as string,
    doneByOrderId: orderId,
  });
  expect((await find(other.id))?.doneAt).toBeNull();
  await call("PATCH", `/order-vendor/decline/${orderId}`, {
    as: stall.vendor.actor,
    body: { reason: "We are full" },
  });
  expect(await find(booked.id)).toMatchObject({ doneAt: null, doneByOrderId: null });
});

test("filters, assignees, manual ticks and refusals", async () => {
  const me = await couple();
  const late = await add(me, { title: "Late", dueOn: addDays(TODAY, -1), assignee: "Jun" });
  const next = await add(me, { title: "Next", dueOn: TODAY, assignee: "Mei", notes: "At noon" });
  await add(me, { title: "Far", dueOn: addDays(TODAY, 90) });
  const titles = async (query: string) => (await read(me, query)).docs.map(({ title }) => title);
  expect(await titles("filter=open")).toEqual(["Late", "Next", "Far"]);
  expect(await titles("filter=overdue")).toEqual(["Late"]);
  expect(await titles("filter=month")).toContain("Next");
  expect(await titles("filter=open&who=Mei")).toEqual(["Next"]);
  await change(me, late.id, { done: true });
  expect(await titles("filter=done")).toEqual(["Late"]);
  await change(me, late.id, { done: false });
  expect((await read(me)).counts).toMatchObject({ open: 3, overdue: 1, done: 0, all: 3 });
  expect((await read(me)).assignees).toEqual(["Jun", "Mei"]);

  const stranger = await couple();
  expect((await change(stranger, next.id, { title: "Mine" })).status).toBe(404);
  await read(stranger);
  expect((await change(stranger, next.id, { title: "Mine" })).status).toBe(404);
  expect((await call("DELETE", `${PATH}/${next.id}`, { as: stranger })).status).toBe(404);
  expect((await call("POST", PATH, { as: me, body: { title: " " } })).status).toBe(400);
  const unknown = { title: "x", categoryId: "00000000-0000-7000-8000-000000000000" };
  expect((await call("POST", PATH, { as: me, body: unknown })).status).toBe(400);
  expect((await call("DELETE", `${PATH}/${next.id}`, { as: me })).status).toBe(200);
  expect((await read(me)).totalDocs).toBe(2);
});

test("open tasks are in the couple's calendar", async () => {
  const me = await couple();
  await add(me, { title: "Taste the menu", dueOn: addDays(DAY, -90) });
  const feed = await call<{ url: string }>("POST", "/calendar-feed", { as: me });
  const text = await (await shop.app.request(new URL(feed.body.data.url).pathname)).text();
  expect(text).toContain("SUMMARY:Taste the menu");
});

test("every template task has a title and a key that is unique in its list", () => {
  for (const list of [
    ...Object.values(CUSTOM_TEMPLATES),
    ...Object.values(LEGAL_TEMPLATES),
    TEMPLATES.basics,
  ]) {
    expect(new Set(list.map(([key]) => key)).size).toBe(list.length);
  }
});
