import type { Page } from "@/contracts/envelope";
import type { OperatorAct } from "@/contracts/identity/operator/operator-act";
import type { SaleDocument } from "@/contracts/sale/document";
import type { DisputeState } from "@/contracts/sale/dispute";
import type { CancellationDetails } from "@/contracts/sale/order/cancellation-details";
import type { OrderDetail } from "@/contracts/sale/order/order";
import type { OrderState } from "@/contracts/sale/order/order-process";
import type { OperatorProposal } from "../proposal/proposal";

/** An operator's decisions on an order, in the order of the buttons. */
export const ORDER_DECISIONS = ["rule", "dismiss", "extend", "complete", "refund", "cancel"] as const;
export type OrderDecision = (typeof ORDER_DECISIONS)[number];

/** A row of GET /operator/order. Amounts in dollars. */
export type OperatorOrderRow = {
  _id: string;
  orderNumber: string;
  state: OrderState;
  customerName: string;
  email: string;
  vendorName: string;
  /** YYYY-MM-DD */
  eventDate: string | null;
  orderValue: number;
  paid: number;
  refunded: number;
  /** A bank has taken back a payment and has not decided yet. */
  isDisputed: boolean;
  /** ISO 8601, UTC */
  placedAt: string;
};
export type OperatorOrders = Page<OperatorOrderRow>;

/** A charge’s part in the order. Amounts in dollars. */
export type OperatorCharge = {
  _id: string;
  gateway: string;
  /** The processor’s id of the charge. */
  chargeRef: string;
  method: string | null;
  amount: number;
  /** ISO 8601, UTC */
  paidAt: string;
};

export type OperatorRefund = {
  _id: string;
  amount: number;
  reason: string;
  state: "on_its_way" | "paid" | "failed" | "withdrawn";
  failure: string | null;
  /** ISO 8601, UTC */
  at: string;
};

/** A bank’s dispute of a charge, with the order’s part in it. */
export type OperatorOrderDispute = {
  _id: string;
  amount: number;
  reason: string;
  state: DisputeState;
  /** ISO 8601, UTC */
  openedAt: string;
};

/** GET /operator/order/{id}: what both sides see, and what only Sayang does. */
export type OperatorOrder = {
  order: OrderDetail;
  email: string;
  documents: SaleDocument[];
  /** The latest request to cancel. */
  cancellation: CancellationDetails | null;
  charges: OperatorCharge[];
  refunds: OperatorRefund[];
  disputes: OperatorOrderDispute[];
  /** In dollars. */
  refundable: number;
  decisions: OrderDecision[];
  /** Proposals that wait for a second operator. */
  proposals: OperatorProposal[];
  /** The operators' actions, newest first. */
  acts: OperatorAct[];
};

/** POST /operator/order/{id}/decision. `proposed`: a second operator has to confirm it first. */
export type OperatorOrderDecision = { outcome: "done" | "proposed"; order: OperatorOrder };
