/** The sums of one part of the budget. Amounts in dollars. */
export type BudgetSums = {
  /** "Booked": the total of the orders that are not cancelled. */
  committed: number;
  /** "Paid": for orders of any state, by card, voucher or store credit, less refunds. */
  paid: number;
  /** "Still to pay": what the milestones of orders that are not cancelled require by card. */
  owed: number;
};

/** GET /user/profile/actual_budget. Amounts in dollars. */
export type ActualBudget = BudgetSums & {
  /** Set by the couple in its profile; null before that. */
  budget: number | null;
  /** `budget` less `committed`: negative when the couple has ordered more. Null without a budget. */
  remaining: number | null;
  /** By the vendor's master category, in alphabetical order. */
  categories: (BudgetSums & { name: string })[];
};
