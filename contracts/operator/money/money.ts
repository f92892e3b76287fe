import type { Page } from "@/contracts/envelope";
import type { DisputeState } from "@/contracts/sale/dispute";

/** A bank’s dispute of a charge. Amounts in dollars. */
export type OperatorDispute = {
  _id: string;
  amount: number;
  reason: string;
  state: DisputeState;
  gateway: string;
  /** The processor’s ids of the dispute, under which evidence is sent, and of the charge. */
  disputeRef: string;
  chargeRef: string;
  /** The orders that it concerns, each with its part; none for gift vouchers. */
  orders: { _id: string; orderNumber: string; amount: number }[];
  /** ISO 8601, UTC */
  openedAt: string;
  evidenceBy: string | null;
  /** The evidence sent to the bank; null before any was sent. */
  evidence: { text: string; sentAt: string; files: { _id: string; name: string }[] } | null;
  closedAt: string | null;
};
export type OperatorDisputes = Page<OperatorDispute>;

/** The total of an account, in dollars: what the processor holds, and what is owed or earned. */
export type OperatorAccount = { account: string; holders: number; entries: number; amount: number };

/** GET /operator/ledger */
export type OperatorLedger = {
  accounts: OperatorAccount[];
  /** Amounts that don't add up, one line each. */
  complaints: string[];
  orders: number;
  postings: number;
  vouchers: number;
};

/** Evidence for a bank. */
export const EVIDENCE_FILES_MAX = 4;
export const EVIDENCE_FILE_BYTES = 5 * 1024 * 1024;
export const EVIDENCE_TEXT_MAX = 20_000;
export const EVIDENCE_FILE_REFUSED = "Attach a PDF or a picture";
