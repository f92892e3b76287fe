import type { ReactNode } from "react";

/** Puts a dialog or the like on the page; null takes it away. */
export type Show = (node: ReactNode) => void;

export type LateModule = {
  /** Called with the pressed element; what it needs to know stands in its data attributes. */
  run: (element: HTMLElement, show: Show) => unknown;
  /** Called once on a page that has such elements when somebody is signed in: to show what is theirs. */
  start?: (show: Show) => unknown;
};

/** What elements marked `data-late="name"` do, fetched when they are needed. */
export const LATE: Readonly<Record<string, (() => Promise<LateModule>) | undefined>> = {
  heart: () => import("@/components/wishlist/heart-late"),
  shortlist: () => import("@/components/wishlist/shortlist-late"),
  "add-to-cart": () => import("@/components/product/add-to-cart-late"),
  appointment: () => import("@/components/vendor/appointment/appointment-late"),
  ask: () => import("@/components/vendor/actions/ask-late"),
  lightbox: () => import("@/components/vendor/gallery/open-lightbox"),
  share: () => import("@/components/vendor/actions/share-late"),
  "results-map": () => import("@/components/search/map/run-results-map"),
  compare: () => import("@/components/compare/compare-late"),
  suggest: () => import("@/components/search/suggest/run-suggest"),
  "wedding-date": () => import("@/components/search/facets/use-wedding-date"),
};
