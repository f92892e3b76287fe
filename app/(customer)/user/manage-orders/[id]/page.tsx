import type { Metadata } from "next";
import { OrderVisit } from "@/components/messaging/appointment/order-visit";
import { OrderDetailView } from "@/components/sale/order/detail/order-detail-view";

export const metadata: Metadata = { title: "Order", robots: { index: false } };

export default async function ManageOrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <OrderDetailView key={id} id={id} visit={<OrderVisit orderId={id} />} />;
}
