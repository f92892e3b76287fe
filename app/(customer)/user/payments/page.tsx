import type { Metadata } from "next";
import { CalendarSection } from "@/components/sale/calendar/calendar-section";
import { SavedCards } from "@/components/sale/payment/pay/saved-cards";
import { DuePaymentsView } from "@/components/sale/payment/milestone/due-payments-view";

export const metadata: Metadata = { title: "Payments", robots: { index: false } };

export default function PaymentsPage() {
  return (
    <DuePaymentsView>
      <SavedCards />
      <CalendarSection>
        See due dates, appointments and your wedding day in Google Calendar, Apple Calendar or Outlook.
        Changes arrive within a few hours.
      </CalendarSection>
    </DuePaymentsView>
  );
}
