/** Element ids shared by the parts of the search. */
export const SEARCH_ID = "search";
export const FILTERS_ID = "filters";
export const SHEET_ID = "filter-sheet";
export const SORT_ID = "sort-sheet";
export const RESULT_ID = "result";
export const RESULT_COUNT_ID = "result-count";
export const PAGER_ID = "pages";
