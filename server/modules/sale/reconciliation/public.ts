export { checkLedger, readBooks } from "./service";
