export { createOperator, listOperators, renewOperatorPassword, setOperatorRole } from "./service";
export { actsOn, changed, doneBy, recordAct, refundedBy } from "./service-act";
