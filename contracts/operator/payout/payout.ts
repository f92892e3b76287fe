import type { Page } from "@/contracts/envelope";
import type { VendorStatus } from "@/contracts/identity/vendor-account";

/** `held` by an operator, `failed` at the processor, `unready` without an account that can be paid, `due` otherwise. */
export const PAYOUT_TROUBLES = ["held", "failed", "unready", "due"] as const;
export type PayoutTrouble = (typeof PAYOUT_TROUBLES)[number];

export const PAYOUT_TROUBLE_LABELS: Readonly<Record<PayoutTrouble, string>> = {
  held: "On hold",
  failed: "Failed",
  unready: "No account",
  due: "Next run",
};

/** A vendor with earnings that are not paid out, or whose payouts are on hold. Amounts in dollars. */
export type OperatorPayout = {
  /** The vendor. */
  _id: string;
  vendorName: string;
  status: VendorStatus;
  trouble: PayoutTrouble;
  /** Earned by ended orders and not paid out. */
  earned: number;
  hold: { reason: string; since: string } | null;
  /** The latest payout, if it failed. */
  failure: { payoutNumber: string; amount: number; why: string; at: string } | null;
  /** When the oldest of the earnings was made; ISO 8601, UTC. */
  since: string | null;
};
export type OperatorPayouts = Page<OperatorPayout>;

export const PAYOUT_ACTS = ["hold", "release", "retry"] as const;
export type PayoutAct = (typeof PAYOUT_ACTS)[number];
