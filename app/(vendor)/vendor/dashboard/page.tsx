import type { Metadata } from "next";
import { VendorDashboardView } from "@/components/messaging/dashboard/vendor-dashboard-view";
import { NewestOrders } from "@/components/sale/order/vendor/newest-orders";

export const metadata: Metadata = { title: "Dashboard", robots: { index: false } };

export default function VendorDashboardPage() {
  return <VendorDashboardView newest={<NewestOrders />} />;
}
