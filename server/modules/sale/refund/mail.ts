import { t } from "@/lib/words/t";
import { type Cents, formatMoney } from "@/lib/money";
import { amounts, button, hello, mailTemplate, paragraph, safeName, SAMPLE } from "@/server/mail/public";
import { documentsOf } from "@/server/modules/sale/order/public";

type RefundFields = {
  firstName: string;
  vendorName: string;
  orderNumber: string;
  cents: Cents;
  /** The parts of `cents`. */
  cardCents: Cents;
  voucherCents: Cents;
  creditCents: Cents;
  link: string;
};

const WHY = "You’re receiving this email because you or your partner paid on Sayang.";
const SEE_ORDER = "See your order";

const orderOf = ({ orderNumber, vendorName }: RefundFields) =>
  t("order {number} from {vendor}", { number: orderNumber, vendor: safeName(vendorName) || t("the vendor") });

const sample = (origin: string) => ({
  to: SAMPLE.couple,
  firstName: "Mei",
  vendorName: SAMPLE.vendorName,
  orderNumber: "SY-26-000123",
  cents: 38_400,
  cardCents: 28_400,
  voucherCents: 10_000,
  creditCents: 0,
  link: `${origin}/user/manage-orders/0190a0b0-0000-7000-8000-000000000000`,
});

/** Returns where each part goes; a single part needs no list. */
function partsOf({ cardCents, voucherCents, creditCents }: RefundFields) {
  const parts = [
    { label: t("Back the way you paid"), cents: cardCents },
    { label: t("Back onto your voucher"), cents: voucherCents },
    { label: t("As store credit"), cents: creditCents },
  ].filter(({ cents }) => cents > 0);
  return parts.map(({ label, cents }) => ({ label, amount: formatMoney(cents) }));
}

export const refundScheduled = mailTemplate({
  kind: "refund-scheduled",
  content: (refund: RefundFields) => {
    const waits = refund.cardCents > 0;
    return {
      subject: waits
        ? t("Your refund of {amount} is on its way", { amount: formatMoney(refund.cents) })
        : t("You've been refunded {amount}", { amount: formatMoney(refund.cents) }),
      preheader: waits
        ? t("We'll write again when it's done.")
        : t("You can spend it at any time before it expires."),
      heading: waits ? t("Your refund is on its way") : t("Your refund is complete"),
      blocks: [
        paragraph(hello(refund.firstName)),
        paragraph(
          t("We're refunding {amount} for your {order}:", {
            amount: formatMoney(refund.cents),
            order: orderOf(refund),
          }),
        ),
        amounts(...partsOf(refund)),
        ...(waits
          ? [paragraph(t("Your bank can take a few days. We'll write again when it's done."))]
          : [paragraph(t("It's there now: you can spend it on your next booking."))]),
        button(t(SEE_ORDER), refund.link),
      ],
      why: t(WHY),
    };
  },
  sample,
});

export const refundPaid = mailTemplate({
  kind: "refund-paid",
  content: (refund: RefundFields) => ({
    subject: t("You've been refunded {amount}", { amount: formatMoney(refund.cents) }),
    preheader: t("Your bank may take a few days to show it."),
    heading: t("Your refund is complete"),
    blocks: [
      paragraph(hello(refund.firstName)),
      paragraph(
        t(
          "We've refunded {amount} for your {order}. Your bank may take 5 to 10 days to show it on your statement.",
          { amount: formatMoney(refund.cents), order: orderOf(refund) },
        ),
      ),
      button(t("Get the credit note"), documentsOf(refund.link)),
    ],
    why: t(WHY),
  }),
  sample,
});

export const refundDelayed = mailTemplate({
  kind: "refund-delayed",
  content: (refund: RefundFields) => ({
    subject: t("Your refund of {amount} is delayed", { amount: formatMoney(refund.cents) }),
    preheader: t("We're looking into it."),
    heading: t("Your refund is delayed"),
    blocks: [
      paragraph(hello(refund.firstName)),
      paragraph(
        t(
          "Your refund of {amount} for your {order} didn't go through. You don't need to do anything: we're looking into it, and your money is safe with us.",
          { amount: formatMoney(refund.cents), order: orderOf(refund) },
        ),
      ),
      paragraph(
        t(
          "If the card or account you paid with has been replaced or closed, reply to this email and tell us.",
        ),
      ),
      button(t(SEE_ORDER), refund.link),
    ],
    why: t(WHY),
  }),
  sample,
});

export const refundWithdrawn = mailTemplate({
  kind: "refund-withdrawn",
  content: (refund: RefundFields) => ({
    subject: t("Your bank has returned {amount}", { amount: formatMoney(refund.cents) }),
    preheader: t("So we don't refund it a second time."),
    heading: t("Your bank has returned your money"),
    blocks: [
      paragraph(hello(refund.firstName)),
      paragraph(
        t(
          "You disputed your payment for {order}, and your bank has decided to give it back. The refund of {amount} that was waiting for this decision isn't sent as well.",
          { order: orderOf(refund), amount: formatMoney(refund.cents) },
        ),
      ),
      paragraph(t("If your bank hasn't paid you, reply to this email and we'll look into it.")),
      button(t(SEE_ORDER), refund.link),
    ],
    why: t(WHY),
  }),
  sample,
});

export const REFUND_MAILS = [refundScheduled, refundPaid, refundDelayed, refundWithdrawn] as const;
