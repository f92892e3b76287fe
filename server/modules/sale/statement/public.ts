export { ownStatement } from "./repo-own";
export { actualBudget } from "./service-budget";
