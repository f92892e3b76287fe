"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { Suspense, useEffect } from "react";
import { HYDRATED_EVENT } from "@/lib/page/document-signals";
import { sayKeptNotice } from "@/lib/notice/kept-notice";
import { keepOfflinePage } from "@/components/layout/offline/keep-offline-page";
import { ReferralCapture } from "@/components/identity/promo/referral-capture";
import { STORED_EVENT, USER_ID_COOKIE } from "@/store/storage/storage";
import { loadStore } from "@/components/session/load-store";
import { LoginPopupHost } from "./login-popup-host";
import { ToastHost } from "./toast-host";
import { storedSession, useStoredSession } from "@/components/session/use-stored-session";
import { notify } from "@/lib/notice/notify";
import { NOTICE_PARAM, readNotice } from "@/lib/notice/next-page-notice";

/** Rendered once, in the root layout: toasts, notices from redirects and the login popup. Each loads on demand. */
export function SessionHost() {
  useEffect(clearHalfSession, []);
  useEffect(sayKeptNotice, []);
  useEffect(keepOfflinePage, []);
  useEffect(tellHydrated, []);
  useRoleMark();
  useWedding();
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

/** Marks the signed-in role on the root element, for parts of the page that are only styled by it. */
function useRoleMark(): void {
  const role = useStoredSession()?.role;
  useEffect(() => {
    if (role) document.documentElement.dataset.role = role;
    else delete document.documentElement.dataset.role;
  }, [role]);
}

/** Adds what is known about the wedding to each page that the visitor opens, and again when it changes. */
function useWedding(): void {
  const path = usePathname();
  useEffect(() => {
    const fill = () =>
      void import("@/components/layout/first-intent/fill-wedding").then(
        ({ fillWedding }) => fillWedding(document),
        // Offline: the page stays the same as for everybody.
        () => undefined,
      );
    if (document.querySelector("form[data-wedding], [data-wedding-words], [data-wedding-price]")) fill();
    addEventListener(STORED_EVENT, fill);
    return () => removeEventListener(STORED_EVENT, fill);
  }, [path]);
}

/** Runs as the last effect of the page's first commit, when the rest of the page is already listening. */
function tellHydrated(): void {
  window.dispatchEvent(new Event(HYDRATED_EVENT));
}

/**
 * Clears a session that has lost its tokens. Its remaining cookie would turn the visitor away from the sign-in pages.
 */
function clearHalfSession(): void {
  const saysSignedIn = document.cookie.split("; ").some((cookie) => cookie.startsWith(`${USER_ID_COOKIE}=`));
  if (saysSignedIn && !storedSession()) void loadStore().then(({ context }) => context.session.forget());
}

/** Shows the notice that a redirect left in the address once, and removes it from there. Needs a Suspense ancestor. */
function FlashToast() {
  const code = useSearchParams().get(NOTICE_PARAM);
  useEffect(() => {
    const url = new URL(window.location.href);
    const notice = readNotice(url.searchParams.get(NOTICE_PARAM));
    if (code === null || !url.searchParams.has(NOTICE_PARAM)) return;
    url.searchParams.delete(NOTICE_PARAM);
    window.history.replaceState(null, "", url);
    if (notice) notify(notice.kind, notice.message);
  }, [code]);
  return null;
}
