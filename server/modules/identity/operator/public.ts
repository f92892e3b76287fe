export { createOperator, listOperators, renewOperatorPassword, setOperatorRole } from "./service";
export { changed, doneBy, recordAct } from "./service-act";
