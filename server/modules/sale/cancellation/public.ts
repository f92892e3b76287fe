export { waitingCancellations } from "./case/repo";
export { cancellationRefunded, divideWonBack } from "./service-end";
export { cancellationRefundReversed } from "./service-reversal";
export {
  cancelWithRefund,
  dismissCancellation,
  dismissOpen,
  endOrderOfClosed,
  findCancellation,
  listDisputedCancellations,
  refundableCents,
  refundAsOperator,
  refundEnded,
  ruleCancellation,
  ruleOpen,
} from "./service-operator";
export { cancelOrdersOfClosed } from "./service-close";
export { readAnyCancellation } from "./service-read";
export { readCancellationFile } from "./service-files";
export { moveOverdueCancellations } from "./service-timers";
