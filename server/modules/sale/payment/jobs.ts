import { handle, type TaskHandler } from "@/server/queue/task";
import { closeStaleCharges } from "./service-close";
import { CLOSE_CHARGES } from "./task";

export const PAYMENT_TASKS: readonly TaskHandler[] = [
  handle(CLOSE_CHARGES, ({ orderId }) => closeStaleCharges(orderId)),
];
