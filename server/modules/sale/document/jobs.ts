import { handle, type TaskHandler } from "@/server/queue/task";
import { issueDocuments } from "./service";
import { ISSUE_DOCUMENTS } from "./task";

export const DOCUMENT_TASKS: readonly TaskHandler[] = [
  handle(ISSUE_DOCUMENTS, ({ orderId }) => issueDocuments(orderId)),
];
