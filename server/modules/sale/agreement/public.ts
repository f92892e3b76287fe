export { agreeSoon, settleAgreements } from "./service";
