import { ORDER_STATES } from "@/contracts/sale/order/order-process";
import type { VendorOrderListQuery } from "@/contracts/sale/order/order.schema";
import { ISSUE_LABEL, STATE_LABELS } from "../order-labels";

/** A vendor never sees an order before its first payment. */
const FILTER_STATES = ORDER_STATES.filter((state) => state !== "awaiting_payment");
/** No state of the process, but one that a vendor looks for. */
const ISSUE = "issue";

export const FILTER_OPTIONS = [
  ...FILTER_STATES.map((state) => ({ value: state as string, label: STATE_LABELS[state] })),
  { value: ISSUE, label: ISSUE_LABEL },
];

/** Returns the query parameters for the filter in the address; empty for all orders. */
export function readStateFilter(value: string): Partial<Pick<VendorOrderListQuery, "state" | "hasIssue">> {
  if (value === ISSUE) return { hasIssue: true };
  const state = FILTER_STATES.find((each) => each === value);
  return state ? { state } : {};
}
