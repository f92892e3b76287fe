import { t } from "@/lib/words/t";
import { formatAppointment, formatDate } from "@/lib/dates";
import { type Cents, formatMoney } from "@/lib/money";
import {
  amounts,
  button,
  hello,
  mailTemplate,
  paragraph,
  quote,
  safeName,
  SAMPLE,
  WHY_ORDERED,
  WHY_VENDOR,
} from "@/server/mail/public";

type Shared = { vendorName: string; orderNumber: string; eventDate: string | null; link: string };
type Vendor = Shared & { coupleName: string; totalCents: Cents };

const vendorOf = ({ vendorName }: Shared) => safeName(vendorName) || t("the vendor");
const coupleOf = ({ coupleName }: Vendor) => safeName(coupleName) || "the couple";
const orderOf = ({ orderNumber, eventDate }: Shared) =>
  eventDate
    ? t("order {number} for {date}", { number: orderNumber, date: formatDate(eventDate) })
    : t("order {number}", { number: orderNumber });

const shared = { vendorName: SAMPLE.vendorName, orderNumber: "SY-26-000123", eventDate: "2027-06-12" };
const vendorSample = (origin: string) => ({
  to: SAMPLE.vendor,
  ...shared,
  coupleName: "Mei Tan",
  totalCents: 128_000,
  link: `${origin}/vendor/dashboard/orders/0190a0b0-0000-7000-8000-000000000000`,
});

type Free = Shared & { firstName: string; totalCents: Cents; paidCents: Cents; answerBy: string };

/** Sent to a couple that had nothing to pay by card, and so gets no receipt. */
export const orderSubmitted = mailTemplate({
  kind: "order-submitted",
  content: (order: Free) => ({
    subject: t("Order {number} is with {vendor}", { number: order.orderNumber, vendor: vendorOf(order) }),
    preheader: t("They answer by {time}.", { time: formatAppointment(order.answerBy) }),
    heading: t("Your order is with the vendor"),
    blocks: [
      paragraph(hello(order.firstName)),
      paragraph(
        t("We've sent your {order} to {vendor}, who can accept it until {time}. Nothing was charged today.", {
          order: orderOf(order),
          vendor: vendorOf(order),
          time: formatAppointment(order.answerBy),
        }),
      ),
      amounts(
        { label: t("Order value"), amount: formatMoney(order.totalCents) },
        ...(order.paidCents > 0
          ? [{ label: t("Paid by voucher"), amount: formatMoney(order.paidCents) }]
          : []),
      ),
      paragraph(t("If they can't take your booking, you get everything back.")),
      button(t("See your order"), order.link),
    ],
    why: t(WHY_ORDERED),
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    ...shared,
    firstName: "Mei",
    totalCents: 128_000,
    paidCents: 38_400,
    answerBy: "2026-11-28T03:00:00.000Z",
    link: `${origin}/user/manage-orders/0190a0b0-0000-7000-8000-000000000000`,
  }),
});

/** The vendor's confirmation of an acceptance, which any team member may have given. */
export const vendorOrderApproved = mailTemplate({
  kind: "vendor-order-approved",
  inEnglish: true,
  content: (order: Vendor) => ({
    subject: `You accepted ${order.orderNumber}`,
    preheader: "The date is booked, and the couple knows.",
    heading: "You accepted an order",
    blocks: [
      paragraph(
        `${orderOf(order).replace(/^o/, "O")} from ${coupleOf(order)} is accepted. The date is booked, and we've told the couple.`,
      ),
      amounts({ label: "Order value", amount: formatMoney(order.totalCents) }),
      paragraph("The couple pays as agreed, and we'll email you with each payment."),
      button("See the order", order.link),
    ],
    why: WHY_VENDOR,
  }),
  sample: vendorSample,
});

export const vendorOrderDeclined = mailTemplate({
  kind: "vendor-order-declined",
  inEnglish: true,
  content: ({ reason, ...order }: Vendor & { reason: string }) => ({
    subject: `You declined ${order.orderNumber}`,
    preheader: "The couple is refunded in full.",
    heading: "You declined an order",
    blocks: [
      paragraph(
        `${orderOf(order).replace(/^o/, "O")} from ${coupleOf(order)} is declined. The date is free again, and the couple ` +
          "is refunded in full.",
      ),
      ...quote("The reason they read", reason),
      button("See the order", order.link),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({ ...vendorSample(origin), reason: "We are fully booked that week." }),
});

export const ANSWER_MAILS = [orderSubmitted, vendorOrderApproved, vendorOrderDeclined] as const;
