import type {
  CancellationDetails,
  CancellationNudge,
  CancellationPreview,
} from "@/contracts/sale/order/cancellation-details";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { cancellation } from "@/server/db/schema/sale/cancellation";
import { eq } from "drizzle-orm";
import { moveOverdueCancellations } from "@/server/modules/sale/cancellation/public";
import { checkLedger } from "@/server/modules/sale/reconciliation/public";
import { useShop } from "./shop";

export type Sale = Awaited<ReturnType<ReturnType<typeof useShop>["sell"]>>;
type Body = Record<string, unknown> | FormData;

/** Sets up tests of cancellations: the calls of both sides, and a way to let time pass. */
export function useCancelling() {
  const shop = useShop();
  const { call, db } = shop;

  const customerCall =
    <T = CancellationDetails>(method: string, path: string) =>
    ({ customer, orderId }: Sale, body?: Body) =>
      call<T>(method, `/user/cancelorder/${path}${orderId}`, {
        as: customer.actor,
        ...(body ? { body } : {}),
      });
  const vendorCall =
    <T = CancellationDetails>(method: string, path: string) =>
    ({ vendor, orderId }: Sale, body?: Body) =>
      call<T>(method, `/vendor/cancelorder/${path}${orderId}`, {
        as: vendor.actor,
        ...(body ? { body } : {}),
      });

  const ask = ({ customer, orderId }: Sale, given: Record<string, unknown> = {}) =>
    call<CancellationDetails>("PATCH", "/user/cancelorder", {
      as: customer.actor,
      body: { orderId, reason: "Our date has moved", refundMethod: "original", ...given },
    });
  const askAsVendor = ({ vendor, orderId }: Sale, given: Record<string, unknown> = {}) =>
    call<CancellationDetails>("PATCH", "/vendor/cancelorder", {
      as: vendor.actor,
      body: { orderId, reason: "We're closing", reasonDetails: "The kitchen flooded.", ...given },
    });

  /**
   * Creates a sale that the vendor has accepted: $300 of $1,000 paid, 100 days before the event, so that half is
   * refunded.
   */
  async function sellAccepted(...given: Parameters<typeof shop.sell>): Promise<Sale> {
    const sale = await shop.sell(...given);
    await call("PATCH", `/order-vendor/approve/${sale.orderId}`, { as: sale.vendor.actor });
    return sale;
  }

  /** Lets the request's time limit pass, and runs the job that moves it on. */
  async function letTimePass({ orderId }: Sale): Promise<void> {
    await db()
      .update(cancellation)
      .set({ dueAt: new Date(Date.now() - 1000) })
      .where(eq(cancellation.orderId, orderId));
    await moveOverdueCancellations();
  }

  const orderOf = async ({ customer, orderId }: Sale) =>
    (
      await call<OrderDetail>("GET", `/order/${orderId}`, {
        as: customer.actor,
      })
    ).body.data;

  return {
    ...shop,
    ask,
    askAsVendor,
    sellAccepted,
    letTimePass,
    orderOf,
    expectBalanced: async () => expect(await checkLedger(db())).toEqual([]),
    preview: customerCall<CancellationPreview>("GET", "preview/"),
    vendorPreview: vendorCall<CancellationPreview>("GET", "preview/"),
    read: customerCall("GET", "details/"),
    vendorRead: vendorCall("GET", "details/"),
    agree: (sale: Sale, body: Body = {}) => customerCall("PATCH", "agree/refund/")(sale, body),
    contest: (sale: Sale, body: Body = { customerComments: "We paid for the tasting." }) =>
      customerCall("PATCH", "reject/refund/")(sale, body),
    nudge: customerCall<CancellationNudge>("GET", "notifyVendorToRefund/"),
    sendBack: customerCall("PATCH", "markitemsreceived/"),
    withdraw: customerCall("PATCH", "withdraw/"),
    offer: (sale: Sale, body: Body = {}) => vendorCall("PATCH", "approve/")(sale, body),
    reject: (sale: Sale, body: Body = { reason: "The flowers are ordered." }) =>
      vendorCall("PATCH", "reject/refund/")(sale, body),
    receive: (sale: Sale, body: Body = {}) => vendorCall("PATCH", "markitemsreceived/")(sale, body),
    withdrawAsVendor: vendorCall("PATCH", "withdraw/"),
  };
}
