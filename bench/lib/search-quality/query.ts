/**
 * What a couple would be glad of. A vendor is a hit when one of `vendors`, `types`, `categories` and `title` fits it
 * (any of what it serves or sells), a product when one fits the product itself, and all of `halal` and `districts` do.
 */
export type Wanted = {
  /** Slugs; their branches in larger data count too. */
  vendors?: string[];
  /** Slugs of product types. */
  types?: string[];
  /** Slugs of categories at any level; what lies below counts too. */
  categories?: string[];
  /** Of something on sale. */
  title?: RegExp;
  /** Of a vendor that is certified. */
  halal?: true;
  districts?: number[];
  /** These words must not be understood as others. */
  asTyped?: true;
  /** Finding anything is the miss. */
  nothing?: true;
};

export type Row = [words: string, wanted: Wanted];
export type Group = {
  name: string;
  kind: "vendors" | "products";
  /** Not counted among all. */
  later?: true;
  rows: Row[];
};
