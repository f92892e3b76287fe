import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { addDays, todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import { customer } from "@/server/db/schema/identity/account";
import { checkIn } from "@/server/db/schema/planning/check-in";
import { guest, household } from "@/server/db/schema/planning/guest";
import { wedding } from "@/server/db/schema/planning/wedding";
import { makeCustomer } from "@/tests/setup/factories";
import { latestFor, queuedFor } from "@/tests/setup/mailbox";
import { makeEvent, makeHousehold, makeWedding } from "@/tests/setup/planning";
import { useShop } from "@/tests/setup/shop";
import { announcePurges, purgeGuests } from "./service";

const { db } = useShop();
const TODAY = todayInSingapore();
const after = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Creates a wedding that takes place today, with two guests and a walk-in. */
async function celebrate() {
  const { actor, email, id } = await makeCustomer(db(), { weddingDate: TODAY });
  const { weddingId, eventId } = await makeWedding(actor);
  await makeHousehold(db(), { weddingId, eventIds: [eventId] });
  await db()
    .insert(checkIn)
    .values({ id: v7(), weddingId, eventId, walkInName: "Uncle Bala", arrivedAt: new Date() });
  const left = async () => {
    const tables = [household, guest, checkIn];
    const counts = tables.map((table) => db().$count(table, eq(table.weddingId, weddingId)));
    return Promise.all(counts);
  };
  const told = async () => (await queuedFor(db(), email)).map(({ kind }) => kind);
  return { customerId: id, email, weddingId, left, told };
}

test("the couple is told 14 days before, once, and 90 days after the last event the details are deleted", async () => {
  const { email, weddingId, left, told } = await celebrate();
  await announcePurges(after(75));
  expect(await told()).toEqual([]);
  await announcePurges(after(76));
  await announcePurges(after(77));
  expect(await told()).toEqual(["guests-purge-notice"]);
  expect(await latestFor(db(), email, "guests-purge-notice")).toMatchObject({ day: addDays(TODAY, 90) });
  await purgeGuests(after(89));
  expect(await left()).toEqual([1, 2, 1]);
  await purgeGuests(after(90));
  expect(await left()).toEqual([0, 0, 0]);
  const [row] = await db().select().from(wedding).where(eq(wedding.id, weddingId));
  expect(row).toMatchObject({ purgeOn: null, purgedAt: expect.any(Date) as Date });
  await announcePurges(after(200));
  expect(await told()).toEqual(["guests-purge-notice"]);
});

test("a postponed wedding keeps its guests, and a later event counts", async () => {
  const { customerId, weddingId, left, told } = await celebrate();
  await announcePurges(after(80));
  await db()
    .update(customer)
    .set({ weddingDate: addDays(TODAY, 60) })
    .where(eq(customer.id, customerId));
  await makeEvent(db(), { weddingId, date: addDays(TODAY, 70) });
  // Either of the two jobs may run first.
  await purgeGuests(after(95));
  await announcePurges(after(95));
  await purgeGuests(after(95));
  expect(await left()).toEqual([1, 2, 1]);
  await announcePurges(after(146));
  expect(await told()).toEqual(["guests-purge-notice", "guests-purge-notice"]);
  await purgeGuests(after(160));
  expect(await left()).toEqual([0, 0, 0]);
});

test("a couple that is told late still has 14 days", async () => {
  const { left, email } = await celebrate();
  await announcePurges(after(300));
  expect(await latestFor(db(), email, "guests-purge-notice")).toMatchObject({ day: addDays(TODAY, 314) });
  await purgeGuests(after(313));
  expect(await left()).toEqual([1, 2, 1]);
  await purgeGuests(after(314));
  expect(await left()).toEqual([0, 0, 0]);
});
