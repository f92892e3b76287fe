import type { Metadata } from "next";
import { CalendarSection } from "@/components/sale/calendar/calendar-section";
import { DuePaymentsView } from "@/components/sale/due/due-payments-view";

export const metadata: Metadata = { title: "Payments", robots: { index: false } };

export default function PaymentsPage() {
  return (
    <DuePaymentsView>
      <CalendarSection />
    </DuePaymentsView>
  );
}
