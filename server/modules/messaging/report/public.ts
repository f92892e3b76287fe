export { ownReports } from "./repo";
