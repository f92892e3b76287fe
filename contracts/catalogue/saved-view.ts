/** The vendor's lists whose filters can be kept under a name. */
export const VIEW_LISTS = ["orders", "products", "customers"] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

export const VIEWS_MAX = 12;
export const VIEW_NAME_MAX = 40;
export const VIEW_SEARCH_MAX = 500;

/** A list's filters and order under a name, of one person. */
export type SavedView = {
  id: string;
  _id: string;
  list: ViewList;
  name: string;
  /** The address's query without its `?` and page, such as `state=completed&sort=event`. */
  search: string;
};
