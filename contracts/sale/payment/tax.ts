/**
 * `payment`: received before the invoice, for its amount. `invoice`: the rest of the sale. `change`: an invoice after
 * an order change, for the difference. `credit`: a credit note, or the refund of a payment that was never invoiced.
 */
export type TaxPointKind = "payment" | "invoice" | "change" | "credit";

export const TAX_POINT_LABELS: Record<TaxPointKind, string> = {
  payment: "Payment before invoice",
  invoice: "Invoice",
  change: "Changed invoice",
  credit: "Credit note",
};

/** An addition to a vendor's taxable sales on a day, or a deduction. Amounts in dollars. */
export type TaxPoint = {
  /** The id of its document. */
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

/** The longest period that can be listed at once, in months. */
export const TAX_MONTHS_MAX = 12;

/** A vendor's tax points in a range of months, oldest first, with their sums. */
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
