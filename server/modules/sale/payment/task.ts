import { defineTask } from "@/server/queue/task";

/** Closes the open charges of an order that changed. */
export const CLOSE_CHARGES = defineTask<{ orderId: string }>({ name: "closeCharges", maxAttempts: 10 });

/** Deletes the processor's data of a customer whose account was deleted: name, address and cards. */
export const FORGET_CARDS = defineTask<{ gateway: string; gatewayCustomerId: string }>({
  name: "forgetCards",
  maxAttempts: 25,
});
