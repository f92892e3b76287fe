"use client";
import { ButtonLink } from "@/components/ui/action/button";
import { seatsOfMetric } from "@/contracts/planning/event-order";
import { useGetOrderQuery } from "@/services/sale/order";

/** The couple's link to the event order of a booking sold by the table or the guest. */
export function EventOrderLink({ orderId }: { orderId: string }) {
  const { currentData: order } = useGetOrderQuery(orderId);
  const isServed = order?.items.some(({ priceMetric }) => seatsOfMetric(priceMetric) !== null);
  if (!order || !isServed || order.state === "awaiting_payment" || order.state === "cancelled") return null;
  return (
    <ButtonLink variant="secondary" size="sm" href={`/user/manage-orders/${orderId}/event-order`}>
      Event order
    </ButtonLink>
  );
}
