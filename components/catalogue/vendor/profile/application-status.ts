import type { VendorStatus } from "@/contracts/identity/vendor-account";

type Tone = "info" | "warn" | "bad";
export type StatusWords = {
  tone: Tone;
  title: string;
  text: string;
  /** Label of the operator's reason. */
  reasonLabel: string;
};

/** Texts for applications that are not (or no longer) approved. */
export const STATUS_WORDS: Record<Exclude<VendorStatus, "approved">, StatusWords> = {
  pending: {
    tone: "info",
    title: "We’re reviewing your application",
    text: "It usually takes 24-48 hours, and we’ll email you the result. Until then couples can’t see your page or book you.",
    reasonLabel: "Note",
  },
  changes_requested: {
    tone: "warn",
    title: "We need something more from you",
    text: "Make the change on your profile pages, then send your application again. Until then couples can’t see your page or book you.",
    reasonLabel: "What we ask for",
  },
  rejected: {
    tone: "bad",
    title: "We could not accept your application",
    text: "Couples cannot see your page or book you.",
    reasonLabel: "Reason",
  },
  suspended: {
    tone: "bad",
    title: "Your shop is suspended",
    text: "Couples cannot see your page or book you for now. Keep serving the orders you already have.",
    reasonLabel: "Reason",
  },
  closed: {
    tone: "bad",
    title: "Your shop is closed",
    text: "Couples can no longer see your page or book you, and open orders were refunded. What you have earned is still paid out.",
    reasonLabel: "Reason",
  },
};
