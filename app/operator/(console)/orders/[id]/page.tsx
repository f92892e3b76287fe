import type { Metadata } from "next";
import { OperatorOrderView } from "@/components/operator/order/operator-order-view";

export const metadata: Metadata = { title: "Order" };

export default async function OperatorOrderPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <OperatorOrderView id={id} />;
}
