export { drawStatement, type Statement } from "./service-statement";
export { issueSoon } from "./service";
export { settleDocuments } from "./service-forget";
