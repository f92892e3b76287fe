export { waitingFacts } from "./repo";
export { confirmFact, listPendingFacts, rejectFact } from "./service-check";
