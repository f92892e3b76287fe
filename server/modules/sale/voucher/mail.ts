import { formatDate, type IsoDate } from "@/lib/dates";
import { type Cents, formatMoney } from "@/lib/money";
import { amounts, button, hello, mailTemplate, paragraph, SAMPLE } from "@/server/mail/public";

type VoucherFields = {
  firstName: string;
  /** "gift voucher", "voucher" or "store credit" */
  what: string;
  cents: Cents;
  lastDay: IsoDate;
  link: string;
};

const WHY = "You’re receiving this email because there is a voucher on Sayang for this address.";

const sample = (origin: string) => ({
  to: SAMPLE.couple,
  firstName: "Mei",
  what: "gift voucher",
  cents: 15_000,
  lastDay: "2027-03-14",
  link: `${origin}/user/vouchers`,
});

export const voucherExpiring = mailTemplate({
  kind: "voucher-expiring",
  inEnglish: true,
  content: ({ firstName, what, cents, lastDay, link }: VoucherFields) => ({
    subject: `${formatMoney(cents)} to spend by ${formatDate(lastDay)}`,
    preheader: `Your ${what} expires soon.`,
    heading: `Your ${what} expires on ${formatDate(lastDay)}`,
    blocks: [
      paragraph(hello(firstName)),
      paragraph("There is still money on it. You can spend it with any order on Sayang that it covers."),
      amounts(
        { label: "Last day to spend it", amount: formatDate(lastDay) },
        { label: "Left to spend", amount: formatMoney(cents) },
      ),
      button("See your voucher", link),
    ],
    why: WHY,
  }),
  sample,
});

export const voucherExpired = mailTemplate({
  kind: "voucher-expired",
  inEnglish: true,
  content: ({ firstName, what, cents, lastDay, link }: VoucherFields) => ({
    subject: `Your ${what} has expired`,
    preheader: `${formatMoney(cents)} was left on it.`,
    heading: `Your ${what} has expired`,
    blocks: [
      paragraph(hello(firstName)),
      paragraph(
        `Its last day was ${formatDate(lastDay)}, and ${formatMoney(cents)} was left on it. It can't be spent any more.`,
      ),
      paragraph(
        "If an order that it paid for is refunded, that part comes back to you with 30 days to spend it.",
      ),
      button("See your voucher", link),
    ],
    why: WHY,
  }),
  sample,
});

export const VOUCHER_MAILS = [voucherExpiring, voucherExpired] as const;
