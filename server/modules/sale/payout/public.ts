export { insertAdjustment as noteOwnVoucher } from "./repo/line";
export { paidOutAt } from "./repo/line";
export { agreeRate } from "./service-plan";
export { holdPayouts, releasePayouts, retryPayout } from "./service-hold";
export { clawBack } from "./service-clawback";
export { disconnectAccount, refreshAccount } from "./service-connect";
export { returnPayout, settlePayout } from "./service-run";
export { settleOrder } from "./service-settle";
export { settleReturned } from "./service-returned";
