import type { Metadata } from "next";
import { OrderListView } from "@/components/sale/order/order-list-view";

export const metadata: Metadata = { title: "Your orders", robots: { index: false } };

export default function ManageOrdersPage() {
  return <OrderListView />;
}
