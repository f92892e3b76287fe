"use client";
import { storedSession } from "@/components/session/use-stored-session";
import { LazyActions } from "@/components/ui/lazy/lazy-actions";
import type { LazyTable } from "@/components/ui/lazy/lazy-module";

const ACTIONS: LazyTable = {
  heart: () => import("@/components/catalogue/wishlist/heart/heart-lazy"),
  shortlist: () => import("@/components/catalogue/wishlist/shortlist/shortlist-lazy"),
  appointment: () => import("@/components/messaging/appointment/request/appointment-lazy"),
  ask: () => import("@/components/catalogue/vendor/actions/ask-lazy"),
  lightbox: () => import("@/components/ui/gallery/open-lightbox"),
  share: () => import("@/components/catalogue/vendor/actions/share-lazy"),
  wedding: () => import("@/components/identity/wedding/wedding-lazy"),
  swipe: () => import("@/components/catalogue/vendor/card/swipe-lazy"),
};

/** Hearts show what a signed-in visitor has saved. */
const STARTING = ["heart"];

const isSignedIn = () => storedSession() !== null;

/** The actions of every page that has elements marked `data-lazy`. */
export function PageLazyActions() {
  return <LazyActions table={ACTIONS} starting={STARTING} isSignedIn={isSignedIn} />;
}
