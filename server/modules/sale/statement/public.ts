export { actualBudget } from "./service-budget";
