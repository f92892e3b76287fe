import type { Metadata } from "next";
import { VendorOrdersView } from "@/components/sale/order/vendor/vendor-orders-view";

export const metadata: Metadata = { title: "Orders", robots: { index: false } };

export default function VendorOrdersPage() {
  return <VendorOrdersView />;
}
