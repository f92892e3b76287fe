export { chargeLossOf, disputedShares, orderBalances, type OrderFlows, orderFlows } from "./repo";
export {
  type Account,
  balanceOf,
  creditPosting,
  paymentPosting,
  post,
  type Posting,
  refundPosting,
  returnedRefundPosting,
} from "./service";
