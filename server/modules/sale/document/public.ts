export { issueSoon } from "./service";
export { settleDocuments } from "./service-forget";
