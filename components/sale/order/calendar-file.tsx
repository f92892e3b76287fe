"use client";
import { Button } from "@/components/ui/action/button";
import { amount } from "@/components/ui/money/amount";
import type { OrderSummary } from "@/contracts/sale/order/order";
import { type DayEvent, dayEventsFile } from "@/lib/ics";
import { t } from "@/lib/words/t";

type Props = { orders: readonly OrderSummary[]; location?: string; size?: "sm" };

/** Downloads the dates of these orders and of their next payments, for any calendar program. */
export function CalendarFile({ orders, location = "", size }: Props) {
  const events = orders.flatMap((order) => eventsOf(order, location));
  if (events.length === 0) return null;
  const download = () => {
    const file = new Blob([dayEventsFile(events, new Date())], { type: "text/calendar" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "sayang-bookings.ics";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  return (
    <Button variant="secondary" {...(size && { size })} onClick={download}>
      {t("Add to calendar")}
    </Button>
  );
}

function eventsOf(
  { orderNumber, vendor, eventDate, firstItemTitle, nextMilestone }: OrderSummary,
  location: string,
): DayEvent[] {
  const { vendorName } = vendor;
  const day = eventDate
    ? {
        uid: `${orderNumber}@sayang`,
        title: vendorName,
        description: firstItemTitle,
        day: eventDate,
        location,
      }
    : null;
  const payment = nextMilestone?.dueDate
    ? {
        uid: `${orderNumber}-payment@sayang`,
        title: `Pay ${vendorName} ${amount(nextMilestone.due)}`,
        description: `${nextMilestone.label}, order ${orderNumber}`,
        day: nextMilestone.dueDate,
      }
    : null;
  return [day, payment].filter((event) => event !== null);
}
