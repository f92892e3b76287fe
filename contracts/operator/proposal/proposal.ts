import type { Page } from "@/contracts/envelope";
import type { Cents } from "@/lib/money";

/** The most that an operator may refund of an order alone, in cents. A larger total needs a second operator. */
export const FOUR_EYES_CENTS: Cents = 500_000;

/** The acts that may need a second operator's confirmation, with their labels. */
export const PROPOSAL_LABELS = {
  "order.cancel": "Cancel and refund",
  "order.refund": "Refund",
  "order.rule": "Decide on the refund",
  "vendor.close": "Close the vendor",
} as const;
export type ProposalKind = keyof typeof PROPOSAL_LABELS;

export const PROPOSAL_STATES = ["open", "confirmed", "declined"] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** An operator's request that a second one confirms or declines. */
export type OperatorProposal = {
  _id: string;
  kind: ProposalKind;
  subjectId: string;
  subject: string;
  /** In dollars. */
  amount: number;
  reason: string;
  state: ProposalState;
  /** `operator:<email>` */
  proposedBy: string;
  /** ISO 8601, UTC */
  at: string;
  decidedBy: string | null;
  /** The caller asked for it, and so can’t confirm it. */
  isOwn: boolean;
};
export type OperatorProposals = Page<OperatorProposal>;
