export { CLOSING_WORKS } from "./service";
