import { type Cents, formatMoney } from "@/lib/money";
import { button, hello, mailTemplate, paragraph, quote, SAMPLE } from "@/server/mail/public";

type PayoutFields = { vendorName: string; payoutNumber: string; cents: Cents; link: string };

const WHY = "You’re receiving this email because you sell on Sayang.";

const sample = (origin: string) => ({
  to: SAMPLE.vendor,
  vendorName: SAMPLE.vendorName,
  payoutNumber: "PO-000012",
  cents: 412_650,
  link: `${origin}/vendor/dashboard/payment?tab=payouts`,
});

export const payoutSent = mailTemplate({
  kind: "payout-sent",
  inEnglish: true,
  content: ({ vendorName, payoutNumber, cents, link }: PayoutFields) => ({
    subject: `${formatMoney(cents)} is on its way to you`,
    preheader: `Payout ${payoutNumber}`,
    heading: "Your payout is on its way",
    blocks: [
      paragraph(hello(vendorName)),
      paragraph(
        `We've sent payout ${payoutNumber} of ${formatMoney(cents)} for your completed orders. It usually reaches your ` +
          "bank within 2 to 3 working days.",
      ),
      button("See what's in it", link),
    ],
    why: WHY,
  }),
  sample,
});

export const payoutPaid = mailTemplate({
  kind: "payout-paid",
  inEnglish: true,
  content: ({ vendorName, payoutNumber, cents, link }: PayoutFields) => ({
    subject: `You've been paid ${formatMoney(cents)}`,
    preheader: `Payout ${payoutNumber} has arrived.`,
    heading: "Your payout has arrived",
    blocks: [
      paragraph(hello(vendorName)),
      paragraph(`Payout ${payoutNumber} of ${formatMoney(cents)} has reached your account.`),
      button("See your statement", link),
    ],
    why: WHY,
  }),
  sample,
});

export const payoutFailed = mailTemplate({
  kind: "payout-failed",
  inEnglish: true,
  content: ({ vendorName, payoutNumber, cents, link }: PayoutFields) => ({
    subject: `Your payout of ${formatMoney(cents)} didn't go through`,
    preheader: "Check the account you're paid to.",
    heading: "Your payout didn't go through",
    blocks: [
      paragraph(hello(vendorName)),
      paragraph(
        `Payout ${payoutNumber} of ${formatMoney(cents)} came back. Your money is safe: we'll send it again with the ` +
          "next payout. Check first that the account you're paid to is still right.",
      ),
      button("Check your payouts", link),
    ],
    why: WHY,
  }),
  sample,
});

type ConnectFields = { vendorName: string; ready: boolean; link: string };

export const connectChanged = mailTemplate({
  kind: "connect-changed",
  inEnglish: true,
  content: ({ vendorName, ready, link }: ConnectFields) => ({
    subject: ready ? "You're set up to be paid" : "One more step before we can pay you",
    preheader: "The account that receives your payouts has changed.",
    heading: ready ? "You're set up to be paid" : "Your account is connected, with details missing",
    blocks: [
      paragraph(hello(vendorName)),
      paragraph(
        ready
          ? "A payment account is now connected to your shop. Your earnings go to it from now on."
          : "A payment account is now connected to your shop, but the card processor needs more details before it can pay you.",
      ),
      paragraph("If you didn't do this, change your password and reply to this email at once."),
      button("Check your payment account", link),
    ],
    why: WHY,
  }),
  sample: (origin: string) => ({
    to: SAMPLE.vendor,
    vendorName: SAMPLE.vendorName,
    ready: true,
    link: `${origin}/vendor/dashboard/settings/onboarding?step=stripe`,
  }),
});

type PlanFields = { vendorName: string; planName: string; rate: number; link: string };

export const planChanged = mailTemplate({
  kind: "plan-changed",
  inEnglish: true,
  content: ({ vendorName, planName, rate, link }: PlanFields) => ({
    subject: `You're on the ${planName} plan`,
    preheader: `${rate}% commission on new orders.`,
    heading: "Your plan has changed",
    blocks: [
      paragraph(hello(vendorName)),
      paragraph(
        `You're on the ${planName} plan now: ${rate}% commission on orders placed from today. Orders that you already ` +
          "have keep the rate they were placed at.",
      ),
      button("See your plan", link),
    ],
    why: WHY,
  }),
  sample: (origin: string) => ({
    to: SAMPLE.vendor,
    vendorName: SAMPLE.vendorName,
    planName: "Growth",
    rate: 8,
    link: `${origin}/vendor/dashboard/settings/compensation-plan`,
  }),
});

type HoldFields = { vendorName: string; reason: string; link: string };

const holdSample = (origin: string) => ({
  to: SAMPLE.vendor,
  vendorName: SAMPLE.vendorName,
  reason: "Your bank account's name differs from your company's.",
  link: `${origin}/vendor/dashboard/payment?tab=payouts`,
});

export const payoutsHeld = mailTemplate({
  kind: "payouts-held",
  inEnglish: true,
  content: ({ vendorName, reason, link }: HoldFields) => ({
    subject: "Your Sayang payouts are on hold",
    preheader: "Why, and what you can do.",
    heading: "Your payouts are on hold",
    blocks: [
      paragraph(hello(vendorName)),
      paragraph("We've put your payouts on hold. What you earn stays yours and is paid once the hold ends."),
      ...quote("From our team", reason),
      paragraph("Reply to this email to sort it out with us."),
      button("See your payouts", link),
    ],
    why: WHY,
  }),
  sample: holdSample,
});

export const payoutsReleased = mailTemplate({
  kind: "payouts-released",
  inEnglish: true,
  content: ({ vendorName, link }: HoldFields) => ({
    subject: "Your Sayang payouts are no longer on hold",
    preheader: "The next run pays what you've earned.",
    heading: "Your payouts go on",
    blocks: [
      paragraph(hello(vendorName)),
      paragraph("The hold on your payouts has ended. The next run pays what you've earned meanwhile."),
      button("See your payouts", link),
    ],
    why: WHY,
  }),
  sample: holdSample,
});

export const PAYOUT_MAILS = [
  payoutSent,
  payoutPaid,
  payoutFailed,
  connectChanged,
  planChanged,
  payoutsHeld,
  payoutsReleased,
] as const;
