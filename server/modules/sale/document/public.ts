export { drawStatement, type Statement } from "./service-statement";
export { issueSoon, listDocuments, readDocument } from "./service";
export { settleDocuments } from "./service-forget";
