"use client";
import { useEffect, useId, useRef, useState } from "react";
import { CloseButton } from "@/components/ui/action/close-button";
import { closeNativeDialog, NativeDialog } from "@/components/ui/feedback/native-dialog";
import { TileArtwork } from "@/components/ui/media/tile-artwork";
import { PROMO_CAP_CENTS, PROMO_PERCENT, promoScope } from "@/contracts/identity/registration/promo";
import { dismissPromo } from "@/lib/promo/promo-dismissal";
import { readReferral } from "@/lib/promo/referral";
import { PromoForm } from "./promo-form";
import styles from "./promo-popup.module.css";
import { ButtonLink } from "@/components/ui/action/button";

export type Offer = { refCode: string; excludesVenues: boolean };

/** Returns the offer for this visitor. Promises no venues when the code's owner can't be determined. */
export async function prepareOffer(): Promise<Offer> {
  const { refCode } = readReferral();
  if (!refCode) return { refCode, excludesVenues: false };
  const { isInfluencerCode } = await import("./promo-request");
  return { refCode, excludesVenues: await isInfluencerCode(refCode).catch(() => true) };
}

/** The promo sign-up. It opens by itself on public pages, so it is the browser's own dialog. */
export function PromoPopup({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [sentTo, setSentTo] = useState<string | null>(null);

  useEffect(() => {
    // Focuses the heading, not the field: a phone's keyboard would cover the offer.
    title.current?.focus();
  }, [sentTo]);

  return (
    <NativeDialog className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.card}>
        <div className={styles.artwork} aria-hidden="true">
          <TileArtwork id="promo" />
          <p className={styles.seal}>
            <strong>{PROMO_PERCENT}%</strong>
            off
          </p>
        </div>
        <div className={styles.side}>
          <CloseButton className={styles.close} onClick={closeNativeDialog} />
          <p className={styles.eyebrow}>{sentTo ? "It is yours" : "A wedding gift from us"}</p>
          <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
            {sentTo ? "Thank you" : `${PROMO_PERCENT}% off, up to $${PROMO_CAP_CENTS / 100}`}
          </h2>
          {sentTo ? (
            <PromoThanks email={sentTo} excludesVenues={offer.excludesVenues} />
          ) : (
            <>
              <p className={styles.lead}>
                {promoScope(offer.excludesVenues)} Tell us where to send your code.
              </p>
              <PromoForm
                refCode={offer.refCode}
                onSent={(email) => {
                  dismissPromo();
                  setSentTo(email);
                }}
              />
              <button type="button" className={styles.later} onClick={closeNativeDialog}>
                No, thank you
              </button>
            </>
          )}
        </div>
      </div>
    </NativeDialog>
  );
}

/** Confirms a sign-up: where the code was sent and where to use it. */
function PromoThanks({ email, excludesVenues }: { email: string; excludesVenues: boolean }) {
  return (
    <>
      <p className={styles.lead}>
        Your code is on its way to <strong className={styles.address}>{email}</strong>. It’s for anything
        {excludesVenues ? " but venues" : " you book here"}. Enter it in your cart.
      </p>
      <ButtonLink href="/vendor" size="lg" block>
        Start Planning
      </ButtonLink>
    </>
  );
}
