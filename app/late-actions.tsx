"use client";
import { storedSession } from "@/components/session/use-stored-session";
import { LateActions } from "@/components/ui/late/late-actions";
import type { LateTable } from "@/components/ui/late/late-module";

const LATE: LateTable = {
  heart: () => import("@/components/catalogue/wishlist/heart/heart-late"),
  shortlist: () => import("@/components/catalogue/wishlist/shortlist/shortlist-late"),
  "add-to-cart": () => import("@/components/catalogue/product/add-to-cart-late"),
  appointment: () => import("@/components/catalogue/vendor/appointment/appointment-late"),
  ask: () => import("@/components/catalogue/vendor/actions/ask-late"),
  lightbox: () => import("@/components/ui/gallery/open-lightbox"),
  share: () => import("@/components/catalogue/vendor/actions/share-late"),
  "results-map": () => import("@/components/catalogue/search/map/run-results-map"),
  compare: () => import("@/components/catalogue/compare/compare-late"),
  suggest: () => import("@/components/catalogue/search/suggest/run-suggest"),
  "last-category": () => import("@/components/catalogue/search/facets/last-category"),
  swipe: () => import("@/components/catalogue/vendor/card/swipe-late"),
  wedding: () => import("@/components/catalogue/search/facets/use-wedding"),
};

const isSignedIn = () => storedSession() !== null;

/** The actions of every page that has elements marked `data-late`. */
export function PageLateActions() {
  return <LateActions table={LATE} isSignedIn={isSignedIn} />;
}
