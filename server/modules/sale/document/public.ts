export { issueSoon } from "./service";
