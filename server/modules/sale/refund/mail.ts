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
  `order ${orderNumber} from ${safeName(vendorName) || "the vendor"}`;

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
    { label: "Back the way you paid", cents: cardCents },
    { label: "Back onto your voucher", cents: voucherCents },
    { label: "As store credit", cents: creditCents },
  ].filter(({ cents }) => cents > 0);
  return parts.map(({ label, cents }) => ({ label, amount: formatMoney(cents) }));
}

export const refundScheduled = mailTemplate({
  kind: "refund-scheduled",
  content: (refund: RefundFields) => {
    const waits = refund.cardCents > 0;
    return {
      subject: waits
        ? `Your refund of ${formatMoney(refund.cents)} is on its way`
        : `You've been refunded ${formatMoney(refund.cents)}`,
      preheader: waits
        ? "We'll write again when it's done."
        : "You can spend it at any time before it expires.",
      heading: waits ? "Your refund is on its way" : "Your refund is complete",
      blocks: [
        paragraph(hello(refund.firstName)),
        paragraph(`We're refunding ${formatMoney(refund.cents)} for your ${orderOf(refund)}:`),
        amounts(...partsOf(refund)),
        ...(waits
          ? [paragraph("Your bank can take a few days. We'll write again when it's done.")]
          : [paragraph("It's there now: you can spend it on your next booking.")]),
        button(SEE_ORDER, refund.link),
      ],
      why: WHY,
    };
  },
  sample,
});

export const refundPaid = mailTemplate({
  kind: "refund-paid",
  content: (refund: RefundFields) => ({
    subject: `You've been refunded ${formatMoney(refund.cents)}`,
    preheader: "Your bank may take a few days to show it.",
    heading: "Your refund is complete",
    blocks: [
      paragraph(hello(refund.firstName)),
      paragraph(
        `We've refunded ${formatMoney(refund.cents)} for your ${orderOf(refund)}. Your bank may take 5 to 10 days to ` +
          "show it on your statement.",
      ),
      button("Get the credit note", documentsOf(refund.link)),
    ],
    why: WHY,
  }),
  sample,
});

export const refundDelayed = mailTemplate({
  kind: "refund-delayed",
  content: (refund: RefundFields) => ({
    subject: `Your refund of ${formatMoney(refund.cents)} is delayed`,
    preheader: "We're looking into it.",
    heading: "Your refund is delayed",
    blocks: [
      paragraph(hello(refund.firstName)),
      paragraph(
        `Your refund of ${formatMoney(refund.cents)} for your ${orderOf(refund)} didn't go through. You don't need to ` +
          "do anything: we're looking into it, and your money is safe with us.",
      ),
      paragraph(
        "If the card or account you paid with has been replaced or closed, reply to this email and tell us.",
      ),
      button(SEE_ORDER, refund.link),
    ],
    why: WHY,
  }),
  sample,
});

export const refundWithdrawn = mailTemplate({
  kind: "refund-withdrawn",
  content: (refund: RefundFields) => ({
    subject: `Your bank has returned ${formatMoney(refund.cents)}`,
    preheader: "So we don't refund it a second time.",
    heading: "Your bank has returned your money",
    blocks: [
      paragraph(hello(refund.firstName)),
      paragraph(
        `You disputed your payment for ${orderOf(refund)}, and your bank has decided to give it back. The refund of ` +
          `${formatMoney(refund.cents)} that was waiting for this decision isn't sent as well.`,
      ),
      paragraph("If your bank hasn't paid you, reply to this email and we'll look into it."),
      button(SEE_ORDER, refund.link),
    ],
    why: WHY,
  }),
  sample,
});

export const REFUND_MAILS = [refundScheduled, refundPaid, refundDelayed, refundWithdrawn] as const;
