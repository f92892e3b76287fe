/**
 * `payment`: received before the invoice, for its sum. `invoice`: the rest of the sale. `change`: an invoice after a change
 * of the order, for the difference. `credit`: a credit note, or the refund of a payment that was never invoiced.
 */
export type TaxPointKind = "payment" | "invoice" | "change" | "credit";

export const TAX_POINT_LABELS: Record<TaxPointKind, string> = {
  payment: "Payment before invoice",
  invoice: "Invoice",
  change: "Changed invoice",
  credit: "Credit note",
};

/** What a day adds to a vendor's taxable sales, or takes off them. Amounts in dollars. */
export type TaxPoint = {
  /** The id of the document that makes it. */
  id: string;
  kind: TaxPointKind;
  documentNumber: string;
  orderId: string;
  orderNumber: string;
  customerName: string;
  /** `YYYY-MM-DD` in Singapore. */
  date: string;
  beforeGst: number;
  gst: number;
  total: number;
};

/** The longest period that is listed at once, in months. */
export const TAX_MONTHS_MAX = 12;

/** A vendor's tax points of some months, oldest first, with their sums. */
export type TaxPoints = {
  /** `YYYY-MM` */
  from: string;
  to: string;
  gstRegistered: boolean;
  points: TaxPoint[];
  beforeGst: number;
  gst: number;
  total: number;
};
