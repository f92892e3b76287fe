export { createOperator, listOperators, renewOperatorPassword, setOperatorRole } from "./service";
export { actsOn, changed, doneBy, NO_SUBJECT, recordAct, refundedBy } from "./service-act";
