import { VOUCHER_REFUND_DAYS } from "@/contracts/sale/promotion/evoucher";
import { formatDate, formatDateTime, type IsoDate } from "@/lib/dates";
import { type Cents, formatMoney, formatMoneyShort } from "@/lib/money";
import {
  amounts,
  button,
  code,
  link,
  mailTemplate,
  note,
  paragraph,
  picture,
  quote,
  safeName,
  SAMPLE,
} from "@/server/mail/public";
import {
  giftTakenBack,
  voucherRefundFailed,
  voucherRefundPaid,
  voucherRefundScheduled,
  voucherRefundWithdrawn,
} from "./mail-refund";
import { drawVoucher, PICTURE_HEIGHT, PICTURE_WIDTH } from "./picture";

type Gift = {
  from: string;
  message: string;
  amountCents: Cents;
  codes: readonly string[];
  expiresOn: IsoDate;
  claimLink: string;
  balanceLink: string;
};
type Receipt = {
  recipient: string;
  amountCents: Cents;
  quantity: number;
  totalCents: Cents;
  /** ISO instant */
  paidAt: string;
  sendOn: IsoDate;
  link: string;
};

const each = (quantity: number, amountCents: Cents) =>
  `${quantity} gift ${quantity === 1 ? "voucher" : "vouchers"} of ${formatMoneyShort(amountCents)}`;

export const giftVoucher = mailTemplate({
  kind: "gift-voucher",
  inEnglish: true,
  content: ({ from, message, amountCents, codes, expiresOn, claimLink, balanceLink }: Gift) => {
    const giver = safeName(from) || "Someone who loves you";
    const worth = formatMoneyShort(amountCents);
    const many = codes.length > 1;
    const what = many ? `${codes.length} wedding vouchers of ${worth} each` : `a ${worth} wedding voucher`;
    return {
      subject: `${giver} sent you ${what}`,
      preheader: "To spend with any vendor on Sayang. Your code is inside.",
      heading: `${giver} sent you ${what}`,
      blocks: [
        picture(
          drawVoucher(amountCents),
          `Sayang wedding voucher worth ${worth}`,
          PICTURE_WIDTH,
          PICTURE_HEIGHT,
        ),
        ...quote(`From ${giver}`, message),
        ...codes.map((one, index) =>
          code(many ? `Code ${index + 1} of ${codes.length}` : "Your voucher code", one),
        ),
        paragraph(
          `Enter ${many ? "a code" : "the code"} in your cart to pay with it, in one go or over several orders. ` +
            `You can spend it with any vendor on Sayang until ${formatDate(expiresOn)}.`,
        ),
        button(many ? "Add them to your account" : "Add it to your account", claimLink),
        link("Don't have an account?", "See what is on a voucher", balanceLink),
        note("Anyone with the code can spend it, so keep this email as you would keep cash."),
      ],
      why: "You’re receiving this email because someone bought you a wedding voucher on Sayang.",
    };
  },
  sample: (origin) => ({
    to: SAMPLE.couple,
    from: "Ah Ma and the cousins",
    message: "For the photographs. Make him smile in at least one of them.",
    amountCents: 20_000,
    codes: ["SYG-7K2M-9QXT-4WHB-PD3R"],
    expiresOn: "2029-11-22",
    claimLink: `${origin}/user/vouchers`,
    balanceLink: `${origin}/evoucher/balance`,
  }),
});

export const giftUndelivered = mailTemplate({
  kind: "gift-undelivered",
  inEnglish: true,
  content: ({ recipient, reason, link: href }: { recipient: string; reason: string; link: string }) => ({
    subject: "Your gift voucher didn't arrive",
    preheader: "Correct the address and send it again.",
    heading: "Your gift voucher didn't arrive",
    blocks: [
      paragraph(`We couldn't deliver it to ${recipient}. ${reason}.`),
      paragraph("Nothing of it is lost. Correct the address and send it again:"),
      button("Correct the address", href),
    ],
    why: "You’re receiving this email because you bought a wedding voucher on Sayang.",
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    recipient: "mei.tan@example.con",
    reason: "This email address doesn’t exist",
    link: `${origin}/evoucher/purchase/0199c0de-0000-7000-8000-000000000001?token=Zt3vQ0xW8mJ5nR2kYb7LcA`,
  }),
});

export const voucherReceipt = mailTemplate({
  kind: "voucher-receipt",
  inEnglish: true,
  content: ({ recipient, amountCents, quantity, totalCents, paidAt, sendOn, link: href }: Receipt) => ({
    subject: `Receipt for ${each(quantity, amountCents)}`,
    preheader: `We received ${formatMoney(totalCents)}.`,
    heading: "Thank you for your gift",
    blocks: [
      paragraph(`We received your payment on ${formatDateTime(paidAt)} (Singapore time).`),
      amounts(
        { label: each(quantity, amountCents), amount: formatMoney(totalCents) },
        { label: "Total paid", amount: formatMoney(totalCents) },
      ),
      paragraph(`We'll email ${quantity === 1 ? "it" : "them"} to ${recipient} on ${formatDate(sendOn)}.`),
      paragraph(
        "A voucher is a means of payment, so there's no GST on it: GST is in the price of what it pays for.",
      ),
      button("See your purchase", href),
      note(
        `Changed your mind? You can have unused vouchers refunded within ${VOUCHER_REFUND_DAYS} days, from the page ` +
          "above. The link is yours alone: anyone who has it can do the same.",
      ),
    ],
    why: "You’re receiving this email because you bought a gift voucher on Sayang with this address.",
  }),
  sample: (origin) => ({
    to: "ah.ma@example.com",
    recipient: SAMPLE.couple,
    amountCents: 20_000,
    quantity: 2,
    totalCents: 40_000,
    paidAt: "2026-11-20T04:05:00.000Z",
    sendOn: "2026-12-24",
    link: `${origin}/evoucher/purchase/0190a0b0-0000-7000-8000-000000000000${SAMPLE.token}`,
  }),
});

export const EVOUCHER_MAILS = [
  giftVoucher,
  giftUndelivered,
  voucherReceipt,
  voucherRefundScheduled,
  voucherRefundPaid,
  voucherRefundFailed,
  voucherRefundWithdrawn,
  giftTakenBack,
] as const;
