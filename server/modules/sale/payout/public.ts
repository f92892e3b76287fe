export { insertAdjustment as noteOwnVoucher } from "./repo/line";
export { agreeRate } from "./service-plan";
export { clawBack } from "./service-clawback";
export { disconnectAccount, refreshAccount } from "./service-connect";
export { returnPayout, settlePayout } from "./service-run";
export { settleOrder } from "./service-settle";
export { settleReturned } from "./service-returned";
