import type { Page } from "@/contracts/envelope";

export const PAYOUT_STATES = ["on_its_way", "paid", "failed"] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const PAYOUT_STATE_LABELS: Record<PayoutState, string> = {
  on_its_way: "On its way",
  paid: "Paid",
  failed: "Failed",
};

/** `earning`: an order has ended. `clawback`: a refund after that. `adjustment`: vouchers of the vendor's own. */
export type PayoutLineKind = "earning" | "clawback" | "adjustment";

export const PAYOUT_LINE_LABELS: Record<PayoutLineKind, string> = {
  earning: "Sale",
  clawback: "Refund after payout",
  adjustment: "Your own vouchers",
};

/** `held`: paid by the couple and kept until the order ends. `earned`: goes out with the next payout. */
export const SALE_STATES = ["held", "earned", "on_its_way", "paid"] as const;
export type SaleState = (typeof SALE_STATES)[number];

export const SALE_STATE_LABELS: Record<SaleState, string> = {
  held: "Held until completed",
  earned: "Earned",
  on_its_way: "On its way",
  paid: "Paid out",
};

/** What couples paid, GST included, and its parts. In dollars; `gst` is 0 for a vendor that isn't registered for it. */
export type GrossParts = {
  gross: number;
  beforeGst: number;
  gst: number;
};

/** One sale as the vendor is paid for it. Amounts in dollars. */
export type PayoutSale = GrossParts & {
  orderId: string;
  orderNumber: string;
  customerName: string;
  eventDate: string | null;
  state: SaleState;
  /** `gross` is what the couple paid that was not given back, and a coupon's part that Sayang pays. While held: as it would be if the order ended now. */
  commission: number;
  /** Taken back by refunds, or paid by the vendor's own vouchers; never positive. */
  adjustments: number;
  net: number;
  /** In percent, as agreed at purchase. */
  commissionRate: number;
  payoutNumber: string | null;
  payoutId: string | null;
};
export type PayoutSalePage = Page<PayoutSale>;

/** The parts are those of its lines. */
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
  /** Empty for an order that was never paid for beyond a voucher: the vendor doesn't see it. */
  customerName: string;
  commission: number;
  net: number;
  /** Comes off when the order ends, with what it earns. */
  waits: boolean;
  createdAt: string;
};
export type PayoutDetail = PayoutSummary & { lines: PayoutLine[] };

/** Where a vendor stands with the card processor that pays it. */
export type ConnectState = {
  gateway: "sandbox" | "stripe";
  connected: boolean;
  payoutsEnabled: boolean;
  /** Questions that the processor still has. */
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
  /** The day (Singapore) of the next payout run. */
  nextRun: string;
  gstRegistered: boolean;
  connect: ConnectState;
};

/** One month (Singapore) of a vendor's account. Amounts in dollars. */
export type PayoutStatement = GrossParts & {
  /** `YYYY-MM` */
  month: string;
  opening: number;
  lines: PayoutLine[];
  payouts: PayoutSummary[];
  /** Of the month's lines, like `gross` and its parts. */
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
