import type { Page } from "@/contracts/envelope";
import type { OperatorRight } from "@/contracts/identity/operator/operator";

type Kind = { label: string; right: OperatorRight };

/** Kinds of results of the console's search, in their order, with the right that is needed to see them. */
export const FOUND_KINDS = {
  order: { label: "Order", right: "orders" },
  payment: { label: "Payment", right: "orders" },
  ticket: { label: "Ticket", right: "people" },
  person: { label: "Person", right: "people" },
  vendor: { label: "Vendor", right: "vendors" },
} as const satisfies Record<string, Kind>;
export type FoundKind = keyof typeof FOUND_KINDS;

export type Found = {
  kind: FoundKind;
  _id: string;
  title: string;
  /** Distinguishes it from similar results. */
  line: string;
  /** The couple of an order, a payment or a ticket, and the person itself; null for vendors and guests. */
  personId: string | null;
};
/** GET /operator/search */
export type FoundPage = Page<Found>;
