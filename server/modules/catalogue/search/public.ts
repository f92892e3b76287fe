export { matchesWords } from "./repo/match";
export { placeCounts } from "./repo/place-counts";
export { findAlternatives } from "./service-alternatives";
export { listVendors, searchPins, searchVendors } from "./service";
export { searchMovedTo } from "./service-moved";
export { readSearchPage, searchPage } from "./service-page";
export { refreshSearchWords } from "./service-words";
export { type TypicalPrice, typicalPrices } from "./service-typical";
