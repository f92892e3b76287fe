import { formatMoney } from "@/lib/money";
import { byDue, coupleOf, money, note, orderOf, paragraph, quote, toVendor } from "./parts";

export const cancelRequested = toVendor("cancel-requested", "Answer the request", (f) => ({
  subject: `${coupleOf(f)} asks to cancel ${f.orderNumber}`,
  preheader: `Please answer${byDue(f)}.`,
  heading: "A couple asks to cancel",
  blocks: [
    paragraph(`${coupleOf(f)} asks to cancel ${orderOf(f)}.`),
    ...quote("Their reason", [f.reason, f.said].filter(Boolean).join("\n")),
    paragraph("By your policy as it stood when they booked:"),
    money(f, "vendor"),
    paragraph(`Offer that or more${byDue(f)}. Without an answer, we offer your policy's amount for you.`),
  ],
}));

export const ownCancellation = toVendor("cancel-by-vendor-received", "See the order", (f) => ({
  subject: `You've asked to cancel ${f.orderNumber}`,
  preheader: `${coupleOf(f)} gets everything back.`,
  heading: "We've told the couple",
  blocks: [
    paragraph(
      `You've asked to cancel ${orderOf(f)}. ${coupleOf(f)} gets everything back, ${formatMoney(f.refundCents)}, when they ` +
        `agree, or by itself${byDue(f)}.`,
    ),
    note("Your date stays taken until then. You can withdraw until they have answered."),
  ],
}));

export const policyOfferedForVendor = toVendor("cancel-policy-offered-vendor", "See the order", (f) => ({
  subject: `We've offered ${coupleOf(f)} your policy's refund for ${f.orderNumber}`,
  preheader: "You hadn't answered in time.",
  heading: "We've answered for you",
  blocks: [
    paragraph(
      `You hadn't answered the request to cancel ${orderOf(f)}, so we've offered your policy's amount:`,
    ),
    money(f, "vendor"),
  ],
}));

export const refundAgreed = toVendor("cancel-agreed", "See the order", (f) => ({
  subject: `The refund for ${f.orderNumber} is agreed`,
  preheader: `${coupleOf(f)} gets ${formatMoney(f.refundCents)} back.`,
  heading: "The refund is agreed",
  blocks: [
    paragraph(`${coupleOf(f)} and you agree on the refund for ${orderOf(f)}:`),
    money(f, "vendor"),
    ...(f.needsReturn ? [paragraph(`It waits until this is back with you: ${f.needsReturn}.`)] : []),
  ],
}));

export const refundContested = toVendor("cancel-contested", "Raise or stand by your offer", (f) => ({
  subject: `${coupleOf(f)} contests the refund for ${f.orderNumber}`,
  preheader: `Please answer${byDue(f)}.`,
  heading: "The couple contests the refund",
  blocks: [
    paragraph(`${coupleOf(f)} doesn't agree with the answer on ${orderOf(f)}.`),
    ...quote("What they say", f.said),
    paragraph(`Offer more, or stand by your answer${byDue(f)}. After that Sayang decides.`),
  ],
}));

export const underReviewForVendor = toVendor("cancel-in-review-vendor", "See the order", (f) => ({
  subject: `We're deciding on the refund for ${f.orderNumber}`,
  preheader: "You'll hear from us within 3 working days.",
  heading: "We're looking into it",
  blocks: [
    paragraph(
      `${coupleOf(f)} and you couldn't agree on the refund for ${orderOf(f)}. We're reading what both of you wrote, and ` +
        "decide within 3 working days.",
    ),
    note("Reply to this email to add something."),
  ],
}));

export const refundRuledForVendor = toVendor("cancel-ruled-vendor", "See the order", (f) => ({
  subject: `We've decided on the refund for ${f.orderNumber}`,
  preheader: `${coupleOf(f)} gets ${formatMoney(f.refundCents)} back.`,
  heading: "We've decided on the refund",
  blocks: [
    paragraph(`This is our decision on ${orderOf(f)}:`),
    money(f, "vendor"),
    ...quote("Our reason", f.said),
  ],
}));

export const requestDismissedForVendor = toVendor("cancel-dismissed-vendor", "See the order", (f) => ({
  subject: `${f.orderNumber} goes on`,
  preheader: "We've decided on the request to cancel.",
  heading: "The order goes on",
  blocks: [
    paragraph(`We've looked into the request to cancel ${orderOf(f)}: the order goes on as before.`),
    ...quote("Our reason", f.said),
  ],
}));

export const itemsSentBack = toVendor("cancel-items-sent-back", "Confirm what you received", (f) => ({
  subject: `${coupleOf(f)} has handed back the items of ${f.orderNumber}`,
  preheader: `Please confirm${byDue(f)}.`,
  heading: "Are the items back with you?",
  blocks: [
    paragraph(`${coupleOf(f)} says that this is back with you: ${f.needsReturn}.`),
    ...quote("What they say", f.said),
    paragraph(`Confirm it, or object,${byDue(f)}. After that it counts as received and the refund goes out.`),
  ],
}));

export const orderEndedForVendor = toVendor("cancel-done-vendor", "See the order", (f) => ({
  subject: `Order ${f.orderNumber} is cancelled`,
  preheader: "The date is free again.",
  heading: "The order is cancelled",
  blocks: [
    paragraph(`The ${orderOf(f)} from ${coupleOf(f)} is cancelled, and the date is free again.`),
    money(f, "vendor"),
    ...quote("The reason given", f.reason),
    ...(f.keptCents > 0
      ? [note("Your commission is taken off what you keep, and the rest goes out with your next payout.")]
      : []),
  ],
}));

export const requestWithdrawn = toVendor("cancel-withdrawn", "See the order", (f) => ({
  subject: `${coupleOf(f)} keeps ${f.orderNumber}`,
  preheader: "The request to cancel was withdrawn.",
  heading: "The order goes on",
  blocks: [
    paragraph(`${coupleOf(f)} has withdrawn the request to cancel ${orderOf(f)}. It goes on as before.`),
  ],
}));

export const vendorNudged = toVendor("cancel-nudge", "Answer now", (f) => ({
  subject: `${coupleOf(f)} is waiting for you: ${f.orderNumber}`,
  preheader: f.due ? `Please answer${byDue(f)}.` : "Please answer.",
  heading: "The couple is waiting for you",
  blocks: [
    paragraph(`${coupleOf(f)} asks for your answer on the cancellation of ${orderOf(f)}.`),
    paragraph(f.needsReturn ? `Has this come back to you: ${f.needsReturn}?` : `Please answer${byDue(f)}.`),
  ],
}));

export const VENDOR_CANCEL_MAILS = [
  cancelRequested,
  ownCancellation,
  policyOfferedForVendor,
  refundAgreed,
  refundContested,
  underReviewForVendor,
  refundRuledForVendor,
  requestDismissedForVendor,
  itemsSentBack,
  orderEndedForVendor,
  requestWithdrawn,
  vendorNudged,
] as const;
