import { type Cents, formatMoney } from "@/lib/money";
import { button, mailTemplate, paragraph, safeName, SAMPLE } from "@/server/mail/public";

type Refund = { recipient: string; cents: Cents; link: string };

const WHY = "You’re receiving this email because you bought a gift voucher on Sayang with this address.";
const SEE = "See your purchase";

const sample = (origin: string) => ({
  to: "ah.ma@example.com",
  recipient: SAMPLE.couple,
  cents: 20_000,
  link: `${origin}/evoucher/purchase/0190a0b0-0000-7000-8000-000000000000${SAMPLE.token}`,
});

export const voucherRefundScheduled = mailTemplate({
  kind: "voucher-refund-scheduled",
  inEnglish: true,
  content: ({ recipient, cents, link }: Refund) => ({
    subject: `Your refund of ${formatMoney(cents)} is on its way`,
    preheader: "It goes back the way you paid.",
    heading: "Your refund is on its way",
    blocks: [
      paragraph(
        `We're refunding ${formatMoney(cents)} for the gift vouchers for ${recipient} the way you paid. ` +
          "Their codes don't work any more. We'll write again when the money is back.",
      ),
      button(SEE, link),
    ],
    why: WHY,
  }),
  sample,
});

export const voucherRefundPaid = mailTemplate({
  kind: "voucher-refund-paid",
  inEnglish: true,
  content: ({ recipient, cents, link }: Refund) => ({
    subject: `We refunded ${formatMoney(cents)}`,
    preheader: "It can take your bank a few days to show it.",
    heading: "Your refund is complete",
    blocks: [
      paragraph(
        `${formatMoney(cents)} for the gift vouchers for ${recipient} went back to you. It can take your bank ` +
          "up to 10 working days to show it.",
      ),
      button(SEE, link),
    ],
    why: WHY,
  }),
  sample,
});

export const voucherRefundFailed = mailTemplate({
  kind: "voucher-refund-failed",
  inEnglish: true,
  content: ({ recipient, cents, link }: Refund) => ({
    subject: "We couldn't refund your gift vouchers",
    preheader: "Their codes work again. Please write to us.",
    heading: "Your refund didn't go through",
    blocks: [
      paragraph(
        `Your bank didn't take back ${formatMoney(cents)} for the gift vouchers for ${recipient}. The codes work again, ` +
          "so nothing is lost.",
      ),
      paragraph("Reply to this email and we'll find another way to return your money."),
      button(SEE, link),
    ],
    why: WHY,
  }),
  sample,
});

export const voucherRefundWithdrawn = mailTemplate({
  kind: "voucher-refund-withdrawn",
  inEnglish: true,
  content: ({ recipient, cents, link }: Refund) => ({
    subject: `Your bank has returned ${formatMoney(cents)}`,
    preheader: "So we don't refund it a second time.",
    heading: "Your bank has returned your money",
    blocks: [
      paragraph(
        `You disputed your payment for the gift vouchers for ${recipient}, and your bank has decided to give it back. The ` +
          `refund of ${formatMoney(cents)} that was waiting for this decision isn't sent as well.`,
      ),
      paragraph("If your bank hasn't paid you, reply to this email and we'll look into it."),
      button(SEE, link),
    ],
    why: WHY,
  }),
  sample,
});

export const giftTakenBack = mailTemplate({
  kind: "gift-voucher-taken-back",
  inEnglish: true,
  content: ({ from, cents }: { from: string; cents: Cents }) => {
    const giver = safeName(from) || "The person who bought it";
    return {
      subject: "A gift voucher for you was refunded",
      preheader: "Its code doesn't work any more.",
      heading: "A gift voucher for you was refunded",
      blocks: [
        paragraph(
          `${giver} asked us to refund ${formatMoney(cents)} of gift vouchers that were sent to this address. ` +
            "Their codes don't work any more.",
        ),
        paragraph("If that comes as a surprise, ask the person who sent them."),
      ],
      why: "You’re receiving this email because a wedding voucher on Sayang was sent to this address.",
    };
  },
  sample: () => ({ to: SAMPLE.couple, from: "Ah Ma and the cousins", cents: 20_000 }),
});
