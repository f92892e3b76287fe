import type { Metadata } from "next";
import { EnquiriesView } from "@/components/messaging/enquiry/enquiries-view";

export const metadata: Metadata = { title: "Enquiries", robots: { index: false } };

export default function VendorEnquiriesPage() {
  return <EnquiriesView />;
}
