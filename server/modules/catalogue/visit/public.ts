export { flushVisits, noteVisit, searchWordsOf, viewsBetween } from "./service";
export { visitOf } from "./visit";
