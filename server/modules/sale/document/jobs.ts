import { handle, type PeriodicJob, type TaskHandler } from "@/server/queue/task";
import { issueDocuments } from "./service";
import { eraseOldParties } from "./service-forget";
import { ISSUE_DOCUMENTS } from "./task";

export const DOCUMENT_TASKS: readonly TaskHandler[] = [
  handle(ISSUE_DOCUMENTS, ({ orderId }) => issueDocuments(orderId)),
];

export const DOCUMENT_JOBS: readonly PeriodicJob[] = [
  { name: "eraseOldParties", cron: "40 19 * * *", run: () => eraseOldParties() },
];
