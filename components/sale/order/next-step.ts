import { amount } from "@/components/ui/money/amount";
import type { OrderDetail } from "@/contracts/sale/order/order";
import { UNPAID_HOURS } from "@/contracts/sale/order/order-process";
import { formatAppointment, formatDate, todayInSingapore } from "@/lib/dates";
import { HOUR_MS } from "@/lib/time";

/** Tells one side, in a sentence or two, the order's status, what comes next, and by when. */
export function nextStep(order: OrderDetail, reader: "customer" | "vendor", now = new Date()): string {
  return reader === "customer" ? toCouple(order, now) : toVendor(order, now);
}

function toCouple(order: OrderDetail, now: Date): string {
  const { vendorName } = order.vendor;
  switch (order.state) {
    case "awaiting_payment": {
      const until = new Date(Date.parse(order.placedAt) + UNPAID_HOURS * HOUR_MS);
      return `Pay by ${formatAppointment(until)} to send this order to the vendor. After that your date is released and nothing is charged.`;
    }
    case "awaiting_approval":
      return order.answerBy
        ? `${vendorName} has until ${formatAppointment(order.answerBy)} to accept. If they can’t, you get everything back.`
        : `${vendorName} hasn’t accepted yet. If they can’t, you get everything back.`;
    case "in_progress":
      return `${vendorName} has accepted and your date is held. ${nextPayment(order, now, "Your payment", "your")}`.trim();
    case "all_paid":
      return allPaidForCouple(order);
    case "delivered":
      return order.delivery.issueRaisedAt
        ? "You’ve raised an issue. The order stays open until it’s resolved."
        : `Delivered. The order closes${onDay(order.delivery.completesAt)} unless you raise an issue.`;
    case "completed":
      return "All done. Thank you for booking with Sayang.";
    case "under_cancellation":
      return "A cancellation is being settled. Payments are paused until then.";
    case "cancelled":
      return `This order is closed. ${refundOf(order)}`;
  }
}

function allPaidForCouple({ delivery, eventDate }: OrderDetail): string {
  if (delivery.issueRaisedAt) return "You’ve raised an issue. The vendor isn’t paid until it’s resolved.";
  if (delivery.deliversAt) {
    return `The vendor says it’s delivered. Please confirm by ${formatAppointment(delivery.deliversAt)}.`;
  }
  return `Everything is paid. Confirm the delivery here ${eventDate ? `after ${formatDate(eventDate)}` : "when you have it all"}.`;
}

function toVendor(order: OrderDetail, now: Date): string {
  const { delivery } = order;
  switch (order.state) {
    case "awaiting_payment":
      return "The couple hasn’t paid yet.";
    case "awaiting_approval":
      return "Please answer in time, or the order is cancelled and refunded.";
    case "in_progress":
      return `Accepted. ${nextPayment(order, now, "The couple’s payment", "the couple’s")}`.trim();
    case "all_paid":
      if (delivery.issueRaisedAt)
        return "The couple raised an issue. You’re paid once they say it’s resolved.";
      return delivery.deliversAt
        ? `You’ve marked it as delivered. The couple can answer until ${formatAppointment(delivery.deliversAt)}.`
        : "Everything is paid. Mark the order as delivered when it is.";
    case "delivered":
      return delivery.issueRaisedAt
        ? "The couple raised an issue. You’re paid once they say it’s resolved."
        : `Delivered. Your earnings are released${onDay(delivery.completesAt)} unless the couple raises an issue.`;
    case "completed":
      return "Completed. Your earnings go into your next payout.";
    case "under_cancellation":
      return "A cancellation is being settled. Payments are paused until then.";
    case "cancelled":
      return "This order is closed and the date is free again.";
  }
}

const onDay = (instant: string | null) =>
  instant ? ` on ${formatDate(todayInSingapore(new Date(instant)))}` : "";

/** The next payment and its due date, and whether it is overdue. */
function nextPayment({ nextMilestone }: OrderDetail, now: Date, payment: string, whose: string): string {
  // A milestone with nothing due is paid by a voucher.
  if (!nextMilestone || nextMilestone.due === 0) return "";
  const { due, dueDate } = nextMilestone;
  if (dueDate && dueDate < todayInSingapore(now)) {
    return `${payment} of ${amount(due)} was due on ${formatDate(dueDate)}.`;
  }
  return `Next is ${whose} payment of ${amount(due)}${dueDate ? `, due ${formatDate(dueDate)}` : ""}.`;
}

function refundOf({ paid, refunded, refundDue }: OrderDetail): string {
  if (paid === 0) return "Nothing was charged.";
  if (refundDue > 0) return `${amount(refundDue)} is on its way back to you.`;
  return refunded > 0 ? `${amount(refunded)} was refunded to you.` : "Nothing is refunded.";
}
