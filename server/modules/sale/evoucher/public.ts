export { forgetBuyer, ownPurchases } from "./repo-own";
export { VOUCHER_REFUNDS, withdrawVoucherRefunds } from "./refund-subject";
export { noteGiftMail } from "./service-mail";
export { settlePurchase } from "./service-settle";
export { countOpenVoucherRefunds } from "./repo-refund";
