"use client";
import { useEffect, useState } from "react";
import { storedSession, useStoredSession } from "@/components/layout/session/use-stored-session";
import { PROMO_DELAY_MS } from "@/contracts/promo-offer";
import { dismissPromo, isPromoDismissed } from "@/lib/promo-dismissal";
import type * as PromoPopupModule from "./promo-popup";
import { referralCaptured } from "./referral-capture";

const LOOK_AGAIN_MS = 1000;
/** What a popup must not break into: a field being filled in, another dialog, an open menu. */
const BUSY =
  ":is(input, textarea, select, [contenteditable]):focus, dialog[open], [role=dialog], header :is(details[open], [aria-expanded=true])";

type Ready = Pick<typeof PromoPopupModule, "PromoPopup"> & { offer: PromoPopupModule.Offer };

/**
 * Brings the promo popup 3 seconds after a public page has loaded (spec customer §4): to guests who have not shut it,
 * and not while they are at something. Its code comes only then.
 */
export function PromoHost() {
  const session = useStoredSession();
  const [ready, setReady] = useState<Ready | null>(null);

  useEffect(() => {
    let timer = window.setTimeout(() => void begin(), PROMO_DELAY_MS);
    let gone = false;
    const unwanted = () => gone || storedSession() !== null || isPromoDismissed();
    const begin = async () => {
      await referralCaptured();
      if (unwanted()) return;
      // A chunk that does not come is an offer missed, and nothing to trouble a visitor with.
      const popup = await import("./promo-popup").catch(() => null);
      if (popup) showWhenQuiet({ PromoPopup: popup.PromoPopup, offer: await popup.prepareOffer() });
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
