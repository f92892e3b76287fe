export { forgetBuyer, ownPurchases } from "./repo-own";
export { failRefund as failVoucherRefund, settleVoucherRefund } from "./service-refund-settle";
export { settleHeldVoucherRefunds } from "./service-refund-withdraw";
export { noteGiftMail } from "./service-mail";
export { settlePurchase } from "./service-settle";
export { countOpenVoucherRefunds } from "./repo-refund";
