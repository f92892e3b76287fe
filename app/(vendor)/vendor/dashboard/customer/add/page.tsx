import type { Metadata } from "next";
import { CustomersView } from "@/components/messaging/customer/customers-view";

export const metadata: Metadata = { title: "Customers", robots: { index: false } };

export default function VendorCustomersPage() {
  return <CustomersView />;
}
