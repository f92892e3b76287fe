"use client";
import { useEffect, useState } from "react";
import { storedSession, useStoredSession } from "@/components/session/use-stored-session";
import { PROMO_DELAY_MS, PROMO_EXCLUDED } from "@/contracts/identity/registration/promo";
import { dismissPromo, isPromoDismissed } from "@/lib/promo/promo-dismissal";
import type * as PromoPopupModule from "./promo-popup";
import { referralCaptured } from "./referral-capture";

const LOOK_AGAIN_MS = 1000;
/** Elements that the popup must not interrupt: a focused field, another dialog, an open menu. */
const BUSY =
  ":is(input, textarea, select, [contenteditable]):focus, dialog[open], [role=dialog], header :is(details[open], [aria-expanded=true])";

/** A page that itself makes the offer. */
const OFFERED = "[data-promo-here]";

/** A page about something that the offer may exclude. */
const EXCLUDED = `main[data-category="${PROMO_EXCLUDED}"]`;

type Ready = Pick<typeof PromoPopupModule, "PromoPopup"> & { offer: PromoPopupModule.Offer };

/**
 * Opens the promo popup 3 seconds after a public page has loaded, for guests who haven't dismissed it and aren't busy
 * with something else. Its code loads only then.
 */
export function PromoHost() {
  const session = useStoredSession();
  const [ready, setReady] = useState<Ready | null>(null);

  useEffect(() => {
    let timer = window.setTimeout(() => void begin(), PROMO_DELAY_MS - sinceLoaded());
    let gone = false;
    const unwanted = () =>
      gone || storedSession() !== null || isPromoDismissed() || document.querySelector(OFFERED) !== null;
    const begin = async () => {
      await referralCaptured();
      if (unwanted()) return;
      // If the chunk fails to load, skip the offer silently.
      const popup = await import("./promo-popup").catch(() => null);
      if (!popup) return;
      const offer = await popup.prepareOffer();
      if (offer.excludesVenues && document.querySelector(EXCLUDED)) return;
      showWhenQuiet({ PromoPopup: popup.PromoPopup, offer });
    };
    const showWhenQuiet = (next: Ready) => {
      if (unwanted()) return;
      if (document.hidden || document.querySelector(BUSY))
        timer = window.setTimeout(() => showWhenQuiet(next), LOOK_AGAIN_MS);
      else setReady(next);
    };
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, []);

  if (!ready || session) return null;
  return (
    <ready.PromoPopup
      offer={ready.offer}
      onClose={() => {
        dismissPromo();
        setReady(null);
      }}
    />
  );
}

/** Returns the milliseconds since the page loaded without the framework, or 0 if it loaded with it. */
function sinceLoaded(): number {
  return window.sayangLoadedAt === undefined ? 0 : performance.now() - window.sayangLoadedAt;
}
