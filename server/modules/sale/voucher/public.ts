export { connectVoucherHooks } from "./hooks";
export { forgetWallet, ownWallet } from "./repo/wallet";
export { giftExpiry, lastDayOf } from "./life";
export {
  findSpendable,
  findSpendableById,
  lockVoucher,
  type SpendableVoucher,
  walletOf,
} from "./service-find";
export { type Issue, issueVoucher } from "./service-issue";
export { freezeCredit, revokeCredit } from "./service-credit";
export {
  activatePurchased,
  freezePurchased,
  isUntouched,
  type PurchasedVoucher,
  purchasedVouchers,
  purchasesToSend,
  reinstateRefunded,
  returnByBank,
  settleRefunded,
  takeCodesToSend,
  withdrawUntouched,
} from "./service-purchased";
export { returnToVoucher, spendVoucher } from "./service-spend";
