import type { VendorStatus } from "@/contracts/identity/vendor-account";

/** The side that changes a vendor's status. */
export type VendorStatusActor = "operator" | "vendor";

type Transition = {
  from: readonly VendorStatus[];
  to: VendorStatus;
  by: VendorStatusActor;
  /** True when the vendor must be given a reason. */
  reason: boolean;
};

/**
 * The life of a vendor as data: only an approved one is shown and sells; a suspended one still fulfils its open orders;
 * a rejected one stays rejected, and a closed one closed.
 */
export const VENDOR_TRANSITIONS = {
  approve: { from: ["pending", "changes_requested"], to: "approved", by: "operator", reason: false },
  requestChanges: { from: ["pending"], to: "changes_requested", by: "operator", reason: true },
  resubmit: { from: ["changes_requested"], to: "pending", by: "vendor", reason: false },
  reject: { from: ["pending", "changes_requested"], to: "rejected", by: "operator", reason: true },
  suspend: { from: ["approved"], to: "suspended", by: "operator", reason: true },
  reinstate: { from: ["suspended"], to: "approved", by: "operator", reason: false },
  /** It sells nothing any more and has no open order. Two operators decide. */
  close: { from: ["approved", "suspended"], to: "closed", by: "operator", reason: true },
} as const satisfies Record<string, Transition>;
export type VendorTransition = keyof typeof VENDOR_TRANSITIONS;
export type OperatorVendorTransition = Exclude<VendorTransition, "resubmit" | "close">;
export const OPERATOR_VENDOR_TRANSITIONS = [
  "approve",
  "requestChanges",
  "reject",
  "suspend",
  "reinstate",
] as const satisfies readonly OperatorVendorTransition[];

/** Returns the status after `transition`, or null when `actor` may not take it from `status`. */
export function nextVendorStatus(
  status: VendorStatus,
  transition: VendorTransition,
  actor: VendorStatusActor,
): VendorStatus | null {
  const { from, to, by }: Transition = VENDOR_TRANSITIONS[transition];
  return from.includes(status) && by === actor ? to : null;
}

/** Returns the transitions that `actor` may apply to a vendor with this status. */
export function vendorTransitionsFor(status: VendorStatus, actor: VendorStatusActor): VendorTransition[] {
  return (Object.keys(VENDOR_TRANSITIONS) as VendorTransition[]).filter(
    (transition) => nextVendorStatus(status, transition, actor) !== null,
  );
}

export const VENDOR_STATUS_LABELS: Record<VendorStatus, string> = {
  pending: "waiting for approval",
  approved: "approved",
  suspended: "suspended",
  changes_requested: "asked for changes",
  rejected: "rejected",
  closed: "closed",
};
