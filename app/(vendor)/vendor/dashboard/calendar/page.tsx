import type { Metadata } from "next";
import { CalendarView } from "@/components/messaging/calendar/calendar-view";
import { CalendarSection } from "@/components/sale/calendar/calendar-section";

export const metadata: Metadata = { title: "Calendar", robots: { index: false } };

export default function VendorCalendarPage() {
  return (
    <CalendarView
      feed={
        <CalendarSection>
          See weddings, visits and held dates in Google Calendar, Apple Calendar or Outlook. Changes arrive
          within a few hours.
        </CalendarSection>
      }
    />
  );
}
