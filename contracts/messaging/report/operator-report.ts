import type { HiddenPicture } from "@/contracts/catalogue/takedown/takedown";
import type { Page } from "@/contracts/envelope";
import type { AccountRole } from "@/contracts/identity/auth";
import type { ReportKind } from "@/contracts/report-href";
import type { ReportContext, ReportedMessage, ReportReason } from "./report";

/** An operator's decisions on a report. */
export const REPORT_DECISIONS = [
  "dismiss",
  "hide",
  "hidePictures",
  "restore",
  "warn",
  "block",
  "unblock",
] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** Decisions whose reason is sent to the author. */
export const DECISIONS_WITH_REASON: readonly ReportDecision[] = ["hide", "hidePictures", "warn", "block"];

export type ReportState = "open" | "upheld" | "dismissed";

/** A row of GET /operator/report: one reported thing, with all reports of it. */
export type OperatorReportRow = {
  /** The id of one of its reports. */
  _id: string;
  kind: ReportKind;
  subject: string;
  reasons: ReportReason[];
  /** How many people reported it. */
  people: number;
  /** When it was first reported, ISO 8601, UTC. */
  since: string;
};
export type OperatorReportList = Page<OperatorReportRow>;

type ReportBy = {
  _id: string;
  reason: ReportReason;
  words: string;
  /** The reporter's address. */
  from: string;
  role: AccountRole;
  state: ReportState;
  at: string;
};

/** GET /operator/report/{id} */
export type OperatorReport = {
  _id: string;
  kind: ReportKind;
  subject: string;
  href: string | null;
  /** All reports of the thing, oldest first. */
  reports: ReportBy[];
  /** The thing as it stood at the latest report. */
  context: ReportContext;
  /** Why it is hidden now; null when it is shown. */
  hidden: { what: "all" | "pictures"; reason: string } | null;
  /** The pictures of a vendor or product as they are now; empty for other things. */
  pictures: { shown: string[]; hidden: HiddenPicture[] };
  /** The author or owner of the reported thing. */
  target: {
    accountId: string;
    email: string;
    name: string;
    role: AccountRole;
    isBlocked: boolean;
    /** How many other things of this account were reported. */
    otherReports: number;
  } | null;
  /** Other facts that may matter, in sentences. */
  patterns: string[];
  decisions: ReportDecision[];
};

/** POST /operator/report/{id}/room: the whole conversation, oldest first. */
export type OperatorRoom = {
  messages: ReportedMessage[];
  /** True when earlier ones are left out. */ hasMore: boolean;
};
