export { compareVendors } from "./service";
