import type {
  CancellationActor,
  CancellationEventKind,
  CancellationFileKind,
  CancellationParty,
  CancellationState,
  CancellationTransition,
  RefundMethod,
} from "./cancellation";

/** Where a refund goes: back to the card, back onto the voucher, or into new store credit. In dollars. */
export type RefundParts = { total: number; card: number; voucher: number; credit: number };

/**
 * Why a refund is what it is. `not_accepted`: the vendor hasn't accepted the order. `vendor_cancels`: a full refund.
 * `no_date`: no day is fixed, so the best tier counts. `tier` and `below_tiers`: by the days before the event.
 */
export type RefundBasis = "not_accepted" | "vendor_cancels" | "no_date" | "tier" | "below_tiers";

/** One tier of the policy; `amount` is what it gives back of what is paid today. */
export type RefundTierView = {
  /** 0 for the last one, which gives nothing. */
  daysBefore: number;
  percent: number;
  amount: number;
  /** The last day of the tier (`YYYY-MM-DD`); null while no day is fixed. */
  until: string | null;
  isCurrent: boolean;
};

/** The refund that cancelling now would bring, to a party or from it. Amounts in dollars. */
export type CancellationPreview = {
  orderId: string;
  orderNumber: string;
  /** False when the order can't be cancelled now; `refusal` says why. */
  allowed: boolean;
  refusal: string;
  /** Paid and not refunded, and not taken back by a bank. */
  paid: number;
  /** Taken back by the couple's bank in a dispute and not returned since. It isn't refunded again. */
  disputed: number;
  /** Paid with a voucher or store credit, and not given back. */
  paidByVoucher: number;
  basis: RefundBasis;
  percent: number;
  eventDate: string | null;
  /** Whole days from today to the event; negative after it. */
  daysBefore: number | null;
  amount: number;
  /** The vendor's share. */
  kept: number;
  tiers: RefundTierView[];
  byMethod: Record<RefundMethod, RefundParts>;
};

export type CancellationFileView = {
  id: string;
  kind: CancellationFileKind;
  actor: CancellationActor;
  name: string;
  mime: string;
  bytes: number;
  createdAt: string;
};

export type CancellationEventView = {
  kind: CancellationEventKind;
  actor: CancellationActor;
  note: string;
  at: string;
};

/** The latest request to cancel an order. Amounts in dollars, instants in ISO 8601 UTC. */
export type CancellationDetails = {
  id: string;
  _id: string;
  orderId: string;
  orderNumber: string;
  state: CancellationState;
  requestedBy: CancellationParty;
  reason: string;
  reasonDetails: string;
  refundMethod: RefundMethod;
  customerComments: string;
  vendorComments: string;
  /** Paid by the couple, less refunds, when it was requested. */
  paid: number;
  policyPercent: number;
  policyAmount: number;
  /** The refund that the vendor or an operator offered; null until then. */
  offered: number | null;
  /** The refund at the amount offered, or at the policy's until then. */
  refund: RefundParts;
  /** The vendor's share. */
  kept: number;
  /** Items to hand back before the refund; empty for none. */
  needsReturn: string;
  itemsReceivedReferenceNo: string;
  itemsReceivedOn: string | null;
  /** When the state changes by itself, and by which transition. */
  dueAt: string | null;
  onDue: CancellationTransition | null;
  /** The earliest time at which the couple can remind the vendor; null when it can't now. */
  nudgeAt: string | null;
  /** The reader's possible steps now. */
  actions: CancellationTransition[];
  files: CancellationFileView[];
  history: CancellationEventView[];
  createdAt: string;
  closedAt: string | null;
};

/** The answer of a nudge: whether a mail went out, and when the next one may. */
export type CancellationNudge = { sent: boolean; nextNudgeAt: string };
