export { ORDER_WORKS } from "./service-decide";
