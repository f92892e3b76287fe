export const TABLE_SHAPES = ["round", "long"] as const;
export type TableShape = (typeof TABLE_SHAPES)[number];

export const SEATING_RULE_KINDS = ["together", "apart", "near_stage"] as const;
export type SeatingRuleKind = (typeof SEATING_RULE_KINDS)[number];

export const PLAN_FEATURE_KINDS = ["stage", "door", "dance_floor", "bar"] as const;
/** Something on the plan that is not a table; centimetres from the room's top left corner. */
export type PlanFeature = {
  id: string;
  kind: (typeof PLAN_FEATURE_KINDS)[number];
  x: number;
  y: number;
  width: number;
  depth: number;
};
