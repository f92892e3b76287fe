import { ORDER_STATES, type OrderState } from "@/contracts/sale/order/order-process";
import { STATE_LABELS } from "../order-labels";

/** A vendor never sees an order before its first payment. */
export const FILTER_STATES = ORDER_STATES.filter((state) => state !== "awaiting_payment");

export const FILTER_OPTIONS = FILTER_STATES.map((state) => ({ value: state, label: STATE_LABELS[state] }));

/** The state that an address names, or undefined for all. */
export function readStateFilter(value: string): OrderState | undefined {
  return FILTER_STATES.find((state) => state === value);
}
