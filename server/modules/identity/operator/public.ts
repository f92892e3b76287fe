export { createOperator, listOperators, renewOperatorPassword } from "./service";
