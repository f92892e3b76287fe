import { defineTask } from "@/server/queue/task";

/** Writes down what the sides of an order have agreed on since. */
export const WRITE_AGREEMENTS = defineTask<{ orderId: string }>({ name: "writeAgreements", maxAttempts: 12 });
