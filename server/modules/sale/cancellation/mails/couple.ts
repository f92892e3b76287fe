import { formatMoney } from "@/lib/money";
import { byDue, money, note, orderOf, paragraph, quote, toCouple, vendorOf } from "./parts";

export const cancelReceived = toCouple("cancel-received", "See your request", (f) => ({
  subject: `We've asked ${vendorOf(f)} to cancel ${f.orderNumber}`,
  preheader: `They answer${byDue(f)}.`,
  heading: "Your request to cancel is with the vendor",
  blocks: [
    paragraph(
      `We've passed your request to cancel ${orderOf(f)} to ${vendorOf(f)}. By the policy you booked under, this is ` +
        "what comes back; the vendor may offer more:",
    ),
    money(f, "couple"),
    paragraph(`They answer${byDue(f)}. If they don't, we offer you the policy's amount ourselves.`),
    note("Until a refund is agreed, you can withdraw the request, and the order goes on as before."),
  ],
}));

export const vendorCancels = toCouple("cancel-by-vendor", "Answer now", (f) => ({
  subject: `${vendorOf(f)} has to cancel ${f.orderNumber}`,
  preheader: `You get ${formatMoney(f.refundCents)} back: everything you paid.`,
  heading: "Your vendor has to cancel",
  blocks: [
    paragraph(
      `We're sorry: ${vendorOf(f)} can't go ahead with your ${orderOf(f)}. You get everything back, ` +
        `${formatMoney(f.refundCents)}.`,
    ),
    ...quote(`From ${vendorOf(f)}`, [f.reason, f.said].filter(Boolean).join("\n")),
    paragraph(
      `Choose how you want it: the way you paid, or as store credit. If we don't hear from you${byDue(f)}, it goes back ` +
        "the way you paid. If something isn't right, contest it and we'll look into it.",
    ),
  ],
}));

export const refundOffered = toCouple("cancel-offered", "Agree or contest", (f) => ({
  subject: `You're offered ${formatMoney(f.refundCents)} back for ${f.orderNumber}`,
  preheader: `Please answer${byDue(f)}.`,
  heading: "A refund is offered",
  blocks: [
    paragraph(`${vendorOf(f)} has answered your request to cancel ${orderOf(f)}:`),
    money(f, "couple"),
    ...quote(`From ${vendorOf(f)}`, f.said),
    ...(f.needsReturn ? [paragraph(`Before the refund, please hand back: ${f.needsReturn}.`)] : []),
    paragraph(`Agree, or contest it if it isn't right. Without an answer${byDue(f)} we take it as agreed.`),
  ],
}));

export const policyOffered = toCouple("cancel-policy-offered", "Agree or contest", (f) => ({
  subject: `You're offered ${formatMoney(f.refundCents)} back for ${f.orderNumber}`,
  preheader: `${vendorOf(f)} didn't answer, so the policy's amount stands.`,
  heading: "A refund is offered",
  blocks: [
    paragraph(
      `${vendorOf(f)} didn't answer your request to cancel ${orderOf(f)} in time. We offer you what the policy gives back:`,
    ),
    money(f, "couple"),
    paragraph(`Agree, or contest it if it isn't right. Without an answer${byDue(f)} we take it as agreed.`),
  ],
}));

export const requestRejected = toCouple("cancel-rejected", "See your order", (f) => ({
  subject: `${vendorOf(f)} doesn't agree to cancel ${f.orderNumber}`,
  preheader: "The order goes on. You can contest this.",
  heading: "Your request was turned down",
  blocks: [
    paragraph(`${vendorOf(f)} doesn't agree to cancel ${orderOf(f)}. The order goes on as before.`),
    ...quote(`From ${vendorOf(f)}`, f.said),
    paragraph("If you don't accept this, contest it on your order, and we'll decide with both of you."),
  ],
}));

export const requestDismissed = toCouple("cancel-dismissed", "See your order", (f) => ({
  subject: `We've decided on your request to cancel ${f.orderNumber}`,
  preheader: "The order goes on.",
  heading: "Your order goes on",
  blocks: [
    paragraph(`We've looked into your request to cancel ${orderOf(f)}, and can't cancel it.`),
    ...quote("Our reason", f.said),
    paragraph("Reply to this email if there's something that we don't know yet."),
  ],
}));

export const silenceAgreed = toCouple("cancel-agreed-by-silence", "See your order", (f) => ({
  subject: `Your refund of ${formatMoney(f.refundCents)} for ${f.orderNumber} is agreed`,
  preheader: "We hadn't heard from you.",
  heading: "Your refund is agreed",
  blocks: [
    paragraph(`We hadn't heard from you about ${orderOf(f)}, so the refund on offer stands:`),
    money(f, "couple"),
  ],
}));

export const underReview = toCouple("cancel-in-review", "See your request", (f) => ({
  subject: `We're deciding on your refund for ${f.orderNumber}`,
  preheader: "You'll hear from us within 3 working days.",
  heading: "We're looking into it",
  blocks: [
    paragraph(
      `You and ${vendorOf(f)} couldn't agree on the refund for ${orderOf(f)}. We're reading what both of you wrote, and ` +
        "decide within 3 working days.",
    ),
    ...quote(`From ${vendorOf(f)}`, f.said),
    note("Reply to this email to add something."),
  ],
}));

export const refundRuled = toCouple("cancel-ruled", "See your request", (f) => ({
  subject: `We've decided on your refund for ${f.orderNumber}`,
  preheader: `You get ${formatMoney(f.refundCents)} back.`,
  heading: "We've decided on your refund",
  blocks: [
    paragraph(`This is our decision on ${orderOf(f)}:`),
    money(f, "couple"),
    ...quote("Our reason", f.said),
  ],
}));

export const handBack = toCouple("cancel-hand-back", "Say when you've handed it back", (f) => ({
  subject: `Please hand back what belongs to ${f.orderNumber}`,
  preheader: `Then ${formatMoney(f.refundCents)} comes back to you.`,
  heading: "One step before your refund",
  blocks: [
    paragraph(`Your refund of ${formatMoney(f.refundCents)} for ${orderOf(f)} is agreed.`),
    paragraph(`Please hand this back to ${vendorOf(f)} first: ${f.needsReturn}.`),
    paragraph("When you have, say so on your order. The vendor then has 7 days to confirm."),
  ],
}));

export const itemsArrived = toCouple("cancel-items-received", "See your order", (f) => ({
  subject: `${vendorOf(f)} has received your items`,
  preheader: "Your refund is next.",
  heading: "Your items have arrived",
  blocks: [
    paragraph(
      `What you handed back for ${orderOf(f)} counts as received. Your refund of ${formatMoney(f.refundCents)} is next.`,
    ),
  ],
}));

export const orderEnded = toCouple("cancel-done", "See your order", (f) => ({
  subject: `Order ${f.orderNumber} is cancelled`,
  preheader: `You get ${formatMoney(f.refundCents)} back.`,
  heading: "Your order is cancelled",
  blocks: [
    paragraph(`Your ${orderOf(f)} from ${vendorOf(f)} is cancelled. Nothing more will be charged.`),
    money(f, "couple"),
  ],
}));

export const vendorWithdrew = toCouple("cancel-withdrawn-by-vendor", "See your order", (f) => ({
  subject: `${f.orderNumber} goes ahead after all`,
  preheader: `${vendorOf(f)} has withdrawn the cancellation.`,
  heading: "Your order goes on",
  blocks: [
    paragraph(`${vendorOf(f)} has withdrawn the cancellation of ${orderOf(f)}. It goes on as before.`),
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
