import type {
  CancellationActor,
  CancellationEventKind,
  CancellationFileKind,
  CancellationParty,
  CancellationState,
  CancellationTransition,
  RefundMethod,
} from "./cancellation";

/** Where a refund goes: to the card, to the voucher, or into new store credit. In dollars. */
export type RefundParts = { total: number; card: number; voucher: number; credit: number };

/**
 * The rule behind a refund. `not_accepted`: the vendor hasn't accepted the order. `vendor_cancels`: a full refund.
 * `no_date`: no day is set, so the best tier applies. `tier` and `below_tiers`: by the days before the event.
 */
export type RefundBasis = "not_accepted" | "vendor_cancels" | "no_date" | "tier" | "below_tiers";

/** A tier of the policy; `amount` is what it refunds of the payments so far. */
export type RefundTierView = {
  /** 0 for the last tier, which refunds nothing. */
  daysBefore: number;
  percent: number;
  amount: number;
  /** The last day of the tier (`YYYY-MM-DD`); null while no day is set. */
  until: string | null;
  isCurrent: boolean;
};

/** The refund if the order were cancelled now by this party. Amounts in dollars. */
export type CancellationPreview = {
  orderId: string;
  orderNumber: string;
  /** False when the order can't be cancelled now; `refusal` explains why. */
  allowed: boolean;
  refusal: string;
  /** Paid, less refunds and amounts taken back by a bank. */
  paid: number;
  /** Taken back by the couple's bank in a dispute and not returned since. It is not refunded a second time. */
  disputed: number;
  /** Paid with a voucher or store credit and not returned. */
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

/** The latest cancellation request for an order. Amounts in dollars, instants in ISO 8601 UTC. */
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
  /** Payments less refunds at the time of the request. */
  paid: number;
  policyPercent: number;
  policyAmount: number;
  /** The refund that the vendor or an operator offered; null until then. */
  offered: number | null;
  /** The refund at the amount offered, or at the policy's amount until then. */
  refund: RefundParts;
  /** The vendor's share. */
  kept: number;
  /** Items to return before the refund; "" for none. */
  needsReturn: string;
  itemsReceivedReferenceNo: string;
  itemsReceivedOn: string | null;
  /** When the state changes automatically, and by which transition. */
  dueAt: string | null;
  onDue: CancellationTransition | null;
  /** The earliest time at which the couple can remind the vendor; null when they can't. */
  nudgeAt: string | null;
  /** The transitions that the reader can take now. */
  actions: CancellationTransition[];
  files: CancellationFileView[];
  history: CancellationEventView[];
  createdAt: string;
  closedAt: string | null;
};

/** The response to a nudge: whether a mail was sent, and when the next one is possible. */
export type CancellationNudge = { sent: boolean; nextNudgeAt: string };
