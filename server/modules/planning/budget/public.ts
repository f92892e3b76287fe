export { budgetPlan } from "./service";
export { paymentTimeline } from "./service-read";
