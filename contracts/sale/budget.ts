/** A part of the budget. Amounts in dollars. */
export type BudgetSums = {
  /** "Booked": the total of the orders that are not cancelled. */
  committed: number;
  /** "Paid" for orders of any state, by card, voucher or store credit, less all that came back. */
  paid: number;
  /** "Still to pay": what milestones ask of a card for the orders that are not cancelled. */
  owed: number;
};

/** GET /user/profile/actual_budget. Amounts in dollars. */
export type ActualBudget = BudgetSums & {
  /** Set by the couple in its profile; null until then. */
  budget: number | null;
  /** `budget` less `committed`: negative when the couple has ordered more. Null without a budget. */
  remaining: number | null;
  /** By the master category of the vendor, in alphabetical order. */
  categories: (BudgetSums & { name: string })[];
};
