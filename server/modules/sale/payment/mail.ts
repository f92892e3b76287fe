import { t, td } from "@/lib/words/t";
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
  [orderNumber, safeName(vendorName), td(safeName(label))].filter(Boolean).join(", ");

export const paymentReceived = mailTemplate({
  kind: "payment-received",
  content: ({ firstName, lines, totalCents, paidAt, isDeposit, link }: Receipt) => ({
    subject: t("Receipt for {amount}", { amount: formatMoney(totalCents) }),
    preheader: t("Your payment has arrived."),
    heading: t("Thank you for your payment"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(t("We received your payment on {time} (Singapore time).", { time: formatDateTime(paidAt) })),
      amounts(...lines.map((line) => ({ label: lineLabel(line), amount: formatMoney(line.cents) })), {
        label: t("Total paid"),
        amount: formatMoney(totalCents),
      }),
      paragraph(
        isDeposit
          ? t("New orders go to their vendors now. If one can't take your booking, you're refunded in full.")
          : t("Your orders show what is left to pay, and when it's due."),
      ),
      paragraph(t("Your receipt is with each order, as a PDF.")),
      button(
        new Set(lines.map(({ orderNumber }) => orderNumber)).size > 1
          ? t("See your orders")
          : t("See your order"),
        link,
      ),
      note(t("If neither you nor your partner made this payment, reply to this email right away.")),
    ],
    why: t(WHY),
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
    subject: t("Your payment didn't go through"),
    preheader: t("Nothing was charged. You can try again."),
    heading: t("Your payment didn't go through"),
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        t("Your payment of {amount} was refused. Nothing was charged.", { amount: formatMoney(cents) }),
      ),
      ...quote(t("From the bank"), reason),
      paragraph(t("We're still holding your dates. You can try again, or pay another way.")),
      button(t("Try again"), link),
    ],
    why: t(WHY),
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
