export { cardCents, type OrderSums, orderSums, ordersByCategory, sumsOfOrder } from "./repo-budget";
export { ownStatement } from "./repo-own";
export { actualBudget } from "./service-budget";
