import { eq } from "drizzle-orm";
import { vendor } from "@/server/db/schema/catalogue/vendor";
import { DAY_MS } from "@/lib/time";
import { useCancelling } from "@/tests/setup/cancelling";
import { cancelOrdersOfClosed, moveOverdueCancellations } from "./public";

const shop = useCancelling();

afterEach(() => shop.expectBalanced());

test("when a vendor closes down, couples are refunded everything they paid", async () => {
  const sale = await shop.sellAccepted();
  const closed = { id: sale.vendor.id, status: "suspended" };
  await shop.db().update(vendor).set({ status: "suspended" }).where(eq(vendor.id, sale.vendor.id));
  await expect(cancelOrdersOfClosed({ ...closed, status: "approved" }, "Closed")).rejects.toThrow(
    "Suspend the vendor first",
  );
  const cancelled = await cancelOrdersOfClosed(closed, "It told us that it closes on Friday.");
  const before = await shop.orderOf(sale);
  expect(cancelled).toEqual([before.orderNumber]);
  expect(before).toMatchObject({ state: "under_cancellation", held: before.paid });
  expect(await cancelOrdersOfClosed(closed, "Again")).toEqual([]);
  await moveOverdueCancellations(new Date(Date.now() + 15 * DAY_MS));
  await shop.settle();
  const after = await shop.orderOf(sale);
  expect(after).toMatchObject({ state: "cancelled", refunded: before.paid, held: 0, released: 0 });
});
