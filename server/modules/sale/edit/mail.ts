import { t } from "@/lib/words/t";
import { ORDER_EDIT_DAYS } from "@/contracts/sale/order/edit";
import { type Cents, formatMoney } from "@/lib/money";
import {
  amounts,
  button,
  hello,
  mailTemplate,
  note,
  opening,
  paragraph,
  quote,
  safeName,
  SAMPLE,
  WHY_ORDERED,
  WHY_VENDOR,
} from "@/server/mail/public";

/** The outcome of a request; `asker` names the side that asked. */
export type EditOutcome = "accepted" | "declined" | "withdrawn" | "expired";

type Shared = {
  vendorName: string;
  orderNumber: string;
  totalBefore: Cents;
  totalAfter: Cents;
  /** The comment on the request, or the reason for declining. */
  text: string;
  /** Why items cost something else on their new day; missing in mails queued before prices by day existed. */
  priceNotes?: string[];
  link: string;
};
type Couple = Shared & { firstName: string };
type Vendor = Shared & { coupleName: string };

const vendorOf = (name: string) => safeName(name) || t("the vendor");
const coupleOf = (name: string) => safeName(name) || "the couple";
const money = ({ totalBefore, totalAfter }: Shared) =>
  amounts(
    { label: t("Total now"), amount: formatMoney(totalBefore) },
    { label: t("Total after the change"), amount: formatMoney(totalAfter) },
  );

/** The new total of an accepted change, or why it was declined. */
function outcomeOf(outcome: EditOutcome, { text, totalBefore, totalAfter }: Shared) {
  if (outcome === "declined") return quote(t("Reason"), text);
  if (outcome !== "accepted") return [];
  return [
    amounts(
      { label: t("Total before"), amount: formatMoney(totalBefore) },
      { label: t("Total now"), amount: formatMoney(totalAfter) },
    ),
  ];
}

const shared = {
  orderNumber: "SY-26-000123",
  vendorName: SAMPLE.vendorName,
  totalBefore: 128_000,
  totalAfter: 151_980,
  text: "We have two more tables of colleagues.",
  priceNotes: [
    "Orchid Banquet: Sat 12 Jun 2027 dinner: $1,784.11 a table of 10, +12% for the eve of a public holiday",
  ],
};
const coupleSample = (origin: string) => ({
  to: SAMPLE.couple,
  firstName: "Mei",
  ...shared,
  link: `${origin}/user/manage-orders/0190a0b0-0000-7000-8000-000000000000`,
});
const vendorSample = (origin: string) => ({
  to: SAMPLE.vendor,
  coupleName: "Mei Tan",
  ...shared,
  link: `${origin}/vendor/dashboard/orders/0190a0b0-0000-7000-8000-000000000000`,
});

export const editAskedOfCouple = mailTemplate({
  kind: "edit-asked-couple",
  content: (edit: Couple) => ({
    subject: t("{vendor} suggests a change to {number}", {
      vendor: opening(vendorOf(edit.vendorName)),
      number: edit.orderNumber,
    }),
    preheader: t("Answer within {days} days. Nothing changes until you accept.", { days: ORDER_EDIT_DAYS }),
    heading: t("A change to your order"),
    blocks: [
      paragraph(hello(edit.firstName)),
      paragraph(
        t("{vendor} would like to change your order {number}. Nothing changes until you accept.", {
          vendor: opening(vendorOf(edit.vendorName)),
          number: edit.orderNumber,
        }),
      ),
      ...quote(t("From {vendor}", { vendor: vendorOf(edit.vendorName) }), edit.text),
      money(edit),
      ...quote(t("Why the price changes"), (edit.priceNotes ?? []).join("\n")),
      button(t("See the change"), edit.link),
      note(
        t("Without your answer the request ends in {days} days and the order stays as it is.", {
          days: ORDER_EDIT_DAYS,
        }),
      ),
    ],
    why: t(WHY_ORDERED),
  }),
  sample: coupleSample,
});

export const editAskedOfVendor = mailTemplate({
  kind: "edit-asked-vendor",
  inEnglish: true,
  content: (edit: Vendor) => ({
    subject: `${opening(coupleOf(edit.coupleName))} would like to change ${edit.orderNumber}`,
    preheader: `Answer within ${ORDER_EDIT_DAYS} days. Nothing changes until you accept.`,
    heading: "A couple would like to change an order",
    blocks: [
      paragraph(
        `${opening(coupleOf(edit.coupleName))} would like to change order ${edit.orderNumber}. Nothing changes until you accept.`,
      ),
      ...quote(`From ${coupleOf(edit.coupleName)}`, edit.text),
      money(edit),
      ...quote("Why the price changes", (edit.priceNotes ?? []).join("\n")),
      button("See the change", edit.link),
      note(`Without your answer the request ends in ${ORDER_EDIT_DAYS} days and the order stays as it is.`),
    ],
    why: WHY_VENDOR,
  }),
  sample: vendorSample,
});

/** What became of a change, named by who asked for it. */
function decided(outcome: EditOutcome, change: string): string {
  switch (outcome) {
    case "accepted":
      return t("{change} has been accepted, and the order is changed.", { change });
    case "declined":
      return t("{change} has been declined. The order stays as it is.", { change });
    case "withdrawn":
      return t("{change} has been withdrawn. The order stays as it is.", { change });
    case "expired":
      return t("{change} wasn't answered within {days} days. The order stays as it is.", {
        change,
        days: ORDER_EDIT_DAYS,
      });
  }
}

const orderIs = (outcome: EditOutcome, orderNumber: string) =>
  outcome === "accepted"
    ? t("Order {number} is changed", { number: orderNumber })
    : t("Order {number} stays as it is", { number: orderNumber });

export const editDecidedForCouple = mailTemplate({
  kind: "edit-decided-couple",
  content: ({ outcome, byCouple, ...edit }: Couple & { outcome: EditOutcome; byCouple: boolean }) => ({
    subject: orderIs(outcome, edit.orderNumber),
    preheader:
      outcome === "accepted"
        ? t("The total is now {amount}.", { amount: formatMoney(edit.totalAfter) })
        : t("Nothing changes."),
    heading: outcome === "accepted" ? t("Your order is changed") : t("Your order stays as it is"),
    blocks: [
      paragraph(hello(edit.firstName)),
      paragraph(
        decided(
          outcome,
          byCouple
            ? t("The change you asked for in order {number}", { number: edit.orderNumber })
            : t("The change that {vendor} asked for in order {number}", {
                vendor: vendorOf(edit.vendorName),
                number: edit.orderNumber,
              }),
        ),
      ),
      ...outcomeOf(outcome, edit),
      button(t("See your order"), edit.link),
    ],
    why: t(WHY_ORDERED),
  }),
  sample: (origin) => ({ ...coupleSample(origin), outcome: "accepted" as EditOutcome, byCouple: true }),
});

export const editDecidedForVendor = mailTemplate({
  kind: "edit-decided-vendor",
  inEnglish: true,
  content: ({ outcome, byCouple, ...edit }: Vendor & { outcome: EditOutcome; byCouple: boolean }) => ({
    subject: orderIs(outcome, edit.orderNumber),
    preheader:
      outcome === "accepted" ? `The total is now ${formatMoney(edit.totalAfter)}.` : "Nothing changes.",
    heading: outcome === "accepted" ? "An order is changed" : "An order stays as it is",
    blocks: [
      paragraph(
        decided(
          outcome,
          byCouple
            ? `The change that ${coupleOf(edit.coupleName)} asked for in order ${edit.orderNumber}`
            : `The change you asked for in order ${edit.orderNumber}`,
        ),
      ),
      ...outcomeOf(outcome, edit),
      button("See the order", edit.link),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({
    ...vendorSample(origin),
    outcome: "declined" as EditOutcome,
    byCouple: false,
    text: "We'd rather keep the menu as it is.",
  }),
});

export const EDIT_MAILS = [
  editAskedOfCouple,
  editAskedOfVendor,
  editDecidedForCouple,
  editDecidedForVendor,
] as const;
