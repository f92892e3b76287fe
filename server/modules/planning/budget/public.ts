export { ownBudget } from "./repo-own";
export { forgetFiles } from "./service-forget";
export { budgetPlan } from "./service";
export { paymentTimeline } from "./service-read";
