import type { Metadata } from "next";
import { VendorDashboardView } from "@/components/sale/order/vendor/vendor-dashboard-view";

export const metadata: Metadata = { title: "Dashboard", robots: { index: false } };

export default function VendorDashboardPage() {
  return <VendorDashboardView />;
}
