import { t, td } from "@/lib/words/t";
import { ANSWER_HOURS } from "@/contracts/sale/order/order-process";
import { formatAppointment, formatDate } from "@/lib/dates";
import { type Cents, formatMoney } from "@/lib/money";
import {
  amounts,
  button,
  hello,
  link as textLink,
  mailTemplate,
  note,
  paragraph,
  quote,
  safeName,
  SAMPLE,
  sentences,
  WHY_ORDERED,
  WHY_VENDOR,
} from "@/server/mail/public";
import { documentsOf } from "@/server/modules/sale/order/rules/documents-link";
import { ANSWER_MAILS } from "./answer";
import { DELIVERY_MAILS } from "./delivery";
import { UNPAID_MAILS } from "./unpaid";

/** Mails to the couple. `eventDate` is `YYYY-MM-DD`. */
export type CoupleFields = {
  firstName: string;
  vendorName: string;
  orderNumber: string;
  eventDate: string | null;
  link: string;
};

/** Mails to the vendor. `paidCents` is the amount just paid. */
export type VendorFields = {
  vendorName: string;
  coupleName: string;
  orderNumber: string;
  eventDate: string | null;
  totalCents: Cents;
  paidCents: Cents;
  link: string;
};

const SEE_ORDER = "See your order";

const vendorOf = (vendorName: string) => safeName(vendorName) || t("the vendor");
const coupleOf = (coupleName: string) => safeName(coupleName) || "A couple";
const dayOf = (eventDate: string | null) => (eventDate ? ` for ${formatDate(eventDate)}` : "");
const orderOf = (orderNumber: string, eventDate: string | null) =>
  eventDate
    ? t("order {number} for {date}", { number: orderNumber, date: formatDate(eventDate) })
    : t("order {number}", { number: orderNumber });

const coupleSample = (origin: string) => ({
  to: SAMPLE.couple,
  firstName: "Mei",
  vendorName: SAMPLE.vendorName,
  orderNumber: "SY-26-000123",
  eventDate: "2027-06-12",
  link: `${origin}/user/manage-orders/0190a0b0-0000-7000-8000-000000000000`,
});
const vendorSample = (origin: string) => ({
  to: SAMPLE.vendor,
  vendorName: SAMPLE.vendorName,
  coupleName: "Mei Tan",
  orderNumber: "SY-26-000123",
  eventDate: "2027-06-12",
  totalCents: 128_000,
  paidCents: 38_400,
  link: `${origin}/vendor/dashboard/orders/0190a0b0-0000-7000-8000-000000000000`,
});

/** `items` are the lines of the order, `comment` is the couple's note. */
type Ordered = { answerBy: string; items: readonly string[]; comment: string };

export const orderReceived = mailTemplate({
  kind: "order-received",
  inEnglish: true,
  content: ({ answerBy, items, comment, ...order }: VendorFields & Ordered) => ({
    subject: `New order ${order.orderNumber}${dayOf(order.eventDate)}`,
    preheader: `Answer within ${ANSWER_HOURS} hours.`,
    heading: "You have a new order",
    blocks: [
      paragraph(
        `${coupleOf(order.coupleName)} has ordered from ${vendorOf(order.vendorName)}${dayOf(order.eventDate)} ` +
          "and paid the first milestone. The date is held for them.",
      ),
      ...quote("What they ordered", items.join("\n")),
      ...quote("Their comment", comment),
      amounts(
        { label: "Order value", amount: formatMoney(order.totalCents) },
        { label: "Paid", amount: formatMoney(order.paidCents) },
      ),
      button("Approve or decline", order.link),
      note(
        `Please answer by ${formatAppointment(answerBy)}. After that the order is cancelled and refunded automatically.`,
      ),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({
    ...vendorSample(origin),
    answerBy: "2026-11-28T03:00:00.000Z",
    items: ["1 × Full Day, Gatecrash to Last Toast"],
    comment: "We start at six, with the gatecrash.",
  }),
});

export const milestonePaid = mailTemplate({
  kind: "milestone-paid",
  inEnglish: true,
  content: ({
    coupleName,
    orderNumber,
    eventDate,
    paidCents,
    allPaid,
    link,
  }: VendorFields & { allPaid: boolean }) => ({
    subject: `Payment of ${formatMoney(paidCents)} for ${orderNumber}`,
    preheader: "A couple has paid a milestone.",
    heading: "A milestone is paid",
    blocks: [
      paragraph(
        `${coupleOf(coupleName)} has paid ${formatMoney(paidCents)} for order ${orderNumber}${dayOf(eventDate)}.` +
          (allPaid ? " The order is now paid in full." : ""),
      ),
      button("See the order", link),
      textLink("For your records:", "get the receipt", documentsOf(link)),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({ ...vendorSample(origin), allPaid: true }),
});

export const orderLapsed = mailTemplate({
  kind: "order-lapsed",
  inEnglish: true,
  content: ({ coupleName, orderNumber, eventDate, link }: VendorFields) => ({
    subject: `Order ${orderNumber} was cancelled`,
    preheader: `It wasn't answered within ${ANSWER_HOURS} hours.`,
    heading: "An order was cancelled",
    blocks: [
      paragraph(
        `Order ${orderNumber} from ${coupleOf(coupleName)}${dayOf(eventDate)} wasn't answered within ` +
          `${ANSWER_HOURS} hours. We've cancelled it and are refunding the couple in full. The date is free again.`,
      ),
      button("See the order", link),
    ],
    why: WHY_VENDOR,
  }),
  sample: vendorSample,
});

/** Null when nothing is left to pay by card. */
type NextPayment = { next: { label: string; cents: Cents; dueDate: string | null } | null };

export const orderApproved = mailTemplate({
  kind: "order-approved",
  content: ({ firstName, vendorName, orderNumber, eventDate, link, next }: CoupleFields & NextPayment) => ({
    subject: eventDate
      ? t("You're booked: {number} for {date}", { number: orderNumber, date: formatDate(eventDate) })
      : t("You're booked: {number}", { number: orderNumber }),
    preheader: t("{vendor} has approved your order.", { vendor: vendorOf(vendorName) }),
    heading: t("Your booking is confirmed"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        sentences(
          t("{vendor} has approved your {order}.", {
            vendor: vendorOf(vendorName),
            order: orderOf(orderNumber, eventDate),
          }),
          next
            ? t("This is your next payment; we'll remind you before it's due.")
            : t("Nothing is left to pay."),
        ),
      ),
      ...(next
        ? [
            amounts({
              label: next.dueDate
                ? t("{label}, due {date}", { label: td(next.label), date: formatDate(next.dueDate) })
                : td(next.label),
              amount: formatMoney(next.cents),
            }),
          ]
        : []),
      button(t(SEE_ORDER), link),
      textLink(t("For your records:"), t("get your invoice"), documentsOf(link)),
    ],
    why: t(WHY_ORDERED),
  }),
  sample: (origin) => ({
    ...coupleSample(origin),
    next: { label: "Half-way payment", cents: 51_200, dueDate: "2027-03-01" },
  }),
});

export const orderDeclined = mailTemplate({
  kind: "order-declined",
  content: ({
    firstName,
    vendorName,
    orderNumber,
    eventDate,
    reason,
    link,
  }: CoupleFields & { reason: string }) => ({
    subject: t("Order {number} was declined", { number: orderNumber }),
    preheader: t("You're refunded in full."),
    heading: t("Your order was declined"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        t("We're sorry: {vendor} can't take your {order}. You're refunded in full.", {
          vendor: vendorOf(vendorName),
          order: orderOf(orderNumber, eventDate),
        }),
      ),
      ...quote(t("From {vendor}", { vendor: vendorOf(vendorName) }), reason),
      button(t(SEE_ORDER), link),
    ],
    why: t(WHY_ORDERED),
  }),
  sample: (origin) => ({ ...coupleSample(origin), reason: "We are fully booked that week." }),
});

export const orderExpired = mailTemplate({
  kind: "order-expired",
  content: ({ firstName, vendorName, orderNumber, eventDate, link }: CoupleFields) => ({
    subject: t("Order {number} wasn't answered", { number: orderNumber }),
    preheader: t("You're refunded in full."),
    heading: t("Your order wasn't answered"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        t(
          "We're sorry: {vendor} didn't answer your {order} within {hours} hours, so we've cancelled it. You're refunded in full.",
          { vendor: vendorOf(vendorName), order: orderOf(orderNumber, eventDate), hours: ANSWER_HOURS },
        ),
      ),
      button(t(SEE_ORDER), link),
    ],
    why: t(WHY_ORDERED),
  }),
  sample: coupleSample,
});

export const orderWithdrawn = mailTemplate({
  kind: "order-withdrawn",
  content: ({ firstName, vendorName, orderNumber, eventDate, link }: CoupleFields) => ({
    subject: t("You cancelled order {number}", { number: orderNumber }),
    preheader: t("A payment that is still on its way comes back automatically."),
    heading: t("Your order is cancelled"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        t(
          "You cancelled your {order} from {vendor} before paying. If a payment was still on its way, it is refunded automatically.",
          { order: orderOf(orderNumber, eventDate), vendor: vendorOf(vendorName) },
        ),
      ),
      button(t(SEE_ORDER), link),
      note(t("If this wasn't you or your partner, change your password and reply to this email.")),
    ],
    why: t(WHY_ORDERED),
  }),
  sample: coupleSample,
});

export const orderAllPaid = mailTemplate({
  kind: "order-all-paid",
  content: ({ firstName, vendorName, orderNumber, eventDate, link }: CoupleFields) => ({
    subject: t("Paid in full: {number}", { number: orderNumber }),
    preheader: t("Nothing is left to pay {vendor}.", { vendor: vendorOf(vendorName) }),
    heading: t("Everything is paid"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        t(
          "Your {order} from {vendor} is paid in full. Nothing is left to pay. Once it's delivered, you confirm it on the order's page.",
          { order: orderOf(orderNumber, eventDate), vendor: vendorOf(vendorName) },
        ),
      ),
      button(t(SEE_ORDER), link),
      textLink(t("For your records:"), t("get your invoice and receipts"), documentsOf(link)),
    ],
    why: t(WHY_ORDERED),
  }),
  sample: coupleSample,
});

export const ORDER_MAILS = [
  orderReceived,
  milestonePaid,
  orderAllPaid,
  orderLapsed,
  orderApproved,
  orderDeclined,
  orderExpired,
  ...UNPAID_MAILS,
  orderWithdrawn,
  ...ANSWER_MAILS,
  ...DELIVERY_MAILS,
] as const;
