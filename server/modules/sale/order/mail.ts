export { ORDER_MAILS } from "./letters/order";
