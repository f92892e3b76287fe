import { type Block, button, note, paragraph, safeName } from "./content";
import type { Templates } from "./templates";

const nameOf = (vendorName: string) => safeName(vendorName) || "your business";
const reasonBlocks = (reason: string): Block[] =>
  reason.trim() ? [{ type: "quote", label: "From our team", text: reason }] : [];

const WHY_APPLIED = "You get this message because you applied to sell at Sayang with this address.";
const NOT_YOU = "If you never applied, reply to this message and we will remove the application.";

/** Mail about a vendor's application and account. */
export const VENDOR_TEMPLATES = {
  "vendor-application-received": ({ vendorName }) => ({
    subject: "We have your Sayang application",
    preheader: "You hear from us within about 24 to 48 hours.",
    heading: "Thank you for applying",
    blocks: [
      paragraph(`We have the application of ${nameOf(vendorName)}, and are glad that you want to join us.`),
      {
        type: "steps",
        items: [
          "We read your application. This takes about 24 to 48 hours.",
          "We write to this address with our answer, or with a question.",
          "Once you are approved, you sign in, add your packages, and couples can find you.",
        ],
      },
      note(NOT_YOU),
    ],
    why: "You get this message because somebody applied to sell at Sayang with this address.",
  }),

  "vendor-approved": ({ vendorName, loginLink }) => ({
    subject: "Your Sayang application is approved",
    preheader: "Sign in and add your first package.",
    heading: "Welcome to Sayang",
    blocks: [
      paragraph(
        `Good news: ${nameOf(vendorName)} is approved. Sign in to complete your profile and add your first package, ` +
          "so that couples who are planning their day can find you.",
      ),
      button("Sign in", loginLink),
      note(NOT_YOU),
    ],
    why: WHY_APPLIED,
  }),

  "vendor-changes-requested": ({ vendorName, reason, loginLink }) => ({
    subject: "Your Sayang application needs a change",
    preheader: "One more look, and we go on.",
    heading: "Almost there",
    blocks: [
      paragraph(
        `Thank you for the application of ${nameOf(vendorName)}. Before we can approve it, we need a change.`,
      ),
      ...reasonBlocks(reason),
      button("Sign in and change it", loginLink),
      note(NOT_YOU),
    ],
    why: WHY_APPLIED,
  }),

  "vendor-rejected": ({ vendorName, reason }) => ({
    subject: "About your Sayang application",
    preheader: "Our answer to your application.",
    heading: "About your application",
    blocks: [
      paragraph(
        `Thank you for the interest of ${nameOf(vendorName)} in Sayang. We have read your application with care, and ` +
          "are sorry that we cannot approve it.",
      ),
      ...reasonBlocks(reason),
      paragraph("If you think that we missed something, reply to this message and we will look again."),
      note("If you never applied, there is nothing to do: no account was opened to the public in your name."),
    ],
    why: WHY_APPLIED,
  }),

  "vendor-suspended": ({ vendorName, reason }) => ({
    subject: "Your Sayang vendor account is suspended",
    preheader: "What happened, and how to reach us.",
    heading: "Your account is suspended",
    blocks: [
      paragraph(`We had to suspend the account of ${nameOf(vendorName)} at Sayang.`),
      ...reasonBlocks(reason),
      paragraph("Orders that are under way go on as agreed; new ones cannot be placed for now."),
      paragraph("Please reply to this message, so that we can sort it out together."),
      note("If this account is not yours, reply to this message and tell us."),
    ],
    why: "You get this message because this is the address of a vendor account at Sayang.",
  }),

  "vendor-reinstated": ({ vendorName, loginLink }) => ({
    subject: "Your Sayang vendor account is open again",
    preheader: "Couples can find and book you as before.",
    heading: "Welcome back",
    blocks: [
      paragraph(
        `The account of ${nameOf(vendorName)} at Sayang is open again. Couples can find and book you as before.`,
      ),
      button("Sign in", loginLink),
      note("If this account is not yours, reply to this message and tell us."),
    ],
    why: "You get this message because this is the address of a vendor account at Sayang.",
  }),
} satisfies Partial<Templates>;
