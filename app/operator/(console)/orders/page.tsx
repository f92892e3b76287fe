import type { Metadata } from "next";
import { OperatorOrdersView } from "@/components/operator/order/operator-orders-view";

export const metadata: Metadata = { title: "Orders" };

export default function OperatorOrdersPage() {
  return <OperatorOrdersView />;
}
