export { quoteCoupon, type QuotedLine } from "./quote";
export type { CampaignRow } from "./repo";
export { lastDay } from "./rules";
export { claimVoucher } from "./service-claim";
export { chooseCoupon, chooseVoucherCampaign, findCampaign, lockCampaign } from "./service-find";
export { usableCampaigns } from "./service-offers";
export { recordUse, releasePromotions } from "./service-use";
export { voucherLimit } from "./service-voucher-limit";
