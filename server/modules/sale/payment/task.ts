import { defineTask } from "@/server/queue/task";

/** Closes the open charges of an order that changed. */
export const CLOSE_CHARGES = defineTask<{ orderId: string }>({ name: "closeCharges", maxAttempts: 10 });
