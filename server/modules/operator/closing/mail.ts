import { formatDate } from "@/lib/dates";
import { type Cents, formatMoney, formatMoneyShort, toCents } from "@/lib/money";
import {
  amounts,
  type Block,
  button,
  hello,
  link as textLink,
  mailTemplate,
  paragraph,
  safeName,
  SAMPLE,
} from "@/server/mail/public";

type Instead = {
  vendorName: string;
  productTitle: string;
  /** All-in price on the day, in dollars. */
  price: number;
  priceMetric: string;
  link: string;
};

type Fields = {
  firstName: string;
  vendorName: string;
  orderNumber: string;
  eventDate: string | null;
  refundCents: Cents;
  instead: readonly Instead[];
  searchLink: string;
  link: string;
};

const WHY = "You’re receiving this email because you or your partner placed an order on Sayang.";

const nameOf = (vendorName: string) => safeName(vendorName) || "The vendor";
const dayOf = (eventDate: string | null) => (eventDate ? ` for ${formatDate(eventDate)}` : "");

/** Sent to both partners when their vendor has closed: the refund, and alternative vendors free on the day. */
export const vendorHasClosed = mailTemplate({
  kind: "order-vendor-closed",
  inEnglish: true,
  content: ({ firstName, refundCents, searchLink, link, ...order }: Fields) => ({
    subject: `${nameOf(order.vendorName)} has closed: order ${order.orderNumber} is cancelled`,
    preheader:
      refundCents > 0
        ? `You get ${formatMoney(refundCents)} back: everything you paid.`
        : "You had paid nothing yet.",
    heading: "Your vendor has closed",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        `We're sorry: ${nameOf(order.vendorName)} has closed, so we've cancelled your order ` +
          `${order.orderNumber}${dayOf(order.eventDate)}. Nothing more will be charged.`,
      ),
      ...refund(refundCents),
      ...others(order, searchLink),
      button("See your order", link),
      paragraph("Reply to this email if we can help you find someone else."),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    firstName: "Mei",
    vendorName: SAMPLE.vendorName,
    orderNumber: "SY-26-000123",
    eventDate: "2027-06-12",
    refundCents: 128_000,
    instead: [
      {
        vendorName: "Kopi & Light",
        productTitle: "Full-day photography",
        price: 3_100,
        priceMetric: "package",
        link: `${origin}/vendor-detail/kopi-and-light/full-day-photography?date=2027-06-12`,
      },
    ],
    searchLink: `${origin}/vendor?date=2027-06-12`,
    link: `${origin}/user/manage-orders/0190a0b0-0000-7000-8000-000000000000`,
  }),
});

function refund(cents: Cents): Block[] {
  if (cents === 0) return [paragraph("You had paid nothing for it yet.")];
  return [
    amounts({ label: "You get back", amount: formatMoney(cents) }),
    paragraph(
      "That's everything you paid, and it goes back the way you paid. Banks can take up to 10 working days to show it.",
    ),
  ];
}

function others({ instead, eventDate }: Pick<Fields, "instead" | "eventDate">, searchLink: string): Block[] {
  const when = eventDate ? "free on your day" : "open for bookings";
  if (instead.length === 0) {
    return [textLink("Find another vendor:", `see who's ${when}`, searchLink)];
  }
  return [
    paragraph(`These vendors are ${when} and cost about the same:`),
    ...instead.map(({ vendorName, productTitle, price, priceMetric, link }) =>
      textLink(
        `${nameOf(vendorName)}, ${formatMoneyShort(toCents(price))} per ${priceMetric}, all-in:`,
        safeName(productTitle) || "see the offer",
        link,
      ),
    ),
    textLink("Or look further:", `see who else is ${when}`, searchLink),
  ];
}

export const CLOSING_MAILS = [vendorHasClosed] as const;
