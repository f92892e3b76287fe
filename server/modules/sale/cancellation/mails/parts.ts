import { formatAppointment, formatDate } from "@/lib/dates";
import { type Cents, formatMoney } from "@/lib/money";
import { t } from "@/lib/words/t";
import type { Text } from "@/lib/words/texts";
import {
  amounts,
  type Block,
  button,
  hello,
  mailTemplate,
  note,
  paragraph,
  quote,
  safeName,
  SAMPLE,
  WHY_ORDERED,
  WHY_VENDOR,
} from "@/server/mail/public";

/** The fields of every mail about a cancellation. `due` is when the state changes automatically. */
export type CancellationFields = {
  firstName: string;
  coupleName: string;
  vendorName: string;
  orderNumber: string;
  eventDate: string | null;
  reason: string;
  /** The other party's comment at this step. */
  said: string;
  refundCents: Cents;
  keptCents: Cents;
  needsReturn: string;
  due: string | null;
  link: string;
};

type Words = { subject: string; preheader: string; heading: string; blocks: Block[] };

export const vendorOf = ({ vendorName }: CancellationFields) => safeName(vendorName) || t("the vendor");
export const coupleOf = ({ coupleName }: CancellationFields) => safeName(coupleName) || "the couple";
export const orderOf = ({ orderNumber, eventDate }: CancellationFields) =>
  eventDate
    ? t("order {number} for {date}", { number: orderNumber, date: formatDate(eventDate) })
    : t("order {number}", { number: orderNumber });

/** Returns the amounts of a cancellation, worded for the reader. */
export const money = ({ refundCents, keptCents }: CancellationFields, reader: "couple" | "vendor") =>
  amounts(
    { label: reader === "couple" ? t("The vendor keeps") : "You keep", amount: formatMoney(keptCents) },
    {
      label: reader === "couple" ? t("You get back") : "The couple gets back",
      amount: formatMoney(refundCents),
    },
  );

/** `by Sat, 28 Nov 2026 at 11:00 am`, or "". */
export const byDue = ({ due }: CancellationFields) => (due ? ` by ${formatAppointment(due)}` : "");

export { note, paragraph, quote };

/** Defines a mail to the couple, with a button that opens the order. */
export const toCouple = <const Kind extends string>(
  kind: Kind,
  action: Text,
  words: (fields: CancellationFields) => Words,
) =>
  mailTemplate({
    kind,
    content: (fields: CancellationFields) => {
      const { blocks, ...head } = words(fields);
      const greeting = paragraph(hello(fields.firstName));
      return { ...head, blocks: [greeting, ...blocks, button(t(action), fields.link)], why: t(WHY_ORDERED) };
    },
    sample: (origin) => ({ to: SAMPLE.couple, ...sample(`${origin}/user/manage-orders/`) }),
  });

/** Defines a mail to the vendor. */
export const toVendor = <const Kind extends string>(
  kind: Kind,
  action: string,
  words: (fields: CancellationFields) => Words,
) =>
  mailTemplate({
    kind,
    inEnglish: true,
    content: (fields: CancellationFields) => {
      const { blocks, ...head } = words(fields);
      return { ...head, blocks: [...blocks, button(action, fields.link)], why: WHY_VENDOR };
    },
    sample: (origin) => ({ to: SAMPLE.vendor, ...sample(`${origin}/vendor/dashboard/orders/`) }),
  });

const sample = (base: string): CancellationFields => ({
  firstName: "Mei",
  coupleName: "Mei Tan",
  vendorName: SAMPLE.vendorName,
  orderNumber: "SY-26-000123",
  eventDate: "2027-06-12",
  reason: "Our date has moved",
  said: "We'd hoped for the deposit back too.",
  refundCents: 64_000,
  keptCents: 64_000,
  needsReturn: "The gown and its veil",
  due: "2026-11-29T03:00:00.000Z",
  link: `${base}0190a0b0-0000-7000-8000-000000000000`,
});
