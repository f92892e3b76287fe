export { WEDDING_MAILS } from "./team/mail";
