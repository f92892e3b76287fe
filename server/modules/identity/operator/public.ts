export { createOperator, listOperators, renewOperatorPassword, setOperatorRole } from "./service";
export { doneBy, recordAct } from "./service-act";
