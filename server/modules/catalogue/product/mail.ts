export { PRODUCT_MAILS } from "./own/mail";
