export { countOpenOrders, forgetOrders, ownOrders } from "./repo/own";
export { connectOrderHooks, orderHooks, type OrderHooks } from "./rules/hooks";
export type { MilestoneShare } from "./rules/allot";
export { lockOrder, lockOrders, type OrderRow, subtractRefunded } from "./repo/change";
export { findOrderOf } from "./repo/read";
export {
  type DueMilestone,
  firstMilestonesDue,
  lockCheckout,
  orderOfMilestone,
  unpaidMilestones,
  unpaidOrderIds,
} from "./repo/unpaid";
export { abandonUnpaidOrders, closeUnpaidOrder, expireUnansweredOrders } from "./service/cancel";
export { completeByOperator, completeDeliveredOrders, deliverSilentOrders } from "./service/complete";
export { readDeliveryQuestion } from "./service/delivery";
export { receivePayment } from "./service/payment";
export {
  type CoupleMessage,
  coupleMessagesOf,
  type VendorMessage,
  vendorMessageOf,
  vendorMessagesOf,
} from "./service/mail";
export { setOrderHandler } from "./service/handler";
export { extendAnswer } from "./service/extend";
export { isHiddenFromVendor, noSuchOrder, readCustomerOrder, readVendorOrder } from "./service/read";
export { confirmRefund, noteEvent } from "./service/transition";
export {
  claimReminders,
  customersToRemind,
  lockNudge,
  markNudged,
  type RemindedMilestone,
  type ReminderKind,
} from "./repo/remind";
export { warnOfUnpaidOrders } from "./service/warn";
export { orderedDiscount } from "./rules/build-order";
export { presentOrderedAddOns } from "./rules/present";
export { itemsOf, milestonesOf } from "./repo/read";
export { type Revision, reviseOrder } from "./service/revise";
export { cancelHeldOrder, holdOrder, resumeOrder } from "./service/under-cancellation";
export { documentsOf } from "./rules/documents-link";
