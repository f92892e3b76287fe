export { ownReports } from "./repo";
export { waitingReports } from "./repo-operator";
