import { formatAppointment, formatDate } from "@/lib/dates";
import { type Cents, formatMoney } from "@/lib/money";
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

const WHY = {
  couple: "You’re receiving this email because you or your partner placed an order on Sayang.",
  vendor: "You’re receiving this email because a Sayang vendor account uses this address.",
};

export const vendorOf = ({ vendorName }: CancellationFields) => safeName(vendorName) || "the vendor";
export const coupleOf = ({ coupleName }: CancellationFields) => safeName(coupleName) || "the couple";
export const orderOf = ({ orderNumber, eventDate }: CancellationFields) =>
  `order ${orderNumber}${eventDate ? ` for ${formatDate(eventDate)}` : ""}`;

/** Returns the amounts of a cancellation, worded for the reader. */
export const money = ({ refundCents, keptCents }: CancellationFields, reader: "couple" | "vendor") =>
  amounts(
    { label: reader === "couple" ? "The vendor keeps" : "You keep", amount: formatMoney(keptCents) },
    {
      label: reader === "couple" ? "You get back" : "The couple gets back",
      amount: formatMoney(refundCents),
    },
  );

/** `by Sat, 28 Nov 2026 at 11:00 am`, or "". */
export const byDue = ({ due }: CancellationFields) => (due ? ` by ${formatAppointment(due)}` : "");

export { note, paragraph, quote };

/** Defines a mail to the couple, with a button that opens the order. */
export const toCouple = <const Kind extends string>(
  kind: Kind,
  action: string,
  words: (fields: CancellationFields) => Words,
) =>
  mailTemplate({
    kind,
    content: (fields: CancellationFields) => {
      const { blocks, ...head } = words(fields);
      const greeting = paragraph(hello(fields.firstName));
      return { ...head, blocks: [greeting, ...blocks, button(action, fields.link)], why: WHY.couple };
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
    content: (fields: CancellationFields) => {
      const { blocks, ...head } = words(fields);
      return { ...head, blocks: [...blocks, button(action, fields.link)], why: WHY.vendor };
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
