import { DEFAULT_PAYMENT_POLICY } from "@/contracts/catalogue/vendor/vendor";
import { eq } from "drizzle-orm";
import { addDays, todayInSingapore } from "@/lib/dates";
import { DAY_MS } from "@/lib/time";
import { order } from "@/server/db/schema/sale/order";
import { completeDeliveredOrders, deliverSilentOrders } from "@/server/modules/sale/order/public";
import { type Sale, useCancelling } from "@/tests/setup/cancelling";
import { rejectAsVendor } from "./service-answer";
import { cancelAsCustomer } from "./service-request";

const shop = useCancelling();
const { orderOf, sellAccepted } = shop;

const AT_BOOKING = {
  ...DEFAULT_PAYMENT_POLICY,
  milestones: [{ label: "Payment", percent: 100, due: { kind: "booking" as const } }],
};

afterEach(() => shop.expectBalanced());

test("a cancellation that the vendor rejects doesn't shorten the couple's time to object", async () => {
  const sale = await sellAccepted({}, { paymentPolicy: AT_BOOKING });
  await shop
    .db()
    .update(order)
    .set({ eventDate: addDays(todayInSingapore(), -1) })
    .where(eq(order.id, sale.orderId));
  const start = Date.now();
  const day = (n: number) => new Date(start + n * DAY_MS);
  const daysTo = (at: string | null) => Math.round((Date.parse(at ?? "") - start) / DAY_MS);
  await shop.call("POST", `/order-vendor/sendConfirmOrderDeliveryEmail/${sale.orderId}`, {
    as: sale.vendor.actor,
  });
  expect(daysTo((await orderOf(sale)).delivery.deliversAt)).toBe(14);
  await askAndReject(sale, day(5), day(11));
  expect(daysTo((await orderOf(sale)).delivery.deliversAt)).toBe(20);
  await deliverSilentOrders(day(19.9));
  expect((await orderOf(sale)).state).toBe("all_paid");
  await deliverSilentOrders(day(20.1));
  expect((await orderOf(sale)).state).toBe("delivered");

  expect(daysTo((await orderOf(sale)).delivery.completesAt)).toBe(27);
  await askAndReject(sale, day(22), day(28));
  expect(daysTo((await orderOf(sale)).delivery.completesAt)).toBe(33);
  await completeDeliveredOrders(day(33));
  expect((await orderOf(sale)).state).toBe("delivered");
  await completeDeliveredOrders(day(33.2));
  expect((await orderOf(sale)).state).toBe("completed");
});

async function askAndReject({ orderId, customer, vendor }: Sale, asked: Date, rejected: Date): Promise<void> {
  const request = { reason: "Our date has moved", reasonDetails: "", customerComments: "" };
  await cancelAsCustomer(customer.id, { orderId, ...request, refundMethod: "original" }, [], asked);
  await rejectAsVendor(vendor.id, orderId, { reason: "We have been there" }, rejected);
}
