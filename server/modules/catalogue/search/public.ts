export { listVendors, searchPins, searchVendors } from "./service";
export { readSearchPage, searchPage } from "./service-page";
export { refreshSearchWords } from "./service-words";
export { type TypicalPrice, typicalPrices } from "./service-typical";
