import type { Metadata } from "next";
import { VendorManagerView } from "@/components/planning/budget/vendor-manager-view";

export const metadata: Metadata = { title: "Vendor Manager", robots: { index: false } };

export default function VendorManagementPage() {
  return <VendorManagerView />;
}
