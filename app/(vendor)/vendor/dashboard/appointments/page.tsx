import type { Metadata } from "next";
import { VendorAppointmentsView } from "@/components/messaging/appointment/vendor-appointments-view";

export const metadata: Metadata = { title: "Appointments", robots: { index: false } };

export default function VendorAppointmentsPage() {
  return <VendorAppointmentsView />;
}
