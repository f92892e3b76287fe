"use client";
import { useEffect } from "react";
import { storedSession } from "@/components/session/use-stored-session";
import { isPromoDismissed } from "@/lib/promo/promo-dismissal";
import { referralCaptured } from "./referral-capture";

/**
 * Starts the promo popup's timer on pages that came without the script that otherwise does it: in development, and
 * after a navigation from a page outside the public ones.
 */
export function PromoHost() {
  useEffect(() => {
    if (window.sayangOffersPromo || isPromoDismissed()) return;
    // If the chunk fails to load, skip the offer silently.
    void Promise.all([import("./offer-promo"), referralCaptured()]).then(
      ([{ offerPromo }]) => offerPromo(() => storedSession() !== null),
      () => undefined,
    );
  }, []);
  return null;
}
