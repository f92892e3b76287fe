"use client";
import { storedSession } from "@/components/session/use-stored-session";
import { LateActions } from "@/components/ui/late/late-actions";
import type { LateTable } from "@/components/ui/late/late-module";

const LATE: LateTable = {
  heart: () => import("@/components/catalogue/wishlist/heart/heart-late"),
  shortlist: () => import("@/components/catalogue/wishlist/shortlist/shortlist-late"),
  appointment: () => import("@/components/messaging/appointment/request/appointment-late"),
  ask: () => import("@/components/catalogue/vendor/actions/ask-late"),
  lightbox: () => import("@/components/ui/gallery/open-lightbox"),
  share: () => import("@/components/catalogue/vendor/actions/share-late"),
  swipe: () => import("@/components/catalogue/vendor/card/swipe-late"),
};

const isSignedIn = () => storedSession() !== null;

/** The actions of every page that has elements marked `data-late`. */
export function PageLateActions() {
  return <LateActions table={LATE} isSignedIn={isSignedIn} />;
}
