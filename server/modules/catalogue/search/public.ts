export { comingAuspicious, isAuspicious, isInSeventhMonth } from "./almanac/days";
export { listProducts, listVendors, searchPins, searchProducts, searchVendors } from "./service";
export { refreshSearchWords } from "./service-words";
export { withSpokenFilters } from "./words/spoken";
