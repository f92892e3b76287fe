export { discountLine, portion, type Reduction, reductionOf, shareDiscount, splitLike } from "./discount";
export { fillMilestones } from "./fill-milestones";
export { movedPrice, notePrice } from "./list-price";
export { addUp, type LinePrice, priceAgreedLine, priceLine } from "./line-price";
export { type PlannedMilestone, planMilestones } from "./plan-milestones";
export { shareOut } from "./shares";
export {
  type CancellationCase,
  datedTiers,
  type DatedTier,
  policyRefund,
  type PolicyRefund,
} from "./policy-refund";
