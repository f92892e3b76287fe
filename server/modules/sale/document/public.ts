export { drawStatement, type Statement } from "./service-statement";
export { drawSheet, type SheetFigure } from "./service-sheet";
export { issueSoon, listDocuments, readDocument } from "./service";
export { settleDocuments } from "./service-forget";
