import type { ReportDecision } from "@/contracts/messaging/report/operator-report";

type Words = {
  /** Its key in the queue. */
  key: string;
  label: string;
  tone: "primary" | "secondary" | "danger";
  /** The outcome, followed by the reported thing's name. */
  done: string;
  /** Asks for a reason first. */
  reason?: { title: string; lead: string; submit: string };
};

export const REPORT_DECISION_WORDS: Readonly<Record<ReportDecision, Words>> = {
  dismiss: { key: "l", label: "Leave as it is", tone: "primary", done: "Left as it is" },
  hide: {
    key: "h",
    label: "Hide",
    tone: "danger",
    done: "Hidden",
    reason: {
      title: "Hide it from everyone",
      lead: "It leaves public pages, ratings and search at once. Its author reads your reason and can still see it.",
      submit: "Hide",
    },
  },
  hidePictures: {
    key: "p",
    label: "Hide pictures",
    tone: "danger",
    done: "Pictures hidden",
    reason: {
      title: "Hide its pictures",
      lead: "The text stays. Its author reads your reason.",
      submit: "Hide pictures",
    },
  },
  restore: { key: "r", label: "Restore", tone: "secondary", done: "Restored" },
  warn: {
    key: "w",
    label: "Warn",
    tone: "secondary",
    done: "Warned about",
    reason: {
      title: "Warn the account",
      lead: "What was reported stays. The account’s owner reads your reason by email.",
      submit: "Send warning",
    },
  },
  block: {
    key: "b",
    label: "Block account",
    tone: "danger",
    done: "Account blocked for",
    reason: {
      title: "Block the account",
      lead: "A couple is signed out and can’t log in; a vendor’s shop is suspended. Orders go on. The owner reads your reason by email.",
      submit: "Block account",
    },
  },
  unblock: { key: "u", label: "Unblock account", tone: "secondary", done: "Account unblocked for" },
};
