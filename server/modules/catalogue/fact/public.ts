export { confirmFact, listPendingFacts, rejectFact } from "./service-check";
