import type { DateHold } from "@/contracts/sale/hold";
import type { OrderState } from "@/contracts/sale/order/order-process";
import type { AppointmentState } from "@/contracts/messaging/appointment/appointment-process";

/** How many days one call may request: a month's page shows six weeks. */
export const MAX_CALENDAR_DAYS = 62;

/** `taken` weddings are booked or held; `off` days take none. */
export type CalendarDay = { date: string; off: boolean; taken: number };

export type CalendarVisit = {
  id: string;
  name: string;
  state: AppointmentState;
  startsAt: string;
  endsAt: string;
};
export type CalendarWedding = {
  id: string;
  orderNumber: string;
  name: string;
  date: string;
  state: OrderState;
};

/** A vendor's days from `from` to `to`, both included, with their events. */
export type VendorCalendar = {
  from: string;
  to: string;
  dailyCapacity: number;
  days: CalendarDay[];
  visits: CalendarVisit[];
  weddings: CalendarWedding[];
  holds: DateHold[];
};
