export { cancellationRefunded, divideWonBack } from "./service-end";
export { cancellationRefundReversed } from "./service-reversal";
export {
  dismissCancellation,
  findCancellation,
  listDisputedCancellations,
  refundAsOperator,
  ruleCancellation,
} from "./service-operator";
export { cancelOrdersOfClosed } from "./service-close";
export { readCancellationFile } from "./service-files";
export { moveOverdueCancellations } from "./service-timers";
