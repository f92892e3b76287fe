import type { Metadata } from "next";
import { CoupleVisits } from "@/components/messaging/appointment/visits/couple-visits";
import { MessageCoupleButton } from "@/components/messaging/room/message-couple-button";
import { VendorOrderDetailView } from "@/components/sale/order/vendor/vendor-order-detail-view";

export const metadata: Metadata = { title: "Order", robots: { index: false } };

export default async function VendorOrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return (
    <VendorOrderDetailView
      key={id}
      id={id}
      message={<MessageCoupleButton orderId={id} />}
      visits={<CoupleVisits orderId={id} />}
    />
  );
}
