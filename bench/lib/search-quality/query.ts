/**
 * The wanted results of a query. A vendor is a hit when one of `vendors`, `types`, `categories` and `title` matches
 * anything it serves or sells, a product when one matches the product itself; `halal` and `districts` must match as
 * well.
 */
export type Wanted = {
  /** Slugs; their copies in larger data sets count, too. */
  vendors?: string[];
  /** Slugs of product types. */
  types?: string[];
  /** Slugs of categories at any level, including everything below. */
  categories?: string[];
  /** Matches the title of a product on sale. */
  title?: RegExp;
  /** The vendor must be certified. */
  halal?: true;
  districts?: number[];
  /** These words must not be replaced by others. */
  asTyped?: true;
  /** Any result counts as a miss. */
  nothing?: true;
};

export type Row = [words: string, wanted: Wanted];
export type Group = {
  name: string;
  kind: "vendors" | "products";
  /** Left out of the total. */
  later?: true;
  rows: Row[];
};
