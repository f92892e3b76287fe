export { resetPasswordMail } from "./mail";
export { endWithPassword } from "./service-credentials";
