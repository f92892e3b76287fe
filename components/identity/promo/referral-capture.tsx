"use client";
import { useEffect } from "react";

const SAYS_WHO = /[?&](ref|utm_[a-z]+)=/;

let captured: Promise<void> = Promise.resolve();

/** Resolves when the referral in the address has been stored. */
export function referralCaptured(): Promise<void> {
  return captured;
}

/** Rendered on every page. The code that stores a referral loads only when the address has one. */
export function ReferralCapture() {
  useEffect(() => {
    const { href, search } = window.location;
    if (!SAYS_WHO.test(search)) return;
    captured = import("@/lib/promo/referral").then(
      ({ captureReferral }) => captureReferral(href),
      // Offline: carry on, and count the next such address as the first touch.
      () => undefined,
    );
  }, []);
  return null;
}
