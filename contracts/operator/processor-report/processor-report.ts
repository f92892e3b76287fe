import type { Page } from "@/contracts/envelope";

export const PROCESSOR_REPORT_BYTES = 10 * 1024 * 1024;

/** The columns that a report needs, as the processor names them. Others are ignored. */
export const PROCESSOR_COLUMNS = [
  "balance_transaction_id",
  "created_utc",
  "currency",
  "gross",
  "fee",
  "net",
  "reporting_category",
  "source_id",
  "payment_intent_id",
] as const;

/** The kinds of differences, with what each means. */
export const DIFFERENCE_KINDS = {
  missing_here: {
    label: "Missing here",
    says: "The processor moved this, and we have no record of it. Look at the failed events of the card processor.",
  },
  missing_there: {
    label: "Missing there",
    says: "We have it, and no report has. If it happened as the report ended, the next report settles it.",
  },
  amount: { label: "Amount differs", says: "Both have it, with different amounts." },
  pending: {
    label: "Not confirmed",
    says: "The processor has paid it back, but has not confirmed it to us yet, so the ledger doesn’t have it.",
  },
  fee: {
    label: "Fees",
    says: "The processor deducts its fees from our balance. The ledger doesn’t book them.",
  },
} as const;
export type DifferenceKind = keyof typeof DIFFERENCE_KINDS;

const CATEGORIES: Readonly<Record<string, string>> = {
  charge: "Payment",
  refund: "Refund",
  refund_failure: "Refund returned",
  transfer: "Payout to a vendor",
  transfer_reversal: "Payout returned",
  dispute: "Taken back by a bank",
  dispute_reversal: "Returned by a bank",
  payout: "Paid to our bank account",
  topup: "Paid in from our bank account",
  fee: "Fee",
};

/** Returns the name of the processor's category; an unknown one as it is. */
export const categoryName = (category: string) => CATEGORIES[category] ?? category.replaceAll("_", " ");

/** A report of the card processor, compared with our records. Amounts in dollars. */
export type ProcessorReport = {
  _id: string;
  fileName: string;
  /** Its first and last movement; ISO 8601, UTC. */
  from: string;
  to: string;
  rows: number;
  matched: number;
  gross: number;
  fees: number;
  net: number;
  differences: number;
  /** Unsettled, without fees, which differ in every report. */
  open: number;
  uploadedBy: string;
  uploadedAt: string;
};

/** GET /operator/processor-report: latest first. */
export type ProcessorReports = Page<ProcessorReport> & {
  /** The embedded processor can write a report, for trying this out. */
  canMakeReport: boolean;
};

export type ProcessorDifference = {
  _id: string;
  kind: DifferenceKind;
  category: string;
  /** The processor's id of the charge, refund, transfer or dispute. */
  reference: string;
  /** The amounts recorded by the processor and by us, in dollars; null on the side without such a movement. */
  there: number | null;
  here: number | null;
  order: { _id: string; orderNumber: string } | null;
  at: string;
  settled: { at: string; by: string; reason: string } | null;
};

/** GET /operator/processor-report/{id} */
export type ProcessorReportDetail = {
  report: ProcessorReport;
  /** The report's totals by category. */
  categories: { category: string; rows: number; gross: number; fees: number }[];
  differences: Page<ProcessorDifference>;
};
