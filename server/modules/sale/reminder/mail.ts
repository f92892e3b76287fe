import { t, td, tn } from "@/lib/words/t";
import { formatDate, type IsoDate } from "@/lib/dates";
import { type Cents, formatMoney } from "@/lib/money";
import {
  amounts,
  button,
  hello,
  link,
  mailTemplate,
  note,
  paragraph,
  safeName,
  SAMPLE,
  sentences,
  WHY_VENDOR,
} from "@/server/mail/public";

/** A payment to remind of. */
export type ReminderLine = {
  orderNumber: string;
  vendorName: string;
  label: string;
  cents: Cents;
  dueDate: IsoDate;
};

/** Mails to the couple. `link` is where to pay; `allLink` shows all payments. */
export type CoupleFields = {
  firstName: string;
  lines: readonly ReminderLine[];
  link: string;
  allLink: string;
};

type VendorFields = Omit<ReminderLine, "vendorName"> & {
  vendorName: string;
  coupleName: string;
  eventDate: IsoDate | null;
  link: string;
};

const WHY_COUPLE = "You’re receiving this email because a payment of your order on Sayang is due.";

const vendorOf = ({ vendorName }: Pick<ReminderLine, "vendorName">) =>
  safeName(vendorName) || t("your vendor");
const sumOf = (lines: readonly ReminderLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0);
/** `$400.00 to Hotel Seri Melur`, or `2 payments`. */
const whatOf = (lines: readonly ReminderLine[]) => {
  const [first] = lines;
  if (!first || lines.length > 1) return tn(lines.length, "{n} payment", "{n} payments");
  return t("{amount} to {vendor}", { amount: formatMoney(first.cents), vendor: vendorOf(first) });
};

const dueToday = (lines: readonly ReminderLine[]) =>
  lines.length > 1
    ? t("{what} are due today", { what: whatOf(lines) })
    : t("{what} is due today", { what: whatOf(lines) });

function table(lines: readonly ReminderLine[]) {
  const rows = lines.map((line) => ({
    label: t("{vendor}, {label} for {number}, due {date}", {
      vendor: vendorOf(line),
      label: td(safeName(line.label)) || t("payment"),
      number: line.orderNumber,
      date: formatDate(line.dueDate),
    }),
    amount: formatMoney(line.cents),
  }));
  const total = { label: t("Total"), amount: formatMoney(sumOf(lines)) };
  return amounts(...rows, ...(lines.length > 1 ? [total] : []));
}

const payButton = (fields: CoupleFields) =>
  button(fields.lines.length > 1 ? t("See and pay") : t("Pay now"), fields.link);
const seeAll = ({ allLink }: CoupleFields) =>
  link(t("Everything that's still to pay:"), t("See all your payments"), allLink);

const sample = (origin: string) => ({
  to: SAMPLE.couple,
  firstName: "Mei",
  lines: [
    {
      orderNumber: "SY-26-000123",
      vendorName: SAMPLE.vendorName,
      label: "Half-way payment",
      cents: 51_200,
      dueDate: "2026-12-05",
    },
    {
      orderNumber: "SY-26-000124",
      vendorName: "Hotel Seri Melur",
      label: "Balance",
      cents: 640_000,
      dueDate: "2026-12-06",
    },
  ],
  link: `${origin}/user/payments`,
  allLink: `${origin}/user/payments`,
});

export const paymentsDueSoon = mailTemplate({
  kind: "payments-due-soon",
  content: (fields: CoupleFields) => {
    const { lines } = fields;
    const [first] = lines;
    const due =
      lines.length === 1 && first
        ? t("{what} is due {date}", { what: whatOf(lines), date: formatDate(first.dueDate) })
        : t("{what} are due soon", { what: whatOf(lines) });
    return {
      subject: due,
      preheader: t("You can pay early, in a minute."),
      heading: lines.length > 1 ? t("Payments coming up") : t("A payment is coming up"),
      blocks: [
        paragraph(hello(fields.firstName)),
        paragraph(t("{due}. Your date is held while you pay in turn.", { due })),
        table(lines),
        payButton(fields),
        seeAll(fields),
      ],
      why: t(WHY_COUPLE),
    };
  },
  sample,
});

export const paymentsDueToday = mailTemplate({
  kind: "payments-due-today",
  content: (fields: CoupleFields) => ({
    subject: dueToday(fields.lines),
    preheader: t("Paying takes a minute."),
    heading: t("Due today"),
    blocks: [
      paragraph(hello(fields.firstName)),
      paragraph(`${dueToday(fields.lines)}.`),
      table(fields.lines),
      payButton(fields),
      seeAll(fields),
    ],
    why: t(WHY_COUPLE),
  }),
  sample,
});

export const paymentsOverdue = mailTemplate({
  kind: "payments-overdue",
  content: (fields: CoupleFields) => ({
    subject: t("Overdue: {what}", { what: whatOf(fields.lines) }),
    preheader: t("Please pay, or ask your vendor for more time."),
    heading: fields.lines.length > 1 ? t("Payments are overdue") : t("A payment is overdue"),
    blocks: [
      paragraph(hello(fields.firstName)),
      paragraph(
        sentences(
          fields.lines.length > 1
            ? t("{what} are past the due date, and we've let your vendors know.", {
                what: whatOf(fields.lines),
              })
            : t("{what} is past the due date, and we've let the vendor know.", {
                what: whatOf(fields.lines),
              }),
          t("Please pay as soon as you can, or send a message if you need more time."),
        ),
      ),
      table(fields.lines),
      payButton(fields),
      seeAll(fields),
      note(t("If you've paid in the last few minutes, there's nothing more to do.")),
    ],
    why: t(WHY_COUPLE),
  }),
  sample,
});

export const paymentOverdueVendor = mailTemplate({
  kind: "payment-overdue-vendor",
  inEnglish: true,
  content: (fields: VendorFields) => ({
    subject: `Overdue payment of ${formatMoney(fields.cents)} for ${fields.orderNumber}`,
    preheader: "We've reminded the couple.",
    heading: "A payment is overdue",
    blocks: [
      paragraph(
        `${safeName(fields.coupleName) || "A couple"} hasn't paid ${formatMoney(fields.cents)} ` +
          `(${safeName(fields.label) || "payment"}) for order ${fields.orderNumber}` +
          `${fields.eventDate ? ` on ${formatDate(fields.eventDate)}` : ""}. It was due ` +
          `${formatDate(fields.dueDate)}. We've reminded them by email.`,
      ),
      button("See the order", fields.link),
      note("If you've agreed on a later date with them, there's nothing to do."),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({
    to: SAMPLE.vendor,
    vendorName: SAMPLE.vendorName,
    coupleName: "Mei Tan",
    eventDate: "2027-06-12",
    orderNumber: "SY-26-000123",
    label: "Half-way payment",
    cents: 51_200,
    dueDate: "2026-11-20",
    link: `${origin}/vendor/dashboard/orders/0190a0b0-0000-7000-8000-000000000000`,
  }),
});

type NudgeFields = Omit<ReminderLine, "dueDate"> & {
  firstName: string;
  /** Null when it has no date. */
  dueDate: IsoDate | null;
  link: string;
};

export const paymentNudge = mailTemplate({
  kind: "payment-nudge",
  content: (fields: NudgeFields) => {
    const { cents, dueDate, label, orderNumber, link: payLink } = fields;
    const from = safeName(fields.vendorName) || t("Your vendor");
    const what = t("{amount} ({label}) for order {number}", {
      amount: formatMoney(cents),
      label: td(safeName(label)) || t("payment"),
      number: orderNumber,
    });
    return {
      subject: t("{from} reminds you of {amount}", { from, amount: formatMoney(cents) }),
      preheader: t("Paying takes a minute."),
      heading: t("A reminder from your vendor"),
      blocks: [
        paragraph(hello(fields.firstName)),
        paragraph(
          sentences(
            t("{from} is waiting for {what}.", { from, what }),
            dueDate && t("The due date is {date}.", { date: formatDate(dueDate) }),
            t("If you need more time, send them a message."),
          ),
        ),
        button(t("Pay now"), payLink),
        note(t("If you've paid in the last few minutes, there's nothing more to do.")),
      ],
      why: t(WHY_COUPLE),
    };
  },
  sample: (origin) => ({
    to: SAMPLE.couple,
    firstName: "Mei",
    vendorName: SAMPLE.vendorName,
    orderNumber: "SY-26-000123",
    label: "Half-way payment",
    cents: 51_200,
    dueDate: "2026-12-05",
    link: `${origin}/user/pay/0190a0b0-0000-7000-8000-000000000000`,
  }),
});

export const REMINDER_MAILS = [
  paymentNudge,
  paymentsDueSoon,
  paymentsDueToday,
  paymentsOverdue,
  paymentOverdueVendor,
] as const;
