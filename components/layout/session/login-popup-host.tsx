"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import type { AppStore } from "@/store/make-store";
import { onStoreLoaded } from "./load-store";

const LoginPopup = lazy(() => import("@/components/auth/login-popup"));

/** Brings the login popup when the store asks for it for the first time. */
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
  return wanted ? (
    <Suspense>
      <LoginPopup store={wanted} />
    </Suspense>
  ) : null;
}
