export { flushVisits, noteSearch, noteVisit, searchWordsOf, viewsBetween } from "./service";
export { plainSearchWords, searchOf, visitOf } from "./visit";
