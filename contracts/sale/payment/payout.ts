import type { Page } from "@/contracts/envelope";

export const PAYOUT_STATES = ["on_its_way", "paid", "failed"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const PAYOUT_STATE_LABELS: Record<PayoutState, string> = {
  on_its_way: "On its way",
  paid: "Paid",
  failed: "Failed",
};

/** `earning`: an order has ended. `clawback`: a later refund. `adjustment`: vouchers of the vendor's own. */
export type PayoutLineKind = "earning" | "clawback" | "adjustment";

export const PAYOUT_LINE_LABELS: Record<PayoutLineKind, string> = {
  earning: "Sale",
  clawback: "Refund after payout",
  adjustment: "Your own vouchers",
};

/** `held`: paid by the couple and held until the order ends. `earned`: part of the next payout. */
export const SALE_STATES = ["held", "earned", "on_its_way", "paid"] as const;
export type SaleState = (typeof SALE_STATES)[number];

export const SALE_STATE_LABELS: Record<SaleState, string> = {
  held: "Held until completed",
  earned: "Earned",
  on_its_way: "On its way",
  paid: "Paid out",
};

/** Couples' payments, including GST, and their parts. In dollars; `gst` is 0 for a vendor that isn't registered. */
export type GrossParts = {
  gross: number;
  beforeGst: number;
  gst: number;
};

/** A sale with the vendor's earnings. Amounts in dollars. */
export type PayoutSale = GrossParts & {
  orderId: string;
  orderNumber: string;
  customerName: string;
  eventDate: string | null;
  state: SaleState;
  /**
   * `gross` is what the couple paid and did not get back, plus the part of a coupon that Sayang pays. While held: as if
   * the order ended now.
   */
  commission: number;
  /** Deducted for refunds or for the vendor's own vouchers; never positive. */
  adjustments: number;
  net: number;
  /** In percent, as agreed at purchase. */
  commissionRate: number;
  payoutNumber: string | null;
  payoutId: string | null;
};
export type PayoutSalePage = Page<PayoutSale>;

/** The parts are the sums over its lines. */
export type PayoutSummary = GrossParts & {
  id: string;
  _id: string;
  payoutNumber: string;
  state: PayoutState;
  amount: number;
  saleCount: number;
  /** ISO 8601, UTC */
  createdAt: string;
  paidAt: string | null;
  failure: string | null;
};
export type PayoutPage = Page<PayoutSummary>;

/** A line of a payout or of a statement. Amounts in dollars. */
export type PayoutLine = GrossParts & {
  id: string;
  kind: PayoutLineKind;
  orderId: string;
  orderNumber: string;
  /** Empty for an order that got no payment beyond a voucher, which the vendor never sees. */
  customerName: string;
  commission: number;
  net: number;
  /** Deducted only when the order ends, together with its earning. */
  waits: boolean;
  createdAt: string;
};
export type PayoutDetail = PayoutSummary & { lines: PayoutLine[] };

/** The state of a vendor's account with the card processor that pays it. */
export type ConnectState = {
  gateway: "sandbox" | "stripe";
  connected: boolean;
  payoutsEnabled: boolean;
  /** The information that the processor still requires. */
  requirements: string[];
};

/** Amounts in dollars. */
export type PayoutOverview = {
  held: number;
  earned: number;
  onItsWay: number;
  paid: number;
  /** In percent, for orders placed from now on. */
  commissionRate: number;
  /** The day of the next payout run, in Singapore. */
  nextRun: string;
  gstRegistered: boolean;
  connect: ConnectState;
  /** Why an operator put its payouts on hold; null otherwise. */
  holdReason: string | null;
};

/** One month of a vendor's account, in Singapore. Amounts in dollars. */
export type PayoutStatement = GrossParts & {
  /** `YYYY-MM` */
  month: string;
  opening: number;
  lines: PayoutLine[];
  payouts: PayoutSummary[];
  /** Summed over the month's lines, like `gross` and its parts. */
  commission: number;
  net: number;
  paidOut: number;
  closing: number;
};

/** GET /vendor/connect-with-stripe: the address of the processor's page, as the envelope's `data.data`. */
export type ConnectLink = { data: string };

/** `PO-000012` */
export function payoutNumberOf(number: number): string {
  return `PO-${String(number).padStart(6, "0")}`;
}
