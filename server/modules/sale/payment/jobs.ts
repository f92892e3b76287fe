import { handle, type TaskHandler } from "@/server/queue/task";
import { closeStaleCharges } from "./service-close";
import { deleteGatewayCustomer } from "./service-forget";
import { CLOSE_CHARGES, FORGET_CARDS } from "./task";

export const PAYMENT_TASKS: readonly TaskHandler[] = [
  handle(CLOSE_CHARGES, ({ orderId }) => closeStaleCharges(orderId)),
  handle(FORGET_CARDS, deleteGatewayCustomer),
];
