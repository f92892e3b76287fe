import {
  button,
  mailTemplate,
  note,
  paragraph,
  quote,
  safeName,
  SAMPLE,
  steps,
  WHY_VENDOR,
} from "@/server/mail/public";

type Vendor = { vendorName: string };
type WithReason = Vendor & { reason: string };
type WithLogin = Vendor & { loginLink: string };

const nameOf = (vendorName: string) => safeName(vendorName) || "your business";
const fromUs = (reason: string) => quote("From our team", reason);

const WHY_APPLIED = "You’re receiving this email because you applied to sell on Sayang with this address.";
const NEVER_APPLIED = "If you never applied, reply to this email and we'll remove the application.";
const NOT_YOURS = "If this account isn't yours, reply to this email and tell us.";

const vendor = { to: SAMPLE.vendor, vendorName: SAMPLE.vendorName };
const loginLinkAt = (origin: string) => `${origin}/vendor/login`;

export const vendorApplicationReceived = mailTemplate({
  kind: "vendor-application-received",
  inEnglish: true,
  content: ({ vendorName }: Vendor) => ({
    subject: "We've received your Sayang application",
    preheader: "You'll hear from us within 24 to 48 hours.",
    heading: "Thanks for applying",
    blocks: [
      paragraph(`We've received the application for ${nameOf(vendorName)}. We're glad you want to join us.`),
      steps(
        "We review your application. This takes about 24 to 48 hours.",
        "We email you our decision, or a question if something is missing.",
        "Once you're approved, couples can find you. You can sign in to answer messages, appointments and orders.",
      ),
      note(NEVER_APPLIED),
    ],
    why: "You’re receiving this email because someone applied to sell on Sayang with this address.",
  }),
  sample: () => vendor,
});

export const vendorApproved = mailTemplate({
  kind: "vendor-approved",
  inEnglish: true,
  content: ({ vendorName, loginLink }: WithLogin) => ({
    subject: "Your Sayang application is approved",
    preheader: "Couples can find you on Sayang now.",
    heading: "Welcome to Sayang",
    blocks: [
      paragraph(
        `Good news: ${nameOf(vendorName)} is approved, and couples planning their day can find you. Sign in to answer ` +
          "their messages and set the hours for appointments.",
      ),
      paragraph(
        "Next, add what couples can book: one product at a time, or all of them from Excel. If you have questions, reply to this email.",
      ),
      button("Sign in", loginLink),
      note(NEVER_APPLIED),
    ],
    why: WHY_APPLIED,
  }),
  sample: (origin) => ({ ...vendor, loginLink: loginLinkAt(origin) }),
});

export const vendorChangesRequested = mailTemplate({
  kind: "vendor-changes-requested",
  inEnglish: true,
  content: ({ vendorName, reason, loginLink }: WithReason & WithLogin) => ({
    subject: "Your Sayang application needs a change",
    preheader: "One more change and we can continue.",
    heading: "Almost there",
    blocks: [
      paragraph(
        `Thanks for the application for ${nameOf(vendorName)}. Before we can approve it, we need you to change something.`,
      ),
      ...fromUs(reason),
      paragraph("Sign in, make the change on your settings pages, and send your application again."),
      button("Change your application", loginLink),
      note(NEVER_APPLIED),
    ],
    why: WHY_APPLIED,
  }),
  sample: (origin) => ({
    ...vendor,
    reason:
      "Your ACRA number does not match the business name.\nPlease check both, or tell us the name you are registered under.",
    loginLink: loginLinkAt(origin),
  }),
});

export const vendorResubmitted = mailTemplate({
  kind: "vendor-resubmitted",
  inEnglish: true,
  content: ({ vendorName }: Vendor) => ({
    subject: "We have your changes",
    preheader: "You'll hear from us within 24 to 48 hours.",
    heading: "Thanks for the changes",
    blocks: [
      paragraph(
        `You've sent the application for ${nameOf(vendorName)} again. We'll look at it and email you our decision. ` +
          "This takes about 24 to 48 hours.",
      ),
      note(NEVER_APPLIED),
    ],
    why: WHY_APPLIED,
  }),
  sample: () => vendor,
});

/** Sent to our team, which asked for the change. */
export const vendorToReview = mailTemplate({
  kind: "vendor-to-review",
  inEnglish: true,
  content: ({ vendorName, email, reason }: WithReason & { email: string }) => ({
    subject: `To review again: ${nameOf(vendorName)}`,
    preheader: "A vendor has changed its application.",
    heading: "An application was sent again",
    blocks: [
      paragraph(`${nameOf(vendorName)} has changed its application and sent it again.`),
      ...quote("We had asked for", reason),
      paragraph(`To look at it: npm run operator -- show ${email}`),
    ],
    why: "You’re receiving this email because you look after vendors' applications.",
  }),
  sample: () => ({
    ...vendor,
    to: SAMPLE.support,
    email: SAMPLE.vendor,
    reason: "Your ACRA number does not match the business name.",
  }),
});

export const vendorRejected = mailTemplate({
  kind: "vendor-rejected",
  inEnglish: true,
  content: ({ vendorName, reason }: WithReason) => ({
    subject: "About your Sayang application",
    preheader: "Our decision on your application.",
    heading: "About your application",
    blocks: [
      paragraph(
        `Thank you for your interest in joining Sayang with ${nameOf(vendorName)}. We've reviewed your application ` +
          "carefully, and we're sorry that we can't approve it.",
      ),
      ...fromUs(reason),
      paragraph("If you think we missed something, reply to this email and we'll look again."),
      note("If you never applied, there's nothing to do. No public account was opened in your name."),
    ],
    why: WHY_APPLIED,
  }),
  sample: () => ({
    ...vendor,
    reason: "We list businesses that are registered in Singapore, and could not find yours.",
  }),
});

export const vendorSuspended = mailTemplate({
  kind: "vendor-suspended",
  inEnglish: true,
  content: ({ vendorName, reason }: WithReason) => ({
    subject: "Your Sayang vendor account is suspended",
    preheader: "What happened, and how to reach us.",
    heading: "Your account is suspended",
    blocks: [
      paragraph(`We had to suspend the Sayang account of ${nameOf(vendorName)}.`),
      ...fromUs(reason),
      paragraph("Your current bookings continue as agreed. For now, couples can't make new ones."),
      paragraph("Please reply to this email so that we can sort it out together."),
      note(NOT_YOURS),
    ],
    why: WHY_VENDOR,
  }),
  sample: () => ({
    ...vendor,
    reason: "Three couples told us that they could not reach you about their booking.",
  }),
});

export const vendorClosed = mailTemplate({
  kind: "vendor-closed",
  inEnglish: true,
  content: ({ vendorName, reason, loginLink }: WithReason & WithLogin) => ({
    subject: "Your Sayang vendor account is closed",
    preheader: "Your open orders are cancelled, and couples are refunded in full.",
    heading: "Your account is closed",
    blocks: [
      paragraph(`We've closed the Sayang account of ${nameOf(vendorName)}.`),
      ...fromUs(reason),
      paragraph(
        "Your open orders, offers and appointments are cancelled, and couples get back everything they paid for them. " +
          "Couples can no longer find or book you.",
      ),
      paragraph(
        "You can still sign in to see past orders and payouts. What you've earned is paid out as usual.",
      ),
      button("Sign in", loginLink),
      note(NOT_YOURS),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({
    ...vendor,
    reason: "You told us that you close at the end of the month.",
    loginLink: loginLinkAt(origin),
  }),
});

export const vendorReinstated = mailTemplate({
  kind: "vendor-reinstated",
  inEnglish: true,
  content: ({ vendorName, loginLink }: WithLogin) => ({
    subject: "Your Sayang vendor account is open again",
    preheader: "Couples can find and book you again.",
    heading: "Welcome back",
    blocks: [
      paragraph(
        `The Sayang account of ${nameOf(vendorName)} is open again. Couples can find and book you as before.`,
      ),
      button("Sign in", loginLink),
      note(NOT_YOURS),
    ],
    why: WHY_VENDOR,
  }),
  sample: (origin) => ({ ...vendor, loginLink: loginLinkAt(origin) }),
});

export const VENDOR_MAILS = [
  vendorApplicationReceived,
  vendorApproved,
  vendorChangesRequested,
  vendorResubmitted,
  vendorToReview,
  vendorRejected,
  vendorSuspended,
  vendorReinstated,
  vendorClosed,
] as const;
