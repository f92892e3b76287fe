import type { Page } from "@/contracts/envelope";
import type { VendorStatus } from "@/contracts/identity/vendor-account";
import type { OrderState } from "@/contracts/sale/order/order-process";
import type { OperatorProposal } from "../proposal/proposal";

/** A product of another vendor that could serve instead. `price` in dollars on the order’s day, all-in. */
export type AlternativeVendor = {
  vendorId: string;
  vendorName: string;
  vendorSlug: string;
  productTitle: string;
  productSlug: string;
  price: number;
  priceMetric: string;
};

/** An open order of a vendor that closes. */
export type ClosingOrder = {
  _id: string;
  orderNumber: string;
  customerName: string;
  /** `YYYY-MM-DD` */
  eventDate: string | null;
  state: OrderState;
  /** What the couple gets back, in dollars. */
  refund: number;
  /** Up to three that are free on the day, within a fifth of the price. */
  alternatives: AlternativeVendor[];
};

/** GET /operator/vendor/{id}/closing: what closing the vendor ends, or what is still to be ended of a closed one. */
export type VendorClosing = {
  _id: string;
  vendorName: string;
  status: VendorStatus;
  /** It is approved or suspended, and nobody has asked for it yet. */
  mayClose: boolean;
  /** What couples get back in all, in dollars. */
  refundTotal: number;
  offers: number;
  appointments: number;
  /** Orders that the couple confirmed as delivered, which stay as they are. */
  delivered: number;
  /** Earned and not paid out yet, in dollars. */
  earned: number;
  proposals: OperatorProposal[];
  orders: Page<ClosingOrder>;
};
