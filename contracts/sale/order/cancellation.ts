import { PICTURE_ACCEPT } from "@/contracts/pictures";

/**
 * The life cycle of a cancellation request as data: screens ask which buttons to show, services ask what is allowed.
 * docs/processes.md is drawn from it.
 */
export const CANCELLATION_STATES = [
  "requested_by_user",
  "requested_by_vendor",
  "refund_offered",
  "refund_agreed",
  "refund_contested",
  "operator_review",
  "return_pending",
  "items_received",
  "refund_due",
  "refunded",
  "rejected_by_vendor",
  "withdrawn",
] as const;
export type CancellationState = (typeof CANCELLATION_STATES)[number];

export const CANCELLATION_PARTIES = ["customer", "vendor"] as const;
export type CancellationParty = (typeof CANCELLATION_PARTIES)[number];
export type CancellationActor = CancellationParty | "operator" | "system";

/** The initial state of a request, by the party that makes it. */
export const CANCELLATION_STARTS = {
  customer: "requested_by_user",
  vendor: "requested_by_vendor",
} as const satisfies Record<CancellationParty, CancellationState>;

type Transition = {
  from: readonly CancellationState[];
  to: CancellationState;
  by: readonly CancellationActor[];
};

export const CANCELLATION_TRANSITIONS = {
  /** The vendor hasn't accepted the order yet, so everything is refunded at once. */
  grant: { from: ["requested_by_user"], to: "refund_agreed", by: ["system"] },
  /** The policy's amount or more. An open or contested offer can be raised. */
  offer: {
    from: ["requested_by_user", "refund_offered", "refund_contested"],
    to: "refund_offered",
    by: ["vendor"],
  },
  /** The vendor did not respond: the policy's amount is offered. */
  lapse: { from: ["requested_by_user"], to: "refund_offered", by: ["system"] },
  reject: { from: ["requested_by_user"], to: "rejected_by_vendor", by: ["vendor"] },
  /** Automatically when the couple did not respond. */
  agree: {
    from: ["refund_offered", "requested_by_vendor"],
    to: "refund_agreed",
    by: ["customer", "system"],
  },
  contest: {
    from: ["refund_offered", "requested_by_vendor", "rejected_by_vendor"],
    to: "refund_contested",
    by: ["customer"],
  },
  /** The vendor stands by its offer. */
  standBy: { from: ["refund_contested"], to: "operator_review", by: ["vendor"] },
  escalate: {
    from: ["refund_contested", "return_pending"],
    to: "operator_review",
    by: ["system", "operator"],
  },
  /** The vendor says that the items did not come back. */
  disputeReturn: { from: ["return_pending"], to: "operator_review", by: ["vendor"] },
  /** Usually of a contested request; Sayang may also cancel an order by itself. */
  rule: {
    from: [
      "requested_by_user",
      "requested_by_vendor",
      "refund_offered",
      "refund_contested",
      "operator_review",
      "return_pending",
    ],
    to: "refund_agreed",
    by: ["operator"],
  },
  dismiss: { from: ["refund_contested", "operator_review"], to: "rejected_by_vendor", by: ["operator"] },
  awaitReturn: { from: ["refund_agreed"], to: "return_pending", by: ["system"] },
  /** The couple says that the items are on their way back. */
  sendBack: { from: ["return_pending"], to: "return_pending", by: ["customer"] },
  receive: { from: ["return_pending"], to: "items_received", by: ["vendor", "system"] },
  /** The order ends here; the refund is on its way. */
  release: { from: ["refund_agreed", "items_received"], to: "refund_due", by: ["system"] },
  refund: { from: ["refund_due"], to: "refunded", by: ["system"] },
  /** The card's bank returned a refund that had been paid: it is due again. */
  reverseRefund: { from: ["refunded"], to: "refund_due", by: ["system"] },
  /** By the party that asked. */
  withdraw: {
    from: [
      "requested_by_user",
      "requested_by_vendor",
      "refund_offered",
      "refund_contested",
      "operator_review",
    ],
    to: "withdrawn",
    by: ["customer", "vendor"],
  },
} as const satisfies Record<string, Transition>;
export type CancellationTransition = keyof typeof CANCELLATION_TRANSITIONS;

/** Returns the state after `transition`, or null when `actor` may not take it from `state`. */
export function nextCancellationState(
  state: CancellationState,
  transition: CancellationTransition,
  actor: CancellationActor,
): CancellationState | null {
  const { from, to, by }: Transition = CANCELLATION_TRANSITIONS[transition];
  return from.includes(state) && by.includes(actor) ? to : null;
}

/**
 * The states in which a request is closed. A rejected one can still be contested, and a bank can still return a refund.
 */
export const CLOSED_CANCELLATION_STATES = ["refunded", "rejected_by_vendor", "withdrawn"] as const;

export function isCancellationClosed(state: CancellationState): boolean {
  return (CLOSED_CANCELLATION_STATES as readonly CancellationState[]).includes(state);
}

/** Returns the transitions that a party may take, which are the buttons to show. Only the requester can withdraw. */
export function cancellationTransitionsFor(
  { state, requestedBy }: { state: CancellationState; requestedBy: CancellationParty },
  party: CancellationParty,
): CancellationTransition[] {
  return (Object.keys(CANCELLATION_TRANSITIONS) as CancellationTransition[]).filter(
    (transition) =>
      nextCancellationState(state, transition, party) !== null &&
      (transition !== "withdraw" || requestedBy === party) &&
      // When the vendor cancels, the refund is full already and can't be raised.
      (transition !== "offer" || requestedBy === "customer"),
  );
}

/** The transition that is taken automatically when a state lasts too long. */
export const CANCELLATION_TIMERS = {
  requested_by_user: { days: 7, then: "lapse" },
  requested_by_vendor: { days: 14, then: "agree" },
  refund_offered: { days: 14, then: "agree" },
  refund_contested: { days: 3, then: "escalate" },
  return_pending: { days: 30, then: "escalate" },
} as const satisfies Partial<Record<CancellationState, { days: number; then: CancellationTransition }>>;

/** Days in which the vendor can object after the couple has reported that the items are back. */
export const RECEIPT_DAYS = 7;
export const NUDGE_HOURS = 24;

/** The states in which the couple can remind the vendor. */
export const NUDGE_STATES: readonly CancellationState[] = [
  "requested_by_user",
  "refund_contested",
  "return_pending",
];

export type CancellationEventKind = "requested" | "nudge" | "creditNote" | CancellationTransition;
export type CancellationFileKind = "attachment" | "credit_note" | "proof";

export const REFUND_METHODS = ["voucher", "original"] as const;
export type RefundMethod = (typeof REFUND_METHODS)[number];

export const CANCELLATION_TEXT_MAX = 2000;
export const CANCELLATION_FILES_MAX = 5;
export const CANCELLATION_FILE_BYTES = 10 * 1024 * 1024;
export const CANCELLATION_FILE_ACCEPT = `.pdf,.doc,.docx,.txt,${PICTURE_ACCEPT}`;
export const CANCELLATION_FILE_REFUSED =
  "Attach a PDF, Word document, text file or picture (JPEG, PNG, GIF, WebP, AVIF, HEIC, TIFF, BMP)";
/** The API contract's message when a vendor's answer fails. */
export const CANCELLATION_FAILED = "Error occured please try again!";

/** Suggested reasons; the API accepts any text. */
export const CANCELLATION_REASONS: Record<CancellationParty, readonly string[]> = {
  customer: [
    "Our date has moved",
    "The wedding is called off",
    "We found another vendor",
    "It no longer fits our budget",
    "The vendor isn't doing what was agreed",
    "Something else",
  ],
  vendor: [
    "We're not available on that day",
    "We can't deliver what was ordered",
    "The couple has missed a payment",
    "We're closing",
    "Something else",
  ],
};
