import type { Metadata } from "next";
import { PayOrderView } from "@/components/sale/payment/pay/pay-order-view";

export const metadata: Metadata = { title: "Payment", robots: { index: false } };

export default async function PayOrderPage({ params }: { params: Promise<{ orderId: string }> }) {
  const { orderId } = await params;
  return <PayOrderView key={orderId} id={orderId} />;
}
