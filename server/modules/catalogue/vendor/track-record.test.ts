import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { answersWithinText, type VendorDetail } from "@/contracts/catalogue/vendor/vendor";
import type { Comparison } from "@/contracts/catalogue/comparison/comparison";
import { DAY_MS, MINUTE_MS } from "@/lib/time";
import { clearCache } from "@/server/core/cache";
import { order } from "@/server/db/schema/sale/order";
import { message, room } from "@/server/db/schema/messaging/room";
import { makeCustomer, makeVendor } from "@/tests/setup/factories";
import { useShop } from "@/tests/setup/shop";

const shop = useShop();
beforeEach(clearCache);

const trackRecordOf = async (id: string) =>
  (await shop.call<VendorDetail>("GET", `/vendor/for/web/${id}`)).body.data.trackRecord;

/** Creates a vendor and couples who have paid it; each order waits for an answer. */
async function stallWith(orders: number) {
  const stall = await shop.makeStall({}, { dailyCapacity: 20, gstRegistered: true });
  const ids: string[] = [];
  for (let n = 0; n < orders; n++) ids.push(await buy((await makeCustomer(shop.db())).actor, stall.product));
  return { ...stall, ids };
}

async function buy(
  actor: Awaited<ReturnType<typeof makeCustomer>>["actor"],
  product: Parameters<typeof shop.addToCart>[1],
) {
  await shop.addToCart(actor, product);
  const placed = (await shop.placeOrder(actor)).body.data;
  await shop.pay(actor, placed.checkoutId);
  return placed.orders[0]?.id ?? "";
}

/** The vendor accepted this many minutes after the couple had paid. */
async function answered(id: string, minutes: number) {
  const [row] = await shop.db().select().from(order).where(eq(order.id, id));
  const approvedAt = new Date((row?.answerBy?.getTime() ?? 0) - 72 * 60 * MINUTE_MS + minutes * MINUTE_MS);
  await shop.db().update(order).set({ state: "in_progress", approvedAt }).where(eq(order.id, id));
}

it("measures the time to answer and the share of accepted orders", async () => {
  const { vendor, ids } = await stallWith(5);
  expect(await trackRecordOf(vendor.id)).toMatchObject({ answersWithinMinutes: null, acceptedShare: null });
  const [first = "", second = "", third = "", fourth = "", fifth = ""] = ids;
  await answered(first, 30);
  await answered(second, 90);
  clearCache();
  expect((await trackRecordOf(vendor.id)).answersWithinMinutes).toBeNull();
  await answered(third, 600);
  clearCache();
  expect((await trackRecordOf(vendor.id)).answersWithinMinutes).toBe(90);
  const as = vendor.actor;
  const body = { reason: "We are fully booked on that day" };
  await shop.call("PATCH", `/order-vendor/decline/${fourth}`, { as, body });
  clearCache();
  expect((await trackRecordOf(vendor.id)).acceptedShare).toBeNull();
  await answered(fifth, 120);
  clearCache();
  expect(await trackRecordOf(vendor.id)).toMatchObject({
    acceptedShare: 0.8,
    answersWithinMinutes: 90,
    ordersDone: 0,
    returningCouples: 0,
    memberSince: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});

it("counts an expired order as unanswered", async () => {
  const { vendor, ids } = await stallWith(5);
  for (const id of ids) {
    const [row] = await shop.db().select().from(order).where(eq(order.id, id));
    const cancelledAt = row?.answerBy ?? new Date();
    await shop.db().update(order).set({ state: "cancelled", cancelledAt }).where(eq(order.id, id));
  }
  expect(await trackRecordOf(vendor.id)).toMatchObject({ answersWithinMinutes: 72 * 60, acceptedShare: 0 });
});

it("counts a booking that was reviewed before its order was completed", async () => {
  const { vendor } = await shop.makeStall({}, { ratingCount: 3, ratingSum: 14, ordersCompleted: 1 });
  expect(await trackRecordOf(vendor.id)).toMatchObject({ ordersDone: 3 });
  const { docs } = (await shop.call<Comparison>("GET", `/public/comparison?vendors=${vendor.id}`)).body.data;
  expect(docs).toMatchObject([{ ordersDone: 3, reviewCount: 3 }]);
});

it("counts each returning couple once", async () => {
  const { vendor, product } = await shop.makeStall({}, { dailyCapacity: 9 });
  const [back, once] = [await makeCustomer(shop.db()), await makeCustomer(shop.db())];
  for (const actor of [back.actor, back.actor, once.actor]) await answered(await buy(actor, product), 5);
  expect((await trackRecordOf(vendor.id)).returningCouples).toBe(1);
});

it("counts the first reply in a conversation, but not a second message from the same side", async () => {
  const vendor = await makeVendor(shop.db());
  const start = Date.now() - 10 * DAY_MS;
  for (const [n, minutes] of [10, 20, 300].entries()) {
    const { id: customerId } = await makeCustomer(shop.db());
    const [made] = await shop.db().insert(room).values({ customerId, vendorId: vendor.id }).returning();
    const say = (senderAccountId: string, after: number) => ({
      roomId: made?.id ?? "",
      senderAccountId,
      body: "Hello",
      clientId: v7(),
      createdAt: new Date(start + (n * 1000 + after) * MINUTE_MS),
    });
    // The vendor's opening message answers nothing, and a second question does not restart the clock.
    await shop
      .db()
      .insert(message)
      .values([
        say(vendor.accountId, -5),
        say(customerId, 0),
        say(customerId, 5),
        say(vendor.accountId, minutes),
        say(vendor.accountId, minutes + 50),
      ]);
  }
  expect((await trackRecordOf(vendor.id)).answersWithinMinutes).toBe(20);
});

test("rounds the time to answer up, in everyday words", () => {
  const said = [1, 10, 31, 50, 51, 60, 61, 300, 1_380, 1_381, 1_440, 1_441, 4_320].map(answersWithinText);
  expect(said).toEqual([
    "within 10 minutes",
    "within 10 minutes",
    "within 40 minutes",
    "within 50 minutes",
    "within an hour",
    "within an hour",
    "within 2 hours",
    "within 5 hours",
    "within 23 hours",
    "within a day",
    "within a day",
    "within 2 days",
    "within 3 days",
  ]);
});
