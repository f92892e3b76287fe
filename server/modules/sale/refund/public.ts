export { connectRefundHooks, type RefundedOrder, type RefundHooks } from "./hooks";
export { cardRefunds, countOpenRefunds, type FailedRefund, listFailedRefunds, sentShares } from "./repo";
export { retryRefund } from "./service-dispatch";
export { returnOverpayment } from "./service-overpayment";
export { committedBeside, heldOf, pendingRefundCents, refundableOf } from "./service-left";
export {
  type RefundedParts,
  refundOrder,
  type RefundTerms,
  scheduleRefund,
  scheduleVoucherRefund,
} from "./service-schedule";
export { refuseRefund, settleRefund } from "./service-settle";
export { lockUnsentVoucherRefunds, sendHeldRefunds, withdraw, withdrawRefunds } from "./service-withdraw";
export { type Refundable, splitRefund } from "./split";
export type { RefundSubject, VoucherRefund } from "./subject";
