export { searchPins, searchProducts, searchVendors } from "./service";
export { refreshSearchWords } from "./service-words";
