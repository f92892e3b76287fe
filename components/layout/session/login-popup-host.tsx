"use client";
import { useEffect, useState } from "react";
import type { AppStore } from "@/store/make-store";
import { useLazyComponent } from "@/components/ui/lazy/use-lazy-component";
import { onStoreLoaded } from "@/components/session/load-store";

const loadPopup = () => import("@/components/identity/auth/login-popup");

/** Loads the login popup when the store first asks for it. */
export function LoginPopupHost() {
  const [wanted, setWanted] = useState<AppStore | null>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const forget = onStoreLoaded((store) => {
      const look = () => {
        if (store.getState().loginPopup.open) setWanted(store);
      };
      look();
      stop ??= store.subscribe(look);
    });
    return () => {
      forget();
      stop?.();
    };
  }, []);
  const { Component: LoginPopup, failed } = useLazyComponent(loadPopup, wanted !== null);
  // Falls back to the login page, by a full load, if the popup's code fails to load.
  useEffect(() => {
    if (failed) window.location.assign(loginPageFor(window.location));
  }, [failed]);
  return wanted && LoginPopup ? <LoginPopup store={wanted} /> : null;
}

function loginPageFor({ pathname, search }: Location): string {
  return `/login?returnUrl=${encodeURIComponent(pathname + search)}`;
}
