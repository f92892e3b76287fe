import { defineTask } from "@/server/queue/task";

/** Writes an order's outstanding agreement and amendments. */
export const WRITE_AGREEMENTS = defineTask<{ orderId: string }>({ name: "writeAgreements", maxAttempts: 12 });
