import { type InferType, object, string } from "yup";
import { PLAN_IDS, type PlanId } from "./compensation";

/** POST /payout-vendor/plan. */
export const choosePlanBody = object({
  plan: string<PlanId>().oneOf(PLAN_IDS, "Choose one of the plans").required("Choose a plan"),
});
export type ChoosePlanBody = InferType<typeof choosePlanBody>;
