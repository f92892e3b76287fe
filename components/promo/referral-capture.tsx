"use client";
import { useEffect } from "react";

const SAYS_WHO = /[?&](ref|utm_[a-z]+)=/;

let captured: Promise<void> = Promise.resolve();

/** Resolves when what the address says of who sent the visitor has been kept. */
export function referralCaptured(): Promise<void> {
  return captured;
}

/** Stands on every page. The code that keeps a referral comes only with an address that has one. */
export function ReferralCapture() {
  useEffect(() => {
    const { href, search } = window.location;
    if (!SAYS_WHO.test(search)) return;
    captured = import("@/lib/referral").then(
      ({ captureReferral }) => captureReferral(href),
      // Offline: the visitor goes on, and the next such address is the first touch.
      () => undefined,
    );
  }, []);
  return null;
}
