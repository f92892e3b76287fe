export { connectPaymentHooks, type PaymentHooks } from "./hooks";
export { chargesLeftOpen } from "./repo/open";
export { type ChargeRef, chargeRefs, paidShares } from "./repo/paid";
export { paidPurchaseCharge } from "./repo/purchase";
export { type ChargeShares, chargeShares } from "./repo/disputed";
export { closeCharges } from "./service-close";
export { cancelPurchaseCharge, openPurchaseIntent, planPurchaseCharge } from "./service-purchase";
export { noteOpenPayment, settlePayment } from "./service-settle";
export { forgetCards } from "./service-forget";
