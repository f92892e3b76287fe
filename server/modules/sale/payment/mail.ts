import { formatDateTime } from "@/lib/dates";
import { type Cents, formatMoney } from "@/lib/money";
import {
  amounts,
  button,
  hello,
  mailTemplate,
  note,
  paragraph,
  quote,
  safeName,
  SAMPLE,
} from "@/server/mail/public";

/** A milestone that a charge paid, with its order. */
export type ReceiptLine = { orderNumber: string; vendorName: string; label: string; cents: Cents };

type Receipt = {
  firstName: string;
  lines: readonly ReceiptLine[];
  totalCents: Cents;
  /** ISO instant */
  paidAt: string;
  /** True when it paid the first milestones of new orders. */
  isDeposit: boolean;
  link: string;
};
type Failure = { firstName: string; reason: string; cents: Cents; link: string };

const WHY = "You’re receiving this email because you or your partner paid on Sayang.";

const lineLabel = ({ orderNumber, vendorName, label }: ReceiptLine) =>
  [orderNumber, safeName(vendorName), safeName(label)].filter(Boolean).join(", ");

export const paymentReceived = mailTemplate({
  kind: "payment-received",
  content: ({ firstName, lines, totalCents, paidAt, isDeposit, link }: Receipt) => ({
    subject: `Receipt for ${formatMoney(totalCents)}`,
    preheader: "Your payment has arrived.",
    heading: "Thank you for your payment",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(`We received your payment on ${formatDateTime(paidAt)} (Singapore time).`),
      amounts(...lines.map((line) => ({ label: lineLabel(line), amount: formatMoney(line.cents) })), {
        label: "Total paid",
        amount: formatMoney(totalCents),
      }),
      paragraph(
        isDeposit
          ? "New orders go to their vendors now. If one can't take your booking, you're refunded in full."
          : "Your orders show what is left to pay, and when it's due.",
      ),
      paragraph("Your receipt is with each order, as a PDF."),
      button(
        new Set(lines.map(({ orderNumber }) => orderNumber)).size > 1 ? "See your orders" : "See your order",
        link,
      ),
      note("If neither you nor your partner made this payment, reply to this email right away."),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    firstName: "Mei",
    totalCents: 68_400,
    isDeposit: true,
    paidAt: "2026-11-20T04:05:00.000Z",
    lines: [
      { orderNumber: "SY-26-000123", vendorName: SAMPLE.vendorName, label: "Booking deposit", cents: 38_400 },
      {
        orderNumber: "SY-26-000124",
        vendorName: "Hotel Seri Melur",
        label: "Booking deposit",
        cents: 30_000,
      },
    ],
    link: `${origin}/user/manage-orders`,
  }),
});

export const paymentFailed = mailTemplate({
  kind: "payment-failed",
  content: ({ firstName, reason, cents, link }: Failure) => ({
    subject: "Your payment didn't go through",
    preheader: "Nothing was charged. You can try again.",
    heading: "Your payment didn't go through",
    blocks: [
      paragraph(hello(firstName)),
      paragraph(`Your payment of ${formatMoney(cents)} was refused. Nothing was charged.`),
      ...quote("From the bank", reason),
      paragraph("We're still holding your dates. You can try again, or pay another way."),
      button("Try again", link),
    ],
    why: WHY,
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    firstName: "Mei",
    reason: "Your card has insufficient funds.",
    cents: 38_400,
    link: `${origin}/user/manage-orders`,
  }),
});

export const PAYMENT_MAILS = [paymentReceived, paymentFailed] as const;
