export { ORDER_MAILS } from "./mails/order";
