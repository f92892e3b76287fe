export { endWithPassword } from "./service-credentials";
