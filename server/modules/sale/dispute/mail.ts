import { t } from "@/lib/words/t";
import { formatDateTime } from "@/lib/dates";
import { type Cents, formatMoney } from "@/lib/money";
import {
  amounts,
  button,
  hello,
  mailTemplate,
  paragraph,
  safeName,
  SAMPLE,
  WHY_VENDOR,
} from "@/server/mail/public";

type Vendor = { vendorName: string; coupleName: string; orderNumber: string; cents: Cents; link: string };
type Couple = { firstName: string; orderNumber: string; cents: Cents; link: string };
type Operator = { orderNumbers: string; reason: string; chargeRef: string; cents: Cents };
/** `evidenceBy` is ISO 8601, UTC. */
type Deadline = { evidenceBy: string | null };
type Outcome = { outcome: "won" | "lost" };

const WHY_COUPLE = "You’re receiving this email because you or your partner paid on Sayang.";
const WHY_OPERATOR = "You’re receiving this email because this address answers for Sayang.";

const byDay = (evidenceBy: string | null) =>
  evidenceBy ? `by ${formatDateTime(evidenceBy)}` : "as soon as you can";
const coupleOf = ({ coupleName }: Pick<Vendor, "coupleName">) => safeName(coupleName) || "the couple";

const ORDER = { orderNumber: "SY-26-000123", cents: 38_400 };
const DAY = { evidenceBy: "2026-12-01T00:00:00.000Z" };
const vendorSample = (origin: string) => ({
  to: SAMPLE.vendor,
  vendorName: SAMPLE.vendorName,
  coupleName: "Mei Tan",
  ...ORDER,
  link: `${origin}/vendor/dashboard/orders/0190a0b0-0000-7000-8000-000000000000`,
});
const operatorSample = () => ({
  to: "hello@sayang.test",
  orderNumbers: ORDER.orderNumber,
  cents: ORDER.cents,
  reason: "fraudulent",
  chargeRef: "pi_3Q1example",
});

export const disputeOpenedVendor = mailTemplate({
  kind: "dispute-opened-vendor",
  inEnglish: true,
  content: (dispute: Vendor & Deadline) => ({
    subject: `A payment for order ${dispute.orderNumber} is disputed`,
    preheader: "Send us your proof, and we'll answer the bank for you.",
    heading: "A payment is disputed",
    blocks: [
      paragraph(hello(dispute.vendorName)),
      paragraph(
        `The bank of ${coupleOf(dispute)} has taken back ${formatMoney(dispute.cents)} paid for order ` +
          `${dispute.orderNumber}. Until the bank decides, this money isn't part of what you're paid.`,
      ),
      paragraph(
        `Reply to this email ${byDay(dispute.evidenceBy)} with what shows the agreement and your work: the contract, ` +
          "messages, photos or a delivery note. We'll answer the bank for you.",
      ),
      button("See the order", dispute.link),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({ ...vendorSample(origin), ...DAY }),
});

export const disputeClosedVendor = mailTemplate({
  kind: "dispute-closed-vendor",
  inEnglish: true,
  content: ({ outcome, isCancelled, ...dispute }: Vendor & Outcome & { isCancelled: boolean }) => ({
    subject:
      outcome === "won"
        ? `The dispute about order ${dispute.orderNumber} is won`
        : `The dispute about order ${dispute.orderNumber} is lost`,
    preheader: outcome === "won" ? "The payment stands." : "The bank has returned the payment.",
    heading: outcome === "won" ? "The payment stands" : "The dispute is lost",
    blocks: [
      paragraph(hello(dispute.vendorName)),
      paragraph(
        outcome === "won"
          ? `The bank has decided in your favour. ${formatMoney(dispute.cents)} for order ${dispute.orderNumber} ` +
              (isCancelled
                ? "is back. The order was cancelled, so the couple is refunded what its cancellation gives it, and anything " +
                  "left is paid out to you."
                : "counts again, and is paid out with it.")
          : `The bank has returned ${formatMoney(dispute.cents)} for order ${dispute.orderNumber} to ` +
              `${coupleOf(dispute)}, and its decision is final. The money isn't part of what you're paid. Reply to this ` +
              "email if you'd like our help.",
      ),
      button("See the order", dispute.link),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({ ...vendorSample(origin), outcome: "won" as const, isCancelled: false }),
});

export const disputeOpenedCouple = mailTemplate({
  kind: "dispute-opened-couple",
  content: (dispute: Couple) => ({
    subject: t("Your bank disputes your payment for order {number}", { number: dispute.orderNumber }),
    preheader: t("If this is a mistake, tell your bank and us."),
    heading: t("Your bank disputes a payment"),
    blocks: [
      paragraph(hello(dispute.firstName)),
      paragraph(
        t(
          "Your bank has taken back {amount} that you paid for order {number}, because it says that you don't agree with the charge. Your bank decides now, which takes up to three months.",
          { amount: formatMoney(dispute.cents), number: dispute.orderNumber },
        ),
      ),
      paragraph(
        t(
          "If you didn't mean to dispute it, ask your bank to withdraw the dispute and reply to this email. If something is wrong with your order, reply too: we can often help faster than a bank.",
        ),
      ),
      button(t("See your order"), dispute.link),
    ],
    why: t(WHY_COUPLE),
  }),
  sample: (origin) => ({
    to: SAMPLE.couple,
    firstName: "Mei",
    ...ORDER,
    link: `${origin}/user/manage-orders/0190a0b0-0000-7000-8000-000000000000`,
  }),
});

export const disputeOpenedOperator = mailTemplate({
  kind: "dispute-opened-operator",
  inEnglish: true,
  content: (dispute: Operator & Deadline) => ({
    subject: `Dispute: ${formatMoney(dispute.cents)}, answer ${byDay(dispute.evidenceBy)}`,
    preheader: dispute.orderNumbers,
    heading: "A bank disputes a payment",
    blocks: [
      amounts({ label: `Taken back (${dispute.reason})`, amount: formatMoney(dispute.cents) }),
      paragraph(
        `Orders: ${dispute.orderNumbers}. Charge: ${dispute.chargeRef}. Send the evidence to the processor ` +
          `${byDay(dispute.evidenceBy)}; the vendors have been asked for theirs.`,
      ),
    ],
    why: WHY_OPERATOR,
  }),
  sample: () => ({ ...operatorSample(), ...DAY }),
});

export const disputeClosedOperator = mailTemplate({
  kind: "dispute-closed-operator",
  inEnglish: true,
  content: ({ outcome, ...dispute }: Operator & Outcome) => ({
    subject: `Dispute ${outcome}: ${formatMoney(dispute.cents)}`,
    preheader: dispute.orderNumbers,
    heading: `The dispute is ${outcome}`,
    blocks: [
      amounts({ label: dispute.reason, amount: formatMoney(dispute.cents) }),
      paragraph(`Orders: ${dispute.orderNumbers}. Charge: ${dispute.chargeRef}.`),
    ],
    why: WHY_OPERATOR,
  }),
  sample: () => ({ ...operatorSample(), outcome: "lost" as const }),
});

export const DISPUTE_MAILS = [
  disputeOpenedCouple,
  disputeOpenedVendor,
  disputeClosedVendor,
  disputeOpenedOperator,
  disputeClosedOperator,
] as const;
