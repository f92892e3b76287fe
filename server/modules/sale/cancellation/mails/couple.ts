import { t } from "@/lib/words/t";
import { formatMoney } from "@/lib/money";
import { sentences } from "@/server/mail/public";
import { formatAppointment } from "@/lib/dates";
import { type CancellationFields, money, note, orderOf, paragraph, quote, toCouple, vendorOf } from "./parts";

/** When the vendor answers, or until when the couple can. */
const theyAnswer = ({ due }: CancellationFields) =>
  due ? t("They answer by {time}.", { time: formatAppointment(due) }) : t("They’ll answer soon.");
const pleaseAnswer = ({ due }: CancellationFields) =>
  due ? t("Please answer by {time}.", { time: formatAppointment(due) }) : t("Please answer soon.");
const agreeOrContest = ({ due }: CancellationFields) =>
  due
    ? t("Agree, or contest it if it isn't right. Without an answer by {time} we take it as agreed.", {
        time: formatAppointment(due),
      })
    : t("Agree, or contest it if it isn't right. Without an answer we take it as agreed.");

export const cancelReceived = toCouple("cancel-received", "See your request", (f) => ({
  subject: t("We've asked {vendor} to cancel {number}", { vendor: vendorOf(f), number: f.orderNumber }),
  preheader: theyAnswer(f),
  heading: t("Your request to cancel is with the vendor"),
  blocks: [
    paragraph(
      t(
        "We've passed your request to cancel {order} to {vendor}. By the policy you booked under, this is what comes back; the vendor may offer more:",
        { order: orderOf(f), vendor: vendorOf(f) },
      ),
    ),
    money(f, "couple"),
    paragraph(sentences(theyAnswer(f), t("If they don't, we offer you the policy's amount ourselves."))),
    note(t("Until a refund is agreed, you can withdraw the request, and the order goes on as before.")),
  ],
}));

export const vendorCancels = toCouple("cancel-by-vendor", "Answer now", (f) => ({
  subject: t("{vendor} has to cancel {number}", { vendor: vendorOf(f), number: f.orderNumber }),
  preheader: t("You get {amount} back: everything you paid.", { amount: formatMoney(f.refundCents) }),
  heading: t("Your vendor has to cancel"),
  blocks: [
    paragraph(
      t("We're sorry: {vendor} can't go ahead with your {order}. You get everything back, {amount}.", {
        vendor: vendorOf(f),
        order: orderOf(f),
        amount: formatMoney(f.refundCents),
      }),
    ),
    ...quote(t("From {vendor}", { vendor: vendorOf(f) }), [f.reason, f.said].filter(Boolean).join("\n")),
    paragraph(
      f.due
        ? t(
            "Choose how you want it: the way you paid, or as store credit. If we don't hear from you by {time}, it goes back the way you paid. If something isn't right, contest it and we'll look into it.",
            { time: formatAppointment(f.due) },
          )
        : t(
            "Choose how you want it: the way you paid, or as store credit. If we don't hear from you, it goes back the way you paid. If something isn't right, contest it and we'll look into it.",
          ),
    ),
  ],
}));

export const refundOffered = toCouple("cancel-offered", "Agree or contest", (f) => ({
  subject: t("You're offered {amount} back for {number}", {
    amount: formatMoney(f.refundCents),
    number: f.orderNumber,
  }),
  preheader: pleaseAnswer(f),
  heading: t("A refund is offered"),
  blocks: [
    paragraph(
      t("{vendor} has answered your request to cancel {order}:", { vendor: vendorOf(f), order: orderOf(f) }),
    ),
    money(f, "couple"),
    ...quote(t("From {vendor}", { vendor: vendorOf(f) }), f.said),
    ...(f.needsReturn
      ? [paragraph(t("Before the refund, please hand back: {needsReturn}.", { needsReturn: f.needsReturn }))]
      : []),
    paragraph(agreeOrContest(f)),
  ],
}));

export const policyOffered = toCouple("cancel-policy-offered", "Agree or contest", (f) => ({
  subject: t("You're offered {amount} back for {number}", {
    amount: formatMoney(f.refundCents),
    number: f.orderNumber,
  }),
  preheader: t("{vendor} didn't answer, so the policy's amount stands.", { vendor: vendorOf(f) }),
  heading: t("A refund is offered"),
  blocks: [
    paragraph(
      t(
        "{vendor} didn't answer your request to cancel {order} in time. We offer you what the policy gives back:",
        { vendor: vendorOf(f), order: orderOf(f) },
      ),
    ),
    money(f, "couple"),
    paragraph(agreeOrContest(f)),
  ],
}));

export const requestRejected = toCouple("cancel-rejected", "See your order", (f) => ({
  subject: t("{vendor} doesn't agree to cancel {number}", { vendor: vendorOf(f), number: f.orderNumber }),
  preheader: t("The order goes on. You can contest this."),
  heading: t("Your request was turned down"),
  blocks: [
    paragraph(
      t("{vendor} doesn't agree to cancel {order}. The order goes on as before.", {
        vendor: vendorOf(f),
        order: orderOf(f),
      }),
    ),
    ...quote(t("From {vendor}", { vendor: vendorOf(f) }), f.said),
    paragraph(t("If you don't accept this, contest it on your order, and we'll decide with both of you.")),
  ],
}));

export const requestDismissed = toCouple("cancel-dismissed", "See your order", (f) => ({
  subject: t("We've decided on your request to cancel {number}", { number: f.orderNumber }),
  preheader: t("The order goes on."),
  heading: t("Your order goes on"),
  blocks: [
    paragraph(
      t("We've looked into your request to cancel {order}, and can't cancel it.", { order: orderOf(f) }),
    ),
    ...quote(t("Our reason"), f.said),
    paragraph(t("Reply to this email if there's something that we don't know yet.")),
  ],
}));

export const silenceAgreed = toCouple("cancel-agreed-by-silence", "See your order", (f) => ({
  subject: t("Your refund of {amount} for {number} is agreed", {
    amount: formatMoney(f.refundCents),
    number: f.orderNumber,
  }),
  preheader: t("We hadn't heard from you."),
  heading: t("Your refund is agreed"),
  blocks: [
    paragraph(
      t("We hadn't heard from you about {order}, so the refund on offer stands:", { order: orderOf(f) }),
    ),
    money(f, "couple"),
  ],
}));

export const underReview = toCouple("cancel-in-review", "See your request", (f) => ({
  subject: t("We're deciding on your refund for {number}", { number: f.orderNumber }),
  preheader: t("You'll hear from us within 3 working days."),
  heading: t("We're looking into it"),
  blocks: [
    paragraph(
      t(
        "You and {vendor} couldn't agree on the refund for {order}. We're reading what both of you wrote, and decide within 3 working days.",
        { vendor: vendorOf(f), order: orderOf(f) },
      ),
    ),
    ...quote(t("From {vendor}", { vendor: vendorOf(f) }), f.said),
    note(t("Reply to this email to add something.")),
  ],
}));

export const refundRuled = toCouple("cancel-ruled", "See your request", (f) => ({
  subject: t("We've decided on your refund for {number}", { number: f.orderNumber }),
  preheader: t("You get {amount} back.", { amount: formatMoney(f.refundCents) }),
  heading: t("We've decided on your refund"),
  blocks: [
    paragraph(t("This is our decision on {order}:", { order: orderOf(f) })),
    money(f, "couple"),
    ...quote(t("Our reason"), f.said),
  ],
}));

export const handBack = toCouple("cancel-hand-back", "Say when you've handed it back", (f) => ({
  subject: t("Please hand back what belongs to {number}", { number: f.orderNumber }),
  preheader: t("Then {amount} comes back to you.", { amount: formatMoney(f.refundCents) }),
  heading: t("One step before your refund"),
  blocks: [
    paragraph(
      t("Your refund of {amount} for {order} is agreed.", {
        amount: formatMoney(f.refundCents),
        order: orderOf(f),
      }),
    ),
    paragraph(
      t("Please hand this back to {vendor} first: {needsReturn}.", {
        vendor: vendorOf(f),
        needsReturn: f.needsReturn,
      }),
    ),
    paragraph(t("When you have, say so on your order. The vendor then has 7 days to confirm.")),
  ],
}));

export const itemsArrived = toCouple("cancel-items-received", "See your order", (f) => ({
  subject: t("{vendor} has received your items", { vendor: vendorOf(f) }),
  preheader: t("Your refund is next."),
  heading: t("Your items have arrived"),
  blocks: [
    paragraph(
      t("What you handed back for {order} counts as received. Your refund of {amount} is next.", {
        order: orderOf(f),
        amount: formatMoney(f.refundCents),
      }),
    ),
  ],
}));

export const orderEnded = toCouple("cancel-done", "See your order", (f) => ({
  subject: t("Order {number} is cancelled", { number: f.orderNumber }),
  preheader: t("You get {amount} back.", { amount: formatMoney(f.refundCents) }),
  heading: t("Your order is cancelled"),
  blocks: [
    paragraph(
      t("Your {order} from {vendor} is cancelled. Nothing more will be charged.", {
        order: orderOf(f),
        vendor: vendorOf(f),
      }),
    ),
    money(f, "couple"),
  ],
}));

export const vendorWithdrew = toCouple("cancel-withdrawn-by-vendor", "See your order", (f) => ({
  subject: t("{number} goes ahead after all", { number: f.orderNumber }),
  preheader: t("{vendor} has withdrawn the cancellation.", { vendor: vendorOf(f) }),
  heading: t("Your order goes on"),
  blocks: [
    paragraph(
      t("{vendor} has withdrawn the cancellation of {order}. It goes on as before.", {
        vendor: vendorOf(f),
        order: orderOf(f),
      }),
    ),
  ],
}));

export const COUPLE_MAILS = [
  cancelReceived,
  vendorCancels,
  refundOffered,
  policyOffered,
  requestRejected,
  requestDismissed,
  silenceAgreed,
  underReview,
  refundRuled,
  handBack,
  itemsArrived,
  orderEnded,
  vendorWithdrew,
] as const;
