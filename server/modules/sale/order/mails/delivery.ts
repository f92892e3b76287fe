import { t, tn } from "@/lib/words/t";
import { COMPLETION_DAYS } from "@/contracts/sale/order/delivery";
import { formatDate } from "@/lib/dates";
import {
  button,
  hello,
  link,
  mailTemplate,
  note,
  opening,
  paragraph,
  quote,
  safeName,
  SAMPLE,
  WHY_ORDERED,
  WHY_VENDOR,
} from "@/server/mail/public";

type Shared = { vendorName: string; orderNumber: string; eventDate: string | null; link: string };
type Couple = Shared & { firstName: string };
type Vendor = Shared & { coupleName: string };

const SEE_YOURS = "See your order";
const SEE = "See the order";

const vendorOf = (name: string) => safeName(name) || t("the vendor");
const coupleOf = (name: string) => safeName(name) || "the couple";
const orderOf = (orderNumber: string, eventDate: string | null) =>
  eventDate
    ? t("order {number} for {date}", { number: orderNumber, date: formatDate(eventDate) })
    : t("order {number}", { number: orderNumber });
const dayOf = (eventDate: string | null) => (eventDate ? ` for ${formatDate(eventDate)}` : "");

const shared = { orderNumber: "SY-26-000123", eventDate: "2027-06-12", vendorName: SAMPLE.vendorName };
const coupleSample = (origin: string) => ({
  to: SAMPLE.couple,
  firstName: "Mei",
  ...shared,
  link: `${origin}/user/manage-orders/0190a0b0-0000-7000-8000-000000000000`,
});
const vendorSample = (origin: string) => ({
  to: SAMPLE.vendor,
  coupleName: "Mei Tan",
  ...shared,
  link: `${origin}/vendor/dashboard/orders/0190a0b0-0000-7000-8000-000000000000`,
});
const ticketSample = (origin: string) => `${origin}/contact-us?topic=order#form`;

export const deliveryAsked = mailTemplate({
  kind: "delivery-asked",
  content: ({ confirmLink, answerBy, ...order }: Couple & { confirmLink: string; answerBy: string }) => ({
    subject: t("Did {vendor} deliver order {number}?", {
      vendor: vendorOf(order.vendorName),
      number: order.orderNumber,
    }),
    preheader: t("Please tell us whether everything arrived as ordered."),
    heading: t("Is everything delivered?"),
    blocks: [
      paragraph(hello(order.firstName)),
      paragraph(
        t(
          "{vendor} has marked your {order} as delivered. Please confirm it, or tell us what's wrong. You don't need to log in.",
          { vendor: opening(vendorOf(order.vendorName)), order: orderOf(order.orderNumber, order.eventDate) },
        ),
      ),
      button(t("Answer now"), confirmLink),
      note(
        t(
          "If we don't hear from you by {date}, we'll count the order as delivered. The vendor is paid {days} days after that.",
          { date: formatDate(answerBy), days: COMPLETION_DAYS },
        ),
      ),
      link(t("You can also answer on"), t("your order's page"), order.link),
    ],
    why: t(WHY_ORDERED),
  }),
  sample: (origin) => ({
    ...coupleSample(origin),
    answerBy: "2027-06-27",
    confirmLink: `${origin}/confirm-delivery?token=sample`,
  }),
});

export const orderDelivered = mailTemplate({
  kind: "order-delivered",
  content: ({ bySilence, ...order }: Couple & { bySilence: boolean }) => ({
    subject: t("Order {number} is delivered", { number: order.orderNumber }),
    preheader: t("It's completed in {days} days. Until then you can raise an issue.", {
      days: COMPLETION_DAYS,
    }),
    heading: t("Your order is delivered"),
    blocks: [
      paragraph(hello(order.firstName)),
      paragraph(
        bySilence
          ? t(
              "{vendor} marked your order {number} as delivered and we haven't heard otherwise, so we now count it as delivered.",
              { vendor: opening(vendorOf(order.vendorName)), number: order.orderNumber },
            )
          : t("Thank you for confirming that {vendor} delivered your order {number}.", {
              vendor: vendorOf(order.vendorName),
              number: order.orderNumber,
            }),
      ),
      paragraph(
        t(
          "It's completed in {days} days and the vendor is paid. If something's wrong, raise an issue on the order's page before then.",
          { days: COMPLETION_DAYS },
        ),
      ),
      button(t(SEE_YOURS), order.link),
    ],
    why: t(WHY_ORDERED),
  }),
  sample: (origin) => ({ ...coupleSample(origin), bySilence: true }),
});

export const vendorOrderDelivered = mailTemplate({
  kind: "vendor-order-delivered",
  inEnglish: true,
  content: ({ bySilence, ...order }: Vendor & { bySilence: boolean }) => ({
    subject: `Delivery of ${order.orderNumber} is confirmed`,
    preheader: `The order is completed in ${COMPLETION_DAYS} days.`,
    heading: "Delivery confirmed",
    blocks: [
      paragraph(
        bySilence
          ? `${opening(coupleOf(order.coupleName))} didn't answer in time, so order ` +
              `${order.orderNumber}${dayOf(order.eventDate)} now counts as delivered.`
          : `${opening(coupleOf(order.coupleName))} has confirmed the delivery of order ${order.orderNumber}` +
              `${dayOf(order.eventDate)}.`,
      ),
      paragraph(
        `Unless the couple raises an issue, the order is completed in ${COMPLETION_DAYS} days and your earnings are released.`,
      ),
      button(SEE, order.link),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({ ...vendorSample(origin), bySilence: false }),
});

export const orderCompleted = mailTemplate({
  kind: "order-completed",
  content: (order: Couple) => ({
    subject: t("Order {number} is complete", { number: order.orderNumber }),
    preheader: t("Thank you for booking with Sayang."),
    heading: t("Your order is complete"),
    blocks: [
      paragraph(hello(order.firstName)),
      paragraph(
        t("Your order {number} from {vendor} is complete. Thank you for booking with Sayang.", {
          number: order.orderNumber,
          vendor: vendorOf(order.vendorName),
        }),
      ),
      button(t(SEE_YOURS), order.link),
    ],
    why: t(WHY_ORDERED),
  }),
  sample: coupleSample,
});

export const vendorOrderCompleted = mailTemplate({
  kind: "vendor-order-completed",
  inEnglish: true,
  content: (order: Vendor) => ({
    subject: `Order ${order.orderNumber} is complete`,
    preheader: "Your earnings are released.",
    heading: "An order is complete",
    blocks: [
      paragraph(
        `Order ${order.orderNumber} from ${coupleOf(order.coupleName)}${dayOf(order.eventDate)} is complete. Your ` +
          "earnings from it go into your next payout.",
      ),
      button(SEE, order.link),
    ],
    why: WHY_VENDOR,
  }),
  sample: vendorSample,
});

export const issueRaised = mailTemplate({
  kind: "issue-raised",
  content: ({ comment, ticketLink, ...order }: Couple & { comment: string; ticketLink: string }) => ({
    subject: t("We've noted your issue with {number}", { number: order.orderNumber }),
    preheader: t("The order stays open until it's resolved."),
    heading: t("Your issue is noted"),
    blocks: [
      paragraph(hello(order.firstName)),
      paragraph(
        t(
          "You've told us that your order {number} from {vendor} isn't right. We've told the vendor. The order stays open, and the vendor isn't paid, until you confirm the delivery.",
          { number: order.orderNumber, vendor: vendorOf(order.vendorName) },
        ),
      ),
      ...quote(t("You wrote"), comment),
      button(t(SEE_YOURS), order.link),
      link(t("If you can't settle it with the vendor,"), t("write to us"), ticketLink),
    ],
    why: t(WHY_ORDERED),
  }),
  sample: (origin) => ({
    ...coupleSample(origin),
    comment: "Two of the centrepieces were missing.",
    ticketLink: ticketSample(origin),
  }),
});

export const vendorIssueRaised = mailTemplate({
  kind: "vendor-issue-raised",
  inEnglish: true,
  content: ({ comment, ticketLink, ...order }: Vendor & { comment: string; ticketLink: string }) => ({
    subject: `${opening(coupleOf(order.coupleName))} raised an issue with ${order.orderNumber}`,
    preheader: "The order stays open until it's resolved.",
    heading: "A couple raised an issue",
    blocks: [
      paragraph(
        `${opening(coupleOf(order.coupleName))} says that order ${order.orderNumber}${dayOf(order.eventDate)} isn't ` +
          "right. Please get in touch with them. The order isn't completed until they confirm the delivery.",
      ),
      ...quote(`From ${coupleOf(order.coupleName)}`, comment),
      button(SEE, order.link),
      link("If you need help,", "write to us", ticketLink),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({
    ...vendorSample(origin),
    comment: "Two of the centrepieces were missing.",
    ticketLink: ticketSample(origin),
  }),
});

export const vendorIssueResolved = mailTemplate({
  kind: "vendor-issue-resolved",
  inEnglish: true,
  content: (order: Vendor) => ({
    subject: `The issue with ${order.orderNumber} is resolved`,
    preheader: "The couple says that all is well.",
    heading: "An issue is resolved",
    blocks: [
      paragraph(
        `${opening(coupleOf(order.coupleName))} says that the issue with order ${order.orderNumber} is resolved. The order ` +
          `is completed ${COMPLETION_DAYS} days after its delivery.`,
      ),
      button(SEE, order.link),
    ],
    why: WHY_VENDOR,
  }),
  sample: vendorSample,
});

export const commentFromVendor = mailTemplate({
  kind: "comment-from-vendor",
  content: ({ comments, ...order }: Couple & { comments: readonly string[] }) => ({
    subject: t("{vendor} commented on {number}", {
      vendor: opening(vendorOf(order.vendorName)),
      number: order.orderNumber,
    }),
    preheader: t("See the comment on your order."),
    heading: tn(comments.length, "A comment on your order", "{n} comments on your order"),
    blocks: [
      paragraph(hello(order.firstName)),
      ...comments.flatMap((comment) =>
        quote(t("From {vendor}", { vendor: vendorOf(order.vendorName) }), comment),
      ),
      button(t(SEE_YOURS), order.link),
    ],
    why: t(WHY_ORDERED),
  }),
  sample: (origin) => ({
    ...coupleSample(origin),
    comments: ["We can set up from 2 pm. Does that work for your florist?"],
  }),
});

export const commentFromCouple = mailTemplate({
  kind: "comment-from-couple",
  inEnglish: true,
  content: ({ comments, ...order }: Vendor & { comments: readonly string[] }) => ({
    subject: `${opening(coupleOf(order.coupleName))} commented on ${order.orderNumber}`,
    preheader: "See the comment on the order.",
    heading: comments.length === 1 ? "A comment on an order" : `${comments.length} comments on an order`,
    blocks: [
      ...comments.flatMap((comment) => quote(`From ${coupleOf(order.coupleName)}`, comment)),
      button(SEE, order.link),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({ ...vendorSample(origin), comments: ["Could the trial be on a Saturday?"] }),
});

export const DELIVERY_MAILS = [
  deliveryAsked,
  orderDelivered,
  vendorOrderDelivered,
  orderCompleted,
  vendorOrderCompleted,
  issueRaised,
  vendorIssueRaised,
  vendorIssueResolved,
  commentFromVendor,
  commentFromCouple,
] as const;
