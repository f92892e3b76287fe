import type { Metadata } from "next";
import { OrderVisits } from "@/components/messaging/appointment/visits/order-visits";
import { VisitButton } from "@/components/messaging/appointment/visits/visit-button";
import { EventOrderLink } from "@/components/planning/beo/event-order-link";
import { OrderDetailView } from "@/components/sale/order/detail/order-detail-view";

export const metadata: Metadata = { title: "Order", robots: { index: false } };

export default async function ManageOrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <OrderDetailView
      key={id}
      id={id}
      visit={
        <>
          <EventOrderLink orderId={id} />
          <VisitButton orderId={id} />
        </>
      }
      visits={<OrderVisits orderId={id} />}
    />
  );
}
