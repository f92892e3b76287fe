import { defineTask } from "@/server/queue/task";

/** Numbers the documents of an order after its money has moved. */
export const ISSUE_DOCUMENTS = defineTask<{ orderId: string }>({ name: "issueDocuments", maxAttempts: 12 });
