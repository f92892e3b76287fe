import type { ReportKind } from "@/contracts/report-href";

/** The reported thing, worded to complete "Report this …". */
export const REPORT_KIND_WORDS: Readonly<Record<ReportKind, string>> = {
  room: "conversation",
  review: "review",
  vendor: "vendor",
  product: "product",
  story: "wedding story",
};

export const REPORT_REASONS = ["scam", "abuse", "false", "private", "spam", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  scam: "A scam, or payment outside Sayang",
  abuse: "Insults, threats or harassment",
  false: "False or misleading",
  private: "Private details or pictures shown without consent",
  spam: "Advertising or spam",
  other: "Something else",
};

export const REPORT_WORDS_MAX = 2_000;
/** How many messages of a conversation are kept with its report. */
export const REPORTED_MESSAGES = 40;

/** The subject of a report, before and after it is sent. */
export type ReportSubject = {
  kind: ReportKind;
  id: string;
  _id: string;
  /** "Kopi & Light", or "The review of Kopi & Light by Mei T." */
  name: string;
  /** Its page; null for a conversation. */
  href: string | null;
  /** When the caller reported it, ISO 8601, UTC. */
  reportedAt: string | null;
};

/** A message as it stood when it was reported. */
export type ReportedMessage = {
  id: string;
  from: "customer" | "vendor";
  body: string;
  /** The names of its files. */
  files: string[];
  /** ISO 8601, UTC */
  sentAt: string;
};

/** The reported thing as it stood. */
export type ReportContext = {
  /** Oldest first; empty for anything but a conversation. */
  messages: ReportedMessage[];
  /** The text of a review, story, product or profile. */
  title: string;
  text: string;
  pictures: string[];
  /** Of a review. */
  rating: number | null;
};
