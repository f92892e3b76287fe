import type { Page } from "@/contracts/envelope";

/** The accounts of the ledger, each with its name on screens and in files. */
export const LEDGER_ACCOUNT_LABELS = {
  gateway: "At the card processor",
  order: "Held for orders",
  vendor: "Owed to vendors",
  commission: "Commission",
  voucher: "Gift vouchers",
  credit: "Store credit",
} as const;
export type LedgerAccountName = keyof typeof LEDGER_ACCOUNT_LABELS;

/** The kinds of movements, each with its name on screens and in files. */
export const LEDGER_KIND_LABELS = {
  payment: "Payments by couples",
  refund: "Refunds",
  voucher_sale: "Gift vouchers sold",
  voucher_refund: "Gift vouchers refunded",
  voucher_spend: "Paid by voucher or credit",
  voucher_return: "Returned to vouchers",
  voucher_expiry: "Vouchers expired",
  credit_issue: "Refunded as store credit",
  credit_revoked: "Store credit taken back",
  settlement: "Completed orders settled",
  subsidy: "Sayang’s own coupons",
  clawback: "Taken back after refunds",
  payout: "Payouts to vendors",
  payout_return: "Payouts returned",
  dispute: "Chargebacks",
  dispute_won: "Returned by banks",
} as const;
export type LedgerKindName = keyof typeof LEDGER_KIND_LABELS;

/**
 * An account in a closed day, in dollars. As on the ledger's page, what the processor holds, what is owed and what is
 * earned is positive.
 */
export type ClosedAccount = {
  account: LedgerAccountName;
  opening: number;
  closing: number;
  /** The sum of its entries by kind; negative where they reduce the balance. */
  movements: { kind: LedgerKindName; amount: number; entries: number }[];
};

/** A closed day, in Singapore. It never changes. */
export type LedgerClosing = {
  /** YYYY-MM-DD */
  day: string;
  /** ISO 8601, UTC */
  closedAt: string;
  entries: number;
  /** Of these, those of earlier days: they were committed after those days were closed. */
  lateEntries: number;
  accounts: ClosedAccount[];
};

/** GET /operator/ledger/closing: latest first. */
export type LedgerClosings = Page<LedgerClosing>;
