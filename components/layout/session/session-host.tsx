"use client";
import { Suspense, useEffect } from "react";
import { sayKeptNotice } from "@/lib/kept-notice";
import { keepOfflinePage } from "@/components/offline/keep-offline-page";
import { ReferralCapture } from "@/components/promo/referral-capture";
import { USER_ID_COOKIE } from "@/store/storage";
import { FlashToast } from "./flash-toast";
import { loadStore } from "./load-store";
import { LoginPopupHost } from "./login-popup-host";
import { ToastHost } from "./toast-host";
import { storedSession } from "./use-stored-session";

/** Once on every page, in the root layout: toasts, messages of redirects, the login popup. Each comes when needed. */
export function SessionHost() {
  useEffect(clearHalfSession, []);
  useEffect(sayKeptNotice, []);
  useEffect(keepOfflinePage, []);
  return (
    <>
      <ToastHost />
      <Suspense>
        <FlashToast />
      </Suspense>
      <LoginPopupHost />
      <ReferralCapture />
    </>
  );
}

/**
 * A browser that says it has signed in but has lost its tokens still has the cookie that turns it away from the
 * sign-in pages, where it would have to go. The server takes it back.
 */
function clearHalfSession(): void {
  const saysSignedIn = document.cookie.split("; ").some((cookie) => cookie.startsWith(`${USER_ID_COOKIE}=`));
  if (saysSignedIn && !storedSession()) void loadStore().then(({ context }) => context.session.forget());
}
